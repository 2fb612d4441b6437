package outflank.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.othello.Scoring;
import outflank.usecase.Refusal;

/** What a hand-made form can leave out or overdo is refused in words and is never a failure. */
class ImpossibleRulesTest {

    private static final TournamentRules USUAL = TournamentRules.worldChampionship(7);

    @Test
    void aSelectionSentEmptyIsMissing() {
        refused("refusal.missing", () -> rules(7, null, DrawRule.HALF_POINTS, 64, "lot"));
        refused("refusal.missing", () -> rules(7, Scoring.EMPTIES_TO_WINNER, null, 64, "lot"));
        refused("refusal.missing", () -> ScoreCheck.result(USUAL, null, 80, 48, null));
    }

    @Test
    void numbersAndTieBreaksHaveTheirLimits() {
        refused("refusal.plannedRounds", () -> rules(0, Scoring.EMPTIES_TO_WINNER, DrawRule.HALF_POINTS, 64, "lot"));
        refused("refusal.plannedRounds", () -> rules(51, Scoring.EMPTIES_TO_WINNER, DrawRule.HALF_POINTS, 64, "lot"));
        refused("refusal.byeDiscs", () -> rules(7, Scoring.EMPTIES_TO_WINNER, DrawRule.HALF_POINTS, 129, "lot"));
        refused("refusal.tieBreaks", () -> rules(7, Scoring.EMPTIES_TO_WINNER, DrawRule.HALF_POINTS, 64, "lot", "lot"));
        refused("refusal.tieBreaks", () -> rules(7, Scoring.EMPTIES_TO_WINNER, DrawRule.HALF_POINTS, 64, "luck"));
    }

    private static void rules(int rounds, Scoring scoring, DrawRule drawRule, int bye, String... tieBreaks) {
        assertThat(new TournamentRules(rounds, scoring, drawRule, bye, List.of(tieBreaks), true))
                .isNotNull();
    }

    private static void refused(String key, Runnable making) {
        assertThatThrownBy(making::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
