package outflank.othello;

/**
 * The four ways to sit at the board. Turning it by half or mirroring it on a diagonal leaves the start as it is, so the
 * four first moves are one and the same, and each constant is named after the first move a sheet shows (othello.md,
 * section 5). The standard is f5.
 */
public enum Orientation {
    F5(Symmetry.IDENTITY),
    E6(Symmetry.MAIN_DIAGONAL),
    D3(Symmetry.OTHER_DIAGONAL),
    C4(Symmetry.HALF_TURN);

    private final Symmetry symmetry;

    Orientation(Symmetry symmetry) {
        this.symmetry = symmetry;
    }

    /**
     * The orientation of a game that begins with this move.
     *
     * @throws IllegalArgumentException if no game begins with it
     */
    public static Orientation ofFirstMove(int square) {
        for (Orientation orientation : values()) {
            if (Square.of(orientation.name()) == square) {
                return orientation;
            }
        }
        throw new IllegalArgumentException("no game begins with " + Square.name(square));
    }

    /** This square as the standard orientation has it. Applied twice it is the square again: every one is a mirror of itself. */
    public int toStandard(int square) {
        return symmetry.of(square);
    }
}
