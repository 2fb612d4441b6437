package outflank.format.papp;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import outflank.format.tournament.EntrantDraft;

/** Who was there in which round. Signs in a work file hold until they are changed. */
final class Presence {

    private final EntrantDraft entrant;
    private final List<Boolean> rounds = new ArrayList<>();
    private boolean present = true;

    Presence(EntrantDraft entrant, int firstRound) {
        this.entrant = entrant;
        entrant.entersInRound = firstRound;
    }

    void set(boolean here) {
        present = here;
    }

    boolean isPresent() {
        return present;
    }

    int number() {
        return entrant.number();
    }

    /** Notes how it stood when a round ended. */
    void endRound() {
        rounds.add(present);
    }

    /** Whoever is absent at the end of the file has left the tournament with the first round of this absence. */
    void close(int lastRound) {
        if (!present) {
            int from = lastRound + 1;
            for (int index = rounds.size() - 1; index >= 0 && !rounds.get(index); index--) {
                from--;
            }
            entrant.withdrawnFromRound = OptionalInt.of(Math.max(from, entrant.entersInRound));
        }
    }
}
