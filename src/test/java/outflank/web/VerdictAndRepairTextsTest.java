package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Verdict;

/** Whatever is wrong with a record and however it may have been meant, there is a sentence for it. */
class VerdictAndRepairTextsTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyVerdictHasItsWords(String language) {
        List<String> keys = Arrays.stream(Verdict.values())
                .map(verdict -> verdict.name().toLowerCase(Locale.ROOT))
                .flatMap(name -> Stream.of("record.verdict.", "desk.verdict.", "history.verdict.")
                        .map(group -> group + name))
                .toList();
        assertThat(keys).allMatch(texts(language)::containsKey);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyRepairHasASentenceThatSaysItsSquares(String language) {
        for (Repair.Kind kind : Repair.Kind.values()) {
            String text = texts(language).getString("repair." + kind.name().toLowerCase(Locale.ROOT));
            String sentence =
                    new MessageFormat(text, Locale.forLanguageTag(language)).format(new Object[] {7, 9, "WAS", "IS"});
            assertThat(sentence).as("%s", kind).doesNotContain("{").endsWith(".");
            switch (kind) {
                case SWAP -> assertThat(sentence).contains("7", "9", "WAS", "IS");
                case REPLACE, RENUMBER -> assertThat(sentence).contains("7", "WAS", "IS");
                case INSERT -> assertThat(sentence).contains("7", "IS");
                case ERASE -> assertThat(sentence).contains("7", "WAS");
                case COUNT_ON -> assertThat(sentence).contains("7", "9", "IS");
                case CHARACTERS -> assertThat(sentence).contains("WAS", "IS");
                case LEAVE_OUT -> assertThat(sentence).contains("WAS");
                case RENUMBER_SEVERAL -> assertThat(sentence).contains("IS");
                case CLOSE_GAP, ERASE_PASS, CUT -> assertThat(sentence).contains("7");
                case MIRROR, DIGITS_FIRST -> assertThat(sentence).doesNotContain("WAS", "IS");
            }
        }
    }

    private static ResourceBundle texts(String language) {
        return ResourceBundle.getBundle("outflank.web.texts", Locale.forLanguageTag(language));
    }
}
