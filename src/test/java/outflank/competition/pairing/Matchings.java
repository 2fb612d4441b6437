package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** Every way to split people into pairs: the slow certainty the pairing is compared with. */
public final class Matchings {

    /** Two people, regardless of order, may sit at one table. */
    interface Allowed {
        boolean test(int one, int other);
    }

    private Matchings() {}

    /** All perfect matchings, each as a list of pairs; in an odd field one of each is a person paired with himself. */
    public static List<List<int[]>> all(List<Integer> people) {
        if (people.isEmpty()) {
            return List.of(List.of());
        }
        List<List<int[]>> all = new ArrayList<>();
        int first = people.get(0);
        List<Integer> others = people.subList(1, people.size());
        for (int other : others) {
            List<Integer> rest = new ArrayList<>(others);
            rest.remove(Integer.valueOf(other));
            addAll(all, new int[] {first, other}, rest);
        }
        if (people.size() % 2 == 1) {
            addAll(all, new int[] {first, first}, others);
        }
        return all;
    }

    private static void addAll(List<List<int[]>> all, int[] pair, List<Integer> rest) {
        for (List<int[]> matching : all(rest)) {
            List<int[]> longer = new ArrayList<>(matching);
            longer.add(pair);
            all.add(longer);
        }
    }

    /** Whether everybody can be seated with an allowed opponent, one of those allowed sitting out in an odd field. */
    static boolean exists(List<Integer> people, Allowed allowed, IntPredicate mayHaveBye) {
        if (people.isEmpty()) {
            return true;
        }
        int first = people.get(0);
        List<Integer> others = people.subList(1, people.size());
        for (int other : others) {
            List<Integer> rest = new ArrayList<>(others);
            rest.remove(Integer.valueOf(other));
            if (allowed.test(first, other) && exists(rest, allowed, mayHaveBye)) {
                return true;
            }
        }
        return people.size() % 2 == 1 && mayHaveBye.test(first) && exists(others, allowed, mayHaveBye);
    }

    /**
     * The same for fields of any size, by a largest matching of the graph of what is allowed: no costs, and no code in
     * common with the pairing.
     */
    static boolean existsInLargeField(List<Integer> people, Allowed allowed, IntPredicate mayHaveBye) {
        int nobody = 0;
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        people.forEach(graph::addVertex);
        if (people.size() % 2 == 1) {
            graph.addVertex(nobody);
            people.stream().filter(mayHaveBye::test).forEach(one -> graph.addEdge(one, nobody));
        }
        for (int one : people) {
            for (int other : people) {
                if (one < other && allowed.test(one, other)) {
                    graph.addEdge(one, other);
                }
            }
        }
        return new SparseEdmondsMaximumCardinalityMatching<>(graph)
                .getMatching()
                .isPerfect();
    }
}
