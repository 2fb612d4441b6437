package outflank.othello.transcript;

/** What became of reading a transcript: it is a whole game, a part of one, or the kind of the first problem in it. */
public enum Verdict {
    /** All moves are legal and the game is over. */
    COMPLETE,
    /** All moves are legal, but the game goes on. */
    TRUNCATED,
    /** A move turns nothing or its square is occupied, or a pass is written although there is a legal move. */
    ILLEGAL_MOVE,
    /** A move outflanks several lines where only one turns, and does not say which. */
    LINE_NOT_CHOSEN,
    /** A disc is said to have been turned wrongly that does not lie on the board, was just placed, or is named twice. */
    IMPOSSIBLE_FLIP,
    /** A legal move, but the opening prescribed for the game goes on with another one. */
    OPENING_DIFFERS,
    /** A move follows although neither side can move any more; squares are still empty. */
    MOVE_AFTER_END,
    /** Something that is neither a square nor a pass, a move number, punctuation or a score at the end. */
    UNREADABLE,
    /** A further move follows when the board is full. */
    TOO_MANY_MOVES,
    /** There is no move in it. */
    EMPTY,
    /** It is longer than {@link Transcript#MAX_LENGTH} characters and was not looked at. */
    TOO_LONG
}
