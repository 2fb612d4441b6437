package outflank.format.papp;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.tournament.Halves;

/**
 * What a work file has no room for, in comments PAPP passes over: {@code %: result no-show 1-0} before a game says how it
 * ended and who has the point, {@code %: bye 000079 0.5} within a round tells of a bye that was asked for.
 */
final class PappNote {

    private static final Pattern RESULT = Pattern.compile("result\\s++([a-z-]{1,20}+)\\s++([\\d.]++)-([\\d.]++)");
    private static final Pattern BYE = Pattern.compile("bye\\s++(\\d{1,9}+)\\s++([\\d.]++)");
    private static final Pattern BYE_DISCS = Pattern.compile("bye-discs\\s++([\\d.]++)");

    private PappNote() {}

    /** A bye that was asked for. */
    record RequestedBye(String id, int halfPoints) {}

    /** How a game ended and who has the points. */
    record Ended(ResultKind kind, int blackHalfPoints, int whiteHalfPoints) {

        /** The result with these discs. */
        Result with(int blackHalfDiscs, int whiteHalfDiscs) {
            return new Result(kind, blackHalfPoints, whiteHalfPoints, blackHalfDiscs, whiteHalfDiscs);
        }
    }

    /** The note for a result that does not follow from the discs alone; empty if it does. */
    static Optional<String> of(Result result) {
        if (result.equals(Result.ofDiscs(ResultKind.PLAYED, result.blackHalfDiscs(), result.whiteHalfDiscs()))) {
            return Optional.empty();
        }
        return Optional.of("%: result " + word(result.kind()) + " " + Halves.text(result.blackHalfPoints()) + "-"
                + Halves.text(result.whiteHalfPoints()));
    }

    /** How a game ended, if the note says that. */
    static Optional<Ended> ended(String note) {
        Matcher matcher = RESULT.matcher(note);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<ResultKind> kind = Arrays.stream(ResultKind.values())
                .filter(known -> word(known).equals(matcher.group(1)))
                .findFirst();
        OptionalInt black = Halves.read(matcher.group(2), 2);
        OptionalInt white = Halves.read(matcher.group(3), 2);
        if (kind.isEmpty() || black.isEmpty() || white.isEmpty()) {
            return Optional.empty();
        }
        int sum = kind.get() == ResultKind.DOUBLE_FORFEIT ? 0 : 2;
        return black.getAsInt() + white.getAsInt() == sum
                ? Optional.of(new Ended(kind.get(), black.getAsInt(), white.getAsInt()))
                : Optional.empty();
    }

    /** The bye the note tells of, if it does. */
    static Optional<RequestedBye> requestedBye(String note) {
        Matcher matcher = BYE.matcher(note);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        OptionalInt halves = Halves.read(matcher.group(2), 2);
        return halves.isEmpty() ? Optional.empty() : Optional.of(new RequestedBye(matcher.group(1), halves.getAsInt()));
    }

    /** The half discs of a bye, if the note says them. */
    static OptionalInt byeHalfDiscs(String note) {
        Matcher matcher = BYE_DISCS.matcher(note);
        return matcher.matches() ? Halves.read(matcher.group(1), Result.BOARD_HALF_DISCS) : OptionalInt.empty();
    }

    private static String word(ResultKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
