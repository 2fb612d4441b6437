package outflank.competition.pairing;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import outflank.competition.Color;

/** What the past of one entrant means for his next pair. Filled by {@link History} round by round, then only read. */
final class EntrantHistory {

    /** Where an entrant is taken to when he meets somebody with another score. */
    enum Float {
        UP,
        DOWN
    }

    private int halfPoints;
    private int blackAhead;
    private boolean hadBye;
    private Optional<Color> lastColor = Optional.empty();
    private Optional<Float> lastFloat = Optional.empty();
    private final Map<Integer, Color> colorByRound = new HashMap<>();

    void addHalfPoints(int more) {
        halfPoints += more;
    }

    void addColor(int round, Color color) {
        blackAhead += color == Color.BLACK ? 1 : -1;
        lastColor = Optional.of(color);
        colorByRound.put(round, color);
    }

    /** A pair of the two scores they were paired by. */
    void addPair(int ownScore, int opponentsScore) {
        lastFloat = ownScore == opponentsScore
                ? Optional.empty()
                : Optional.of(ownScore > opponentsScore ? Float.DOWN : Float.UP);
    }

    void addBye() {
        hadBye = true;
        lastFloat = Optional.of(Float.DOWN);
    }

    /** A point without playing that was no bye of the pairing: a forfeit won, or a requested bye of a whole point. */
    void addUnplayedPoint() {
        hadBye = true;
    }

    /** Half points so far. */
    int halfPoints() {
        return halfPoints;
    }

    /** Games with Black minus games with White. */
    int blackAhead() {
        return blackAhead;
    }

    /** Whether he has had a point without playing: a bye, or an opponent who did not come (FIDE C.04.1 rule 4). */
    boolean hadBye() {
        return hadBye;
    }

    /** The color of the last game he played. */
    Optional<Color> lastColor() {
        return lastColor;
    }

    /**
     * Where he was taken to by the last pair he was in; empty if the scores were equal. A bye takes everybody down. No
     * source says that an even pair ends the memory, but with it PAPP's own pairings of two world championships have the
     * lowest cost, or miss it by 10 at most; with a longer memory most of them do not.
     */
    Optional<Float> lastFloat() {
        return lastFloat;
    }

    /** The color in this round; empty if he did not play in it. */
    Optional<Color> colorIn(int round) {
        return Optional.ofNullable(colorByRound.get(round));
    }
}
