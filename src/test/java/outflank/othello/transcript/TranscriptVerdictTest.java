package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a record is said exactly: what, at which move, and how it was written. */
class TranscriptVerdictTest {

    private static final String FULL_BOARD =
            "d3c5f6f5e6e3c3f3c4b4b3d6c7c2d2c6a4d7g5f4d1g4f7e7g6h5e8c8d8f8e2f2b6a6b5a5a7a3a2f1e1h6g1b2g3b7h4b1a8b8g7h8h7g8a1h2c1h3g2h1";

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "f5f6e6f4g5g6g4h3,        8, h3, f5f6e6f4g5g6g4",
                "c3,                      1, c3, \"\"",
                "f5 C6 c3,                2, C6, f5",
                "f5 d6 -- c3,             3, --, f5d6",
                "f5 d6 - c3,              3, -, f5d6",
                "f5d6PASSc3,              3, PASS, f5d6",
                "f5 pa d6,                2, pa, f5",
                "PS f5,                   1, PS, \"\"",
                "f5 --,                   2, --, f5",
                "f5 d6 \u2014 c3,         3, \u2014, f5d6"
            })
    void anIllegalMoveOrPass(String written, int at, String offending, String moves) {
        verify(written, Verdict.ILLEGAL_MOVE, at, offending, moves);
    }

    @ParameterizedTest
    @CsvSource({"f5 D4 c3, 2, D4, f5", "f5d6c3d3c4f5, 6, f5, f5d6c3d3c4", "f5 f5, 2, f5, f5"})
    void aSquareWithADisc(String written, int at, String offending, String moves) {
        verify(written, Verdict.DUPLICATE_SQUARE, at, offending, moves);
    }

    @ParameterizedTest
    @CsvSource({"f5f6e6f4g5g6g4a8, 8, a8, f5f6e6f4g5g6g4", "a1, 1, a1, ''", "f5 H5, 2, H5, f5", "f5d6h1, 3, h1, f5d6"})
    void aSquareFarFromEveryDisc(String written, int at, String offending, String moves) {
        verify(written, Verdict.ISOLATED_SQUARE, at, offending, moves);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "hello,             1, hello, \"\"",
                "f5 i6 c3,          2, i6, f5",
                "f5d9c3,            2, d9, f5",
                "f5d0c3,            2, d0, f5",
                "f5 d c3,           2, d, f5",
                "f5 6d c3,          2, 6, f5",
                "f5 d6 3,           3, 3, f5d6",
                "f5 123. d6,        2, 123., f5",
                "f5 37-27 d6,       2, 37-27, f5",
                "f5 +10 d6,         2, +10, f5",
                "f5 99-27,          2, 99-27, f5",
                "f5 d6!,            3, !, f5d6",
                "f5 <script>,       2, <, f5",
                "f5 aVeryLongWordThatNeverEnds, 2, aVeryLongWordThatNev, f5",
                "e6f4e3f6g5d6e7f5c5 thanks, 10, thanks, e6f4e3f6g5d6e7f5c5"
            })
    void somethingUnreadable(String written, int at, String offending, String moves) {
        verify(written, Verdict.UNREADABLE, at, offending, moves);
    }

    @Test
    void theOffendingPartIsNotCutInsideACharacter() {
        String discs = "\uD83D\uDD34".repeat(15);
        verify("f5 " + discs, Verdict.UNREADABLE, 2, discs.substring(0, 20), "f5");
        verify("f5 ?" + discs, Verdict.UNREADABLE, 2, "?" + discs.substring(0, 18), "f5");
    }

    @Test
    void aMoveAfterTheEnd() {
        verify("e6f4e3f6g5d6e7f5c5 d3", Verdict.MOVE_AFTER_END, 10, "d3", "e6f4e3f6g5d6e7f5c5");
        verify("e6f4e3f6g5d6e7f5c5pa D3", Verdict.MOVE_AFTER_END, 10, "D3", "e6f4e3f6g5d6e7f5c5");
    }

    @Test
    void aSixtyFirstMove() {
        verify(FULL_BOARD, Verdict.COMPLETE, 0, "", FULL_BOARD);
        verify(FULL_BOARD + "A1", Verdict.TOO_MANY_MOVES, 61, "A1", FULL_BOARD);
    }

    @Test
    void theFirstProblemCountsHoweverManyMovesFollow() {
        verify("f5a1" + FULL_BOARD, Verdict.ISOLATED_SQUARE, 2, "a1", "f5");
    }

    @Test
    void aTruncatedGameTellsHowManyMovesItHas() {
        verify("f5", Verdict.TRUNCATED, 1, "", "f5");
        verify(FULL_BOARD.substring(0, 118), Verdict.TRUNCATED, 59, "", FULL_BOARD.substring(0, 118));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\r\n\t", "...", ",", "37-27", "+10", "1. 2. 3.", "\uFEFF"})
    void nothingIsEmpty(String written) {
        verify(written, Verdict.EMPTY, 0, "", "");
    }

    @Test
    void whatIsTooLongIsNotRead() {
        String longest = "f5" + " ".repeat(Transcript.MAX_LENGTH - 2);
        verify(longest, Verdict.TRUNCATED, 1, "", "f5");
        verify(longest + " ", Verdict.TOO_LONG, 0, "", "");
    }

    @Test
    void storedMovesAreTakenStrictly() {
        assertThat(Transcript.ofMoves("f5d6c3").moves()).isEqualTo("f5d6c3");
        assertThat(Transcript.ofMoves("").verdict()).isEqualTo(Verdict.EMPTY);
        assertThat(Transcript.ofMoves(FULL_BOARD).isComplete()).isTrue();
        assertThat(Transcript.ofMoves("f5").isComplete()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "F5",
                "f5 d6",
                "f5d6\n",
                "f5-d6",
                "1.f5",
                "f5d",
                "f5f5",
                "a1",
                "f5--d6",
                "f5pad6",
                "37-27",
                "e6f4e3f6g5d6e7f5c5d3"
            })
    void whatIsNotCanonicalOrLegalIsNotStored(String canonical) {
        assertThatIllegalArgumentException().isThrownBy(() -> Transcript.ofMoves(canonical));
    }

    @Test
    void aRecordHoldsMovesInCanonicalFormOnly() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Transcript("F5", Verdict.TRUNCATED, 1, "", "F5"));
    }

    private static void verify(String written, Verdict verdict, int at, String offending, String moves) {
        assertThat(Transcript.read(written)).isEqualTo(new Transcript(written, verdict, at, offending, moves));
    }
}
