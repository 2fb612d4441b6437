package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.account.Actor;
import outflank.competition.RealEvent;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;
import outflank.player.PersonDetails;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.Game;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Registering;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentState;

/** World championships played again, round by round, through the use cases of the application on PostgreSQL. */
@ArquillianTest
@SharedData.Needed
class WorldChampionshipsIT {

    @Inject
    private Hall hall;

    @Inject
    private Registering registering;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private Entrants entrants;

    @Inject
    private Competitions competitions;

    @Inject
    private PublishingRounds publishing;

    @Test
    void theChampionshipOf1991WithItsAbsencesAndItsWithdrawal() {
        endsAsPublished(1991);
    }

    @Test
    void theChampionshipOf2010() {
        endsAsPublished(2010);
    }

    @Test
    void theChampionshipOf2018() {
        endsAsPublished(2018);
    }

    @Test
    void theChampionshipOf2023() {
        endsAsPublished(2023);
    }

    private void endsAsPublished(int year) {
        RealEvent event = RealEvent.worldChampionship(year);
        Actor director = hall.director();
        Tournament tournament = hall.tournament(director, event.competition().plannedRounds());
        Map<Integer, Entrant> byNumber = register(director, tournament, event);
        checkingIn.checkInAll(director, tournament.id());
        for (Round round : event.competition().rounds()) {
            play(director, tournament, event, byNumber, round);
        }
        publishing.finish(director, tournament.id());

        Tournament finished = hall.now(tournament);
        assertThat(finished.state()).isEqualTo(TournamentState.FINISHED);
        Standings standings = Standings.of(competitions.read(finished), List.of(TieBreaks.parseOne("brightwell=6")));
        assertThat(standings.rows()).hasSameSizeAs(event.published());
        for (RealEvent.Place place : event.published()) {
            Standing standing = standings.of(place.entrant());
            assertThat(BigDecimal.valueOf(standing.halfPoints()).divide(BigDecimal.valueOf(2)))
                    .as("%d: points of %d", year, place.entrant())
                    .isEqualByComparingTo(place.points());
            assertThat(standing.tieBreakValues().get(0).amount())
                    .as("%d: Brightwell of %d", year, place.entrant())
                    .isEqualByComparingTo(event.brightwell().get(place.entrant()));
            Set<Integer> sharing = standings.rows().stream()
                    .filter(other -> other.rank() == standing.rank())
                    .map(other -> other.entrant().number())
                    .collect(Collectors.toSet());
            assertThat(place.position())
                    .as("%d: place of %d, shared by %s", year, place.entrant(), sharing)
                    .isBetween(standing.rank(), standing.rank() + sharing.size() - 1);
        }
    }

    private Map<Integer, Entrant> register(Actor director, Tournament tournament, RealEvent event) {
        Map<Integer, Entrant> byNumber = new HashMap<>();
        for (outflank.competition.Entrant entrant : event.competition().entrants()) {
            PersonDetails person = new PersonDetails("", tournament.slug() + " " + entrant.name(), "", "", 0);
            Entrant registered =
                    registering.register(director, tournament.id(), person).entrant();
            assertThat(registered.number()).isEqualTo(entrant.number());
            byNumber.put(entrant.number(), registered);
        }
        return byNumber;
    }

    private void play(
            Actor director, Tournament tournament, RealEvent event, Map<Integer, Entrant> byNumber, Round round) {
        event.competition().entrants().stream()
                .filter(entrant -> entrant.withdrawnFromRound().orElse(0) == round.number())
                .forEach(entrant -> checkingIn.withdraw(
                        director,
                        tournament.id(),
                        byNumber.get(entrant.number()).id()));
        Constraints constraints = Constraints.none();
        for (outflank.competition.Game game : round.games()) {
            constraints = constraints.withFixedPair(game.black(), game.white());
        }
        for (int entrant : round.byes()) {
            constraints = constraints.withFixedBye(entrant);
        }
        Map<Set<Integer>, outflank.competition.Game> played = round.games().stream()
                .collect(Collectors.toMap(game -> Set.of(game.black(), game.white()), Function.identity()));
        Set<Integer> seated = new HashSet<>();
        for (Game game : hall.nextRound(director, tournament, constraints)) {
            outflank.competition.Game real =
                    played.get(Set.of(game.black().number(), game.white().number()));
            assertThat(game.black().number()).isEqualTo(real.black());
            Result result = real.result().orElseThrow();
            hall.result(director, tournament, game, result.blackHalfDiscs() / 2, result.whiteHalfDiscs() / 2);
            seated.addAll(List.of(real.black(), real.white()));
        }
        assertThat(seated).hasSize(2 * round.games().size());
    }
}
