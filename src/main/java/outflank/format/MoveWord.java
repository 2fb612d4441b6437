package outflank.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.othello.Move;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.Step;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/**
 * One word of a record to be written: a move, a pass, or behind the first problem of a record also something unreadable.
 *
 * @param side the side that moves or passes; behind the first problem the sides simply take turns
 * @param move the move; empty for anything else
 * @param text the move in canonical form, {@code --} for a pass, or what cannot be read
 */
public record MoveWord(Side side, Optional<Move> move, String text) {

    /** How a pass is written. */
    public static final String PASS = "--";

    private static final int MAX_UNREADABLE = 20;
    private static final Pattern WORD = Pattern.compile("(?<move>[a-h][1-8](?:\\{(?:[a-h][1-8])++\\})?+)"
            + "|(?<pass>--++|\u2014|pass|p[as])"
            + "|(?<space>[0-9]{1,2}+[.):]++|[\\s.,;:()|-]++)"
            + "|(?<other>\\p{L}++[0-9]*+|[^\\s\\p{L}]++)");

    public MoveWord {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(text, "text");
    }

    /** Whether it is a pass. */
    public boolean isPass() {
        return text.equals(PASS);
    }

    /** The record of a game with its forced passes; of a record with a problem also what follows it, as far as possible. */
    public static List<MoveWord> of(Transcript transcript) {
        List<MoveWord> words = new ArrayList<>();
        Side side = Side.BLACK;
        for (Step step : transcript.replay().steps()) {
            for (int passes = step.passes(); passes > 0; passes--) {
                words.add(new MoveWord(passes % 2 == 1 ? step.side().opposite() : step.side(), Optional.empty(), PASS));
            }
            words.add(new MoveWord(
                    step.side(), Optional.of(step.move()), step.move().name()));
            side = step.side().opposite();
        }
        if (transcript.verdict() != Verdict.COMPLETE && transcript.verdict() != Verdict.TRUNCATED) {
            addRest(transcript, side, words);
        }
        return List.copyOf(words);
    }

    private static void addRest(Transcript transcript, Side first, List<MoveWord> words) {
        Matcher matcher = WORD.matcher(transcript.written().toLowerCase(Locale.ROOT));
        int legal = transcript.moveCount();
        Side side = first;
        while (matcher.find()) {
            boolean isMove = matcher.group("move") != null;
            if (matcher.group("space") != null || legal > 0) {
                legal -= isMove ? 1 : 0;
                continue;
            }
            if (isMove) {
                Move move = Move.list(matcher.group()).get(0);
                words.add(new MoveWord(side, Optional.of(move), move.name()));
            } else if (matcher.group("pass") != null) {
                words.add(new MoveWord(side, Optional.empty(), PASS));
            } else {
                words.add(new MoveWord(side, Optional.empty(), unreadable(matcher.group())));
            }
            side = side.opposite();
        }
    }

    private static String unreadable(String word) {
        String bare = word.replaceAll("^#++(?=.)", "");
        return bare.substring(0, Math.min(MAX_UNREADABLE, bare.length()));
    }

    /** The squares of the moves. */
    public static List<Integer> squares(List<MoveWord> words) {
        return words.stream()
                .flatMap(word -> word.move().stream())
                .map(Move::square)
                .toList();
    }

    /** Whether the discs lay otherwise after the move than the rules say. */
    public boolean isIrregular() {
        return move.map(Move::isIrregular).orElse(false);
    }

    /** The name of the square, without what was turned wrongly; the text of anything else. */
    public String square() {
        return move.map(Move::square).map(Square::name).orElse(text);
    }
}
