package outflank.boot.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.Game;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;

/** Beside the running tournament: a small one that is over, and one that players can still register for. */
@ApplicationScoped
public class OtherTournaments {

    private static final long SEED = 20_260_101;
    private static final int SMALL_FIELD = 6;
    private static final int SMALL_ROUNDS = 3;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private Registering registering;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private DemoDesk desk;

    @Inject
    private DemoHonours honours;

    /** A tournament of six players whose standings are final. */
    public void stageFinished(Actor director, LocalDate today) {
        LocalDate day = today.minusDays(40);
        UUID id = creating.create(
                        director,
                        new TournamentDetails("Six at the Harbor", "Port Halcyon", day, day),
                        TournamentRules.worldChampionship(SMALL_ROUNDS),
                        SEED)
                .id();
        People.ALL.stream().skip(3).limit(SMALL_FIELD).forEach(person -> desk.enter(director, id, person));
        for (int round = 1; round <= SMALL_ROUNDS; round++) {
            for (Game game : desk.publishNextRound(director, id)) {
                String moves = desk.play(game, SEED + 100L * round);
                desk.handIn(game, Color.BLACK, moves);
                desk.report(game, Color.WHITE, moves);
            }
        }
        publishing.finish(director, id);
        honours.award(director, id);
    }

    /** A tournament in three weeks; some who registered are accepted, some wait for it. */
    public void stageOpen(Actor director, LocalDate today) {
        LocalDate first = today.plusDays(21);
        UUID id = creating.create(
                        director,
                        new TournamentDetails("Midsummer Islands Cup", "Fernholm", first, first.plusDays(1)),
                        TournamentRules.worldChampionship(9),
                        SEED + 1)
                .id();
        configuring.openRegistration(director, id, true);
        People.ALL.stream().limit(4).forEach(person -> registering.register(director, id, person));
        People.ALL.stream().skip(14).limit(3).forEach(person -> registering.register(Actor.visitor(), id, person));
    }
}
