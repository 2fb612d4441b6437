/**
 * What the players hand in of a game: the score each says and the record each wrote, held against each other and against
 * the official result. The official result itself belongs to the tournament.
 */
package outflank.record;
