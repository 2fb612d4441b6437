/**
 * Openings that have a name, and which of them a game has reached. What they are called in a language belongs to the pages;
 * here they have a key, which is kept with games and never changes.
 */
package outflank.othello.opening;
