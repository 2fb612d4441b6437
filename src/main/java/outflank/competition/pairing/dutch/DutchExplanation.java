package outflank.competition.pairing.dutch;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Why a round is paired as it is, as data for pages to put into words.
 *
 * @param pairs one for each game, in table order
 * @param bye who is left over; empty if nobody is
 */
public record DutchExplanation(List<PairReason> pairs, Optional<ByeReason> bye) {

    public DutchExplanation {
        pairs = List.copyOf(pairs);
        Objects.requireNonNull(bye, "bye");
    }

    /**
     * Why two play each other.
     *
     * @param table number of the table, from 1
     * @param higher number of the higher ranked entrant: by score, then by pairing number
     * @param lower number of the other entrant
     * @param higherHalfPoints half points of the higher ranked one
     * @param lowerHalfPoints half points of the other one; less if the first one floats down
     * @param bracketHalfPoints half points of the bracket in which they were paired: those of its residents
     * @param color the rule that gave them their colors
     * @param shortcomings criteria this pair falls short of, in their order
     */
    public record PairReason(
            int table,
            int higher,
            int lower,
            int higherHalfPoints,
            int lowerHalfPoints,
            int bracketHalfPoints,
            ColorReason color,
            Set<Criterion> shortcomings) {

        public PairReason {
            Objects.requireNonNull(color, "color");
            shortcomings = Set.copyOf(shortcomings);
        }
    }

    /**
     * Why somebody has the bye.
     *
     * @param entrant number of the entrant
     * @param halfPoints his half points
     * @param unplayed rounds in which he had not played before
     * @param shortcomings criteria this bye falls short of
     */
    public record ByeReason(int entrant, int halfPoints, int unplayed, Set<Criterion> shortcomings) {

        public ByeReason {
            shortcomings = Set.copyOf(shortcomings);
        }
    }
}
