package outflank.format;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.othello.Score;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.Square;

/**
 * What a file says about the result of a game.
 *
 * @param blackDiscs the official score of Black: 0 to 64 discs; empty if none is said
 * @param winner who won, if that is said without a score
 * @param ending how the game ended
 */
public record StatedResult(OptionalInt blackDiscs, Optional<Side> winner, Ending ending) {

    /** Nothing is said. */
    public static final StatedResult UNSAID = new StatedResult(OptionalInt.empty(), Optional.empty(), Ending.UNSAID);

    private static final Pattern DISCS = Pattern.compile("\\s*+(\\d{1,2}+)\\s*+[-:/\u2013\u2014]\\s*+(\\d{1,2}+)\\s*+");
    private static final Pattern DIFFERENCE = Pattern.compile("\\s*+([-+]?)(\\d{1,2}+)(?:[.,]0*+)?+\\s*+");

    public StatedResult {
        Objects.requireNonNull(blackDiscs, "blackDiscs");
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(ending, "ending");
    }

    /** This score; with it nobody has to say who won. */
    public static StatedResult ofBlackDiscs(int discs) {
        return new StatedResult(OptionalInt.of(discs), Optional.empty(), Ending.UNSAID);
    }

    /**
     * A score such as {@code 37-27}, Black first. Fewer than 64 discs are those on the board, and the empty squares go to
     * the winner; {@code 1-0} and {@code 0-1} only say who won.
     *
     * @return empty if it is not a score of this form, or of more than 64 discs
     */
    public static Optional<StatedResult> ofDiscs(String text) {
        Matcher matcher = DISCS.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int black = Integer.parseInt(matcher.group(1));
        int white = Integer.parseInt(matcher.group(2));
        if (black + white > Square.COUNT || black + white == 0) {
            return Optional.empty();
        }
        if (black + white == 1) {
            Side winner = black == 1 ? Side.BLACK : Side.WHITE;
            return Optional.of(new StatedResult(OptionalInt.empty(), Optional.of(winner), Ending.UNSAID));
        }
        Score score = Scoring.EMPTIES_TO_WINNER.score(black, white);
        return Optional.of(ofBlackDiscs(score.halfDiscs(Side.BLACK) / 2));
    }

    /**
     * A difference of discs such as {@code +12}, {@code -6.00} or {@code 0}, seen by Black: -64 to +64 and even, as the two
     * scores sum to 64 (othello.md, section 6).
     *
     * @return empty if it is not a difference of this form
     */
    public static Optional<StatedResult> ofDifference(String text) {
        Matcher matcher = DIFFERENCE.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int difference = Integer.parseInt(matcher.group(1) + matcher.group(2));
        if (difference % 2 != 0 || Math.abs(difference) > Square.COUNT) {
            return Optional.empty();
        }
        return Optional.of(ofBlackDiscs((Square.COUNT + difference) / 2));
    }

    /** The same result, ended in this way. */
    public StatedResult endedBy(Ending other) {
        return new StatedResult(blackDiscs, winner, other);
    }
}
