/** The files of the World Othello Federation: results for its rating list, and its list of players. */
package outflank.format.wof;
