package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.ResultKind;
import outflank.competition.standings.CellKind;
import outflank.competition.standings.Figure;
import outflank.competition.standings.TieBreakPreset;
import outflank.competition.standings.TieBreaks;
import outflank.competition.standings.UnplayedRounds;
import outflank.competition.standings.WorkingKind;
import outflank.competition.standings.WorkingRule;

/** The public pages put names of the core into words by their bundle keys; none may be without a word. */
class PublicTextsTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyTieBreakHasItsNamesAndItsWorkingInWords(String language) {
        for (String tieBreak : TieBreaks.names()) {
            for (String part : List.of("", ".short", ".sum", ".explanation")) {
                assertThat(keys(language)).contains("tieBreak." + tieBreak + part);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyKindOfRoundAndResultHasAWord(String language) {
        List<String> needed = new ArrayList<>();
        for (WorkingKind kind : WorkingKind.values()) {
            if (kind != WorkingKind.GAME) {
                needed.add("working." + small(kind));
            }
        }
        for (WorkingRule rule : WorkingRule.values()) {
            needed.add("working.rule." + small(rule));
        }
        for (Figure figure : Figure.values()) {
            needed.add("working.figure." + small(figure));
        }
        for (UnplayedRounds way : UnplayedRounds.values()) {
            needed.add("tieBreak.unplayed." + small(way));
        }
        for (TieBreakPreset preset : TieBreakPreset.values()) {
            needed.add("desk.tieBreaks.preset." + small(preset));
        }
        for (CellKind kind : CellKind.values()) {
            if (kind != CellKind.GAME) {
                needed.add("cell." + small(kind));
                needed.add("cell.short." + small(kind));
            }
        }
        for (ResultKind kind : ResultKind.values()) {
            if (kind != ResultKind.PLAYED) {
                needed.add("public.kind." + small(kind));
            }
        }
        assertThat(keys(language)).containsAll(needed);
    }

    /** Read from the file itself: a resource bundle falls back to English unnoticed. */
    private static Set<String> keys(String language) {
        String file = language.equals("en") ? "/outflank/web/texts.properties" : "/outflank/web/texts_de.properties";
        Properties texts = new Properties();
        try (Reader reader =
                new InputStreamReader(PublicTextsTest.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return texts.stringPropertyNames();
    }

    private static String small(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
