package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.othello.transcript.NumberGridTest.rows;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.othello.Square;

/** All that is wrong with a record is named at once (othello.md, section 5). */
class ProblemsTest {

    private static final String GAME =
            "f5d6c3d3c4f4f6g5e6d7e3g6c7c5c6b6g3b5b4f2a5a6h5c2e8f3e2a3a4b3g4e7d2f7d8d1h6c8f8e1b8h4b7h7g7b2a1a2b1c1f1h8g8a8a7g2h2h3g1h1";

    @Test
    void aWholeGameHasNone() {
        assertThat(Problems.of(Transcript.read(GAME))).isEmpty();
    }

    @Test
    void aGameThatBreaksOffHasOnlyThat() {
        assertThat(Problems.of(Transcript.read("f5d6")))
                .containsExactly(new Problem(Verdict.TRUNCATED, 2, List.of(), ""));
        assertThat(Problems.of(Transcript.read(""))).containsExactly(new Problem(Verdict.EMPTY, 0, List.of(), ""));
    }

    @Test
    void behindTheFirstProblemOnlyWhatNoBoardMakesRightIsNamed() {
        Transcript read = Transcript.read("f5 d6 g6 d3 F5 h8 ?? c4 -- d4");
        assertThat(Problems.of(read))
                .containsExactly(
                        problem(Verdict.ILLEGAL_MOVE, 3, "g6", "g6"),
                        problem(Verdict.DUPLICATE_SQUARE, 5, "F5", "f5"),
                        problem(Verdict.ISOLATED_SQUARE, 6, "h8", "h8"),
                        new Problem(Verdict.UNREADABLE, 7, List.of(), "??"),
                        problem(Verdict.DUPLICATE_SQUARE, 9, "d4", "d4"));
    }

    @Test
    void aPassThatIsNoneIsNamed() {
        assertThat(Problems.of(Transcript.read("f5 d6 -- c3 d6")))
                .containsExactly(
                        new Problem(Verdict.ILLEGAL_MOVE, 3, List.of(), "--"),
                        problem(Verdict.DUPLICATE_SQUARE, 4, "d6", "d6"));
    }

    @Test
    void movesAfterTheEndAreNamedOnce() {
        assertThat(Problems.of(Transcript.read("e6f4e3f6g5d6e7f5c5 d3 c4")))
                .containsExactly(problem(Verdict.MOVE_AFTER_END, 10, "d3", "d3"));
    }

    @Test
    void aNumberTwiceAndOneMissing() {
        Transcript read = Transcript.read(changed("g4", "23"));
        assertThat(read.verdict()).isEqualTo(Verdict.DUPLICATE_NUMBER);
        assertThat(read.at()).isEqualTo(23);
        assertThat(read.offending()).isEqualTo("g4, h5");
        assertThat(read.moves()).isEqualTo(GAME.substring(0, 44));
        assertThat(Problems.of(read))
                .containsExactly(
                        new Problem(Verdict.DUPLICATE_NUMBER, 23, List.of(Square.of("g4"), Square.of("h5")), "g4, h5"),
                        new Problem(Verdict.MISSING_NUMBER, 31, List.of(), ""));
    }

    @Test
    void aNumberThatIsTooBigAndOneThatIsNone() {
        Transcript read = Transcript.read(changed("h1", "77"));
        assertThat(read.verdict()).isEqualTo(Verdict.NUMBER_TOO_BIG);
        assertThat(read.at()).isEqualTo(60);
        assertThat(read.offending()).isEqualTo("77");
        assertThat(Problems.of(read)).containsExactly(problem(Verdict.NUMBER_TOO_BIG, 0, "77", "h1"));
        assertThat(Problems.of(Transcript.read(changed("h1", "?"))))
                .containsExactly(problem(Verdict.UNREADABLE_NUMBER, 0, "?", "h1"));
        assertThat(Problems.of(Transcript.read(changed("d4", "61"))))
                .containsExactly(problem(Verdict.NUMBER_TOO_BIG, 0, "61", "d4"));
    }

    @Test
    void aMissingNumber() {
        Transcript read = Transcript.read(changed("c3", ""));
        assertThat(read.verdict()).isEqualTo(Verdict.MISSING_NUMBER);
        assertThat(read.at()).isEqualTo(3);
        assertThat(read.moves()).isEqualTo("f5d6");
        assertThat(Problems.of(read)).containsExactly(new Problem(Verdict.MISSING_NUMBER, 3, List.of(), ""));
    }

    @Test
    void anIsolatedSquareOfAGrid() {
        Transcript read = Transcript.read(changed(changed(GAME, "h1", "3"), "c3", "60"));
        assertThat(read.verdict()).isEqualTo(Verdict.ISOLATED_SQUARE);
        assertThat(read.at()).isEqualTo(3);
        assertThat(read.offending()).isEqualTo("h1");
    }

    private static Problem problem(Verdict kind, int at, String offending, String square) {
        return new Problem(kind, at, List.of(Square.of(square)), offending);
    }

    /** The sheet of the game with another number on a square. */
    private static String changed(String square, String number) {
        return changed(GAME, square, number);
    }

    private static String changed(String gameOrSheet, String square, String number) {
        String sheet = gameOrSheet.contains(",") ? gameOrSheet : rows(gameOrSheet, ",", "", cell -> cell);
        String[] lines = sheet.split("\n");
        int row = square.charAt(1) - '1';
        String[] cells = lines[row].split(",", -1);
        cells[square.charAt(0) - 'a'] = number;
        lines[row] = String.join(",", cells);
        return String.join("\n", lines);
    }
}
