package outflank.competition.pairing.matching;

/** The nodes of each tree, as a ring that holds its root. */
final class TreeMembers {

    private final Blossoms blossoms;
    private final int[] ahead;
    private final int[] behind;

    TreeMembers(Blossoms blossoms, int nodes) {
        this.blossoms = blossoms;
        this.ahead = new int[nodes];
        this.behind = new int[nodes];
    }

    /** Begins the ring of a tree with its root. */
    void begin(int root) {
        ahead[root] = root;
        behind[root] = root;
    }

    /** The next node of the tree a node is in. */
    int next(int node) {
        return ahead[node];
    }

    /** Adds all nodes of a blossom to a tree. */
    void add(int blossom, int root) {
        int last = blossoms.lastNode(blossom);
        int node = blossoms.firstNode(blossom);
        link(node, root);
        while (node != last) {
            node = blossoms.nextNode(node);
            link(node, root);
        }
    }

    private void link(int node, int root) {
        ahead[node] = ahead[root];
        behind[node] = root;
        behind[ahead[root]] = node;
        ahead[root] = node;
    }

    /** Takes a node other than the root out of its tree. */
    void remove(int node) {
        ahead[behind[node]] = ahead[node];
        behind[ahead[node]] = behind[node];
    }
}
