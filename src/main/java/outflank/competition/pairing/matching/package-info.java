/**
 * The perfect matching of lowest cost in a complete graph, proven by its dual solution. Knows nothing but Java.
 *
 * <p>{@link outflank.competition.pairing.matching.LowestCostMatching} is the way in. The algorithm is the primal-dual one
 * of Edmonds ("Maximum matching and a polyhedron with 0,1-vertices", 1965) on a part of the graph, with trees that grow
 * from all unmatched nodes at the same time; after that every pair left out is priced with the duals, as Applegate and Cook
 * do ("Solving large-scale matching problems", 1993), and pairs that would pay off are added until there are none. Ideas for
 * the handling of blossoms and of the queue of events are discussed by Kolmogorov ("Blossom V", 2009).
 */
package outflank.competition.pairing.matching;
