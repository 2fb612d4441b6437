/**
 * Written records of games: reading what people write down, saying what is wrong with it and how to mend it, and comparing
 * two records. What a file looks like that holds many games belongs to {@code outflank.format}.
 */
package outflank.othello.transcript;
