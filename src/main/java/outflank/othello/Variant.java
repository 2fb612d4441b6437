package outflank.othello;

/**
 * The games a tournament can be played in, each as the values in which their rules differ (othello.md, section 7).
 * Whoever plays, reads or draws a game asks these values and never which variant it is.
 */
public enum Variant {
    /** The game of world championships. */
    OTHELLO(Center.SET, Side.BLACK, Supply.UNLIMITED, Turning.ALL_LINES, false),
    /** Othello in which the first eight moves of each game are prescribed. */
    XOT(Center.SET, Side.BLACK, Supply.UNLIMITED, Turning.ALL_LINES, true),
    /** Reversi as Jaques & Sons sold it: an open center, and 32 discs for each player. */
    REVERSI_JAQUES(Center.ONE_DISC_EACH, Side.BLACK, Supply.THIRTY_TWO, Turning.ALL_LINES, false),
    /** Reversi as Ravensburger sold it: like Jaques & Sons, but the first turn of each player places two discs. */
    REVERSI_RAVENSBURGER(Center.TWO_DISCS_EACH, Side.BLACK, Supply.THIRTY_TWO, Turning.ALL_LINES, false),
    /** Othello with an open center in which White begins (Kipp-Ihn). */
    OPEN_CENTER_WHITE_FIRST(Center.ONE_DISC_EACH, Side.WHITE, Supply.UNLIMITED, Turning.ALL_LINES, false),
    /** Othello with 32 discs each, of which a player who must pass hands one over. */
    HAND_OVER(Center.SET, Side.BLACK, Supply.THIRTY_TWO_HANDED_OVER, Turning.ALL_LINES, false),
    /** The house rule that a move turns only one of its lines, chosen by the player. */
    ONE_LINE(Center.SET, Side.BLACK, Supply.UNLIMITED, Turning.ONE_LINE, false);

    /** How the four center squares are taken. */
    public enum Center {
        /** The four discs lie there before the first move. */
        SET,
        /** The players place them in turn, one disc at a time, and nothing turns. */
        ONE_DISC_EACH,
        /** The first turn of each player places two of them, and nothing turns. */
        TWO_DISCS_EACH
    }

    /** How many discs a player may place. */
    public enum Supply {
        /** A player who runs out gets discs from the opponent. */
        UNLIMITED,
        /** 32 each; who has none left cannot move. */
        THIRTY_TWO,
        /** 32 each; who must pass gives the opponent one. */
        THIRTY_TWO_HANDED_OVER
    }

    /** What a move turns. */
    public enum Turning {
        /** Every line it outflanks. */
        ALL_LINES,
        /** One line it outflanks, which the player chooses. */
        ONE_LINE
    }

    private final Center center;
    private final Side first;
    private final Supply supply;
    private final Turning turning;
    private final boolean openingPrescribed;

    Variant(Center center, Side first, Supply supply, Turning turning, boolean openingPrescribed) {
        this.center = center;
        this.first = first;
        this.supply = supply;
        this.turning = turning;
        this.openingPrescribed = openingPrescribed;
    }

    /** How the center squares are taken. */
    public Center center() {
        return center;
    }

    /** The side that begins. */
    public Side first() {
        return first;
    }

    /** How many discs a player may place. */
    public Supply supply() {
        return supply;
    }

    /** What a move turns. */
    public Turning turning() {
        return turning;
    }

    /** Whether each game has an opening it must begin with. */
    public boolean openingPrescribed() {
        return openingPrescribed;
    }
}
