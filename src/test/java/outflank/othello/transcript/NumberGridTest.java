package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.Variant;

/** The number grid of the paper sheet, as people type it and as programs copy it (othello.md, section 5). */
class NumberGridTest {

    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";
    private static final String SHORT = "f5d6c3d3c4";

    /** A short game that is over: most squares stay empty. */
    private static final String NINE_MOVES = "e6f4e3f6g5d6e7f5c5";

    static List<String> sheets() {
        String lined = rows(GAME, " ", "..", number -> pad(number));
        String header = "   a  b  c  d  e  f  g  h\n";
        return List.of(
                lined,
                lined.replace("\n", "\r\n"),
                lined.replace("\n", "\n\n"),
                lined.strip(),
                header + lined,
                header.toUpperCase(java.util.Locale.ROOT) + lined,
                "Final of the cup\nBlack 33, White 31\n" + lined + "\n33-31\n",
                "33 31\n" + lined,
                lined + "\n33 31",
                lined.replace("..", "  "),
                lined.replace("..", "--"),
                lined.replace("..", " 0"),
                lined.replace("..", " \u25CF"),
                lined.replace("..", " X"),
                lined.replace("..", " *"),
                rows(GAME, " ", "", number -> number),
                rows(GAME, " ", "o", number -> number),
                rows(GAME, "\t", "", number -> number),
                rows(GAME, "\t", "", number -> number).strip(),
                rows(GAME, ",", "", number -> number),
                rows(GAME, ";", "-", number -> number),
                rows(GAME, ", ", "0", number -> number),
                rows(GAME, "\",\"", "", number -> number).replaceAll("(?m)^|$", "\""),
                rows(GAME, "|", " ", number -> number),
                rows(GAME, " | ", "  ", number -> pad(number))
                        .replaceAll("(?m)^", "| ")
                        .replaceAll("(?m)$", " |"),
                framed(),
                labeled(lined, true, false),
                labeled(lined, false, true),
                labeled(lined, true, true),
                labeled(lined.replace("..", "  "), true, false),
                labeled(rows(GAME, "\t", "", number -> number), true, true).replace(' ', '\t'),
                header + labeled(lined.replace("..", "  "), true, true),
                upsideDown(lined),
                "   h  g  f  e  d  c  b  a\n" + mirrored(),
                rows(GAME, " ", "..", number -> pad(number) + (number.equals("31") ? "p" : "")),
                rows(GAME, " ", "..", number -> pad(number) + "."),
                rows(GAME, " ", "..", number -> number.length() == 1 ? "0" + number : number),
                NumberGrid.of(Transcript.ofMoves(GAME).replay()).text());
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void formDoesNotMatter(String written) {
        assertThat(Transcript.read(written)).isEqualTo(new Transcript(written, Verdict.COMPLETE, 0, "", GAME));
        assertThat(NumberGrid.find(written))
                .contains(NumberGrid.of(Transcript.ofMoves(GAME).replay()));
    }

    @ParameterizedTest
    @ValueSource(strings = {GAME, NINE_MOVES, SHORT, "f5"})
    void whatIsWrittenIsReadAgainEqual(String moves) {
        NumberGrid grid = NumberGrid.of(Transcript.ofMoves(moves).replay());
        assertThat(NumberGrid.find(grid.text())).contains(grid);
        assertThat(Transcript.read(grid.text()).moves()).isEqualTo(moves);
    }

    @Test
    void onAnOpenCenterTheFirstNumbersStandThere() {
        Transcript played = Transcript.ofMoves("d4e4d5e5f5", Variant.REVERSI_JAQUES);
        String sheet = NumberGrid.of(played.replay()).text();
        assertThat(sheet).contains("4  .  .  .  1  2  .  .  .", "5  .  .  .  3  4  5  .  .");
        assertThat(Transcript.read(sheet, Variant.REVERSI_JAQUES).moves()).isEqualTo(played.moves());
        assertThat(Transcript.read(sheet).verdict()).isEqualTo(Verdict.DUPLICATE_SQUARE);
    }

    @Test
    void theWrittenGridIsNeat() {
        assertThat(NumberGrid.of(Transcript.ofMoves(NINE_MOVES).replay()).text())
                .isEqualTo("""
                          a  b  c  d  e  f  g  h
                        1  .  .  .  .  .  .  .  .
                        2  .  .  .  .  .  .  .  .
                        3  .  .  .  .  3  .  .  .
                        4  .  .  .  O  X  2  .  .
                        5  .  .  9  X  O  8  5  .
                        6  .  .  .  6  1  4  .  .
                        7  .  .  .  .  7  .  .  .
                        8  .  .  .  .  .  .  .  .
                        """.replaceFirst("^ ", "  "));
    }

    @Test
    void emptySquaresMayBeBlankWhereNumbersStandBelowOneAnother() {
        String sheet = NumberGrid.of(Transcript.ofMoves(NINE_MOVES).replay())
                .text()
                .replace('.', ' ')
                .replace('X', ' ')
                .replace('O', ' ');
        assertThat(Transcript.read(sheet).moves()).isEqualTo(NINE_MOVES);
        String spreadsheet = rows(NINE_MOVES, "\t", "", number -> number);
        assertThat(Transcript.read(spreadsheet).verdict()).isEqualTo(Verdict.COMPLETE);
    }

    @Test
    void aGameThatGoesOnIsNoProblemOfTheNumbers() {
        String sheet = rows(SHORT, " ", ".", number -> number);
        assertThat(Transcript.read(sheet)).isEqualTo(new Transcript(sheet, Verdict.TRUNCATED, 5, "", SHORT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5 d6\nc3\nd3\nc4\nf4\nf6\ng5\ne6",
                "- - - - - - - -\n- - - - - - - -\n- - - - - - - -\n- - - O X - - -\n- - - X O - - -\n- - - - - - - -\n- - - - - - - -\n- - - - - - - -",
                "1 2\n3 4\n5 6\n7 8\n9 10\n11 12\n13 14\n15 16",
                "1,2,3\n1,2,3\n1,2,3\n1,2,3\n1,2,3\n1,2,3\n1,2,3\n1,2,3"
            })
    void otherTextsOfManyLinesAreNoGrid(String written) {
        assertThat(NumberGrid.find(written)).isEmpty();
    }

    @Test
    void squaresBesideNumbersAreNoGrid() {
        assertThat(NumberGrid.find("f5 d6 c3\n" + rows(GAME, " ", ".", number -> number)))
                .isEmpty();
    }

    @Test
    void aGridHasSixtyFourCells() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new NumberGrid(List.of("1")))
                .withMessageContaining("not 1");
    }

