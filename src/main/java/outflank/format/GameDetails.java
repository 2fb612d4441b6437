package outflank.format;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.othello.Side;

/**
 * What only some formats say about a game.
 *
 * @param ending how the game ended
 * @param winner who won, for a file that says so without a score; empty if there is a score, or nothing is said
 * @param theoreticalBlackDiscs the discs Black would have had after best play from the depth a WTHOR file names: 0 to 64
 * @param thinkingMillis thinking time of each move in milliseconds, -1 where unsaid; empty if the file has no times
 */
public record GameDetails(
        Ending ending, Optional<Side> winner, OptionalInt theoreticalBlackDiscs, List<Integer> thinkingMillis) {

    /** Nothing is said. */
    public static final GameDetails NONE =
            new GameDetails(Ending.UNSAID, Optional.empty(), OptionalInt.empty(), List.of());

    public GameDetails {
        Objects.requireNonNull(ending, "ending");
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(theoreticalBlackDiscs, "theoreticalBlackDiscs");
        thinkingMillis = List.copyOf(thinkingMillis);
    }
}
