package outflank.format.diagram;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import outflank.format.RecordedGame;
import outflank.othello.Replay;
import outflank.othello.Side;

/**
 * A diagram as a picture to be printed or shown in a page: black moves are black discs with white numbers, white moves the
 * other way round, and the discs of the start have no number. It needs no styles, no fonts and no scripts of its own.
 */
public final class SvgDiagram {

    private static final int CELL = 48;
    private static final int MARGIN = 28;
    private static final int BOARD = 8 * CELL;
    private static final int DISC = 20;
    private static final int LINE_HEIGHT = 22;
    private static final String TEXT =
            "<text x=\"%d\" y=\"%d\" font-family=\"sans-serif\" font-size=\"%d\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n";

    private final StringBuilder svg = new StringBuilder();
    private final int top;

    private SvgDiagram(int top) {
        this.top = top;
    }

    /** The board alone. It is made of numbers only, so nothing of what somebody wrote can get into it. */
    public static String board(Replay replay) {
        return picture(List.of(), replay);
    }

    /** The board with the names, the score and the event above it, as far as they are known. */
    public static String of(RecordedGame game) {
        return picture(TextDiagram.heading(game), game.transcript().replay());
    }

    private static String picture(List<String> heading, Replay replay) {
        NumberedBoard board = NumberedBoard.of(replay);
        SvgDiagram diagram = new SvgDiagram(MARGIN + heading.size() * LINE_HEIGHT);
        int passes = board.passes().isEmpty() ? 0 : LINE_HEIGHT;
        int width = BOARD + 2 * MARGIN;
        int height = diagram.top + BOARD + MARGIN + passes;
        diagram.add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n",
                width, height, width, height);
        diagram.add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n", width, height);
        for (int line = 0; line < heading.size(); line++) {
            diagram.text(width / 2, LINE_HEIGHT * (line + 1), 16, "middle", "black", escaped(heading.get(line)));
        }
        diagram.drawLines();
        for (int square = 0; square < board.squares().size(); square++) {
            diagram.drawSquare(square, board.squares().get(square));
        }
        if (passes > 0) {
            String numbers = board.passes().stream().map(String::valueOf).collect(Collectors.joining(", "));
            diagram.text(MARGIN, height - 10, 13, "start", "black", "\u2014 " + numbers);
        }
        return diagram.svg.append("</svg>\n").toString();
    }

    private void drawLines() {
        add(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"white\" stroke=\"black\" stroke-width=\"2\"/>\n",
                MARGIN, top, BOARD, BOARD);
        for (int line = 1; line < 8; line++) {
            int at = line * CELL;
            add(
                    "<path d=\"M%d %dv%dM%d %dh%d\" stroke=\"black\"/>\n",
                    MARGIN + at, top, BOARD, MARGIN, top + at, BOARD);
        }
        for (int line = 0; line < 8; line++) {
            int at = line * CELL + CELL / 2;
            text(MARGIN + at, top - 8, 14, "middle", "black", String.valueOf((char) ('a' + line)));
            text(MARGIN / 2, top + at + 5, 14, "middle", "black", String.valueOf(line + 1));
        }
    }

    private void drawSquare(int square, NumberedBoard.Numbered numbered) {
        if (numbered.side().isEmpty()) {
            return;
        }
        boolean black = numbered.side().get() == Side.BLACK;
        int x = MARGIN + square % 8 * CELL + CELL / 2;
        int y = top + square / 8 * CELL + CELL / 2;
        add(
                "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"black\"/>\n",
                x, y, DISC, black ? "black" : "white");
        if (numbered.number() > 0) {
            text(x, y + 6, 17, "middle", black ? "white" : "black", String.valueOf(numbered.number()));
        }
    }

    private void text(int x, int y, int size, String anchor, String color, String text) {
        add(TEXT, x, y, size, anchor, color, text);
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
