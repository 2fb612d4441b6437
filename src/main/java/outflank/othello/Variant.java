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
        SET(0),
        /** The players place them in turn, one disc at a time, and nothing turns. */
        ONE_DISC_EACH(1),
        /** The first turn of each player places two of them, and nothing turns. */
        TWO_DISCS_EACH(2);

        /** How many squares the center has. */
        public static final int SQUARES = 4;

        private final int discsPerTurn;

        Center(int discsPerTurn) {
            this.discsPerTurn = discsPerTurn;
        }

        /** Whether the board is empty at first, so that the first moves place discs on the center. */
        public boolean isOpen() {
            return discsPerTurn > 0;
        }

        /** How many discs a player places on an open center in one turn: 1 or 2; 0 if it is set. */
        public int discsPerTurn() {
            return discsPerTurn;
        }
    }

    /** How many discs a player may place. */
    public enum Supply {
        /** A player who runs out gets discs from the opponent. */
        UNLIMITED(false, false),
        /** 32 each; who has none left cannot move. */
        THIRTY_TWO(true, false),
        /** 32 each; who must pass gives the opponent one. */
        THIRTY_TWO_HANDED_OVER(true, true);

        /** The discs each player owns where they are limited. */
        public static final int DISCS_EACH = Square.COUNT / 2;

        private final boolean limited;
        private final boolean handedOver;

        Supply(boolean limited, boolean handedOver) {
            this.limited = limited;
            this.handedOver = handedOver;
        }

        /** Whether a player can run out of discs. */
        public boolean isLimited() {
            return limited;
        }

        /** Whether a player who must pass gives the opponent a disc. */
        public boolean isHandedOver() {
            return handedOver;
        }
    }

    /** What a move turns. */
    public enum Turning {
        /** Every line it outflanks. */
        ALL_LINES(false),
        /** One line it outflanks, which the player chooses. */
        ONE_LINE(true);

        private final boolean chosen;

        Turning(boolean chosen) {
            this.chosen = chosen;
        }

        /** Whether a player who outflanks several lines chooses which one turns. */
        public boolean isChosen() {
            return chosen;
        }
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

    /** How many moves a game can have: one for each square that is empty at the start, 60 or 64. */
    public int mostMoves() {
        return center.isOpen() ? Square.COUNT : Square.COUNT - Center.SQUARES;
    }

    /** Whether each game has an opening it must begin with. */
    public boolean openingPrescribed() {
        return openingPrescribed;
    }
}
