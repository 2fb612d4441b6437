package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.List;
import outflank.competition.standings.TieBreakPreset;
import outflank.competition.standings.TieBreaks;

/** What a list of tie-breaks can be made of: the field for it writes them in the form in which they are stored. */
@Named
@RequestScoped
public class OrderTieBreaks {

    /** What can be chosen behind the name of a tie-break. */
    public enum Choice {
        NOTHING,
        FACTOR,
        UNPLAYED_ROUNDS,
        FORFEITS
    }

    /**
     * A tie-break that can be put into the list.
     *
     * @param name its name in stored rules
     * @param choice what can be chosen with it
     */
    public record Known(String name, Choice choice) {}

    /** Every tie-break there is. */
    public List<Known> getKnown() {
        return TieBreaks.names().stream()
                .map(name -> new Known(name, choice(name)))
                .toList();
    }

    private static Choice choice(String name) {
        if (name.equals("brightwell")) {
            return Choice.FACTOR;
        }
        if (name.equals("direct-encounter")) {
            return Choice.FORFEITS;
        }
        boolean ofOpponents = name.startsWith("buchholz") || name.equals("sonneborn-berger");
        return ofOpponents ? Choice.UNPLAYED_ROUNDS : Choice.NOTHING;
    }

    /** Lists to begin with. */
    public List<TieBreakPreset> getPresets() {
        return Arrays.asList(TieBreakPreset.values());
    }
}
