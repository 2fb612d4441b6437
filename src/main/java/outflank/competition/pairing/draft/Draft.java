package outflank.competition.pairing.draft;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.pairing.explanation.Explanation;
import outflank.competition.pairing.explanation.PairExplanation;

/** A proposed round with what the director has decided about it. */
public final class Draft {

    private final RoundToPair round;
    private final Constraints decided;
    private final Constraints constraints;
    private final Pairing pairing;
    private final Map<Integer, Integer> opponents = new HashMap<>();

    /**
     * What a round is paired from.
     *
     * @param competition the competition; rounds from the one to pair on are ignored
     * @param number number of the round, from 1
     * @param rules the rules of the tournament
     * @param seed seed of the round
     */
    public record RoundToPair(Competition competition, int number, PairingRules rules, long seed) {

        Pairing pair(Constraints constraints) {
            return RoundPairing.pair(competition, number, rules, seed, constraints);
        }
    }

    /**
     * A draft as it was kept.
     *
     * @param decided what the director has decided
     * @param constraints the same, and the pairs that stay although others of the same cost were possible
     * @throws IllegalArgumentException if the constraints contradict the field
     */
    public Draft(RoundToPair round, Constraints decided, Constraints constraints) {
        this.round = Objects.requireNonNull(round, "round");
        this.decided = Objects.requireNonNull(decided, "decided");
        this.constraints = Objects.requireNonNull(constraints, "constraints");
        this.pairing = round.pair(constraints);
        for (Pair pair : pairing.pairs()) {
            opponents.put(pair.black(), pair.white());
            opponents.put(pair.white(), pair.black());
        }
        pairing.byes().forEach(entrant -> opponents.put(entrant, entrant));
    }

    /** The best round there is around what the director has decided. */
    public Draft(RoundToPair round, Constraints decided) {
        this(round, decided, decided);
    }

    /** What this round is paired from. */
    public RoundToPair round() {
        return round;
    }

    /** What the director has decided. */
    public Constraints decided() {
        return decided;
    }

    /** What gives exactly this pairing again. */
    public Constraints constraints() {
        return constraints;
    }

    public Pairing pairing() {
        return pairing;
    }

    /** What the best round around a change costs more than this one, and everything else to know before it is kept. */
    public ChangedDraft after(DraftChange change) {
        return new ChangedDraft(this, FewestChanges.to(this, change.decide(this)));
    }

    /** What the director's decisions cost: how much more than the best round of all. */
    public long priceOfDecisions() {
        return pairing.cost() - round.pair(Constraints.none()).cost();
    }

    /** Why each place costs what it costs, in table order, the bye last. */
    public List<PairExplanation> explained() {
        return Explanation.of(round.competition(), round.number(), round.rules(), pairing);
    }

    /** The numbers of those who take part in the round, in their order. */
    public List<Integer> entrants() {
        return opponents.keySet().stream().sorted().toList();
    }

    /** Whether somebody has no opponent. */
    public boolean hasBye() {
        return pairing.bye().isPresent();
    }

    /** Whether the director has fixed the place of this entrant. */
    public boolean isFixed(int entrant) {
        return decided.fixedBye().equals(OptionalInt.of(entrant))
                || decided.fixedPairs().stream().anyMatch(pair -> pair.black() == entrant || pair.white() == entrant);
    }

    /**
     * The opponent of an entrant; himself if he has the bye.
     *
     * @throws IllegalArgumentException if he does not take part in the round
     */
    public int opponentOf(int entrant) {
        return opponents.get(present(entrant));
    }

    int present(int entrant) {
        if (!opponents.containsKey(entrant)) {
            throw new IllegalArgumentException("entrant " + entrant + " does not take part in this round");
        }
        return entrant;
    }

    void requireTwo(int one, int other) {
        if (present(one) == present(other)) {
            throw new IllegalArgumentException("entrant " + one + " cannot play himself");
        }
    }

    boolean isBlack(int entrant) {
        return pairing.pairs().stream().anyMatch(pair -> pair.black() == entrant);
    }

    /** Fixes an entrant in the place of another one: with that one's opponent, or with his bye. */
    Constraints fix(Constraints free, int entrant, int opponent, int before) {
        return opponent == before ? free.withFixedBye(entrant) : fixed(free, entrant, opponent);
    }

    /** Fixes a pair with the colors the rules give it. */
    Constraints fixed(Constraints free, int one, int other) {
        boolean firstIsBlack = round.pair(allBut(one, other)).pairs().stream().anyMatch(pair -> pair.black() == one);
        return firstIsBlack ? free.withFixedPair(one, other) : free.withFixedPair(other, one);
    }

    /** Everybody else sits somewhere, so that only the colors of the two are left to the pairing. */
    private Constraints allBut(int one, int other) {
        Opponents two = Opponents.of(present(one), present(other));
        List<Integer> others = opponents.keySet().stream()
                .filter(entrant -> entrant != two.lower() && entrant != two.higher())
                .sorted()
                .toList();
        List<Constraints.FixedPair> pairs = new ArrayList<>();
        for (int i = 1; i < others.size(); i += 2) {
            pairs.add(new Constraints.FixedPair(others.get(i - 1), others.get(i)));
        }
        OptionalInt bye = others.size() % 2 == 1 ? OptionalInt.of(others.get(others.size() - 1)) : OptionalInt.empty();
        return new Constraints(pairs, bye, Set.of());
    }
}
