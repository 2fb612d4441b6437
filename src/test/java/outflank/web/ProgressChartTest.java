package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.standings.Progress;
import outflank.competition.standings.TieBreaks;

class ProgressChartTest {

    /** Sixty players; the last one loses the first game by little and is the best of those with one win. */
    private final ProgressChart chart = ProgressChart.of(progress(60, 3));

    @Test
    void theFirstTenHaveALineThroughEveryRound() {
        assertThat(chart.lines()).hasSize(10).allMatch(line -> line.dots().size() == 3);
        assertThat(chart.rounds()).extracting(ProgressChart.Mark::text).containsExactly("1", "2", "3");
        assertThat(chart.lines().get(0).points()).matches("\\d+,\\d+ \\d+,\\d+ \\d+,\\d+");
    }

    @Test
    void namesStandOneBelowTheOtherAndEverythingIsInsideTheDrawing() {
        for (int place = 1; place < chart.lines().size(); place++) {
            assertThat(chart.lines().get(place).nameAt()
                            - chart.lines().get(place - 1).nameAt())
                    .isEqualTo(18);
        }
        for (ProgressChart.Line line : chart.lines()) {
            assertThat(line.dots())
                    .allMatch(dot -> dot.x() >= chart.left()
                            && dot.x() <= chart.right()
                            && dot.y() > 0
                            && dot.y() < chart.height());
        }
    }

    @Test
    void ranksFarBehindShareTheLastLineWhichSaysSo() {
        assertThat(chart.ranks().get(chart.ranks().size() - 1).text()).isEqualTo("24+");
        assertThat(chart.lines().stream().flatMap(line -> line.dots().stream()).anyMatch(dot -> dot.rank() > 24))
                .isTrue();
    }

    @Test
    void aLongNameIsCutWhereTheDrawingEnds() {
        assertThat(chart.fitting("Ada Lovelace")).isEqualTo("Ada Lovelace");
        assertThat(chart.fitting("Maximiliane-Theodora von Hohenbrunn")).isEqualTo("Maximiliane-Theodora vo…");
    }

    @Test
    void aSingleRoundIsDrawnToo() {
        ProgressChart one = ProgressChart.of(progress(4, 1));

        assertThat(one.lines()).hasSize(4);
        assertThat(one.ranks()).extracting(ProgressChart.Mark::text).containsExactly("1", "4");
    }

    /** In each round the second half of the field plays the first half and wins, and the field is turned by seven. */
    private static Progress progress(int players, int roundCount) {
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            entrants.add(Entrant.of(number, "Player " + number, "", 0, number));
        }
        List<Round> rounds = new ArrayList<>();
        for (int round = 0; round < roundCount; round++) {
            List<Game> games = new ArrayList<>();
            for (int table = 0; table < players / 2; table++) {
                int black = (table + 7 * round) % players;
                int white = (table + players / 2 + 7 * round) % players;
                Result result = Result.ofDiscs(ResultKind.PLAYED, 40 + table % 20, 88 - table % 20);
                games.add(new Game(table + 1, black + 1, white + 1, Optional.of(result)));
            }
            rounds.add(new Round(round + 1, games, Set.of()));
        }
        return Progress.of(new Competition(roundCount, 64, entrants, rounds), TieBreaks.parse("discs,lot"));
    }
}
