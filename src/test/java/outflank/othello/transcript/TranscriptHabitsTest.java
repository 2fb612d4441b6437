package outflank.othello.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.Score;
import outflank.othello.Side;

/** People and programs write one and the same game in many ways (othello.md, section 5). */
class TranscriptHabitsTest {

    /** A published game in which White has to pass before move 58. */
    private static final String BEFORE_PASS =
            "f5f6e6f4g5e7e3f3c5d3g4g3g6c3d7c6c4d6b5b3b4h4c7d8h5h3f8f7h2a6a5h7f2c8b6a4b7e2g2f1b8a8a7h1h6g7g1d2c1c2d1e1h8g8e8b1a1";

    private static final String AFTER_PASS = "b2a3a2";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "F5D6C3D3C4",
                "F5d6C3d3C4",
                " f5 d6\tc3\r\nd3\n\n c4 ",
                "f5,d6,c3;d3, c4.",
                "f5-d6-c3-d3-c4",
                "f5 - d6 - c3 - d3 - c4",
                "f5\u2013d6\u2013c3\u2013d3\u2013c4",
                "1. f5 2. d6 3. c3 4. d3 5. c4",
                "1.f5 2.d6 3.c3 4.d3 5.c4",
                "1 f5 2 d6 3 c3 4 d3 5 c4",
                "1f52d63c34d35c4",
                "1) f5\n2) d6\n3) c3\n4) d3\n5) c4",
                "1: f5, 2: d6, 3: c3, 4: d3, 5: c4",
                "1-f5 2-d6 3-c3 4-d3 5-c4",
                "1 - f5\n2 - d6\n3 - c3\n4 - d3\n5 - c4",
                "- f5\n- d6\n- c3\n- d3\n- c4",
                "1. f5 d6 2. c3 d3 3. c4",
                "1. f5 d6\n2. c3 d3\n3. c4 ...",
                "1. f5 d6 2. c3 d3 3. c4 4. 5.",
                "\uFF26\uFF15\u3000\uFF24\uFF16\u3000c3 d3 c4",
                "\uFEFFf5\u00A0d6\u200Bc3 d3 c4",
                "f5|d6|c3|d3|c4"
            })
    void formDoesNotMatter(String written) {
        Transcript transcript = Transcript.read(written);
        assertThat(transcript).isEqualTo(new Transcript(written, Verdict.TRUNCATED, 5, "", "f5d6c3d3c4"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "37-27",
                " 37-27",
                "\n37 - 27\n",
                " 37:27",
                " 37/27",
                " 37\u201327",
                " +10",
                " -10",
                "-10",
                "+0",
                " 64-0",
                " 0-64",
                " 36.5-27.5",
                " (37-27)",
                " 37-27.",
                " \uFF13\uFF17\u30FC\uFF12\uFF17"
            })
    void aScoreAtTheEndIsNoMoveAndNoPass(String score) {
        assertThat(Transcript.read("f5d6c3d3c4" + score))
                .isEqualTo(new Transcript("f5d6c3d3c4" + score, Verdict.TRUNCATED, 5, "", "f5d6c3d3c4"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "--",
                " -- ",
                "-",
                " - ",
                "pa",
                "PA",
                " ps ",
                "PS",
                "pass",
                "Pass",
                " PASS ",
                "\u2014",
                "----",
                " 58. -- 59. ",
                " 29. - "
            })
    void aForcedPassMayBeWrittenOrLeftOut(String pass) {
        Transcript transcript = Transcript.read(BEFORE_PASS + pass + AFTER_PASS + " 50-14");
        assertThat(transcript.verdict()).isEqualTo(Verdict.COMPLETE);
        assertThat(transcript.moves()).isEqualTo(BEFORE_PASS + AFTER_PASS);
        assertThat(transcript.replay().passes()).isEqualTo(1);
        assertThat(transcript.replay().steps().get(57).afterPass()).isTrue();
    }

    @Test
    void aForcedPassMayBeTheLastThingWritten() {
        Transcript transcript = Transcript.read(BEFORE_PASS + " pass");
        assertThat(transcript.verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(transcript.at()).isEqualTo(57);
    }

    @Test
    void whenNeitherSideCanMovePassesAreNoProblem() {
        Transcript transcript = Transcript.read("e6f4e3f6g5d6e7f5c5 pa pa 64-0");
        assertThat(transcript.verdict()).isEqualTo(Verdict.COMPLETE);
        assertThat(transcript.moves()).isEqualTo("e6f4e3f6g5d6e7f5c5");
    }

    @Test
    void theLanguageOfTheMachineDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(Transcript.read("F5D6 PASS").verdict()).isEqualTo(Verdict.ILLEGAL_MOVE);
            assertThat(Transcript.read("F5D6C3").moves()).isEqualTo("f5d6c3");
            assertThat(new Score(65, 63).discs(Side.BLACK)).isEqualTo("32.5");
        } finally {
            Locale.setDefault(before);
        }
    }
}
