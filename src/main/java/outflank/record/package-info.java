/**
 * What the players hand in of a game: the score each says and the record each wrote, held against each other and against
 * the official result; and the records the desk takes over from files or gives away. The official result itself belongs to the
 * tournament.
 */
package outflank.record;
