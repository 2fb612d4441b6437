package outflank.othello;

/** What becomes of a game in which one side has no disc left (othello.md, section 2). */
public enum WipeOut {
    /** The side without discs loses 64–0, whatever happens to empty squares otherwise. The official rule. */
    WINS_ALL,
    /** The game is scored like any other: 13–0 stays 13–0 where nobody gets the 51 empty squares. */
    LIKE_ANY_GAME
}
