package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import outflank.competition.standings.TieBreaks;
import outflank.othello.Verdict;
import outflank.record.Source;
import outflank.tournament.Action;
import outflank.tournament.Role;

/** Every text of a page comes from the bundles, and both languages have all of them. */
class TextsTest {

    private static final Path BUNDLES = Path.of("src/main/resources/outflank/web");
    private static final Pattern KEY_IN_PAGE = Pattern.compile("text\\['([A-Za-z0-9_.-]+)'\\]");
    private static final Pattern KEY_IN_CODE =
            Pattern.compile("(?:Refusal\\(|messages\\.(?:done|warn|text)\\(|failure, )\\s*\"([A-Za-z0-9_.-]+)\"");

    private final Properties english = bundle("texts.properties");
    private final Properties german = bundle("texts_de.properties");

    @Test
    void englishAndGermanHaveTheSameTexts() {
        assertThat(german.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
        assertThat(english.values()).noneMatch(text -> text.toString().isBlank());
        assertThat(german.values()).noneMatch(text -> text.toString().isBlank());
    }

    @Test
    void everyTextFitsItsPlaceholders() {
        for (String key : english.stringPropertyNames()) {
            MessageFormat inEnglish = new MessageFormat(english.getProperty(key));
            MessageFormat inGerman = new MessageFormat(german.getProperty(key));
            assertThat(inGerman.getFormatsByArgumentIndex().length)
                    .as(key)
                    .isEqualTo(inEnglish.getFormatsByArgumentIndex().length);
            // An ASCII apostrophe would swallow the placeholders behind it.
            assertThat(english.getProperty(key) + german.getProperty(key))
                    .as(key)
                    .doesNotContain("'");
        }
    }

    @Test
    void everyTextAPageAsksForExists() throws IOException {
        assertThat(keys(Path.of("src/main/webapp"), ".xhtml", KEY_IN_PAGE)).isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everyTextTheCodeAsksForExists() throws IOException {
        Set<String> keys = keys(Path.of("src/main/java"), ".java", KEY_IN_CODE);
        assertThat(keys).hasSizeGreaterThan(40);
        // Keys that end in a dot are completed at run time by a constant.
        assertThat(keys.stream().filter(key -> !key.endsWith("."))).isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everythingThatHappensAndEveryTieBreakHasAName() {
        List<String> actions = Arrays.stream(Action.values())
                .map(action -> "history." + action.name().toLowerCase(java.util.Locale.ROOT))
                .toList();
        assertThat(actions).isSubsetOf(english.stringPropertyNames());
        assertThat(TieBreaks.names().stream().map(name -> "tieBreak." + name))
                .isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everyValueThatTheHistoryKeepsByItsNameHasWords() {
        assertThat(Stream.<Enum<?>[]>of(Role.values(), Source.values(), Verdict.values())
                        .flatMap(Arrays::stream)
                        // What is too long to be read is never kept.
                        .filter(value -> value != Verdict.TOO_LONG)
                        .map(value -> "history.value." + value.name().toLowerCase(java.util.Locale.ROOT)))
                .isSubsetOf(english.stringPropertyNames());
    }

    private static Set<String> keys(Path folder, String ending, Pattern pattern) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> read =
                    files.filter(file -> file.toString().endsWith(ending)).toList();
            Function<Path, Stream<String>> found =
                    file -> pattern.matcher(content(file)).results().map((MatchResult match) -> match.group(1));
            return read.stream().flatMap(found).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static String content(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new IllegalStateException("cannot read " + file, unreadable);
        }
    }

    private static Properties bundle(String name) {
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(BUNDLES.resolve(name), StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException unreadable) {
            throw new IllegalStateException("cannot read " + name, unreadable);
        }
        return texts;
    }
}
