package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Pairs one bracket: of the candidates that fulfil the criteria best, the one that article 3 of C.04.3 generates first. The
 * candidates are not generated; each choice of their order (article 4) is put to the matching in turn: which moved-down
 * players are paired, with whom, which residents change sides, and who gets whom.
 */
final class BracketPairing {

    /**
     * A pair of a bracket.
     *
     * @param higher the higher ranked player
     * @param lower the other one
     */
    record Couple(DutchPlayer higher, DutchPlayer lower) {}

    private final Bracket bracket;
    private final List<DutchPlayer> players;
    private final BracketWeights weights;
    private final LexicographicMatching matching;

    BracketPairing(Bracket bracket, AbsoluteCriteria absolute, boolean unplayedCount) {
        this.bracket = bracket;
        this.players = bracket.players();
        this.weights = new BracketWeights(bracket, absolute, unplayedCount);
        this.matching = new LexicographicMatching(weights.weights());
    }

    /** Finds how well the criteria can be fulfilled, whoever is generated first. */
    void solve() {
        int half = (bracket.size() - 2 * bracket.moved().size()) / 2;
        int offset = bracket.moved().isEmpty() ? half : bracket.moved().size();
        matching.solve(vertex -> vertex < offset ? vertex + offset : vertex - offset);
    }

    /** Chooses the candidate that is generated first. To be called after {@link #solve()}. */
    void choose() {
        chooseMoved();
        List<Integer> remainder = new ArrayList<>();
        for (int resident = bracket.moved().size(); resident < bracket.size(); resident++) {
            if (!inBracket(resident)
                    || matching.partner(resident) >= bracket.moved().size()) {
                remainder.add(resident);
            }
        }
        int pairs = (int) remainder.stream().filter(this::inBracket).count() / 2;
        if (pairs > 0) {
            new RemainderPairing(matching, weights, remainder, pairs).choose();
        }
    }

    private void chooseMoved() {
        IntUnaryOperator paired = other -> isResident(other) ? 0 : 1;
        List<Integer> pairable = new ArrayList<>();
        for (int moved = 0; moved < bracket.moved().size(); moved++) {
            matching.prefer(moved, paired, 1);
            if (inBracket(moved)) {
                matching.lower(moved, other -> !isResident(other), weights.excluded(), other -> 0);
                pairable.add(moved);
            } else {
                matching.lower(moved, this::isResident, weights.apart(), other -> 0);
            }
        }
        for (int moved : pairable) {
            matching.prefer(moved, other -> isResident(other) ? other : players.size() + 1, players.size() + 1);
            matching.seal(moved, matching.partner(moved));
        }
    }

    private boolean isResident(int vertex) {
        return vertex >= bracket.moved().size() && vertex < bracket.size();
    }

    /** Whether a player of the bracket is paired in it. */
    boolean inBracket(int vertex) {
        int partner = matching.partner(vertex);
        return partner < bracket.size()
                && (isResident(vertex) || isResident(partner))
                && weights.isPair(vertex, partner);
    }

    /** How many players of the bracket are not paired in it. */
    int downfloaters() {
        int count = 0;
        for (int vertex = 0; vertex < bracket.size(); vertex++) {
            count += inBracket(vertex) ? 0 : 1;
        }
        return count;
    }

    /** The pairs of the bracket. */
    List<Couple> pairs() {
        List<Couple> pairs = new ArrayList<>();
        for (int vertex = 0; vertex < bracket.size(); vertex++) {
            int partner = matching.partner(vertex);
            if (vertex < partner && inBracket(vertex)) {
                pairs.add(new Couple(players.get(vertex), players.get(partner)));
            }
        }
        return pairs;
    }

    /** The players of the bracket without a pair, in the order of 1.2. */
    List<DutchPlayer> floaters() {
        List<DutchPlayer> floaters = new ArrayList<>();
        for (int vertex = 0; vertex < bracket.size(); vertex++) {
            if (!inBracket(vertex)) {
                floaters.add(players.get(vertex));
            }
        }
        return floaters;
    }

    /** Those in the picture who have no pair, neither in the bracket nor in what is foreseen for the next one. */
    List<DutchPlayer> leftOver() {
        List<DutchPlayer> leftOver = new ArrayList<>();
        for (int vertex = 0; vertex < players.size(); vertex++) {
            int partner = matching.partner(vertex);
            if (partner >= players.size() || !weights.isPair(vertex, partner)) {
                leftOver.add(players.get(vertex));
            }
        }
        return leftOver;
    }
}
