package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import outflank.competition.Color;
import outflank.competition.pairing.dutch.DutchPlayer.Float;

/**
 * The criteria of C.04.3 article 2 as weights of pairs: the heaviest matching of a bracket, and of those below it who must
 * still find opponents, is its best candidate. Vertices are the players of the bracket's picture in their order; if their
 * number is odd, one more stands for nobody, and means the bye if everybody is in the picture.
 */
final class BracketWeights {

    /** An edge that means: neither of the two is paired in the bracket. */
    static final int UNPAIRED = 0;

    private static final int EXCLUDED = 0;
    private static final int FORBIDDEN = 1;
    private static final int SECOND_BYE = 2;
    private static final int REMATCH = 3;
    private static final int CLASH = 4;
    private static final int C5 = 5;
    private static final int C6 = 6;
    private static final int C7 = 7;
    private static final int BITS_OF_ONE_BYE = 12;

    private final Bracket bracket;
    private final AbsoluteCriteria absolute;
    private final boolean unplayedCount;
    private final List<DutchPlayer> players;
    private final List<Integer> movedScores;
    private final List<Integer> scores;
    private final Digits digits;
    private final EdgeWeights weights;
    private final int excluded;

    /** @param unplayedCount whether the one who is left over has the bye, so that C9 applies */
    BracketWeights(Bracket bracket, AbsoluteCriteria absolute, boolean unplayedCount) {
        this.bracket = bracket;
        this.absolute = absolute;
        this.unplayedCount = unplayedCount;
        this.players = bracket.players();
        this.movedScores =
                bracket.moved().stream().map(DutchPlayer::halfPoints).distinct().toList();
        this.scores = new ArrayList<>(movedScores);
        if (!scores.contains(bracket.halfPoints())) {
            scores.add(bracket.halfPoints());
        }
        int nodes = players.size() + players.size() % 2;
        this.digits = new Digits(widths(nodes));
        this.weights = new EdgeWeights(nodes, digits.parts());
        long[] none = digits.nothing();
        digits.add(none, EXCLUDED, -1);
        this.excluded = weights.kind(none);
        fill();
    }

    private int[] widths(int nodes) {
        int count = Integer.SIZE - Integer.numberOfLeadingZeros(nodes);
        int[] widths = new int[c18() + 4 * movedScores.size()];
        Arrays.fill(widths, count);
        widths[C5] = BITS_OF_ONE_BYE;
        widths[c9()] = BITS_OF_ONE_BYE;
        return widths;
    }

    private int c8() {
        return C7 + movedScores.size();
    }

    private int c9() {
        return c8() + 1 + scores.size();
    }

    private int c10() {
        return c9() + 1;
    }

    private int c14() {
        return c10() + 4;
    }

    private int c18() {
        return c14() + 4;
    }

    EdgeWeights weights() {
        return weights;
    }

    /** The kind of edges no pairing has. */
    int excluded() {
        return excluded;
    }

    /** The kind of edges between two who are not paired in the bracket though they might have been. */
    int apart() {
        return bracket.whole() ? excluded : UNPAIRED;
    }

    /** Whether an edge between two players of the picture means that they meet. */
    boolean isPair(int one, int other) {
        int kind = weights.kindOf(one, other);
        return kind != excluded && (bracket.whole() || kind != UNPAIRED);
    }

    private void fill() {
        for (int one = 0; one < players.size(); one++) {
            for (int other = one + 1; other < players.size(); other++) {
                weights.setKind(one, other, kind(one, other));
            }
            if (players.size() % 2 == 1 && bracket.whole()) {
                weights.setKind(one, players.size(), weights.kind(bye(one)));
            }
        }
    }

    private int kind(int one, int other) {
        DutchPlayer higher = players.get(one);
        DutchPlayer lower = players.get(other);
        if (other < bracket.moved().size()) {
            return apart();
        }
        long[] weight = digits.nothing();
        if (!absolute.mayMeet(higher, lower)) {
            if (!bracket.whole()) {
                return UNPAIRED;
            }
            digits.add(weight, FORBIDDEN, absolute.isForbidden(higher, lower) ? -1 : 0);
            digits.add(weight, REMATCH, absolute.haveMet(higher, lower) ? -1 : 0);
            digits.add(weight, CLASH, absolute.clash(higher, lower) ? -1 : 0);
        }
        if (other < bracket.size()) {
            addPair(weight, one < bracket.moved().size(), higher, lower);
        } else if (other < bracket.size() + bracket.next().size()) {
            digits.add(weight, c8(), 1);
            if (one < bracket.size()) {
                digits.add(weight, c8() + 1 + scores.indexOf(higher.halfPoints()), 1);
            }
        }
        return weights.kind(weight);
    }

    private long[] bye(int one) {
        DutchPlayer player = players.get(one);
        long[] weight = digits.nothing();
        digits.add(weight, SECOND_BYE, absolute.mayHaveBye(player) ? 0 : -1);
        digits.add(weight, C5, -player.halfPoints());
        if (unplayedCount && one < bracket.size()) {
            digits.add(weight, c9(), -player.unplayed());
        }
        return weight;
    }

    private void addPair(long[] weight, boolean moved, DutchPlayer higher, DutchPlayer lower) {
        digits.add(weight, C6, 1);
        addColors(weight, higher, lower);
        int score = movedScores.indexOf(higher.halfPoints());
        if (moved) {
            digits.add(weight, C7 + score, 1);
        }
        for (int back = 1; back <= 2; back++) {
            Predicate<DutchPlayer> down = back == 1
                    ? player -> player.lastFloat() == Float.DOWN
                    : player -> player.floatBefore() == Float.DOWN;
            boolean up = (back == 1 ? lower.lastFloat() : lower.floatBefore()) == Float.UP;
            int count = c14() + 2 * (back - 1);
            digits.add(weight, count, (!moved && down.test(higher) ? 1 : 0) + (down.test(lower) ? 1 : 0));
            digits.add(weight, count + 1, moved && up ? -1 : 0);
            if (moved) {
                int differences = c18() + 2 * (back - 1) * movedScores.size() + score;
                digits.add(weight, differences, down.test(higher) ? 1 : 0);
                digits.add(weight, differences + movedScores.size(), up ? -1 : 0);
            }
        }
    }

    private void addColors(long[] weight, DutchPlayer higher, DutchPlayer lower) {
        Color color = ColorAllocation.of(higher, lower, absolute.initial()).higher();
        boolean loose = higher.topscorer() || lower.topscorer() || absolute.clash(higher, lower);
        addColor(weight, higher, color, loose);
        addColor(weight, lower, color.opposite(), loose);
    }

    private void addColor(long[] weight, DutchPlayer player, Color color, boolean loose) {
        boolean denied =
                player.preference().color().map(wanted -> wanted != color).orElse(false);
        digits.add(weight, c10(), loose && player.imbalanceAfter(color) > 2 ? -1 : 0);
        digits.add(weight, c10() + 1, loose && player.thirdInRow(color) ? -1 : 0);
        digits.add(weight, c10() + 2, denied ? -1 : 0);
        digits.add(weight, c10() + 3, denied && player.preference().strength() == Preference.Strength.STRONG ? -1 : 0);
    }
}
