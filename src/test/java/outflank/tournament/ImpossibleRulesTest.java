package outflank.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.usecase.Refusal;

/** What a hand-made form can leave out or overdo is refused in words and is never a failure. */
class ImpossibleRulesTest {

    private static final Variant OTHELLO = Variant.OTHELLO;
    private static final Scoring SCORING = Scoring.EMPTIES_TO_WINNER;
    private static final WipeOut WIPE_OUT = WipeOut.WINS_ALL;
    private static final TimeOut TIME_OUT = TimeOut.PLAY_ON;
    private static final DrawRule DRAW = DrawRule.HALF_POINTS;

    @Test
    void aSelectionSentEmptyIsMissing() {
        refused("refusal.missing", () -> GameRules.of(null, SCORING, WIPE_OUT, TIME_OUT, DRAW));
        refused("refusal.missing", () -> GameRules.of(OTHELLO, null, WIPE_OUT, TIME_OUT, DRAW));
        refused("refusal.missing", () -> GameRules.of(OTHELLO, SCORING, null, TIME_OUT, DRAW));
        refused("refusal.missing", () -> GameRules.of(OTHELLO, SCORING, WIPE_OUT, null, DRAW));
        refused("refusal.missing", () -> GameRules.of(OTHELLO, SCORING, WIPE_OUT, TIME_OUT, null));
        refused("refusal.missing", () -> new TournamentRules(7, null, 64, List.of("lot"), true));
        refused("refusal.missing", () -> ScoreCheck.result(GameRules.WORLD_CHAMPIONSHIP, (Ending) null, 80, 48, null));
    }

    @Test
    void numbersAndTieBreaksHaveTheirLimits() {
        refused("refusal.plannedRounds", () -> rules(0, 64, "lot"));
        refused("refusal.plannedRounds", () -> rules(51, 64, "lot"));
        refused("refusal.byeDiscs", () -> rules(7, 129, "lot"));
        refused("refusal.tieBreaks", () -> rules(7, 64, "lot", "lot"));
        refused("refusal.tieBreaks", () -> rules(7, 64, "luck"));
        refused("refusal.missedRoundPoints", () -> new MissedRounds(0, 1, 0));
        refused("refusal.missedRoundPoints", () -> new MissedRounds(3, 1, 0));
        refused("refusal.missedRoundPoints", () -> new MissedRounds(1, 1, 2));
        refused("refusal.mostByes", () -> new MissedRounds(1, 51, 0));
        refused("refusal.mostByes", () -> new MissedRounds(1, -1, 0));
    }

    private static void rules(int rounds, int bye, String... tieBreaks) {
        assertThat(new TournamentRules(rounds, GameRules.WORLD_CHAMPIONSHIP, bye, List.of(tieBreaks), true))
                .isNotNull();
    }

    private static void refused(String key, Runnable making) {
        assertThatThrownBy(making::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
