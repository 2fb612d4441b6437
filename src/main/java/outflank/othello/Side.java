package outflank.othello;

/** One of the two sides of a game; Black moves first, except where the variant says otherwise. */
public enum Side {
    BLACK,
    WHITE;

    /** The other side. */
    public Side opposite() {
        return this == BLACK ? WHITE : BLACK;
    }
}
