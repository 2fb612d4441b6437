/**
 * Verifying a tournament: each published round against what it was paired from, against the rules and against the history
 * as it stands, and the standings against a second, plain computation. Nothing here shares code with what it verifies,
 * except that a round is paired once more by the same pairing.
 */
package outflank.competition.verification;
