package outflank.competition.knockout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;

/**
 * What is played after the preliminaries.
 *
 * @param brackets the main bracket first, then those of categories; none if the preliminaries decide everything
 */
public record FinalsPlan(List<BracketPlan> brackets) {

    /** @throws IllegalArgumentException if a category has two brackets, or the main bracket is not the first one */
    public FinalsPlan {
        brackets = List.copyOf(brackets);
        Set<String> categories = new HashSet<>();
        for (int i = 0; i < brackets.size(); i++) {
            String category = brackets.get(i).category();
            if (!categories.add(category)) {
                throw new IllegalArgumentException("the category \"" + category + "\" has two brackets");
            }
            if (category.isEmpty() && i > 0) {
                throw new IllegalArgumentException("the main bracket comes first");
            }
        }
    }

    /** The preliminaries decide everything. */
    public static FinalsPlan none() {
        return new FinalsPlan(List.of());
    }

    /** As the European Grand Prix ends: one final between the best two, best of three games (othello.md section 4). */
    public static FinalsPlan europeanGrandPrix() {
        return new FinalsPlan(List.of(BracketPlan.finalOnly("", 3)));
    }

    /**
     * As the world championships end (othello.md section 4): semi-finals 1–4 and 2–3 and the final, best of three games
     * each, one game for the third place, and one for the fourth place in the finals if two have equal points for it.
     */
    public static FinalsPlan worldChampionship() {
        return new FinalsPlan(List.of(new BracketPlan("", 4, 3, 3, true, true)));
    }

    /** This plan with one more bracket at its end. */
    public FinalsPlan with(BracketPlan bracket) {
        List<BracketPlan> more = new ArrayList<>(brackets);
        more.add(bracket);
        return new FinalsPlan(more);
    }

    /** Whether there are no finals. */
    public boolean isEmpty() {
        return brackets.isEmpty();
    }

    /**
     * Who qualifies. Whoever has withdrawn does not, and the next in the standings takes the place; a bracket for which
     * fewer than two are left is not played.
     *
     * @param standings the standings after the last round of the preliminaries
     * @param nextRound number of the round the finals begin with: who has withdrawn by then is out
     */
    public List<Seeding> seed(Standings standings, int nextRound) {
        List<Standing> present = standings.rows().stream()
                .filter(row -> !row.entrant().hasWithdrawnBy(nextRound))
                .toList();
        return brackets.stream()
                .map(bracket -> seed(bracket, present))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Seeding> seed(BracketPlan bracket, List<Standing> present) {
        String category = bracket.category();
        List<Standing> eligible = present.stream()
                .filter(row -> category.isEmpty() || row.entrant().categories().contains(category))
                .toList();
        if (eligible.size() < 2) {
            return Optional.empty();
        }
        int last = Math.min(bracket.qualifiers(), eligible.size());
        boolean playOff = bracket.playOff()
                && last < eligible.size()
                && eligible.get(last - 1).halfPoints() == eligible.get(last).halfPoints();
        List<Integer> seeds = eligible.subList(0, playOff ? last + 1 : last).stream()
                .map(row -> row.entrant().number())
                .toList();
        return Optional.of(new Seeding(category, seeds, playOff));
    }
}
