/**
 * Knock-out after the preliminaries, or instead of them: who qualifies, who plays whom in matches of one or several games,
 * who chooses the color, who wins a match, and the places at the end. Knows the competition and its standings.
 *
 * <p>{@link outflank.competition.knockout.FinalsPlan} says what is played, {@link
 * outflank.competition.knockout.Seeding} who has qualified, {@link outflank.competition.knockout.Finals} where it stands.
 */
package outflank.competition.knockout;
