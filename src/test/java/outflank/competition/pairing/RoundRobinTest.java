package outflank.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The schedules of round robins, from two players up. */
class RoundRobinTest {

    static IntStream fields() {
        return IntStream.rangeClosed(2, 40);
    }

    @ParameterizedTest
    @MethodSource("fields")
    void everybodyMeetsEverybodyOnceAndInTheSecondCycleWithTheColorsReversed(int players) {
        RoundRobin schedule = new RoundRobin(players, 2);
        Set<RoundRobin.Seats> games = new HashSet<>();
        for (int round = 1; round <= schedule.rounds(); round++) {
            Set<Integer> seated = new HashSet<>();
            for (RoundRobin.Seats seats : schedule.seats(round)) {
                assertThat(games.add(seats))
                        .as("%s in round %d for the first time", seats, round)
                        .isTrue();
                boolean reversed = games.contains(new RoundRobin.Seats(seats.white(), seats.black()));
                assertThat(reversed).as("%s in round %d", seats, round).isEqualTo(schedule.cycle(round) == 2);
                assertThat(seated.add(seats.black()) && seated.add(seats.white()))
                        .isTrue();
            }
            assertThat(seated).hasSize(players - players % 2);
        }
        assertThat(games).hasSize(players * (players - 1));
    }

    @ParameterizedTest
    @MethodSource("fields")
    void colorsAreBalancedInEachCycleAndNobodyHasOneThreeTimesInARow(int players) {
        RoundRobin schedule = new RoundRobin(players, 2);
        int half = schedule.rounds() / 2;
        Map<Integer, StringBuilder> colors = new HashMap<>();
        for (int round = 1; round <= schedule.rounds(); round++) {
            for (RoundRobin.Seats seats : schedule.seats(round)) {
                colors.computeIfAbsent(seats.black(), place -> new StringBuilder())
                        .append('B');
                colors.computeIfAbsent(seats.white(), place -> new StringBuilder())
                        .append('W');
            }
            if (round == half) {
                colors.forEach((place, had) -> assertThat(Math.abs(ahead(had)))
                        .as("place %d: %s", place, had)
                        .isEqualTo(players % 2 == 0 ? 1 : 0));
            }
        }
        colors.forEach((place, had) -> {
            assertThat(ahead(had)).as("place %d: %s", place, had).isZero();
            assertThat(had.toString()).as("place %d", place).doesNotContain("BBB", "WWW");
        });
    }

    private static int ahead(CharSequence colors) {
        return colors.chars().map(color -> color == 'B' ? 1 : -1).sum();
    }

    /** The Berger table for five or six players as FIDE prints it, the first one moving first. */
    @Test
    void sixPlayersFollowTheBergerTable() {
        List<String> printed = List.of("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
        RoundRobin schedule = new RoundRobin(6, 1);
        for (int round = 1; round <= 5; round++) {
            Set<RoundRobin.Seats> expected = new HashSet<>();
            for (String pair : printed.get(round - 1).split(" ")) {
                String[] places = pair.split("-");
                expected.add(new RoundRobin.Seats(Integer.parseInt(places[0]), Integer.parseInt(places[1])));
            }
            assertThat(schedule.seats(round)).as("round %d", round).containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 1", "3, 1, 3", "4, 1, 3", "5, 2, 10", "8, 1, 7", "39, 1, 39", "40, 2, 78"})
    void itTakesOneRoundLessThanPlayersAndInAnOddFieldAsMany(int players, int cycles, int rounds) {
        assertThat(new RoundRobin(players, cycles).rounds()).isEqualTo(rounds);
    }

    @Test
    void whatCannotBeAScheduleIsRefusedWithAReason() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundRobin(1, 1))
                .withMessageContaining("two players");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundRobin(8, 3))
                .withMessageContaining("cycle");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RoundRobin(8, 1).seats(8))
                .withMessageContaining("rounds 1 to 7");
    }
}
