package outflank.competition.pairing.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import outflank.competition.Color;

/** What one entrant brings from the rounds before. Filled round by round by {@link Past}, then only read. */
final class PlayerPast {

    /** A color an entrant had in a game that was played. */
    record Colored(int round, Color color) {}

    /** A pair, or a bye, that took an entrant to somebody with another score. */
    record Floated(int round, boolean down) {}

    private int halfPoints;
    private final List<Colored> colors = new ArrayList<>();
    private Optional<Floated> floated = Optional.empty();
    private final List<Integer> unplayedPoints = new ArrayList<>();

    void scored(int more) {
        halfPoints += more;
    }

    /** A game, with how far he stood above his opponent: 1, 0 or −1. */
    void played(int round, Color color, int above) {
        colors.add(new Colored(round, color));
        // An even pair ends the memory: only the last pair counts.
        floated = above == 0 ? Optional.empty() : Optional.of(new Floated(round, above > 0));
    }

    void hadBye(int round) {
        unplayedPoints.add(round);
        floated = Optional.of(new Floated(round, true));
    }

    void wonUnplayed(int round) {
        unplayedPoints.add(round);
    }

    int halfPoints() {
        return halfPoints;
    }

    /** Where the last pair took him, if the scores differed. */
    Optional<Floated> floated() {
        return floated;
    }

    /** The rounds in which he got a point without playing. */
    List<Integer> unplayedPoints() {
        return unplayedPoints;
    }

    int games() {
        return colors.size();
    }

    int gamesWith(Color color) {
        return (int) colors.stream().filter(game -> game.color() == color).count();
    }

    /** The last game he played, if it was with this color. */
    Optional<Colored> lastIfWith(Color color) {
        return colors.isEmpty()
                ? Optional.empty()
                : Optional.of(colors.get(colors.size() - 1)).filter(last -> last.color() == color);
    }

    /** How many games in a row up to his last one he had this color. */
    int inRowWith(Color color) {
        int inRow = 0;
        while (inRow < colors.size() && colors.get(colors.size() - 1 - inRow).color() == color) {
            inRow++;
        }
        return inRow;
    }
}
