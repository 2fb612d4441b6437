package outflank.othello;

/** What a player loses who runs out of time: the customs in use (othello.md, section 2). */
public enum TimeOut {
    /**
     * The loser plays on with two extra minutes and gets at best 31–33; who runs out of these too loses 0–64. The rule of
     * world championships.
     */
    PLAY_ON,
    /** The loser gets 0–64 at once. */
    LOSES_ALL,
    /** The winner may play on for both sides and gets at least 33–31. The rule in Japan. */
    WINNER_PLAYS_ON;

    private static final int BOARD = 128;
    private static final int NARROW_WIN = 66;
    private static final int NARROW_LOSS = 62;

    /**
     * What the score of the board becomes when one side has run out of time, the first time it does: 40–24 for the loser
     * becomes 31–33 for instance. Running out a second time is {@link Score#wholeBoardTo 0–64} under every custom.
     *
     * @param board the score of the board in the end
     * @param loser the side that ran out of time
     */
    public Score score(Score board, Side loser) {
        int lost = board.halfDiscs(loser);
        int won = board.halfDiscs(loser.opposite());
        return switch (this) {
            case LOSES_ALL -> Score.wholeBoardTo(loser.opposite());
            case PLAY_ON -> lost < won && lost <= NARROW_LOSS ? board : score(NARROW_LOSS, NARROW_WIN, loser);
            case WINNER_PLAYS_ON -> score(BOARD - Math.max(won, NARROW_WIN), Math.max(won, NARROW_WIN), loser);
        };
    }

    /**
     * Whether a game that was lost in this way can have this score.
     *
     * @param lost half discs of the side that ran out of time
     * @param won half discs of the other side
     */
    public boolean allows(int lost, int won) {
        return switch (this) {
            case LOSES_ALL -> lost == 0 && won == BOARD;
            case PLAY_ON -> lost < won && lost <= NARROW_LOSS;
            case WINNER_PLAYS_ON -> won >= NARROW_WIN && lost + won == BOARD;
        };
    }

    private static Score score(int lost, int won, Side loser) {
        return loser == Side.BLACK ? new Score(lost, won) : new Score(won, lost);
    }
}
