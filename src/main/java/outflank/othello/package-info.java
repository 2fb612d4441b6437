/**
 * The rules of Othello: board, moves, passes, end of the game, transcripts and the official score. Knows nothing else.
 *
 * <p>Squares are whole numbers and sets of squares are bits of a {@code long}, see {@link outflank.othello.Square}. All
 * values are immutable, and everything here is a plain function of its arguments.
 */
package outflank.othello;
