package outflank.competition.pairing.matching;

import java.util.Arrays;

/**
 * Prices all edges of the complete graph with given duals. Nodes of one class within one innermost blossom are looked at
 * together, since the same blossoms hold any two of two such groups: with the highest duals of the groups, the lower bound of
 * their classes shows for most of them that no edge can have a negative slack; the others are priced one by one.
 */
final class ViolatedEdges {

    private static final int HIGHEST_SHIFT = 21;
    private static final long LOW_BITS = (1L << HIGHEST_SHIFT) - 1;

    private final EdgeCosts costs;
    private final DualSolution duals;
    private final ClassMembers members;
    private final int mostPerNode;
    private final int[] nodes;
    private final int[] groupStart;
    private final long[] groupDual;
    private final int[] firstGroup;
    private final long[] classDual;
    private final int[] found;
    private final EdgeList violated = new EdgeList();

    private ViolatedEdges(EdgeCosts costs, DualSolution duals, ClassMembers members, int mostPerNode) {
        this.costs = costs;
        this.duals = duals;
        this.members = members;
        this.mostPerNode = mostPerNode;
        int count = costs.nodes();
        this.nodes = new int[count];
        this.found = new int[count];
        this.firstGroup = new int[members.classes() + 1];
        this.classDual = new long[members.classes()];
        Arrays.fill(classDual, Long.MIN_VALUE);
        int[] starts = new int[count + 1];
        int groups = 0;
        int next = 0;
        for (int ofClass = 0; ofClass < members.classes(); ofClass++) {
            firstGroup[ofClass] = groups;
            long[] keys = new long[members.size(ofClass)];
            for (int i = 0; i < keys.length; i++) {
                int node = members.node(ofClass, i);
                keys[i] = (long) (duals.innermost(node) + 1) << HIGHEST_SHIFT | node;
                classDual[ofClass] = Math.max(classDual[ofClass], duals.ofNode(node));
            }
            Arrays.sort(keys);
            for (int i = 0; i < keys.length; i++) {
                if (i == 0 || keys[i] >>> HIGHEST_SHIFT != keys[i - 1] >>> HIGHEST_SHIFT) {
                    starts[groups++] = next;
                }
                nodes[next++] = (int) (keys[i] & LOW_BITS);
            }
        }
        firstGroup[members.classes()] = groups;
        starts[groups] = next;
        groupStart = Arrays.copyOf(starts, groups + 1);
        groupDual = new long[groups];
        for (int group = 0; group < groups; group++) {
            groupDual[group] = Long.MIN_VALUE;
            for (int i = groupStart[group]; i < groupStart[group + 1]; i++) {
                groupDual[group] = Math.max(groupDual[group], duals.ofNode(nodes[i]));
            }
        }
    }

    /**
     * Edges with a negative slack: some of them, up to a number for each node, but none only if there is none at all.
     *
     * @param mostPerNode how many edges are noted for a node at most
     */
    static EdgeList of(EdgeCosts costs, DualSolution duals, ClassMembers members, int mostPerNode) {
        ViolatedEdges pricing = new ViolatedEdges(costs, duals, members, mostPerNode);
        pricing.priceAll();
        return pricing.violated;
    }

    private void priceAll() {
        for (int one = 0; one < members.classes(); one++) {
            for (int other = 0; other <= one; other++) {
                if (members.canMeet(one, other)) {
                    long floor = costs.floor(one, other);
                    if (floor != EdgeCosts.NO_EDGE && 2 * floor < classDual[one] + classDual[other]) {
                        priceClasses(one, other, 2 * floor);
                    }
                }
            }
        }
    }

    private void priceClasses(int one, int other, long floor) {
        for (int ofOne = firstGroup[one]; ofOne < firstGroup[one + 1]; ofOne++) {
            int end = one == other ? ofOne + 1 : firstGroup[other + 1];
            for (int ofOther = firstGroup[other]; ofOther < end; ofOther++) {
                long highest = groupDual[ofOne] + groupDual[ofOther];
                if (floor < highest) {
                    long common = 2 * duals.common(nodes[groupStart[ofOne]], nodes[groupStart[ofOther]]);
                    if (floor + common < highest) {
                        priceGroups(ofOne, ofOther, floor, common);
                    }
                }
            }
        }
    }

    private void priceGroups(int ofOne, int ofOther, long floor, long common) {
        int first = groupStart[ofOther];
        int size = groupStart[ofOther + 1] - first;
        for (int i = groupStart[ofOne]; i < groupStart[ofOne + 1]; i++) {
            int node = nodes[i];
            long most = floor + common - duals.ofNode(node);
            if (most >= groupDual[ofOther]) {
                continue;
            }
            int end = ofOne == ofOther ? i - first : size;
            int turn = end == 0 ? 0 : node % end;
            for (int j = 0; j < end && found[node] < mostPerNode; j++) {
                int other = nodes[first + (j + turn < end ? j + turn : j + turn - end)];
                if (duals.ofNode(other) > most && found[other] < mostPerNode && isViolated(node, other, common)) {
                    found[node]++;
                    found[other]++;
                    violated.add(node, other);
                }
            }
        }
    }

    private boolean isViolated(int one, int other, long common) {
        long cost = SparseGraph.checkedCost(costs, one, other);
        return cost != EdgeCosts.NO_EDGE && 2 * cost - duals.ofNode(one) - duals.ofNode(other) + common < 0;
    }
}
