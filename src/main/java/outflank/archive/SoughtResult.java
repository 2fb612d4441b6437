package outflank.archive;

/** What a search asks of the result of a game. The score is that of the file, or else the one the moves end with. */
public enum SoughtResult {
    BLACK_WINS("coalesce(g.officialBlack, g.replayedBlack) > 32"),
    DRAW("coalesce(g.officialBlack, g.replayedBlack) = 32"),
    WHITE_WINS("coalesce(g.officialBlack, g.replayedBlack) < 32"),
    /** The moves are legal, but the game is not over. */
    TRUNCATED(
            "g.verdict in (outflank.othello.transcript.Verdict.TRUNCATED, outflank.othello.transcript.Verdict.EMPTY)"),
    /** Something is wrong in the moves. */
    FAULTY("g.verdict not in (outflank.othello.transcript.Verdict.COMPLETE,"
            + " outflank.othello.transcript.Verdict.TRUNCATED, outflank.othello.transcript.Verdict.EMPTY)"),
    /** The moves end with another score than the file says. */
    DIFFERS("g.officialBlack <> g.replayedBlack");

    private final String condition;

    SoughtResult(String condition) {
        this.condition = condition;
    }

    /** The condition on a game {@code g}, in JPQL. */
    String condition() {
        return condition;
    }
}
