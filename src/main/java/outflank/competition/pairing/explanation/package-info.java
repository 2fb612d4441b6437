/**
 * Why a pair of a proposed round costs what it costs: every amount of its cost with the facts behind it, and what a
 * director should know of it. Data only; pages put them into words.
 *
 * <p>The facts are read from the rounds before, apart from the prices of the pairing itself, so that the two can be held
 * against each other.
 */
package outflank.competition.pairing.explanation;
