package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import outflank.competition.Color;
import outflank.competition.pairing.dutch.DutchPlayer.Float;
import outflank.competition.pairing.dutch.LiteralDutch.Couple;

/**
 * The criteria C10 to C21 of one candidate, counted as C.04.3 words them.
 *
 * @param initial the initial color
 * @param moved the moved-down players of the bracket
 * @param score the half points of its residents
 */
record LiteralCriteria(Color initial, List<DutchPlayer> moved, int score) {

    /** The values in order; of two candidates with equal earlier values the one with the lower value is better. */
    List<Integer> of(List<Couple> couples, List<DutchPlayer> floaters) {
        List<Integer> value = new ArrayList<>();
        addColors(value, couples);
        for (int back = 1; back <= 2; back++) {
            int rounds = back;
            value.add((int) floaters.stream()
                    .filter(floater -> floater.halfPoints() == score && was(floater, rounds, Float.DOWN))
                    .count());
            value.add((int) couples.stream()
                    .filter(couple -> couple.higher().halfPoints() > score && was(couple.lower(), rounds, Float.UP))
                    .count());
        }
        for (int back = 1; back <= 2; back++) {
            addDifferences(value, couples, floaters, back);
        }
        return value;
    }

    private void addColors(List<Integer> value, List<Couple> couples) {
        int[] counts = new int[4];
        for (Couple couple : couples) {
            Color color =
                    ColorAllocation.of(couple.higher(), couple.lower(), initial).higher();
            boolean top = couple.higher().topscorer() || couple.lower().topscorer();
            count(counts, couple.higher(), color, top);
            count(counts, couple.lower(), color.opposite(), top);
        }
        for (int count : counts) {
            value.add(count);
        }
    }

    private static void count(int[] counts, DutchPlayer player, Color color, boolean top) {
        List<Color> all = new ArrayList<>(player.colors());
        all.add(color);
        int difference = Collections.frequency(all, Color.BLACK) - Collections.frequency(all, Color.WHITE);
        int games = all.size();
        counts[0] += top && Math.abs(difference) > 2 ? 1 : 0;
        boolean third = games > 2 && all.get(games - 2) == color && all.get(games - 3) == color;
        counts[1] += top && third ? 1 : 0;
        boolean denied =
                player.preference().color().filter(wanted -> wanted != color).isPresent();
        counts[2] += denied ? 1 : 0;
        counts[3] += denied && player.preference().strength() == Preference.Strength.STRONG ? 1 : 0;
    }

    /** Who stays unpaired has a greater difference than if he were paired here: as one point lower. */
    private void addDifferences(List<Integer> value, List<Couple> couples, List<DutchPlayer> floaters, int back) {
        List<Integer> moving = new ArrayList<>();
        List<Integer> opposing = new ArrayList<>();
        for (DutchPlayer player : moved) {
            if (was(player, back, Float.DOWN)) {
                moving.add(player.halfPoints() - score + (floaters.contains(player) ? 2 : 0));
            }
        }
        for (Couple couple : couples) {
            if (couple.higher().halfPoints() > score && was(couple.lower(), back, Float.UP)) {
                opposing.add(couple.higher().halfPoints() - score);
            }
        }
        moving.sort(Comparator.reverseOrder());
        opposing.sort(Comparator.reverseOrder());
        value.addAll(moving);
        value.addAll(opposing);
    }

    private static boolean was(DutchPlayer player, int back, Float kind) {
        return (back == 1 ? player.lastFloat() : player.floatBefore()) == kind;
    }
}
