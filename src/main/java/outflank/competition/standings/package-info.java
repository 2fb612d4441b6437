/**
 * Points, tie-breaks with their working, ranks and the crosstable. Knows only the competition.
 *
 * <p>{@link outflank.competition.standings.Tally} counts a competition once; every {@link
 * outflank.competition.standings.TieBreak} takes its numbers from there, first for everybody at once, as whole numbers of a
 * unit, and for one entrant with the lines the number is made of where somebody asks, as data for pages to put into words. A
 * new tie-break is one class and its line in {@code KnownTieBreak}.
 */
package outflank.competition.standings;
