/**
 * Who plays whom with which color, and why: penalties, minimum-cost matching, colors. Knows only the competition.
 *
 * <p>{@link outflank.competition.pairing.RoundPairing} is the way in. {@link
 * outflank.competition.pairing.PairingRules} hold the system, the preset and every value, and read and write the text
 * they are stored as. Swiss pairing prices every possible pair by the table of {@link
 * outflank.competition.pairing.Penalties} and the history of the two, takes the perfect matching with the lowest sum,
 * and returns it with every cost by its reason. The same competition, rules, seed and constraints give the same pairing.
 *
 * <p>A round robin has a schedule instead ({@link outflank.competition.pairing.RoundRobin}) and costs nothing.
 */
package outflank.competition.pairing;
