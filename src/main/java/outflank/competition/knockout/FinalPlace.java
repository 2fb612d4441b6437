package outflank.competition.knockout;

import java.util.Objects;
import outflank.competition.standings.Standing;

/**
 * One line of the final ranking.
 *
 * @param rank the place, from 1; shared where the standings share it and no match says otherwise
 * @param standing the line of the entrant in the standings of the preliminaries
 * @param ground what gives him this place
 * @param open whether a match still to be played can change it
 */
public record FinalPlace(int rank, Standing standing, Ground ground, boolean open) {

    /** What gives somebody his place. */
    public enum Ground {
        /** A match for this very place: the final, or the game for the third place. */
        MATCH,
        /** How far he came in the knock-out, and among those who came as far, the preliminaries. */
        STAGE,
        /** He lost the game for a place in the finals. */
        PLAY_OFF,
        /** The standings of the preliminaries. */
        STANDINGS
    }

    public FinalPlace {
        Objects.requireNonNull(standing, "standing");
        Objects.requireNonNull(ground, "ground");
    }
}
