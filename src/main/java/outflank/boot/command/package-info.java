/**
 * The commands {@code check} and {@code convert} for files of games, {@code standings} and {@code pair} for files of
 * tournaments. They need no server and no database, so they know only the core: {@code outflank.format} and the rules behind
 * it. What they print is made for scripts as well as for people.
 */
package outflank.boot.command;
