package outflank.competition.knockout;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * A game that can be played next.
 *
 * @param match the match it belongs to
 * @param number its number in the match, from 1
 * @param chooser number of the entrant who chooses the color; empty if the colors follow from the game before
 * @param black number of the entrant who has Black, where somebody chooses until he says otherwise
 * @param white number of the other entrant
 */
public record NextGame(BracketMatch match, int number, OptionalInt chooser, int black, int white) {

    public NextGame {
        Objects.requireNonNull(match, "match");
        Objects.requireNonNull(chooser, "chooser");
    }

    static NextGame of(BracketMatch match) {
        MatchScore score = match.score().orElseThrow();
        int black = score.nextBlack();
        int white = match.higher().getAsInt() + match.lower().getAsInt() - black;
        return new NextGame(match, score.match().games().size() + 1, score.chooser(), black, white);
    }
}
