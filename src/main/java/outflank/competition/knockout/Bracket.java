package outflank.competition.knockout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import outflank.competition.Match;
import outflank.competition.MatchKind;

/**
 * One bracket and where it stands. The best and the weakest of those who have qualified meet, the second best and the
 * second weakest, and so on, so that the best two cannot meet before the final. Where places are left empty, the best have
 * a bye. Matches that have begun keep their players, whatever is corrected later.
 */
public final class Bracket {

    private final BracketPlan plan;
    private final Seeding seeding;
    private final List<Match> matches;
    private final int levels;

    /**
     * @param plan what is played
     * @param seeding who has qualified
     * @param matches the matches that have begun, of any bracket
     */
    Bracket(BracketPlan plan, Seeding seeding, List<Match> matches) {
        this.plan = plan;
        this.seeding = seeding;
        this.matches = matches.stream()
                .filter(match -> match.category().equals(plan.category()))
                .toList();
        this.levels = Integer.SIZE - Integer.numberOfLeadingZeros(seeding.places() - 1);
    }

    public BracketPlan plan() {
        return plan;
    }

    public Seeding seeding() {
        return seeding;
    }

    /** The game for the last place in the bracket, if there is one. */
    public Optional<BracketMatch> playOff() {
        if (!seeding.playOff()) {
            return Optional.empty();
        }
        List<Integer> seeds = seeding.seeds();
        OptionalInt last = OptionalInt.of(seeds.get(seeding.places() - 1));
        OptionalInt next = OptionalInt.of(seeds.get(seeding.places()));
        return Optional.of(match(MatchKind.PLAY_OFF, 0, 1, last, next));
    }

    /** The stages on the way to the final, the first one first, each from the top of the bracket down; the final alone last. */
    public List<List<BracketMatch>> stages() {
        List<List<BracketMatch>> stages = new ArrayList<>();
        for (int level = levels - 1; level >= 0; level--) {
            List<BracketMatch> stage = new ArrayList<>();
            for (int slot = 1 << level; slot < 2 << level; slot++) {
                if (isMatch(slot)) {
                    stage.add(match(slot));
                }
            }
            stages.add(stage);
        }
        return stages;
    }

    /** The final. */
    public BracketMatch last() {
        return match(1);
    }

    /** The game between the losers of the semi-finals, if it is planned and there are two. */
    public Optional<BracketMatch> thirdPlace() {
        if (!plan.thirdPlace() || levels < 2 || !isMatch(2) || !isMatch(3)) {
            return Optional.empty();
        }
        return Optional.of(match(MatchKind.THIRD_PLACE, 0, 1, match(2).loser(), match(3).loser()));
    }

    /** Every match of this bracket: the play-off, the final, the game for the third place, and back to the first stage. */
    public List<BracketMatch> all() {
        Stream<BracketMatch> tree = Stream.iterate(2, slot -> slot < 1 << levels, slot -> slot + 1)
                .filter(this::isMatch)
                .map(this::match);
        return Stream.of(playOff().stream(), Stream.of(last()), thirdPlace().stream(), tree)
                .flatMap(matchesOfOneKind -> matchesOfOneKind)
                .toList();
    }

    /** Whether nothing is left to play. */
    public boolean isOver() {
        return all().stream().allMatch(match -> match.winner().isPresent());
    }

    /** Whether the two who qualified first have a bye at the first stage, so that this place has no match. */
    private boolean isMatch(int slot) {
        return level(slot) < levels - 1 || opponentOfSeed(slot) <= seeding.places();
    }

    private BracketMatch match(int slot) {
        MatchKind kind = MatchKind.ELIMINATION;
        if (slot == 1) {
            kind = plan.category().isEmpty() ? MatchKind.FINAL : MatchKind.CATEGORY_FINAL;
        } else if (slot <= 3) {
            kind = MatchKind.SEMI_FINAL;
        }
        return match(
                kind,
                slot,
                plan.bestOf(slot),
                side(slot, seedOf(slot), 2 * slot),
                side(slot, opponentOfSeed(slot), 2 * slot + 1));
    }

    /** Who comes to a place of the bracket from one side: a seed, or the winner of the match before. */
    private OptionalInt side(int slot, int seed, int before) {
        if (level(slot) == levels - 1 || !isMatch(before)) {
            boolean openPlayOff = seeding.playOff() && seed == seeding.places();
            return openPlayOff
                    ? playOff().orElseThrow().winner()
                    : OptionalInt.of(seeding.seeds().get(seed - 1));
        }
        return match(before).winner();
    }

    private BracketMatch match(MatchKind kind, int slot, int bestOf, OptionalInt one, OptionalInt other) {
        boolean known = one.isPresent() && other.isPresent();
        boolean oneIsHigher = known && seeding.order(one.getAsInt()) < seeding.order(other.getAsInt());
        OptionalInt higher = !known || oneIsHigher ? one : other;
        OptionalInt lower = !known || oneIsHigher ? other : one;
        Predicate<Match> here = match -> match.kind() == kind && match.slot() == slot;
        Optional<Match> played = matches.stream().filter(here).findFirst();
        if (played.isEmpty()) {
            return new BracketMatch(kind, plan.category(), slot, bestOf, higher, lower, played, false);
        }
        OptionalInt playsHigher = OptionalInt.of(played.get().higher());
        OptionalInt playsLower = OptionalInt.of(played.get().lower());
        boolean contradicted = !playsHigher.equals(higher) || !playsLower.equals(lower);
        return new BracketMatch(
                kind, plan.category(), slot, played.get().bestOf(), playsHigher, playsLower, played, contradicted);
    }

    private static int level(int slot) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(slot);
    }

    /** The best seed that can come to this place: 1 in the final, 1 and 2 in the semi-finals, 1, 4, 2 and 3 before them. */
    private static int seedOf(int slot) {
        if (slot == 1) {
            return 1;
        }
        return slot % 2 == 0 ? seedOf(slot / 2) : opponentOfSeed(slot / 2);
    }

    private static int opponentOfSeed(int slot) {
        return (2 << level(slot)) + 1 - seedOf(slot);
    }
}
