package outflank.competition.pairing.matching;

import java.util.Arrays;
import java.util.List;

/**
 * Why no perfect matching is cheaper, so that anybody can check it: for every edge, twice its cost minus the duals of its
 * ends plus twice the duals of all odd sets that hold both is 0 or more, no odd set's dual is negative, and twice the
 * total of the matching is the sum of the nodes' duals minus, for each odd set, its dual as often as it has nodes but one.
 *
 * @param nodes the dual of each node, for doubled costs
 * @param oddSets sets of an odd number of nodes with a dual above 0
 */
public record DualProof(long[] nodes, List<OddSet> oddSets) {

    /**
     * A set of nodes of which one at least is matched to the outside.
     *
     * @param nodes the nodes, an odd number
     * @param dual its dual, above 0
     */
    public record OddSet(List<Integer> nodes, long dual) {

        public OddSet {
            nodes = List.copyOf(nodes);
        }
    }

    public DualProof {
        nodes = Arrays.copyOf(nodes, nodes.length);
        oddSets = List.copyOf(oddSets);
    }

    /** The lower bound that the duals give for twice the total of any perfect matching. */
    public long doubledBound() {
        long bound = 0;
        for (long dual : nodes) {
            bound = Math.addExact(bound, dual);
        }
        for (OddSet set : oddSets) {
            bound = Math.subtractExact(
                    bound, Math.multiplyExact(set.dual(), set.nodes().size() - 1));
        }
        return bound;
    }
}
