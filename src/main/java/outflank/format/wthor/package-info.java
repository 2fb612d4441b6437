/**
 * WTHOR, the binary database of tournament games (othello.md, section 6): files of games by year, {@code .wtb}, and two
 * files of names, {@code .jou} for players and {@code .trn} for tournaments, to which the games point by number.
 */
package outflank.format.wthor;
