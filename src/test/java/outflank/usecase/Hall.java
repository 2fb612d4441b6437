package outflank.usecase;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import outflank.account.Accounts;
import outflank.account.Actor;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.pairing.Constraints;
import outflank.player.PersonDetails;
import outflank.record.Confirming;
import outflank.tournament.CheckingIn;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.EnteringResults;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;
import outflank.tournament.Tournaments;

/** What a director does in the hall, in few words, through the application's own use cases. */
@ApplicationScoped
public class Hall {

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    @Inject
    private Accounts accounts;

    @Inject
    private Tournaments tournaments;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private Registering registering;

    @Inject
    private Entrants entrants;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

    @Inject
    private EnteringResults results;

    @Inject
    private Confirming confirming;

    /** Somebody new who can sign in. */
    public Actor director() {
        int number = NUMBERS.incrementAndGet();
        return accounts.create("director " + UUID.randomUUID(), "Director " + number, "a long password", false)
                .actor();
    }

    /** A tournament of this director under the rules of the world championship. */
    public Tournament tournament(Actor director, int plannedRounds) {
        return tournament(director, TournamentRules.worldChampionship(plannedRounds));
    }

    /** A tournament of this director. */
    public Tournament tournament(Actor director, TournamentRules rules) {
        LocalDate day = LocalDate.of(2026, 3, 14);
        return creating.create(
                director, new TournamentDetails("Cup " + NUMBERS.incrementAndGet(), "Lindenau", day, day), rules, 1);
    }

    /** Registers players, accepts them and checks them in; the first one has number 1. */
    public List<Registering.Registration> players(Actor director, Tournament tournament, int count) {
        List<Registering.Registration> registrations = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            registrations.add(registering.register(director, tournament.id(), somebody()));
        }
        checkingIn.checkInAll(director, tournament.id());
        return registrations;
    }

    /** A person nobody has heard of. */
    public PersonDetails somebody() {
        int number = NUMBERS.incrementAndGet();
        return new PersonDetails("Player", "Number " + number, "", "", 0);
    }

    /** Pairs and publishes the next round. */
    public List<Game> nextRound(Actor director, Tournament tournament, Constraints constraints) {
        pairing.pair(director, tournament.id(), constraints);
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        publishing.publish(director, tournament.id(), draft);
        return rounds.games(draft);
    }

    /** Pairs and publishes the next round as it comes. */
    public List<Game> nextRound(Actor director, Tournament tournament) {
        return nextRound(director, tournament, Constraints.none());
    }

    /** Enters a result nobody had entered before. */
    public void result(Actor director, Tournament tournament, Game game, int blackDiscs, int whiteDiscs) {
        confirming.enter(director, tournament.id(), game.id(), null, played(blackDiscs, whiteDiscs), "");
    }

    /** Changes a result that stands, for a reason. */
    public void correct(Actor director, Tournament tournament, Game game, int blackDiscs, int whiteDiscs) {
        UUID standing = results.inForce(game.id()).orElseThrow().id();
        results.rule(
                director,
                tournament.id(),
                game.id(),
                standing,
                played(blackDiscs, whiteDiscs),
                "typed the wrong way round");
    }

    /** A game played to its end with these discs. */
    public static Result played(int blackDiscs, int whiteDiscs) {
        return Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, 2 * whiteDiscs);
    }

    /** The player behind a personal link. */
    public Actor player(Registering.Registration registration) {
        return entrants.byLink(registration.link().text()).orElseThrow();
    }

    /** The player who is this entrant. */
    public static Actor player(Entrant entrant) {
        return Actor.player(entrant.id(), entrant.name());
    }

    /** The tournament as it stands now. */
    public Tournament now(Tournament tournament) {
        return tournaments.bySlug(tournament.slug()).orElseThrow();
    }
}
