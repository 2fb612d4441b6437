/** The directory of people who play, across tournaments. What somebody does in one tournament belongs to the entrant. */
package outflank.player;
