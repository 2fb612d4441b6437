package outflank.competition.pairing.draft;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;

/** What other opponents of a player would cost: each time the best whole round in which he meets that one. */
public final class Alternatives {

    /** Up to so many players all choices are found while one waits: each takes a pairing of the whole round. */
    public static final int MOST_COMPARED = 400;

    private final Draft draft;
    private final int entrant;

    private Alternatives(Draft draft, int entrant) {
        this.draft = draft;
        this.entrant = draft.present(entrant);
    }

    /**
     * Another opponent of a player.
     *
     * @param opponent number of the opponent; the player himself for the bye
     * @param price how much more the best round with this pair costs than the draft; negative if a decision of the
     *     director makes the draft dearer
     */
    public record Alternative(int opponent, long price) {

        /** Whether it takes something forbidden, such as a second bye or a game with the same colors again. */
        public boolean isForbidden() {
            return price >= PairCost.PROHIBITION / 2;
        }
    }

    /**
     * Every other opponent there is, the bye among them where there is one, the cheapest first. Whom the director has
     * fixed elsewhere is none, and neither is a bye he has given to somebody else.
     *
     * @throws IllegalArgumentException if the entrant does not take part in the round
     */
    public static List<Alternative> all(Draft draft, int entrant) {
        return new Alternatives(draft, entrant).all();
    }

    /**
     * The next best choice: the best round without the present place of the player.
     *
     * @return empty if he has no other choice, or the next best breaks a prohibition
     * @throws IllegalArgumentException if the entrant does not take part in the round
     */
    public static Optional<Alternative> next(Draft draft, int entrant) {
        return new Alternatives(draft, entrant).next();
    }

    private List<Alternative> all() {
        List<Alternative> all = new ArrayList<>();
        for (int opponent : draft.entrants()) {
            if (opponent != draft.opponentOf(entrant) && isFree(opponent)) {
                all.add(with(opponent));
            }
        }
        all.sort(Comparator.comparingLong(Alternative::price).thenComparingInt(Alternative::opponent));
        return all;
    }

    private boolean isFree(int opponent) {
        if (opponent != entrant) {
            return !draft.isFixed(opponent);
        }
        return draft.hasBye() && !draft.isFixed(draft.pairing().bye().orElseThrow());
    }

    private Alternative with(int opponent) {
        DraftChange change =
                opponent == entrant ? new DraftChange.GiveBye(entrant) : new DraftChange.ForcePair(entrant, opponent);
        return new Alternative(opponent, price(draft.round().pair(change.decide(draft))));
    }

    private Optional<Alternative> next() {
        int opponent = draft.opponentOf(entrant);
        if (opponent == entrant) {
            return all().stream().findFirst().filter(choice -> !choice.isForbidden());
        }
        Constraints without =
                draft.decided().withoutPlacesOf(Set.of(entrant, opponent)).withForbiddenPair(entrant, opponent);
        Pairing pairing = draft.round().pair(without);
        Alternative choice = new Alternative(opponentIn(pairing), price(pairing));
        return choice.isForbidden() ? Optional.empty() : Optional.of(choice);
    }

    private long price(Pairing pairing) {
        return pairing.cost() - draft.pairing().cost();
    }

    private int opponentIn(Pairing pairing) {
        return pairing.pairs().stream()
                .filter(pair -> pair.black() == entrant || pair.white() == entrant)
                .map(pair -> pair.black() == entrant ? pair.white() : pair.black())
                .findFirst()
                .orElse(entrant);
    }
}
