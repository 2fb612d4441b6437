package outflank.format.trf;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.tournament.Halves;

/**
 * What TRF has no place for, in comments other programs pass over: {@code ### outflank}, a word, and its values. A game is
 * {@code ### outflank game 3 12 40 63 24 played 1-0}: round, Black and his discs, White and his discs, how it ended, and the
 * points; {@code ### outflank open 3 12 63} is one without a result. The games of a round stand in the order of their tables.
 */
final class TrfComment {

    /** How every such line begins. */
    static final String BEGINNING = "### outflank ";

    private static final Pattern GAME = Pattern.compile("game (\\d{1,3}+) (\\d{1,7}+) ([\\d.]++) (\\d{1,7}+) ([\\d.]++)"
            + " ([a-z-]{1,20}+) ([\\d.]++)-([\\d.]++)\\s*+");

    private static final Pattern OPEN = Pattern.compile("open (\\d{1,3}+) (\\d{1,7}+) (\\d{1,7}+)\\s*+");

    private TrfComment() {}

    /**
     * A game in a comment.
     *
     * @param round the number of the round
     * @param black starting number of Black
     * @param white starting number of White
     * @param result how it ended; empty if nobody knows yet
     */
    record Played(int round, int black, int white, Optional<Result> result) {}

    /** The game the words behind the beginning tell of; empty if they tell of none, or contradict themselves. */
    static Optional<Played> game(String words) {
        Matcher open = OPEN.matcher(words);
        if (open.matches()) {
            return Optional.of(new Played(
                    Integer.parseInt(open.group(1)),
                    Integer.parseInt(open.group(2)),
                    Integer.parseInt(open.group(3)),
                    Optional.empty()));
        }
        Matcher matcher = GAME.matcher(words);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<ResultKind> kind = Stream.of(ResultKind.values())
                .filter(known -> word(known).equals(matcher.group(6)))
                .findFirst();
        OptionalInt blackDiscs = Halves.read(matcher.group(3), Result.BOARD_HALF_DISCS);
        OptionalInt whiteDiscs = Halves.read(matcher.group(5), Result.BOARD_HALF_DISCS);
        OptionalInt blackPoints = Halves.read(matcher.group(7), 2);
        OptionalInt whitePoints = Halves.read(matcher.group(8), 2);
        if (kind.isEmpty()
                || Stream.of(blackDiscs, whiteDiscs, blackPoints, whitePoints).anyMatch(OptionalInt::isEmpty)) {
            return Optional.empty();
        }
        try {
            Result result = new Result(
                    kind.get(),
                    blackPoints.getAsInt(),
                    whitePoints.getAsInt(),
                    blackDiscs.getAsInt(),
                    whiteDiscs.getAsInt());
            return Optional.of(new Played(
                    Integer.parseInt(matcher.group(1)),
                    Integer.parseInt(matcher.group(2)),
                    Integer.parseInt(matcher.group(4)),
                    Optional.of(result)));
        } catch (IllegalArgumentException contradicts) {
            return Optional.empty();
        }
    }

    /** The comment for a game. */
    static String of(int round, Game game) {
        return BEGINNING
                + game.result()
                        .map(result -> of(round, game, result))
                        .orElseGet(() -> "open " + round + " " + game.black() + " " + game.white());
    }

    private static String of(int round, Game game, Result result) {
        return String.join(
                " ",
                "game",
                String.valueOf(round),
                String.valueOf(game.black()),
                Halves.text(result.blackHalfDiscs()),
                String.valueOf(game.white()),
                Halves.text(result.whiteHalfDiscs()),
                word(result.kind()),
                Halves.text(result.blackHalfPoints()) + "-" + Halves.text(result.whiteHalfPoints()));
    }

    private static String word(ResultKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
