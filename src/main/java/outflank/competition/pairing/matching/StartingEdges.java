package outflank.competition.pairing.matching;

import java.util.stream.IntStream;

/** The edges a search begins with: few, but such as good matchings are made of. */
final class StartingEdges {

    private static final int COMPLETE = 24;
    private static final int IN_ORDER = 3;
    private static final int PER_CLASS = 2;
    private static final int PER_NODE = 14;
    private static final int IN_ORDER_WITHOUT_CLASSES = 12;

    private final EdgeCosts costs;
    private final ClassMembers members;
    private final EdgeList edges = new EdgeList();

    private StartingEdges(EdgeCosts costs, ClassMembers members) {
        this.costs = costs;
        this.members = members;
    }

    static EdgeList of(EdgeCosts costs, ClassMembers members) {
        StartingEdges start = new StartingEdges(costs, members);
        int nodes = costs.nodes();
        if (nodes <= COMPLETE) {
            start.addNearest(nodes);
        } else if (members.classes() > nodes / 2) {
            start.addNearest(IN_ORDER_WITHOUT_CLASSES);
        } else {
            start.addNearest(IN_ORDER);
            for (int ofClass = 0; ofClass < members.classes(); ofClass++) {
                start.addByClass(ofClass);
            }
        }
        return start.edges;
    }

    private void addNearest(int distance) {
        for (int node = 0; node < costs.nodes(); node++) {
            for (int other = node + 1; other < costs.nodes() && other <= node + distance; other++) {
                edges.add(node, other);
            }
        }
    }

    /** A few of each of the classes that are cheapest to meet, others for each node. */
    private void addByClass(int ofClass) {
        int[] cheapest = cheapest(ofClass);
        for (int i = 0; i < members.size(ofClass); i++) {
            int node = members.node(ofClass, i);
            int added = 0;
            for (int c = 0; c < cheapest.length && added < PER_NODE; c++) {
                int size = members.size(cheapest[c]);
                for (int j = 0; j < Math.min(PER_CLASS, size); j++) {
                    int other = members.node(cheapest[c], (int) (((long) i * PER_CLASS + j + ofClass) % size));
                    if (other != node) {
                        edges.add(node, other);
                        added++;
                    }
                }
            }
        }
    }

    private int[] cheapest(int ofClass) {
        long[] floors = new long[members.classes()];
        for (int other = 0; other < floors.length; other++) {
            floors[other] = members.canMeet(ofClass, other) ? costs.floor(ofClass, other) : EdgeCosts.NO_EDGE;
        }
        return IntStream.range(0, floors.length)
                .filter(other -> floors[other] != EdgeCosts.NO_EDGE)
                .boxed()
                .sorted((one, other) -> Long.compare(floors[one], floors[other]))
                .limit(PER_NODE)
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
