package outflank.competition.pairing.dutch;

import java.util.List;
import java.util.OptionalInt;

/**
 * Whether players can all be paired without breaking an absolute criterion (C4), and the lowest score of who has the bye
 * then (C5).
 *
 * @param legal whether they can
 * @param byeHalfPoints half points of who has the bye, the lowest possible; empty if nobody has
 */
record Completion(boolean legal, OptionalInt byeHalfPoints) {

    private static final int BROKEN = 0;
    private static final int SCORE = 1;
    private static final int BITS_OF_ONE_BYE = 12;

    /** Looks for a way to pair them all, one of them with the bye if their number is odd. */
    static Completion of(List<DutchPlayer> players, AbsoluteCriteria absolute) {
        int nodes = players.size() + players.size() % 2;
        Digits digits = new Digits(new int[] {Integer.SIZE - Integer.numberOfLeadingZeros(nodes), BITS_OF_ONE_BYE});
        EdgeWeights weights = new EdgeWeights(nodes, digits.parts());
        long[] illegal = digits.nothing();
        digits.add(illegal, BROKEN, -1);
        int illegalKind = weights.kind(illegal);
        for (int one = 0; one < players.size(); one++) {
            for (int other = one + 1; other < players.size(); other++) {
                if (!absolute.mayMeet(players.get(one), players.get(other))) {
                    weights.setKind(one, other, illegalKind);
                }
            }
            if (nodes > players.size()) {
                long[] bye = digits.nothing();
                digits.add(bye, BROKEN, absolute.mayHaveBye(players.get(one)) ? 0 : -1);
                digits.add(bye, SCORE, -players.get(one).halfPoints());
                weights.setKind(one, players.size(), weights.kind(bye));
            }
        }
        LexicographicMatching matching = new LexicographicMatching(weights);
        matching.solve(vertex -> nodes - 1 - vertex);
        return found(players, absolute, matching);
    }

    private static Completion found(
            List<DutchPlayer> players, AbsoluteCriteria absolute, LexicographicMatching matching) {
        boolean legal = true;
        OptionalInt score = OptionalInt.empty();
        for (int one = 0; one < players.size(); one++) {
            DutchPlayer player = players.get(one);
            int partner = matching.partner(one);
            if (partner == players.size()) {
                legal &= absolute.mayHaveBye(player);
                score = OptionalInt.of(player.halfPoints());
            } else {
                legal &= absolute.mayMeet(player, players.get(partner));
            }
        }
        return new Completion(legal, score);
    }
}
