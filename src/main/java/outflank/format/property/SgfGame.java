package outflank.format.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.Ending;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.othello.Side;

/** What the properties of an SGF game mean. */
final class SgfGame {

    /** A property of our own: how the game ended, for which SGF has no room beside a score. */
    static final String ENDING = "ENDING";

    /** A property of our own: the discs that lay otherwise after the move than the rules say. */
    static final String FLIPS = "FLIPS";

    private static final Pattern RESULT = Pattern.compile("(?i)([BW])\\s*+\\+\\s*+([A-Z]++|[0-9.,]*+)");
    private static final Pattern UNSAID = Pattern.compile("(?i)\\s*+(?:\\?|void)?+\\s*+");
    private static final Map<Character, Ending> ENDINGS =
            Map.of('r', Ending.RESIGNATION, 't', Ending.TIME_OUT, 'f', Ending.FORFEIT);
    private static final Set<String> BLACK_START = Set.of("d5", "e4");
    private static final Set<String> WHITE_START = Set.of("d4", "e5");

    private final PropertyGame game;
    private final RecordedGameBuilder builder;

    SgfGame(PropertyGame game, RecordedGameBuilder builder) {
        this.game = game;
        this.builder = builder;
    }

    /** Tells the builder everything but the moves, and returns these as text; empty if they cannot be had. */
    String read() {
        builder.black(game.value("PB"));
        builder.white(game.value("PW"));
        builder.event(game.has("EV") ? game.value("EV") : game.value("PC"));
        builder.date(game.value("DT"));
        game.first("RE").ifPresent(this::readResult);
        Optional<Property> size =
                game.first("SZ").filter(property -> !property.value().strip().matches("8(?::8)?+"));
        if (size.isPresent()) {
            builder.remark(
                    Kind.OTHER_BOARD_SIZE,
                    Place.line(size.get().line()),
                    "SZ[" + size.get().value() + "]");
            return "";
        }
        if (beginsElsewhere()) {
            builder.remark(Kind.OTHER_START, Place.line(game.line()), "");
            return "";
        }
        ColoredMoves moves = new ColoredMoves();
        for (Property property : game.properties()) {
            switch (property.name()) {
                case "B" -> moves.add(Side.BLACK, property.value(), -1);
                case "W" -> moves.add(Side.WHITE, property.value(), -1);
                case FLIPS -> moves.wrongFlips(property.value());
                default -> {}
            }
        }
        return moves.written();
    }

    /** Discs that are set up are allowed if they are those of the common start. */
    private boolean beginsElsewhere() {
        Set<String> black = squares("AB");
        Set<String> white = squares("AW");
        boolean common = black.equals(BLACK_START) && white.equals(WHITE_START);
        boolean none = black.isEmpty() && white.isEmpty();
        return !(common || none)
                || game.value("PL").strip().toLowerCase(Locale.ROOT).startsWith("w");
    }

    private Set<String> squares(String name) {
        List<String> values = new ArrayList<>();
        for (Property property : game.properties()) {
            if (property.name().equals(name)) {
                // Two points with a colon between them are the corners of a rectangle: no way to write the start.
                ColoredMoves square = new ColoredMoves();
                square.add(Side.BLACK, property.value(), -1);
                values.add(square.written());
            }
        }
        return new TreeSet<>(values);
    }

    private void readResult(Property property) {
        String text = property.value().strip();
        Ending ending = ending();
        Matcher matcher = RESULT.matcher(text);
        if (matcher.matches()) {
            readWin(matcher, ending, property);
            return;
        }
        Optional<StatedResult> result = text.toLowerCase(Locale.ROOT).startsWith("draw")
                ? Optional.of(StatedResult.ofBlackDiscs(32))
                : StatedResult.ofDiscs(text).or(() -> StatedResult.ofDifference(text));
        if (result.isPresent()) {
            builder.result(result.get().endedBy(ending));
        } else {
            builder.result(StatedResult.UNSAID.endedBy(ending));
            if (!UNSAID.matcher(text).matches()) {
                unread(property);
            }
        }
    }

    private void readWin(Matcher matcher, Ending stated, Property property) {
        boolean black = matcher.group(1).equalsIgnoreCase("b");
        StatedResult won = new StatedResult(OptionalInt.empty(), Optional.of(black ? Side.BLACK : Side.WHITE), stated);
        String how = matcher.group(2).toLowerCase(Locale.ROOT);
        if (how.isEmpty()) {
            builder.result(won);
        } else if (Character.isLetter(how.charAt(0))) {
            builder.result(won.endedBy(ENDINGS.getOrDefault(how.charAt(0), stated)));
        } else {
            Optional<StatedResult> score = StatedResult.ofDifference((black ? "+" : "-") + how);
            if (score.isEmpty()) {
                unread(property);
            }
            builder.result(score.map(read -> read.endedBy(stated)).orElse(won));
        }
    }

    private void unread(Property property) {
        builder.remark(Kind.SCORE_UNREAD, Place.line(property.line()), "RE[" + property.value() + "]");
    }

    private Ending ending() {
        String text = game.value(ENDING);
        for (Ending ending : Ending.values()) {
            if (ending.name().equalsIgnoreCase(text.strip())) {
                return ending;
            }
        }
        return Ending.UNSAID;
    }
}
