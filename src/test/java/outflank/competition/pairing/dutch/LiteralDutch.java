package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The rules of C.04.3 taken at their word, for small fields: every candidate of a bracket is generated in the order of
 * articles 3 and 4, judged by article 2, and the best of them, the first one if several are, is taken.
 */
final class LiteralDutch {

    record Couple(DutchPlayer higher, DutchPlayer lower) {}

    private static final int NOBODY = -1;
    private static final int IMPOSSIBLE = Integer.MAX_VALUE;

    private final AbsoluteCriteria absolute;
    private final Map<List<DutchPlayer>, Integer> byes = new HashMap<>();
    private final List<Couple> round = new ArrayList<>();
    private int byeScore;
    private List<DutchPlayer> moved = List.of();

    LiteralDutch(AbsoluteCriteria absolute) {
        this.absolute = absolute;
    }

    /** The pairs of a round and who has the bye; empty if there is no legal pairing. */
    Optional<List<Couple>> pair(List<DutchPlayer> players) {
        TreeMap<Integer, List<DutchPlayer>> groups = new TreeMap<>(Comparator.reverseOrder());
        players.stream()
                .sorted(DutchPlayer.ORDER)
                .forEach(player -> groups.computeIfAbsent(player.halfPoints(), score -> new ArrayList<>())
                        .add(player));
        byeScore = lowestBye(players.stream().sorted(DutchPlayer.ORDER).toList());
        if (byeScore == IMPOSSIBLE) {
            return Optional.empty();
        }
        for (int score : groups.keySet()) {
            new LiteralBracket(groups, score).pair();
        }
        return Optional.of(round);
    }

    Optional<DutchPlayer> bye() {
        return moved.stream().findFirst();
    }

    /** The lowest score of who can have the bye if these are all paired; nobody's if their number is even. */
    private int lowestBye(List<DutchPlayer> players) {
        if (players.isEmpty()) {
            return NOBODY;
        }
        Integer known = byes.get(players);
        if (known != null) {
            return known;
        }
        DutchPlayer first = players.get(0);
        List<DutchPlayer> others = players.subList(1, players.size());
        int best = IMPOSSIBLE;
        if (players.size() % 2 == 1 && absolute.mayHaveBye(first) && lowestBye(others) == NOBODY) {
            best = first.halfPoints();
        }
        for (DutchPlayer other : others) {
            if (absolute.mayMeet(first, other)) {
                best = Math.min(best, lowestBye(without(others, List.of(other))));
            }
        }
        byes.put(players, best);
        return best;
    }

    private static List<DutchPlayer> without(List<DutchPlayer> players, List<DutchPlayer> gone) {
        return players.stream().filter(player -> !gone.contains(player)).toList();
    }

    private static List<DutchPlayer> sorted(List<DutchPlayer> one, List<DutchPlayer> other) {
        List<DutchPlayer> all = new ArrayList<>(one);
        all.addAll(other);
        all.sort(DutchPlayer.ORDER);
        return all;
    }

    /** One bracket. */
    private final class LiteralBracket {

        private final List<DutchPlayer> residents;
        private final List<DutchPlayer> next;
        private final List<DutchPlayer> below = new ArrayList<>();
        private final int score;
        private List<Integer> bestValue;
        private List<Couple> best;

        LiteralBracket(TreeMap<Integer, List<DutchPlayer>> groups, int score) {
            this.score = score;
            residents = groups.get(score);
            Integer lower = groups.higherKey(score);
            next = lower == null ? List.of() : groups.get(lower);
            groups.tailMap(score, false).values().forEach(below::addAll);
        }

        private void pair() {
            for (int pairs = (moved.size() + residents.size()) / 2; pairs >= 0; pairs--) {
                for (int paired = Math.min(pairs, moved.size()); paired >= 0; paired--) {
                    int remaining = pairs - paired;
                    choices(
                            moved,
                            paired,
                            0,
                            new ArrayList<>(),
                            upper -> arrangements(
                                    upper, residents, new ArrayList<>(), couples -> remainder(couples, remaining)));
                }
            }
            round.addAll(best);
            moved = sorted(floaters(best), List.of());
        }

        private List<DutchPlayer> floaters(List<Couple> couples) {
            List<DutchPlayer> paired = new ArrayList<>();
            couples.forEach(couple -> paired.addAll(List.of(couple.higher, couple.lower)));
            return without(sorted(moved, residents), paired);
        }

