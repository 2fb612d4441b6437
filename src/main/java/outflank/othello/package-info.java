/** The rules of Othello: board, moves, passes, end of the game, transcripts and the official score. Knows nothing else. */
package outflank.othello;
