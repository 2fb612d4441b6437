package outflank.format.tournament;

import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import outflank.competition.Entrant;

/** An entrant while his file is being read. What a file does not say stays as it is here. */
public final class EntrantDraft {

    private final int number;
    private final String id;

    /** The number of the federation. */
    public String federationId = "";

    /** Whether he is marked as new. */
    public boolean newPlayer;

    /** The family name. */
    public String familyName = "";

    /** The given name. */
    public String givenName = "";

    /** Three letters, or empty. */
    public String country = "";

    /** The club. */
    public String club = "";

    /** Keys of categories. */
    public Set<String> categories = Set.of();

    /** The rating, 0 if unknown. */
    public int rating;

    /** The lot; the place in the file where it has none. */
    public long lot;

    /** The first round he takes part in. */
    public int entersInRound = 1;

    /** The first round he no longer takes part in. */
    public OptionalInt withdrawnFromRound = OptionalInt.empty();

    /** Rounds he misses. */
    public final Set<Integer> absences = new TreeSet<>();

    EntrantDraft(int number, String id) {
        this.number = number;
        this.id = id;
        this.lot = number;
    }

    /** The number in the competition: the place in the file. */
    public int number() {
        return number;
    }

    FileEntrant inFile() {
        return new FileEntrant(number, id, federationId, newPlayer, familyName, givenName);
    }

    Entrant inCompetition() {
        String spoken = FileEntrant.spokenName(inFile().familyName(), inFile().givenName());
        return new Entrant(
                number,
                spoken.isEmpty() ? id : spoken,
                country,
                club,
                categories,
                rating,
                lot,
                entersInRound,
                withdrawnFromRound,
                absences);
    }
}
