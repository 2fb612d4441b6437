/**
 * Points, tie-breaks with their working, ranks and the crosstable. Knows only the competition.
 *
 * <p>{@link outflank.competition.standings.Tally} counts a competition once; every {@link
 * outflank.competition.standings.TieBreak} takes its numbers from there and returns an exact value together with the
 * lines it is made of, as data for pages to put into words. A new tie-break is one class and its line in {@link
 * outflank.competition.standings.TieBreaks}.
 */
package outflank.competition.standings;
