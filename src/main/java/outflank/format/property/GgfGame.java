package outflank.format.property;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.format.Ending;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.RecordedGameBuilder;
import outflank.format.StatedResult;
import outflank.othello.Side;

/** What the properties of a GGF game mean. */
final class GgfGame {

    /** The board of the common start, Black to move; {@code *} is black. */
    static final String START = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

    static final Map<String, Ending> ENDINGS =
            Map.of("r", Ending.RESIGNATION, "t", Ending.TIME_OUT, "s", Ending.AGREEMENT, "f", Ending.FORFEIT);

    private static final Pattern TYPE = Pattern.compile("[^0-9:]*+([0-9]++)([^:]*+).*+", Pattern.DOTALL);
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,6}+(?:\\.[0-9]{1,9}+)?+");
    private static final String UNSAID = "?";

    private final PropertyGame game;
    private final RecordedGameBuilder builder;

    GgfGame(PropertyGame game, RecordedGameBuilder builder) {
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
        Optional<Kind> other = other();
        if (other.isPresent()) {
            Property reason = game.first(other.get() == Kind.OTHER_START || !game.has("TY") ? "BO" : "TY")
                    .orElseThrow();
            builder.remark(other.get(), Place.line(reason.line()), reason.name() + "[" + reason.value() + "]");
            return "";
        }
        ColoredMoves moves = new ColoredMoves();
        for (Property property : game.properties()) {
            // KB and KW are the first move of a komi game, which is a move like any other.
            switch (property.name()) {
                case "B", "KB" -> add(moves, Side.BLACK, property.value());
                case "W", "KW" -> add(moves, Side.WHITE, property.value());
                default -> {}
            }
        }
        builder.thinkingMillis(moves.thinkingMillis());
        return moves.written();
    }

    /** A move, its evaluation, and its time, separated by slashes; the last two may be missing. */
    private static void add(ColoredMoves moves, Side side, String value) {
        String[] parts = value.split("/", 3);
        moves.add(side, parts[0], parts.length < 3 ? -1 : millis(parts[2].strip()));
    }

    private static int millis(String seconds) {
        return SECONDS.matcher(seconds).matches()
                ? new BigDecimal(seconds).movePointRight(3).intValue()
                : -1;
    }

    /** In what the game is other than Othello from the common start. */
    private Optional<Kind> other() {
        Matcher type = TYPE.matcher(game.value("TY"));
        if (type.matches()) {
            if (!type.group(1).equals("8")) {
                return Optional.of(Kind.OTHER_BOARD_SIZE);
            }
            // "a" is for anti-Othello, in which fewer discs win.
            if (type.group(2).contains("a")) {
                return Optional.of(Kind.OTHER_RULES);
            }
        }
        if (!game.has("BO")) {
            return Optional.empty();
        }
        String board = squeezed(game.value("BO"));
        if (!board.startsWith("8")) {
            return Optional.of(Kind.OTHER_BOARD_SIZE);
        }
        return board.equals(squeezed(START)) ? Optional.empty() : Optional.of(Kind.OTHER_START);
    }

    private static String squeezed(String board) {
        return board.replaceAll("\\s++", "")
                .replaceAll("[xX]", "*")
                .replaceAll("[o0]", "O")
                .replaceAll("[._]", "-");
    }

    private void readResult(Property property) {
        String[] parts = property.value().split(":", 2);
        Ending ending = parts.length < 2 ? Ending.UNSAID : ENDINGS.getOrDefault(parts[1].strip(), Ending.UNSAID);
        String difference = parts[0].strip();
        Optional<StatedResult> result = StatedResult.ofDifference(difference);
        Optional<Property> komi = game.first("KM");
        StatedResult unscored = new StatedResult(StatedResult.UNSAID.blackDiscs(), winner(), ending);
        if (komi.isPresent() && !komi.get().value().matches("[-+0.\\s]*+")) {
            builder.remark(
                    Kind.KOMI, Place.line(komi.get().line()), "KM[" + komi.get().value() + "]");
            builder.result(unscored);
        } else if (result.isPresent()) {
            builder.result(result.get().endedBy(ending));
        } else {
            if (!difference.isEmpty() && !difference.equals(UNSAID)) {
                builder.remark(Kind.SCORE_UNREAD, Place.line(property.line()), "RE[" + property.value() + "]");
            }
            builder.result(unscored);
        }
    }

    private Optional<Side> winner() {
        return switch (game.value("WINNER")) {
            case "B" -> Optional.of(Side.BLACK);
            case "W" -> Optional.of(Side.WHITE);
            default -> Optional.empty();
        };
    }
}
