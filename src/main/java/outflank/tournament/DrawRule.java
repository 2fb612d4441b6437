package outflank.tournament;

/** What a 32–32 is worth (othello.md, section 2). */
public enum DrawRule {
    /** Half a point each. */
    HALF_POINTS,
    /** The holder of the draw has the whole point; the discs stay 32–32. */
    DRAW_WIN
}
