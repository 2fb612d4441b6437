package outflank.othello;

/**
 * What happens to the empty squares of a finished game (othello.md, section 2). The official score is the first; the others
 * are in use too, so the rule is a setting of the tournament.
 */
public enum Scoring {
    /** The winner gets the empty squares; a draw is 32–32. The rule of world championships. */
    EMPTIES_TO_WINNER,
    /** Only discs count, so the two scores need not sum to 64: equal discs are a draw with just those discs, such as 30–30. */
    EMPTIES_TO_NOBODY,
    /** Each side gets half of the empty squares, so half discs are possible; a draw is 32–32. */
    EMPTIES_SPLIT;

    /**
     * The score of a game that ended with these discs on the board, where a side without discs loses 64–0.
     *
     * @param blackDiscs black discs on the board: 0 to 64
     * @param whiteDiscs white discs on the board: 0 to 64
     * @throws IllegalArgumentException if a number is negative, if there are more than 64 discs, or none at all
     */
    public Score score(int blackDiscs, int whiteDiscs) {
        return score(blackDiscs, whiteDiscs, WipeOut.WINS_ALL);
    }

    Score score(int blackDiscs, int whiteDiscs, WipeOut wipeOut) {
        boolean possible = blackDiscs >= 0 && whiteDiscs >= 0 && blackDiscs <= Square.COUNT - whiteDiscs;
        if (!possible || blackDiscs + whiteDiscs == 0) {
            throw new IllegalArgumentException(
                    "a board has 1 to 64 discs, not " + blackDiscs + " black and " + whiteDiscs + " white");
        }
        if (wipeOut == WipeOut.WINS_ALL && (blackDiscs == 0 || whiteDiscs == 0)) {
            return Score.wholeBoardTo(blackDiscs == 0 ? Side.WHITE : Side.BLACK);
        }
        int emptySquares = Square.COUNT - blackDiscs - whiteDiscs;
        return switch (this) {
            case EMPTIES_TO_NOBODY -> Score.ofDiscs(blackDiscs, whiteDiscs);
            case EMPTIES_SPLIT -> new Score(2 * blackDiscs + emptySquares, 2 * whiteDiscs + emptySquares);
            case EMPTIES_TO_WINNER -> {
                int lead = Integer.signum(blackDiscs - whiteDiscs);
                yield new Score(2 * blackDiscs + emptySquares * (1 + lead), 2 * whiteDiscs + emptySquares * (1 - lead));
            }
        };
    }

    /**
     * The score of a game that ended in this position, where a side without discs loses 64–0.
     *
     * @throws IllegalArgumentException if the board is empty
     */
    public Score score(Position end) {
        return score(end.discs(Side.BLACK), end.discs(Side.WHITE));
    }
}
