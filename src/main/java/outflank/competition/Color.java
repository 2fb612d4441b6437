package outflank.competition;

/** The color of the discs a player has in one game; Black moves first. */
public enum Color {
    BLACK,
    WHITE;

    /** The other color. */
    public Color opposite() {
        return this == BLACK ? WHITE : BLACK;
    }
}
