package outflank.format.wof;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import outflank.format.FormatProblem.Kind;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.Remarks;
import outflank.format.tournament.TournamentFile;

/**
 * The number of each entrant in files for the federation. Who has none gets a free one from {@value #FIRST_FREE} on and
 * is a new player; the federation replaces it.
 */
public final class WofNumbers {

    /** Above the numbers the federation gives, which have six digits and begin with the country. */
    public static final int FIRST_FREE = 900_001;

    private final Map<Integer, Integer> numbers = new HashMap<>();
    private final Set<Integer> added = new HashSet<>();

    private WofNumbers() {}

    /** The numbers for this file; says of everybody who has none that he was given one. */
    public static WofNumbers of(TournamentFile file, Remarks remarks) {
        WofNumbers wof = new WofNumbers();
        for (FileEntrant entrant : file.entrants()) {
            if (entrant.federationId().matches("\\d{1,9}")) {
                wof.numbers.put(entrant.number(), Integer.parseInt(entrant.federationId()));
            }
        }
        Set<Integer> taken = new HashSet<>(wof.numbers.values());
        int free = FIRST_FREE;
        for (FileEntrant entrant : file.entrants()) {
            if (!wof.numbers.containsKey(entrant.number())) {
                while (!taken.add(free)) {
                    free++;
                }
                wof.numbers.put(entrant.number(), free);
                wof.added.add(entrant.number());
                remarks.add(Kind.NUMBERED_AS_NEW, entrant.writtenName());
            }
        }
        return wof;
    }

    /** The federation's number of the entrant with this number in the competition. */
    public int of(int entrant) {
        return numbers.get(entrant);
    }

    /** Whether the entrant is to be marked as new. */
    public boolean isNew(FileEntrant entrant) {
        return entrant.newPlayer() || added.contains(entrant.number());
    }
}
