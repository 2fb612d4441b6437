package outflank.competition.verification;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.RoundPairing;

/** A published round against the same round paired once more from what it keeps. */
final class RepairedRound {

    private final KeptRound kept;
    private final List<Finding> findings = new ArrayList<>();

    private RepairedRound(KeptRound kept) {
        this.kept = kept;
    }

    /** What differs; empty if the same pairs come out at the same cost, which is the lowest. */
    static List<Finding> findings(KeptRound kept) {
        RepairedRound repaired = new RepairedRound(kept);
        repaired.pairAgain();
        return repaired.findings;
    }

    private void pairAgain() {
        Pairing again;
        try {
            again = RoundPairing.pair(kept.input(), kept.number(), kept.rules(), kept.seed(), kept.constraints());
        } catch (IllegalArgumentException impossible) {
            findings.add(Finding.ofRound(FindingKind.NOT_PAIRABLE, kept.number(), "", impossible.getMessage()));
            return;
        }
        List<Finding> differences = differences(again);
        if (differences.isEmpty()) {
            compareCost(again.cost());
        } else {
            judge(again, differences);
        }
    }

    /** Other pairs than the same pairing would make are a fault; another version may only draw the lot otherwise. */
    private void judge(Pairing again, List<Finding> differences) {
        OptionalCost published = costOfPublished();
        if (kept.sameVersion()) {
            findings.addAll(differences);
        }
        if (published.isKnown()) {
            compareCost(published.cost());
            if (published.cost() > again.cost()) {
                findings.add(Finding.ofRound(FindingKind.NOT_OPTIMAL, kept.number(), again.cost(), published.cost()));
            } else if (!kept.sameVersion()) {
                findings.add(Finding.ofRound(FindingKind.DRAWN_OTHERWISE, kept.number(), "", ""));
            }
        } else if (!kept.sameVersion()) {
            findings.addAll(differences);
        }
    }

    private void compareCost(long cost) {
        if (cost != kept.cost()) {
            findings.add(Finding.ofRound(FindingKind.COST_DIFFERS, kept.number(), cost, kept.cost()));
        }
    }

    /** What a pairing costs; unknown where the places contradict the field. */
    private record OptionalCost(boolean isKnown, long cost) {}

    /** With every place fixed nothing is left to pair, and the published pairs are priced as they stand. */
    private OptionalCost costOfPublished() {
        try {
            List<Constraints.FixedPair> pairs = kept.published().games().stream()
                    .map(game -> new Constraints.FixedPair(game.black(), game.white()))
                    .toList();
            OptionalInt bye =
                    kept.published().byes().stream().mapToInt(Integer::intValue).findFirst();
            Constraints places = new Constraints(pairs, bye, kept.constraints().forbiddenPairs());
            Pairing priced = RoundPairing.pair(kept.input(), kept.number(), kept.rules(), kept.seed(), places);
            return new OptionalCost(true, priced.cost());
        } catch (IllegalArgumentException impossible) {
            return new OptionalCost(false, 0);
        }
    }

    private List<Finding> differences(Pairing again) {
        Round published = kept.published();
        Map<Opponents, Game> unmatched = new HashMap<>();
        published.games().forEach(game -> unmatched.put(Opponents.of(game.black(), game.white()), game));
        List<Finding> differences = new ArrayList<>();
        for (Pair pair : again.pairs()) {
            Game game = unmatched.remove(Opponents.of(pair.black(), pair.white()));
            if (game == null) {
                differences.add(of(FindingKind.PAIR_MISSING, pair));
            } else if (game.black() != pair.black()) {
                differences.add(of(FindingKind.COLORS_REVERSED, pair));
            } else if (game.table() != pair.table()) {
                differences.add(new Finding(
                        FindingKind.TABLE_MOVED,
                        kept.number(),
                        game.table(),
                        pair.black(),
                        pair.white(),
                        "" + pair.table(),
                        "" + game.table()));
            }
        }
        published.games().stream().filter(unmatched::containsValue).forEach(game -> {
            differences.add(Finding.ofGame(
                    FindingKind.PAIR_UNEXPECTED, kept.number(), game.table(), game.black(), game.white()));
        });
        compareByes(again.byes(), published.byes(), differences);
        return differences;
    }

    /** One against one as far as there are two; an entrant number 0 is nobody. */
    private void compareByes(Set<Integer> again, Set<Integer> published, List<Finding> differences) {
        List<Integer> missing =
                again.stream().filter(bye -> !published.contains(bye)).sorted().toList();
        List<Integer> had =
                published.stream().filter(bye -> !again.contains(bye)).sorted().toList();
        for (int place = 0; place < Math.max(missing.size(), had.size()); place++) {
            int expected = place < missing.size() ? missing.get(place) : 0;
            int found = place < had.size() ? had.get(place) : 0;
            differences.add(new Finding(FindingKind.BYE_DIFFERS, kept.number(), 0, expected, found, "", ""));
        }
    }

    private Finding of(FindingKind kind, Pair pair) {
        return Finding.ofGame(kind, kept.number(), pair.table(), pair.black(), pair.white());
    }
}
