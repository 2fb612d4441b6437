/**
 * Series of tournaments and their roll of honour: who runs them, which tournaments belong to them, who leads, who has won
 * in which year. What a place is worth is counted by {@link outflank.competition.series}.
 */
package outflank.series;
