package outflank.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a name in a file is the name of an entrant, as files write names. */
class NameLikenessTest {

    @ParameterizedTest
    @CsvSource({
        "Kim Adler, Kim Adler, SAME",
        "ADLER KIM, Kim Adler, SAME",
        "'Adler, Kim', Kim Adler, SAME",
        "Dvorak Jan, Jan Dvořák, SAME",
        "Strasse Ute, Ute Straße, SAME",
        "ADLER, Kim Adler, PART",
        "Kim Adler, Kim Maria Adler, PART",
        "K. Adler, Kim Adler, SHORTENED",
        "HOHENBRUNN-SILBERTH, Maximiliane von Hohenbrunn-Silberthal, SHORTENED",
        "Kim Adler, Kim Birke, NONE",
        "Kim, Tim, NONE",
        "Ada Li, Adam Lindner, NONE",
        "K., Kim Adler, NONE",
        "'', Kim Adler, NONE",
        "???, Kim Adler, NONE",
    })
    void aNameIsKnownInAllItsForms(String written, String known, NameLikeness likeness) {
        assertThat(NameLikeness.of(written, known)).isEqualTo(likeness);
        assertThat(NameLikeness.of(known, written)).isEqualTo(likeness);
    }
}
