/** Points, tie-breaks with their working, ranks and the crosstable. Knows only the competition. */
package outflank.competition.standings;
