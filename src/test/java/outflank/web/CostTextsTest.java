package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.pairing.explanation.Caution;
import outflank.competition.pairing.explanation.CostLine;
import outflank.tournament.DraftAction;

/** The reasons of a pair are sentences in both languages, whatever the numbers are. */
class CostTextsTest {

    @ParameterizedTest
    @CsvSource({
        "3, 4, Ada: third White of four, Ada: drittes Weiß von vier",
        "1, 2, Ada: first White of two, Ada: erstes Weiß von zwei",
        "10, 10, Ada: tenth White of ten, Ada: zehntes Weiß von zehn",
        "11, 13, Ada: 11th White of 13, Ada: 11. Weiß von 13"
    })
    void colorsAreCounted(int nth, int games, String english, String german) {
        assertThat(text(Locale.ENGLISH, "cost.color", "Ada", nth, "White", games))
                .isEqualTo(english);
        assertThat(text(Locale.GERMAN, "cost.color", "Ada", nth, "Weiß", games)).isEqualTo(german);
    }

    @ParameterizedTest
    @CsvSource({
        "1, ½, half a point apart (3 and 2½), ein halber Punkt Abstand (3 und 2½)",
        "2, 1, 1 point apart (3 and 2½), 1 Punkt Abstand (3 und 2½)",
        "3, 1½, 1½ points apart (3 and 2½), 1½ Punkte Abstand (3 und 2½)"
    })
    void gapsAreSaidInPoints(int halfPoints, String points, String english, String german) {
        assertThat(text(Locale.ENGLISH, "cost.gap", halfPoints, points, "3", "2½"))
                .isEqualTo(english);
        assertThat(text(Locale.GERMAN, "cost.gap", halfPoints, points, "3", "2½"))
                .isEqualTo(german);
    }

    @Test
    void severalRoundsAndProhibitionsAreSaidInThePlural() {
        assertThat(text(Locale.ENGLISH, "cost.met", 1, "2")).isEqualTo("met before in round 2");
        assertThat(text(Locale.ENGLISH, "cost.met", 2, "2, 5")).isEqualTo("met before in rounds 2, 5");
        assertThat(text(Locale.GERMAN, "cost.met", 2, "2, 5")).isEqualTo("schon begegnet in den Runden 2, 5");
        assertThat(text(Locale.ENGLISH, "cost.prohibitions", 1, 0)).isEqualTo("1 prohibition");
        assertThat(text(Locale.GERMAN, "cost.prohibitions", 2, 1)).isEqualTo("−2 Verbote");
    }

    @Test
    void everythingADirectorCanDoOrShouldKnowHasAText() {
        Stream<String> keys = Stream.of(
                        Stream.of(Caution.Kind.values()).map(kind -> "caution." + small(kind)),
                        Stream.of(CostLine.GivenUp.Kind.values()).map(kind -> "cost.broken." + small(kind)),
                        Stream.of(DraftAction.values())
                                .flatMap(action -> Stream.of("desk.change.did.", "desk.change.do.", "history.draft.")
                                        .map(group -> group + small(action))))
                .flatMap(group -> group);
        assertThat(keys).allMatch(bundle(Locale.ENGLISH)::containsKey).hasSizeGreaterThan(30);
    }

    private static String small(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String text(Locale language, String key, Object... values) {
        return new MessageFormat(bundle(language).getString(key), language).format(values);
    }

    private static ResourceBundle bundle(Locale language) {
        return ResourceBundle.getBundle("outflank.web.texts", language);
    }
}
