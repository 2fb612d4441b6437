package outflank.competition.standings;

import java.util.Comparator;
import outflank.competition.Entrant;

/**
 * One way to order entrants with equal points. A new tie-break is one class of this kind, registered in
 * {@link TieBreaks}, and its name in the pages' bundle.
 */
public interface TieBreak {

    /** The name in stored rules and in the pages' bundle: lower case letters. */
    String name();

    /** What is stored with a tournament: the name, and the parameter behind an equals sign if there is one. */
    default String stored() {
        return name();
    }

    /** The value for one entrant, with its working. */
    TieBreakValue value(Tally tally, Entrant entrant);

    /** The order of the values, the better one first: the higher amount unless the tie-break says otherwise. */
    default Comparator<TieBreakValue> order() {
        return Comparator.comparing(TieBreakValue::amount).reversed();
    }
}
