package outflank.tournament;

/** What a 32–32 is worth, and where it goes to one side, whose choice that is (othello.md, section 2). */
public enum DrawRule {
    /** Half a point each. */
    HALF_POINTS,
    /**
     * Draw win: a player drawn by lot takes either the color he likes or the right to win a draw, and the opponent gets the
     * other. The discs stay 32–32, but the point goes to the holder of the right.
     */
    DRAW_WIN,
    /** Draw win, where the player who is ranked higher before the round has the choice. */
    DRAW_WIN_BY_RANK,
    /** Japanese lot: a player drawn by lot says whether a draw counts for Black or for White, the other picks the color. */
    JAPANESE_LOT;

    /** Whether the point of a draw goes to one side, and not half of it to each. */
    public boolean toOneSide() {
        return this != HALF_POINTS;
    }

    /** Whether the draw is held by a color, whoever has it, and not by a player, whatever his color. */
    public boolean heldByColor() {
        return this == JAPANESE_LOT;
    }
}
