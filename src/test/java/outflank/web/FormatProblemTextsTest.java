package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import outflank.format.FormatProblem;

/** Whatever may be the matter with a file of games, the page of its import can say it. */
class FormatProblemTextsTest {

    @ParameterizedTest
    @EnumSource(FormatProblem.Kind.class)
    void everyKindHasATextInBothLanguages(FormatProblem.Kind kind) {
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.GERMAN}) {
            assertThat(ResourceBundle.getBundle("outflank.web.texts", locale)
                            .getString("format.problem." + kind.word()))
                    .isNotBlank();
        }
    }
}
