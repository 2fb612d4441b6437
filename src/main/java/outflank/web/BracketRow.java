package outflank.web;

import java.util.List;
import java.util.UUID;
import outflank.competition.Color;

/**
 * A bracket of the finals as pages show it.
 *
 * @param category the name of its category; empty for the main one
 * @param stages stage by stage, the final the last one
 */
public record BracketRow(String category, List<Stage> stages) {

    /**
     * Matches that are played side by side.
     *
     * @param title what stage it is
     * @param matches from the top of the bracket down
     */
    public record Stage(String title, List<MatchRow> matches) {}

    /**
     * A match.
     *
     * @param title what it decides
     * @param note how long it can last, or what decided it
     * @param contradicted whether others should play it by the results as they stand
     * @param sides the two players, the higher-ranked one first
     */
    public record MatchRow(String title, String note, boolean contradicted, List<Side> sides) {}

    /**
     * One player of a match.
     *
     * @param seed place among those who have qualified; 0 while nobody is known
     * @param name empty while nobody is known
     * @param points points in the match, as text
     * @param winner whether he has won it
     * @param games one for each game the match can have
     */
    public record Side(int seed, String name, String points, boolean winner, List<Cell> games) {}

    /**
     * What a player has in one game.
     *
     * @param number number of the game in the match
     * @param gameId the game; null while it is not published
     * @param color his color; null while it is not published
     * @param discs his discs, empty while there is no result
     */
    public record Cell(int number, UUID gameId, Color color, String discs) {}
}
