/**
 * The FIDE (Dutch) System for those who must have it: C.04.3 in the version in force from 1 February 2026.
 *
 * <p>{@link outflank.competition.pairing.dutch.DutchPairing} is the way in. {@code DutchHistory} turns the competition into
 * players as the rules see them; {@code BracketSequence} goes from score group to score group; {@code BracketPairing} finds the
 * best candidate of a bracket as the heaviest matching in weights that hold the criteria C1 to C21 one after the other
 * ({@code BracketWeights}), and of equally good ones the one the rules generate first ({@code RemainderPairing}).
 * {@code LexicographicMatching} is the exact matching behind it. FIDE's White is read as who moves first: Othello's Black.
 */
package outflank.competition.pairing.dutch;
