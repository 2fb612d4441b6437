package outflank.competition.pairing.draft;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.explanation.Explanation;

/**
 * Among the best rounds around what the director has decided, one that leaves most tables of the draft as they were.
 * Early rounds have many equally good pairings, and whoever moves two players does not want to see all others moved.
 */
final class FewestChanges {

    /** Trying every table in turn takes a pairing each; in larger fields it would take too long to wait for. */
    private static final int MOST_TABLES_TRIED = 150;

    private final Draft before;
    private final Constraints decided;
    private final Set<Integer> placed = new HashSet<>();

    private FewestChanges(Draft before, Constraints decided) {
        this.before = before;
        this.decided = decided;
        decided.fixedBye().ifPresent(placed::add);
        decided.fixedPairs().forEach(pair -> placed.addAll(List.of(pair.black(), pair.white())));
    }

    static Draft to(Draft before, Constraints decided) {
        return new FewestChanges(before, decided).best();
    }

    private Draft best() {
        Draft best = new Draft(before.round(), decided);
        if (!Explanation.isPriced(before.round().rules())) {
            return best;
        }
        List<Pair> staying = before.pairing().pairs().stream()
                .filter(pair -> !placed.contains(pair.black()) && !placed.contains(pair.white()))
                .filter(pair -> !decided.forbiddenPairs().contains(Opponents.of(pair.black(), pair.white())))
                .toList();
        Draft closest = keeping(staying);
        if (closest.pairing().cost() == best.pairing().cost()) {
            return closest;
        }
        if (staying.size() <= MOST_TABLES_TRIED) {
            for (Pair released : staying) {
                Draft close = keeping(
                        staying.stream().filter(pair -> pair != released).toList());
                if (close.pairing().cost() == best.pairing().cost()) {
                    return close;
                }
            }
        }
        return best;
    }

    /** The best round in which these pairs stay; whoever is left over is paired anew. */
    private Draft keeping(List<Pair> staying) {
        List<Constraints.FixedPair> pairs = new ArrayList<>(decided.fixedPairs());
        staying.forEach(pair -> pairs.add(new Constraints.FixedPair(pair.black(), pair.white())));
        Constraints constraints = new Constraints(pairs, decided.fixedBye(), decided.forbiddenPairs());
        return new Draft(before.round(), decided, constraints);
    }
}
