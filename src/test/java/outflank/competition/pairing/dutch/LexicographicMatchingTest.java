package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The matching has the highest weight of all, and each choice between equal ones is the best that is still possible. */
class LexicographicMatchingTest {

    private static final int SHARED_PARTS = 2;
    private static final int SEEDS = 800;

    @Test
    void isTheHeaviestOfAllMatchings() {
        for (long seed = 0; seed < SEEDS; seed++) {
            EdgeWeights weights = random(new Random(seed), 2 * (1 + (int) (seed % 5)));
            LexicographicMatching matching = new LexicographicMatching(weights);
            matching.solve(vertex -> -1);
            assertThat(sum(weights, partners(matching, weights.nodes())))
                    .as("seed " + seed)
                    .isEqualTo(sum(
                            weights,
                            all(weights.nodes()).stream()
                                    .max(Comparator.comparing(partners -> sum(weights, partners), Arrays::compare))
                                    .orElseThrow()));
        }
    }

    @Test
    void givesOneAfterTheOtherTheLowestPartnerOfAllHeaviestMatchings() {
        for (long seed = 0; seed < SEEDS; seed++) {
            int nodes = 2 * (1 + (int) (seed % 4));
            EdgeWeights weights = random(new Random(seed), nodes);
            int[] expected = firstOfTheHeaviest(weights);
            LexicographicMatching matching = new LexicographicMatching(weights);
            matching.solve(vertex -> -1);
            for (int vertex = 0; vertex < nodes; vertex++) {
                if (!matching.isSealed(vertex)) {
                    matching.prefer(vertex, other -> other, nodes);
                    matching.seal(vertex, matching.partner(vertex));
                }
            }
            assertThat(partners(matching, nodes)).as("seed " + seed).isEqualTo(expected);
        }
    }

    @Test
    void staysHeaviestWhenEdgesThatAreNotInItBecomeLighter() {
        for (long seed = 0; seed < SEEDS; seed++) {
            Random random = new Random(seed);
            int nodes = 2 * (2 + (int) (seed % 4));
            EdgeWeights weights = random(random, nodes);
            int worse = weights.kind(new long[] {-9, 0});
            LexicographicMatching matching = new LexicographicMatching(weights);
            matching.solve(vertex -> -1);
            long[] before = sum(weights, partners(matching, nodes));
            for (int vertex = 0; vertex < nodes; vertex++) {
                int kept = matching.partner(vertex);
                matching.lower(vertex, other -> other != kept && random.nextBoolean(), worse, other -> 0);
                assertThat(sum(weights, partners(matching, nodes)))
                        .as("seed " + seed)
                        .isEqualTo(before);
            }
        }
    }

    @Test
    void needsAnEvenNumber() {
        assertThatIllegalArgumentException().isThrownBy(() -> new LexicographicMatching(new EdgeWeights(3, 1)));
    }

    private static EdgeWeights random(Random random, int nodes) {
        EdgeWeights weights = new EdgeWeights(nodes, SHARED_PARTS);
        int range = 1 + random.nextInt(4);
        for (int one = 0; one < nodes; one++) {
            for (int other = one + 1; other < nodes; other++) {
                long[] shared = {random.nextInt(range) - 1, random.nextInt(range)};
                weights.setKind(one, other, weights.kind(shared));
                weights.setFine(one, other, 1000L * random.nextInt(range));
            }
        }
        return weights;
    }

    private static int[] firstOfTheHeaviest(EdgeWeights weights) {
        Comparator<int[]> byWeight = Comparator.comparing(partners -> sum(weights, partners), Arrays::compare);
        return all(weights.nodes()).stream()
                .max(byWeight.thenComparing((one, other) -> Arrays.compare(other, one)))
                .orElseThrow();
    }

    private static int[] partners(LexicographicMatching matching, int nodes) {
        int[] partners = new int[nodes];
        for (int vertex = 0; vertex < nodes; vertex++) {
            partners[vertex] = matching.partner(vertex);
            assertThat(matching.partner(partners[vertex])).isEqualTo(vertex);
        }
        return partners;
    }

    private static long[] sum(EdgeWeights weights, int[] partners) {
        long[] sum = new long[weights.parts()];
        for (int vertex = 0; vertex < partners.length; vertex++) {
            for (int part = 0; part < sum.length && vertex < partners[vertex]; part++) {
                sum[part] += weights.at(vertex, partners[vertex], part);
            }
        }
        return sum;
    }

    private static List<int[]> all(int nodes) {
        List<int[]> all = new ArrayList<>();
        int[] partners = new int[nodes];
        Arrays.fill(partners, -1);
        add(all, partners);
        return all;
    }

    private static void add(List<int[]> all, int[] partners) {
        int first = 0;
        while (first < partners.length && partners[first] >= 0) {
            first++;
        }
        if (first == partners.length) {
            all.add(partners.clone());
            return;
        }
        for (int other = first + 1; other < partners.length; other++) {
            if (partners[other] < 0) {
                partners[first] = other;
                partners[other] = first;
                add(all, partners);
                partners[first] = -1;
                partners[other] = -1;
            }
        }
    }
}
