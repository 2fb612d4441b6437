/** GGF and SGF, the two formats in which a game is a list of properties in brackets. */
package outflank.format.property;