        private void remainder(List<Couple> fixed, int pairs) {
            List<DutchPlayer> rest =
                    without(residents, fixed.stream().map(Couple::lower).toList());
            if (2 * pairs > rest.size()) {
                return;
            }
            for (List<DutchPlayer> upper : LiteralExchanges.upperHalves(rest, pairs)) {
                arrangements(upper, without(rest, upper), new ArrayList<>(fixed), this::judge);
            }
        }

        private void judge(List<Couple> couples) {
            List<DutchPlayer> floaters = floaters(couples);
            if (lowestBye(sorted(floaters, below)) != byeScore) {
                return;
            }
            List<Integer> value = value(couples, floaters);
            if (bestValue == null || compare(value, bestValue) < 0) {
                bestValue = value;
                best = List.copyOf(couples);
            }
        }

        private List<Integer> value(List<Couple> couples, List<DutchPlayer> floaters) {
            List<Integer> value = new ArrayList<>();
            value.add(floaters.size());
            floaters.forEach(floater -> value.add(floater.halfPoints()));
            value.addAll(nextValue(floaters));
            boolean bye = floaters.size() == 1 && floaters.get(0).halfPoints() == byeScore;
            value.add(bye ? floaters.get(0).unplayed() : 0);
            value.addAll(new LiteralCriteria(absolute.initial(), moved, score).of(couples, floaters));
            return value;
        }

        /** C8: how few downfloaters the next bracket can have, and with what scores. */
        private List<Integer> nextValue(List<DutchPlayer> floaters) {
            List<DutchPlayer> lower = without(below, next);
            List<List<Integer>> found = new ArrayList<>();
            matchings(sorted(floaters, next), new ArrayList<>(), left -> {
                if (lowestBye(sorted(left, lower)) == byeScore) {
                    List<Integer> value = new ArrayList<>(List.of(left.size()));
                    sorted(left, List.of()).forEach(player -> value.add(player.halfPoints()));
                    found.add(value);
                }
            });
            return next.isEmpty() ? List.of() : Collections.min(found, LiteralDutch::compare);
        }

        /** All ways to pair some of these with each other, at least one of each pair from the next score group. */
        private void matchings(List<DutchPlayer> open, List<DutchPlayer> left, Consumer<List<DutchPlayer>> use) {
            if (open.isEmpty()) {
                use.accept(left);
                return;
            }
            DutchPlayer first = open.get(0);
            List<DutchPlayer> others = open.subList(1, open.size());
            for (DutchPlayer other : others) {
                if (next.contains(other) && absolute.mayMeet(first, other)) {
                    matchings(without(others, List.of(other)), left, use);
                }
            }
            List<DutchPlayer> more = new ArrayList<>(left);
            more.add(first);
            matchings(others, more, use);
        }
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int at = 0; at < Math.min(one.size(), other.size()); at++) {
            if (!one.get(at).equals(other.get(at))) {
                return one.get(at) - other.get(at);
            }
        }
        return one.size() - other.size();
    }

    /** All sets of so many of these, those with the smallest differing number first. */
    static void choices(
            List<DutchPlayer> from, int count, int start, List<DutchPlayer> chosen, Consumer<List<DutchPlayer>> use) {
        if (chosen.size() == count) {
            use.accept(List.copyOf(chosen));
            return;
        }
        for (int at = start; at < from.size(); at++) {
            chosen.add(from.get(at));
            choices(from, count, at + 1, chosen, use);
            chosen.remove(chosen.size() - 1);
        }
    }

    /** All legal ways to give each of the upper ones one of the lower ones, in the order of their numbers. */
    private void arrangements(
            List<DutchPlayer> upper, List<DutchPlayer> lower, List<Couple> couples, Consumer<List<Couple>> use) {
        if (upper.isEmpty()) {
            use.accept(List.copyOf(couples));
            return;
        }
        for (DutchPlayer partner : lower) {
            DutchPlayer first = upper.get(0);
            if (absolute.mayMeet(first, partner)) {
                boolean higher = DutchPlayer.ORDER.compare(first, partner) < 0;
                couples.add(higher ? new Couple(first, partner) : new Couple(partner, first));
                arrangements(upper.subList(1, upper.size()), without(lower, List.of(partner)), couples, use);
                couples.remove(couples.size() - 1);
            }
        }
    }
}
