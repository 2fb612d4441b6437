package outflank.competition.pairing.draft;

import java.util.Set;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;

/** One thing a director decides about a draft. */
public sealed interface DraftChange {

    /**
     * What is decided after this change.
     *
     * @throws IllegalArgumentException if somebody named does not take part in the round, or there is no bye to give
     */
    Constraints decide(Draft draft);

    /** Two players take each other's seat; one of them may have the bye. Colors follow the rules. */
    record SwapSeats(int one, int other) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            draft.requireTwo(one, other);
            int opponentOfOne = draft.opponentOf(one);
            int opponentOfOther = draft.opponentOf(other);
            if (opponentOfOne == other) {
                return new SwapColors(one, other).decide(draft);
            }
            Constraints free = draft.decided()
                    .withoutPlacesOf(Set.of(one, other))
                    .withoutPlacesOf(Set.of(opponentOfOne, opponentOfOther));
            return draft.fix(draft.fix(free, other, opponentOfOne, one), one, opponentOfOther, other);
        }
    }

    /** The two of a table take the other colors. */
    record SwapColors(int one, int other) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            if (draft.opponentOf(one) != other || one == other) {
                throw new IllegalArgumentException("entrants " + one + " and " + other + " are no pair of this draft");
            }
            Constraints free = draft.decided().withoutPlacesOf(Set.of(one, other));
            return draft.isBlack(one) ? free.withFixedPair(other, one) : free.withFixedPair(one, other);
        }
    }

    /** Two players meet, with the colors the rules give them. */
    record ForcePair(int one, int other) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            draft.requireTwo(one, other);
            Constraints free =
                    draft.decided().withoutPlacesOf(Set.of(one, other)).withoutForbiddenPair(one, other);
            return draft.fixed(free, one, other);
        }
    }

    /** Two players do not meet while any round can be made without this pair. */
    record ForbidPair(int one, int other) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            draft.requireTwo(one, other);
            Constraints decided = draft.decided();
            boolean pinned = decided.fixedPairs().stream()
                    .anyMatch(pair -> Opponents.of(pair.black(), pair.white()).equals(Opponents.of(one, other)));
            return (pinned ? decided.withoutPlacesOf(Set.of(one, other)) : decided).withForbiddenPair(one, other);
        }
    }

    /** A forbidden pair is allowed again. */
    record AllowPair(int one, int other) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            return draft.decided().withoutForbiddenPair(one, other);
        }
    }

    /** A player gets the bye. */
    record GiveBye(int entrant) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            draft.present(entrant);
            if (!draft.hasBye()) {
                throw new IllegalArgumentException("nobody has a bye in this round");
            }
            return draft.decided().withoutPlacesOf(Set.of(entrant)).withFixedBye(entrant);
        }
    }

    /** The place of a player, fixed by the director, is left to the pairing again. */
    record Release(int entrant) implements DraftChange {

        @Override
        public Constraints decide(Draft draft) {
            return draft.decided().withoutPlacesOf(Set.of(draft.present(entrant)));
        }
    }
}
