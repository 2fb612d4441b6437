package outflank.competition.pairing.draft;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import outflank.competition.pairing.explanation.Caution;
import outflank.competition.pairing.explanation.PairExplanation;

/**
 * A draft before and after a change, to be looked at before it is kept.
 *
 * @param before the draft as it is
 * @param after the best round around the change
 */
public record ChangedDraft(Draft before, Draft after) {

    public ChangedDraft {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** What the change costs; negative if it takes back something dear. */
    public long price() {
        return after.pairing().cost() - before.pairing().cost();
    }

    /** The places that are not in the draft after the change. */
    public List<PairExplanation> gone() {
        return missing(before, after);
    }

    /** The places that come with the change. */
    public List<PairExplanation> come() {
        return missing(after, before);
    }

    /** What a director should know of the places that come with the change, place by place. */
    public List<Caution> cautions() {
        return come().stream().flatMap(place -> Caution.of(place).stream()).toList();
    }

    private static List<PairExplanation> missing(Draft from, Draft in) {
        List<PairExplanation> others = in.explained();
        Predicate<PairExplanation> known = place -> others.stream()
                .anyMatch(
                        other -> other.black() == place.black() && other.white().equals(place.white()));
        return from.explained().stream().filter(known.negate()).toList();
    }
}
