package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.Variant;

/** XOT: each game has a fixed legal prefix of eight moves (othello.md, section 7). */
class OpeningWatchTest {

    private static final String OPENING = "f5d6c3d3c4f4f6g5";

    @ParameterizedTest
    @CsvSource({
        "f5d6c3d3c4f4f6g5e6d7",
        "e6f4c3c4d3d6f6e7f5g4",
        "d3c5f6f5e6e3c3d2",
        "c4e3f6e6f5c5c3b4",
    })
    void aGameMayBeginWithItInAnyOrientation(String moves) {
        Transcript transcript = Transcript.read(moves, Variant.XOT, OPENING);
        assertThat(transcript.verdict()).as("%s", transcript).isNotEqualTo(Verdict.OPENING_DIFFERS);
        assertThat(transcript.moveCount()).isGreaterThanOrEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6c3d3c4f4f6g6e3,  8, g6",
        "f5d6c3d3c4f4c5,      7, c5",
        "f5f6,                2, f6",
        "f5f4e3,              2, f4",
        "E6 F6 f5,            2, F6",
        "e6f4c3c4e3,          5, e3",
    })
    void aGameThatBeginsOtherwiseIsToldWhere(String written, int at, String offending) {
        Transcript transcript = Transcript.read(written, Variant.XOT, OPENING);
        assertThat(transcript.verdict()).as("%s", transcript).isEqualTo(Verdict.OPENING_DIFFERS);
        assertThat(transcript.at()).isEqualTo(at);
        assertThat(transcript.offending()).isEqualTo(offending);
        assertThat(transcript.moveCount()).isEqualTo(at - 1);
        assertThat(transcript.written()).isEqualTo(written);
    }

    @Test
    void anIllegalMoveIsAnIllegalMoveAlsoInTheOpening() {
        assertThat(Transcript.read("f5c3", Variant.XOT, OPENING).verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
    }

    @Test
    void afterTheOpeningEveryLegalMoveMayFollow() {
        assertThat(Transcript.read(OPENING + "e6", Variant.XOT, OPENING).moveCount())
                .isEqualTo(9);
        assertThat(Transcript.read(OPENING + "c6", Variant.XOT, OPENING).moveCount())
                .isEqualTo(9);
    }

    @Test
    void aRecordThatEndsWithinTheOpeningIsTruncated() {
        assertThat(Transcript.read("f5d6", Variant.XOT, OPENING).verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(Transcript.read("", Variant.XOT, OPENING).verdict()).isEqualTo(Verdict.EMPTY);
    }

    @Test
    void aWrongFlipInTheOpeningIsNotTheOpening() {
        assertThat(Transcript.read("f5d6c3{d4}", Variant.XOT, OPENING).verdict())
                .isEqualTo(Verdict.OPENING_DIFFERS);
    }

    @Test
    void whereNothingIsPrescribedAnyBeginningWillDo() {
        assertThat(Transcript.read("f5f6", Variant.XOT).verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(Transcript.read("f5f6", Variant.XOT, "").verdict()).isEqualTo(Verdict.TRUNCATED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5a1", "F5D6", "f5 d6", "hello"})
    void whatIsPrescribedIsALegalGame(String opening) {
        assertThatIllegalArgumentException().isThrownBy(() -> Transcript.read("f5", Variant.XOT, opening));
    }
}
