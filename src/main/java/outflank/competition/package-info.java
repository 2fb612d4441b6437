/**
 * One immutable picture of a tournament: who takes part, which rounds were played, how they ended.
 * Pairing and standings are pure functions of it. Nothing here knows a database, a page, a clock or chance.
 */
package outflank.competition;
