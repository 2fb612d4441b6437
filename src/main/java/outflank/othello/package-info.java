/**
 * The rules of Othello and its variants: board, moves, passes, end of the game and the score. Written records belong to
 * {@code othello.transcript}, names of openings to {@code othello.opening}, and many games at a time to {@code othello.batch}.
 *
 * <p>Squares are whole numbers and sets of squares are bits of a {@code long}, see {@link outflank.othello.Square}. All
 * values are immutable, and everything here is a plain function of its arguments.
 */
package outflank.othello;
