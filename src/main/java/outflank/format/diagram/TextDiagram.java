package outflank.format.diagram;

import java.util.List;
import java.util.stream.Collectors;
import outflank.format.RecordedGame;
import outflank.othello.Side;
import outflank.othello.Square;

/** A diagram in letters and digits, for a console or a letter. */
public final class TextDiagram {

    private static final String LINE = "   +----+----+----+----+----+----+----+----+\n";

    private TextDiagram() {}

    /**
     * The names and the score, as far as they are known, and the board: the number of each move, {@code X} and {@code O} for
     * the black and white discs of the start. Black's numbers stand alone, White's in brackets, so that one sees who moved
     * where also after a pass.
     */
    public static String of(RecordedGame game) {
        StringBuilder text = new StringBuilder();
        for (String line : heading(game)) {
            text.append(line).append('\n');
        }
        text.append("     a    b    c    d    e    f    g    h\n").append(LINE);
        NumberedBoard board = NumberedBoard.of(game.transcript().replay());
        for (int row = 0; row < 8; row++) {
            text.append(' ').append(row + 1).append(' ');
            for (int square = 8 * row; square < 8 * row + 8; square++) {
                text.append('|').append(cell(board.squares().get(square)));
            }
            text.append("|\n").append(LINE);
        }
        if (!board.passes().isEmpty()) {
            text.append("Pass before ")
                    .append(board.passes().stream().map(String::valueOf).collect(Collectors.joining(", ")))
                    .append('\n');
        }
        return text.toString();
    }

    static List<String> heading(RecordedGame game) {
        String score = game.blackDiscs().isPresent()
                ? " " + game.blackDiscs().getAsInt() + "-"
                        + (Square.COUNT - game.blackDiscs().getAsInt())
                : "";
        String players = game.black().isEmpty() && game.white().isEmpty() ? "" : game.black() + " - " + game.white();
        String event = game.event() + (game.event().isEmpty() || game.date().isEmpty() ? "" : ", ") + game.date();
        return List.of((players + score).strip(), event).stream()
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static String cell(NumberedBoard.Numbered square) {
        if (square.number() == 0) {
            return square.side()
                    .map(side -> side == Side.BLACK ? " X  " : " O  ")
                    .orElse("    ");
        }
        String number = String.valueOf(square.number());
        String cell = square.side().filter(side -> side == Side.WHITE).isPresent() ? "(" + number + ")" : " " + number;
        return cell + " ".repeat(4 - cell.length());
    }
}
