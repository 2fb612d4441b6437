package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;

import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Sketch;
import outflank.competition.standings.Progress.Step;

class ProgressTest {

    private final Competition competition = Sketch.ofPlayers(3)
            .entersIn(3, 2)
            .round(game(1, 2, 40, 24))
            .round(game(2, 3, 50, 14), bye(1))
            .round(game(2, 1, 60, 4), bye(3))
            .competition();

    @Test
    void everyRoundHasTheRankAndThePointsOfItsOwnStandings() {
        Progress progress = Progress.of(competition, TieBreaks.parse("discs"));

        assertThat(progress.rows())
                .extracting(row -> row.standing().entrant().number())
                .containsExactly(2, 1, 3);
        assertThat(progress.rows().get(0).steps())
                .containsExactly(new Step(1, 2, 0, true), new Step(2, 2, 2, true), new Step(3, 1, 4, true));
        assertThat(progress.rows().get(1).steps())
                .containsExactly(new Step(1, 1, 2, true), new Step(2, 1, 4, true), new Step(3, 2, 4, true));
    }

    @Test
    void whoComesLaterHasNoPlaceBefore() {
        Progress progress = Progress.of(competition, TieBreaks.parse("discs"));

        assertThat(progress.rows().get(2).steps()).extracting(Step::entered).containsExactly(false, true, true);
    }

    @Test
    void beforeTheFirstRoundThereIsNoStep() {
        Progress progress = Progress.of(competition.afterRound(0), TieBreaks.parse("discs"));

        assertThat(progress.rows()).hasSize(3).allMatch(row -> row.steps().isEmpty());
    }
}
