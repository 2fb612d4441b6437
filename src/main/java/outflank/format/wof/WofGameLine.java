package outflank.format.wof;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.Color;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.tournament.Halves;

/**
 * A game as the result file writes it: {@code 79 (42)>(22) 4019 B}. The letter is the color of the first player.
 *
 * @param black the number of Black as it is written
 * @param white the number of White as it is written
 * @param result discs and points
 */
record WofGameLine(String black, String white, Result result) {

    private static final Pattern FORM =
            Pattern.compile("\\s*+\\+?(\\d{1,9}+)\\s*+\\(\\s*+([\\d.]{1,5}+)\\s*+\\)\\s*+([<=>])\\s*+"
                    + "\\(\\s*+([\\d.]{1,5}+)\\s*+\\)\\s*+\\+?(\\d{1,9}+)\\s*+([BbWw]?)\\s*+");

    /** @throws UnusableFile if the line is no such game, or contradicts itself */
    static WofGameLine read(String line, Place place) throws UnusableFile {
        Matcher matcher = FORM.matcher(line);
        if (!matcher.matches()) {
            throw new UnusableFile(Kind.GAME_LINE, place, line);
        }
        OptionalInt first = Halves.read(matcher.group(2), Result.BOARD_HALF_DISCS);
        OptionalInt second = Halves.read(matcher.group(4), Result.BOARD_HALF_DISCS);
        boolean white = matcher.group(6).equalsIgnoreCase("W");
        if (first.isEmpty() || second.isEmpty()) {
            throw new UnusableFile(Kind.SCORE_CONTRADICTS, place, line);
        }
        Result result = result(first.getAsInt(), matcher.group(3).charAt(0), second.getAsInt())
                .orElseThrow(() -> new UnusableFile(Kind.SCORE_CONTRADICTS, place, line));
        return white
                ? new WofGameLine(matcher.group(5), matcher.group(1), result.withColorsSwapped())
                : new WofGameLine(matcher.group(1), matcher.group(5), result);
    }

    /** Equal discs with another sign than {@code =} are a draw that was won (othello.md, draw rules). */
    private static Optional<Result> result(int first, char sign, int second) {
        if (first + second > Result.BOARD_HALF_DISCS) {
            return Optional.empty();
        }
        if (first == second && sign != '=') {
            return Optional.of(Result.drawWonBy(sign == '>' ? Color.BLACK : Color.WHITE, ResultKind.PLAYED, first));
        }
        boolean agrees = Integer.signum(first - second) == (sign == '>' ? 1 : sign == '<' ? -1 : 0);
        return agrees ? Optional.of(Result.ofDiscs(ResultKind.PLAYED, first, second)) : Optional.empty();
    }

    /** The line that {@link #read} reads, as PAPP writes it: Black first. */
    String text() {
        char sign = ">=<".charAt(1 - Integer.signum(result.blackHalfPoints() - result.whiteHalfPoints()));
        return String.format(
                Locale.ROOT,
                "%6s (%s)%c(%s) %6s B",
                black,
                discs(result.blackHalfDiscs()),
                sign,
                discs(result.whiteHalfDiscs()),
                white);
    }

    private static String discs(int halfDiscs) {
        String text = Halves.text(halfDiscs);
        return halfDiscs < 20 ? "0" + text : text;
    }
}
