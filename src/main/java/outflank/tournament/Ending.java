package outflank.tournament;

import java.util.Optional;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;

/** How a game ended, as a scorer says it: with the player who lost by it, where somebody did. */
public enum Ending {
    PLAYED(ResultKind.PLAYED, null),
    BLACK_OUT_OF_TIME(ResultKind.TIME_OUT, Color.BLACK),
    WHITE_OUT_OF_TIME(ResultKind.TIME_OUT, Color.WHITE),
    BLACK_RESIGNED(ResultKind.RESIGNATION, Color.BLACK),
    WHITE_RESIGNED(ResultKind.RESIGNATION, Color.WHITE),
    BLACK_ABSENT(ResultKind.NO_SHOW, Color.BLACK),
    WHITE_ABSENT(ResultKind.NO_SHOW, Color.WHITE),
    DOUBLE_FORFEIT(ResultKind.DOUBLE_FORFEIT, null),
    ADJUDICATED(ResultKind.ADJUDICATION, null);

    private final ResultKind kind;
    private final Color loser;

    Ending(ResultKind kind, Color loser) {
        this.kind = kind;
        this.loser = loser;
    }

    /** How a game with this result ended; who lost by it has fewer discs. */
    public static Ending of(Result result) {
        Color behind = result.blackHalfDiscs() < result.whiteHalfDiscs() ? Color.BLACK : Color.WHITE;
        for (Ending ending : values()) {
            if (ending.kind == result.kind() && (ending.loser == null || ending.loser == behind)) {
                return ending;
            }
        }
        throw new IllegalStateException("no ending of kind " + result.kind());
    }

    public ResultKind kind() {
        return kind;
    }

    /** Who lost by ending the game in this way; empty where the discs decide, or both lost. */
    public Optional<Color> loser() {
        return Optional.ofNullable(loser);
    }
}
