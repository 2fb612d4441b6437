package outflank.competition.standings;

import outflank.competition.Entrant;

/**
 * One way to order entrants with equal points. A new tie-break is one class of this kind, registered in
 * {@link TieBreaks}, and its name in the pages' bundle.
 */
public interface TieBreak {

    /** The name in stored rules and in the pages' bundle: lower case letters, digits and hyphens. */
    String name();

    /** What is stored with a tournament: the name, and the parameter behind an equals sign if there is one. */
    default String stored() {
        return name();
    }

    /**
     * What it says of everybody.
     *
     * @param tally the competition, counted
     * @param ties who is still level with whom before this tie-break; most do not ask
     */
    Amounts amounts(Tally tally, Ties ties);

    /**
     * How the number of one entrant comes about. It is asked for only where somebody wants to see it.
     *
     * @param entrant place of the entrant in the competition's list, from 0
     */
    Working working(Tally tally, Ties ties, int entrant);

    /** Whether the lower amount is the better one. */
    default boolean lowerIsBetter() {
        return false;
    }

    /** Whether it compares only those who are still level with each other, so that the tie-breaks before it matter. */
    default boolean isAmongTheTied() {
        return false;
    }

    /** The value for one entrant among all with equal points. */
    default TieBreakValue value(Tally tally, Entrant entrant) {
        return new Column(this, tally, Ties.onPoints(tally)).value(tally.placeOf(entrant.number()));
    }
}