    /** The grid of a game in rows. */
    static String rows(String moves, String between, String empty, UnaryOperator<String> number) {
        NumberGrid grid = NumberGrid.of(Transcript.ofMoves(moves).replay());
        return IntStream.range(0, 8)
                .mapToObj(row -> grid.cells().subList(8 * row, 8 * row + 8).stream()
                        .map(cell -> cell.isEmpty() ? empty : number.apply(cell))
                        .collect(Collectors.joining(between)))
                .collect(Collectors.joining("\n"));
    }

    private static String pad(String number) {
        return " ".repeat(2 - number.length()) + number;
    }

    private static String framed() {
        String line = "+--".repeat(8) + "+";
        String rows = rows(GAME, "\u2502", "  ", number -> pad(number));
        return line + "\n"
                + rows.lines().map(row -> "\u2502" + row + "\u2502").collect(Collectors.joining("\n" + line + "\n"))
                + "\n\u2514" + "\u2500\u2500\u2534".repeat(7) + "\u2500\u2500\u2518";
    }

    private static String labeled(String rows, boolean left, boolean right) {
        List<String> lines = rows.lines().toList();
        return IntStream.range(0, 8)
                .mapToObj(row -> (left ? row + 1 + " " : "") + lines.get(row) + (right ? " " + (row + 1) : ""))
                .collect(Collectors.joining("\n"));
    }

    private static String upsideDown(String rows) {
        List<String> lines = rows.lines().toList();
        return IntStream.range(0, 8)
                .mapToObj(row -> 8 - row + " " + lines.get(7 - row))
                .collect(Collectors.joining("\n"));
    }

    private static String mirrored() {
        return rows(GAME, " ", "..", number -> pad(number))
                .lines()
                .map(line -> {
                    StringBuilder mirrored = new StringBuilder();
                    for (int cell = 7; cell >= 0; cell--) {
                        mirrored.append(' ').append(line, 3 * cell, 3 * cell + 2);
                    }
                    return mirrored.toString();
                })
                .collect(Collectors.joining("\n"));
    }
}
