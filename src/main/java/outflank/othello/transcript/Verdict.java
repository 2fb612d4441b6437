package outflank.othello.transcript;

import outflank.othello.Square;

/** What became of reading a transcript: it is a whole game, a part of one, or the kind of the first problem in it. */
public enum Verdict {
    /** All moves are legal and the game is over. */
    COMPLETE,
    /** All moves are legal, but the game goes on. */
    TRUNCATED,
    /** A move turns nothing, or a pass is written although there is a legal move. */
    ILLEGAL_MOVE,
    /** A move outflanks several lines where only one turns, and does not say which. */
    LINE_NOT_CHOSEN,
    /** A disc is said to have been turned wrongly that does not lie on the board, was just placed, or is named twice. */
    IMPOSSIBLE_FLIP,
    /** A legal move, but the opening prescribed for the game goes on with another one. */
    OPENING_DIFFERS,
    /** A square on which a disc lies already; the earlier move may as well be the wrong one. */
    DUPLICATE_SQUARE,
    /** A square without a disc on any of its neighbors, where no move can be. */
    ISOLATED_SQUARE,
    /** A move follows although neither side can move any more; squares are still empty. */
    MOVE_AFTER_END,
    /** Something that is neither a square nor a pass, a move number, punctuation or a score at the end. */
    UNREADABLE,
    /** A further move follows when the board is full. */
    TOO_MANY_MOVES,
    /** A number grid has no square with this number, though one with a greater number. */
    MISSING_NUMBER,
    /** A number grid has several squares with this number. */
    DUPLICATE_NUMBER,
    /** A number grid has a number that no move of a game has. */
    NUMBER_TOO_BIG,
    /** A number grid has something on a square that is no number. */
    UNREADABLE_NUMBER,
    /** There is no move in it. */
    EMPTY,
    /** It is longer than {@link Transcript#MAX_LENGTH} characters and was not looked at. */
    TOO_LONG;

    /**
     * Why a move that is not legal is not: its square is taken, it touches no disc, or it turns nothing.
     *
     * @param square the square of the move, 0 to 63
     * @param discs the squares on which discs lie
     */
    public static Verdict ofIllegalMove(int square, long discs) {
        if ((discs & Square.bit(square)) != 0) {
            return DUPLICATE_SQUARE;
        }
        return (discs & Square.neighbors(square)) == 0 ? ISOLATED_SQUARE : ILLEGAL_MOVE;
    }
}
