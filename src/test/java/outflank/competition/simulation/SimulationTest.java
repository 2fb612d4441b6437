package outflank.competition.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.undecided;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Round;
import outflank.competition.Sketch;
import outflank.competition.pairing.PairingRules;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;

/** Chances of places: sound as numbers, the same for the same seed, and sure where nothing is left to chance. */
class SimulationTest {

    private static final List<TieBreak> TIE_BREAKS = TieBreaks.parse("brightwell=6,discs");

    @Test
    void everyPlaceIsTakenOnceInEachRunAndEverybodyTakesOne() {
        Forecast forecast = forecast(planned(Sketch.ofPlayers(9).competition(), 4), 300, 1);

        for (int place = 1; place <= 9; place++) {
            int at = place;
            assertThat(forecast.chances().stream()
                            .mapToDouble(line -> line.at(at))
                            .sum())
                    .as("place %d", place)
                    .isCloseTo(1, within(1e-9));
        }
        assertThat(forecast.chances()).allMatch(line -> line.runsWithin(9) == 300);
        assertThat(forecast.chances().stream()
                        .mapToDouble(Forecast.Chances::averagePlace)
                        .sum())
                .isCloseTo(45, within(1e-6));
    }

    @Test
    void equalPlayersHaveEqualChances() {
        Forecast forecast = forecast(planned(Sketch.ofPlayers(8).competition(), 3), 2_000, 2);

        // Four standard deviations of 2,000 runs at a chance of one eighth.
        assertThat(forecast.chances())
                .allSatisfy(line ->
                        assertThat(line.at(1)).as("entrant %d", line.entrant()).isCloseTo(0.125, within(0.03)));
    }

    @Test
    void theSameSeedGivesTheSameChancesAndAnotherOneOthers() {
        Competition start = planned(Sketch.ofPlayers(7).competition(), 5);

        assertThat(forecast(start, 50, 3)).isEqualTo(forecast(start, 50, 3));
        assertThat(forecast(start, 50, 4)).isNotEqualTo(forecast(start, 50, 3));
    }

    @Test
    void whoCannotBeCaughtWinsInEveryRunAndIsSure() {
        Competition start = planned(
                Sketch.ofPlayers(6)
                        .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 6, 40, 24))
                        .round(game(1, 3, 40, 24), game(2, 5, 32, 32), game(4, 6, 40, 24))
                        .round(game(1, 5, 40, 24), game(2, 4, 32, 32), game(3, 6, 24, 40))
                        .round(game(1, 4, 40, 24), game(2, 3, 32, 32), game(5, 6, 32, 32))
                        .competition(),
                5);

        Forecast forecast = forecast(start, 200, 5);

        assertThat(forecast.chances().get(0))
                .returns(1, Forecast.Chances::entrant)
                .returns(1.0, line -> line.at(1));
        assertThat(Reach.of(start, 1)).containsEntry(1, Reach.SURE).containsEntry(2, Reach.OUT);
        assertThat(Reach.of(start, 2)).containsEntry(1, Reach.SURE).containsEntry(2, Reach.OPEN);
    }

    @Test
    void thePointsAloneNeverContradictARun() {
        Competition start = planned(
                Sketch.ofPlayers(8)
                        .round(game(1, 2, 40, 24), game(3, 4, 40, 24), game(5, 6, 40, 24), game(7, 8, 40, 24))
                        .round(game(1, 3, 40, 24), game(5, 7, 40, 24), game(2, 4, 40, 24), game(6, 8, 40, 24))
                        .round(game(1, 5, 40, 24), game(3, 7, 40, 24), game(2, 6, 40, 24), undecided(4, 8))
                        .competition(),
                4);
        Forecast forecast = forecast(start, 500, 6);

        for (int first = 1; first <= 8; first++) {
            var reach = Reach.of(start, first);
            for (Forecast.Chances line : forecast.chances()) {
                switch (reach.get(line.entrant())) {
                    case SURE -> assertThat(line.runsWithin(first)).isEqualTo(500);
                    case OUT -> assertThat(line.runsWithin(first)).isZero();
                    case OPEN -> assertThat(line.runsWithin(first)).isBetween(0, 500);
                }
            }
        }
        assertThat(Reach.of(start, 1)).containsEntry(4, Reach.OUT).containsEntry(1, Reach.OPEN);
    }

    @Test
    void theStrongerOneIsAheadMoreOftenAndWhoHasLeftPlaysNoMore() {
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= 6; number++) {
            entrants.add(new Entrant(
                    number,
                    "Player " + number,
                    "",
                    2_400 - 200 * number,
                    number,
                    1,
                    number == 6 ? OptionalInt.of(2) : OptionalInt.empty(),
                    Set.of()));
        }
        Round first = new Round(
                1,
                Sketch.ofPlayers(6)
                        .round(game(1, 6, 20, 44))
                        .competition()
                        .rounds()
                        .get(0)
                        .games(),
                Set.of());
        Competition start = new Competition(5, 64, entrants, List.of(first));

        Forecast forecast = forecast(start, 400, 7);

        assertThat(line(forecast, 2).within(2)).isGreaterThan(line(forecast, 5).within(2));
        assertThat(line(forecast, 1).at(1)).isGreaterThan(0.2);
        assertThat(line(forecast, 6).at(1)).as("gone with one point").isLessThan(0.01);
    }

    private static Forecast.Chances line(Forecast forecast, int entrant) {
        return forecast.chances().stream()
                .filter(line -> line.entrant() == entrant)
                .findFirst()
                .orElseThrow();
    }

    private static Competition planned(Competition competition, int rounds) {
        return new Competition(rounds, competition.byeHalfDiscs(), competition.entrants(), competition.rounds());
    }

    private static Forecast forecast(Competition start, int runs, long seed) {
        Simulation simulation = new Simulation(start, PairingRules.worldChampionship(), TIE_BREAKS, false, seed);
        for (int run = 0; run < runs; run++) {
            simulation.run();
        }
        return simulation.forecast();
    }
}
