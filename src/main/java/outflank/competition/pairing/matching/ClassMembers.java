package outflank.competition.pairing.matching;

/** The nodes by class. */
final class ClassMembers {

    private final int[] start;
    private final int[] nodes;

    ClassMembers(EdgeCosts costs) {
        start = new int[costs.classes() + 1];
        nodes = new int[costs.nodes()];
        for (int node = 0; node < nodes.length; node++) {
            start[costs.classOf(node) + 1]++;
        }
        for (int next = 1; next < start.length; next++) {
            start[next] += start[next - 1];
        }
        int[] place = start.clone();
        for (int node = 0; node < nodes.length; node++) {
            nodes[place[costs.classOf(node)]++] = node;
        }
    }

    int classes() {
        return start.length - 1;
    }

    int size(int ofClass) {
        return start[ofClass + 1] - start[ofClass];
    }

    /** A node of a class, from 0; in the order of their numbers. */
    int node(int ofClass, int index) {
        return nodes[start[ofClass] + index];
    }

    /** Whether there can be an edge from one class to another or within it. */
    boolean canMeet(int one, int other) {
        return one == other ? size(one) > 1 : size(one) > 0 && size(other) > 0;
    }
}
