package outflank.format.tournament;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What a file says of the rules by which a tournament is paired and ordered.
 *
 * @param pairing the rules of pairing as a tournament stores them ({@code system=swiss; preset=papp}); empty if nothing is
 *     said
 * @param tieBreaks what orders equal points, in the form a tournament stores it; empty if nothing is said
 * @param seed the number all lots follow from; empty if nothing is said
 * @param accelerations points some players are given for the pairing only
 * @param prohibitions who must not be paired with whom
 */
public record FileRules(
        Optional<String> pairing,
        Optional<String> tieBreaks,
        OptionalLong seed,
        List<Acceleration> accelerations,
        List<Prohibition> prohibitions) {

    /** Nothing is said. */
    public static final FileRules NONE =
            new FileRules(Optional.empty(), Optional.empty(), OptionalLong.empty(), List.of(), List.of());

    /**
     * Points that some players are given for the pairing of some rounds and that count nowhere else.
     *
     * @param halfPoints how many half points: 1 to 100
     * @param firstRound the first round, from 1
     * @param lastRound the last round
     * @param first the number of the first player
     * @param last the number of the last player
     */
    public record Acceleration(int halfPoints, int firstRound, int lastRound, int first, int last) {}

    /**
     * Players of whom no two are paired in some rounds.
     *
     * @param firstRound the first round, from 1
     * @param lastRound the last round
     * @param players their numbers, at least two
     */
    public record Prohibition(int firstRound, int lastRound, Set<Integer> players) {

        public Prohibition {
            players = Set.copyOf(players);
        }

        /** Whether it holds in this round. */
        public boolean holdsIn(int round) {
            return round >= firstRound && round <= lastRound;
        }
    }

    public FileRules {
        Objects.requireNonNull(pairing, "pairing");
        Objects.requireNonNull(tieBreaks, "tieBreaks");
        Objects.requireNonNull(seed, "seed");
        accelerations = List.copyOf(accelerations);
        prohibitions = List.copyOf(prohibitions);
    }

    /** Only the tie-breaks are said. */
    public static FileRules ofTieBreaks(String tieBreaks) {
        return new FileRules(Optional.empty(), Optional.of(tieBreaks), OptionalLong.empty(), List.of(), List.of());
    }
}
