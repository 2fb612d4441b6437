package outflank.competition.knockout;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.competition.Match;
import outflank.competition.MatchKind;

/**
 * One place in the finals, whether its players are known yet or not.
 *
 * @param kind what it decides
 * @param category key of the category of its bracket; empty in the main one
 * @param slot its place in the bracket, as in {@link Match#slot()}
 * @param bestOf the most games
 * @param higher number of the entrant with the higher rank in the preliminaries; empty while not known
 * @param lower number of the other entrant; empty while not known
 * @param played the match as far as it is played; empty before its first game
 * @param contradicted whether it is played by others than the results by now call for, since one was corrected
 */
public record BracketMatch(
        MatchKind kind,
        String category,
        int slot,
        int bestOf,
        OptionalInt higher,
        OptionalInt lower,
        Optional<Match> played,
        boolean contradicted) {

    public BracketMatch {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(category, "category");
        Objects.requireNonNull(higher, "higher");
        Objects.requireNonNull(lower, "lower");
        Objects.requireNonNull(played, "played");
    }

    /** Where the match stands; empty while its players are not known. */
    public Optional<MatchScore> score() {
        return match().map(MatchScore::new);
    }

    /** The match with the games so far; empty while its players are not known. */
    Optional<Match> match() {
        if (played.isPresent() || higher.isEmpty() || lower.isEmpty()) {
            return played;
        }
        return Optional.of(new Match(kind, category, slot, bestOf, higher.getAsInt(), lower.getAsInt(), List.of()));
    }

    /** Who has won it; empty while it is open. */
    public OptionalInt winner() {
        return score().map(MatchScore::winner).orElseGet(OptionalInt::empty);
    }

    /** Who has lost it; empty while it is open. */
    public OptionalInt loser() {
        return score().map(MatchScore::loser).orElseGet(OptionalInt::empty);
    }

    /** Whether both players are known, the match is open, and no game of it is under way. */
    boolean needsGame() {
        return score().filter(MatchScore::needsGame).isPresent();
    }
}
