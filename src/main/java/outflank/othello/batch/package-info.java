/**
 * The rules of Othello for many games or positions at a time: replaying files of games, and counting the ways a game can go.
 * What holds for one game is said more simply by {@link outflank.othello.Position} and
 * {@link outflank.othello.transcript.Transcript}, and tests hold both to the same answers.
 */
package outflank.othello.batch;
