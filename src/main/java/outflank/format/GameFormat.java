package outflank.format;

/** The forms in which records of games are kept (othello.md, sections 5 and 6). */
public enum GameFormat {
    /** Moves one after the other, such as {@code f5d6c3}, with all the habits people have. */
    PLAIN,
    /** The 8×8 grid of the paper sheet, in which each square holds the number of its move. */
    GRID,
    /** The Generic Game Format of game servers. */
    GGF,
    /** The Smart Game Format, game number 2. */
    SGF,
    /** The form of PlayOK, like the Portable Game Notation of chess. */
    PGN,
    /** The binary database of tournament games, {@code .wtb} with its {@code .jou} and {@code .trn}. */
    WTHOR
}
