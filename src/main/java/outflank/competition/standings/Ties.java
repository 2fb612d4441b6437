package outflank.competition.standings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The order as far as it is decided: groups of entrants who are still level, the best group first. */
public final class Ties {

    private final int[][] groups;
    private final int[] groupOf;

    private Ties(int size, List<int[]> groups) {
        this.groups = groups.toArray(int[][]::new);
        this.groupOf = new int[size];
        for (int group = 0; group < this.groups.length; group++) {
            for (int entrant : this.groups[group]) {
                groupOf[entrant] = group;
            }
        }
    }

    /** Everybody by points. */
    static Ties onPoints(Tally tally) {
        Integer[] all = new Integer[tally.size()];
        Arrays.setAll(all, Integer::valueOf);
        List<int[]> groups = new ArrayList<>();
        split(all, Comparator.comparingInt(tally::halfPointsAt).reversed(), groups);
        return new Ties(tally.size(), groups);
    }

    /** The same groups, each split by this order. */
    Ties splitBy(Comparator<Integer> order) {
        List<int[]> finer = new ArrayList<>(groups.length);
        for (int[] group : groups) {
            if (group.length == 1) {
                finer.add(group);
            } else {
                split(Arrays.stream(group).boxed().toArray(Integer[]::new), order, finer);
            }
        }
        return new Ties(groupOf.length, finer);
    }

    private static void split(Integer[] entrants, Comparator<Integer> order, List<int[]> groups) {
        Arrays.sort(entrants, order);
        int start = 0;
        for (int end = 1; end <= entrants.length; end++) {
            if (end == entrants.length || order.compare(entrants[start], entrants[end]) != 0) {
                int[] group = new int[end - start];
                for (int i = start; i < end; i++) {
                    group[i - start] = entrants[i];
                }
                groups.add(group);
                start = end;
            }
        }
    }

    /** The groups, the best one first; somebody who is level with nobody is a group of one. */
    List<int[]> groups() {
        return List.of(groups);
    }

    /** Those who are level with this entrant, with the entrant. */
    int[] groupOf(int entrant) {
        return groups[groupOf[entrant]];
    }

    /** Whether two entrants are still level. */
    boolean areLevel(int one, int other) {
        return groupOf[one] == groupOf[other];
    }
}
