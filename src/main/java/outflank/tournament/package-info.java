/**
 * A tournament as it is kept and run: entities of the database and the use cases on tournaments, entrants, rounds,
 * results and the history. Pairing and standings themselves are pure and live in the competition's rooms; game records
 * live in theirs.
 */
package outflank.tournament;
