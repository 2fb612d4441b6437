package outflank.record;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.RecordedGame;
import outflank.othello.GameScoring;
import outflank.tournament.Game;

/**
 * A game of a tournament that a game of a file may be: its players have these names, or nobody is named and it has this
 * score.
 *
 * @param sheet the game of the tournament
 * @param colorsSwapped whether the file has the two players the other way round
 * @param weight how much speaks for it; only good for comparing
 */
public record GameMatch(GameSheet sheet, boolean colorsSwapped, int weight) {

    private static final Pattern ROUND =
            Pattern.compile("\\b(?:round|runde|ronde|rd|r)[ .:#]*(\\d{1,2})\\b", Pattern.CASE_INSENSITIVE);

    /** A name weighs more than score, round and what is missing together. */
    private static final int NAME = 10;

    private static final int SCORE = 4;
    private static final int ROUND_SAID = 4;
    private static final int NO_RECORD = 1;

    /** The games that may be meant, the likeliest first. */
    public static List<GameMatch> of(RecordedGame read, List<GameSheet> sheets) {
        return sheets.stream()
                .flatMap(sheet -> match(read, sheet).stream())
                .sorted(Comparator.comparingInt(GameMatch::weight).reversed())
                .toList();
    }

    /** The game that is likelier than all others; empty if there is none, or two are as likely. */
    public static Optional<GameMatch> likeliest(List<GameMatch> matches) {
        boolean alone = matches.size() == 1
                || matches.size() > 1
                        && matches.get(0).weight() > matches.get(1).weight();
        return alone ? Optional.of(matches.get(0)) : Optional.empty();
    }

    /** The game that is meant beyond doubt: the likeliest, if it has the colors of the file. */
    public static Optional<GameMatch> certain(List<GameMatch> matches) {
        return likeliest(matches).filter(match -> !match.colorsSwapped());
    }

    private static Optional<GameMatch> match(RecordedGame read, GameSheet sheet) {
        Game game = sheet.game();
        boolean unnamed = read.black().isEmpty() && read.white().isEmpty();
        if (unnamed) {
            boolean known = hasScore(read, sheet, false);
            return known ? Optional.of(new GameMatch(sheet, false, SCORE + missing(sheet))) : Optional.empty();
        }
        int asWritten = names(read, game.black().name(), game.white().name());
        int swapped = names(read, game.white().name(), game.black().name());
        if (asWritten == 0 && swapped == 0) {
            return Optional.empty();
        }
        boolean isSwapped = swapped > asWritten;
        int weight = Math.max(asWritten, swapped)
                + (hasScore(read, sheet, isSwapped) ? SCORE : 0)
                + (saysRound(read.event(), game.round().number()) ? ROUND_SAID : 0)
                + missing(sheet);
        return Optional.of(new GameMatch(sheet, isSwapped, weight));
    }

    /** Nothing, unless both players may be meant. */
    private static int names(RecordedGame read, String black, String white) {
        NameLikeness first = NameLikeness.of(read.black(), black);
        NameLikeness second = NameLikeness.of(read.white(), white);
        boolean both = first != NameLikeness.NONE && second != NameLikeness.NONE;
        return both ? NAME * (first.ordinal() + second.ordinal()) : 0;
    }

    private static boolean hasScore(RecordedGame read, GameSheet sheet, boolean swapped) {
        OptionalInt discs = blackDiscs(read);
        if (discs.isEmpty() || sheet.result().isEmpty()) {
            return false;
        }
        var result = sheet.result().get().result();
        return 2 * discs.getAsInt() == (swapped ? result.whiteHalfDiscs() : result.blackHalfDiscs());
    }

    /** What the file says, else what the board shows in the end. */
    private static OptionalInt blackDiscs(RecordedGame read) {
        if (read.blackDiscs().isPresent() || !read.transcript().isComplete()) {
            return read.blackDiscs();
        }
        return OptionalInt.of(
                GameScoring.OFFICIAL.score(read.transcript().replay().end()).blackHalfDiscs() / 2);
    }

    private static boolean saysRound(String event, int round) {
        Matcher matcher = ROUND.matcher(event);
        return matcher.find() && Integer.parseInt(matcher.group(1)) == round;
    }

    private static int missing(GameSheet sheet) {
        return sheet.record(Source.DESK).isEmpty() ? NO_RECORD : 0;
    }
}
