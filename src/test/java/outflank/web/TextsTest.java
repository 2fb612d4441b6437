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
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingSetting;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.dutch.ColorReason;
import outflank.competition.pairing.dutch.Criterion;
import outflank.competition.standings.TieBreaks;
import outflank.competition.verification.FindingKind;
import outflank.format.FormatProblem;
import outflank.othello.transcript.Repair;
import outflank.tournament.Action;
import outflank.tournament.Rule;

/** Every text of a page comes from the bundles, and both languages have all of them. */
class TextsTest {

    private static final Path BUNDLES = Path.of("src/main/resources/outflank/web");
    private static final Pattern KEY_IN_PAGE = Pattern.compile("text\\['([A-Za-z0-9_.-]+)'\\]");
    private static final Pattern KEY_IN_CODE =
            Pattern.compile("(?:Refusal\\(|messages\\.(?:done|warn|text)\\(|failure, )\\s*\"([A-Za-z0-9_.-]+)\"");

    private static final Pattern LITERAL = Pattern.compile("[\"']([A-Za-z][A-Za-z0-9_.-]+)[\"']");

    private static final List<String> COMPLETED_AT_RUN_TIME = List.of(
            "archive.import.failed",
            "archive.import.running",
            "archive.import.stopped",
            "archive.import.waiting",
            "archive.mark.",
            "archive.result.",
            "caution.",
            "category.women",
            "category.youth",
            "category.senior",
            "cell.",
            "desk.acceleration.",
            "cost.broken.",
            "cost.dutch.",
            "cost.float.",
            "desk.change.did.",
            "desk.change.do.",
            "desk.difference.",
            "desk.finals.advice.source.",
            "desk.finals.advice.system.",
            "desk.finals.qualifiers.",
            "desk.files.format.",
            "desk.files.hint.",
            "desk.kind.",
            "desk.origin.",
            "desk.pairing.",
            "desk.preset.",
            "desk.role.",
            "desk.rule.",
            "desk.source.",
            "desk.tieBreaks.preset.",
            "desk.system.",
            "desk.verdict.",
            "desk.wipeOut.",
            "format.name.",
            "format.problem.",
            "history.",
            "join.welcome.",
            "me.drawn",
            "me.lost",
            "me.next.",
            "me.now.",
            "me.situation.",
            "me.won",
            "outcome.",
            "public.finals.ground.",
            "public.finals.kind.",
            "public.kind.",
            "public.rules.draw.",
            "public.rules.scoring.",
            "public.rules.timeOut.",
            "record.difference.",
            "reading.do.",
            "record.verdict.",
            "refusal.setting.",
            "repair.",
            "state.",
            "tieBreak.",
            "verify.finding.",
            "working.");

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
                .map(action -> "history." + action.name().toLowerCase(Locale.ROOT))
                .toList();
        assertThat(actions).isSubsetOf(english.stringPropertyNames());
        assertThat(TieBreaks.names().stream().map(name -> "tieBreak." + name))
                .isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everythingThatCanBeSetHasANameAndSaysWhatItMeans() {
        Stream<String> pairing = Stream.of(
                        Arrays.stream(PairingSystem.values()).map(system -> "desk.system." + word(system)),
                        Arrays.stream(PairingPreset.values())
                                .flatMap(preset -> Stream.of(
                                        "desk.preset." + word(preset), "desk.preset." + word(preset) + ".hint")),
                        Arrays.stream(Acceleration.Kind.values()).map(kind -> "desk.acceleration." + word(kind)),
                        Arrays.stream(Rule.values()).map(rule -> "desk.rule." + word(rule)),
                        Arrays.stream(ColorReason.values()).map(reason -> "cost.dutch.color." + word(reason)),
                        Arrays.stream(Criterion.values()).map(criterion -> "cost.dutch." + word(criterion)))
                .flatMap(keys -> keys);
        assertThat(pairing).isSubsetOf(english.stringPropertyNames());
        for (PairingSetting setting : PairingSetting.values()) {
            assertThat(english.stringPropertyNames())
                    .contains("desk.pairing." + word(setting), "desk.pairing." + word(setting) + ".hint");
        }
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Test
    void everythingThatCanBeWrongWithAFileOrMendedInARecordHasAText() {
        assertThat(Arrays.stream(FormatProblem.Kind.values()).map(kind -> "format.problem." + kind.word()))
                .isSubsetOf(english.stringPropertyNames());
        assertThat(Arrays.stream(Repair.Kind.values())
                        .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                        .flatMap(kind -> Stream.of("repair." + kind, "reading.do." + kind)))
                .isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everythingAVerificationCanFindHasAText() {
        assertThat(Arrays.stream(FindingKind.values())
                        .map(kind -> "verify.finding." + kind.name().toLowerCase(Locale.ROOT)))
                .isSubsetOf(english.stringPropertyNames());
    }

    @Test
    void everyReaderGetsHisLanguageWhateverTheServerSpeaks() {
        Locale before = Locale.getDefault();
        try {
            for (Locale server : List.of(Locale.GERMAN, Locale.JAPAN, Locale.ENGLISH)) {
                Locale.setDefault(server);
                ResourceBundle.clearCache();
                assertThat(ResourceBundle.getBundle("outflank.web.texts", Locale.ENGLISH)
                                .getString("public.bye"))
                        .isEqualTo("Bye");
                assertThat(ResourceBundle.getBundle("outflank.web.texts", Locale.GERMAN)
                                .getString("public.bye"))
                        .isEqualTo("Freilos");
            }
        } finally {
            Locale.setDefault(before);
            ResourceBundle.clearCache();
        }
    }

    @Test
    void everyTextIsUsed() throws IOException {
        Set<String> used = keys(Path.of("src/main"), ".xhtml", LITERAL);
        used.addAll(keys(Path.of("src/main"), ".java", LITERAL));
        assertThat(english.stringPropertyNames())
                .allSatisfy(key -> assertThat(used.contains(key) || isCompletedAtRunTime(key))
                        .as(key + " is used")
                        .isTrue());
    }

    /** On a Turkish machine WHITE would become whıte, and no text has such a key. */
    @Test
    void noPageMakesSmallLettersByTheRulesOfTheMachine() throws IOException {
        assertThat(keys(Path.of("src/main/webapp"), ".xhtml", Pattern.compile("(to(?:Lower|Upper)Case\\(\\))")))
                .isEmpty();
    }

    /** Keys made of a group and a constant, such as the badge of a state or the sentence for an action. */
    private static boolean isCompletedAtRunTime(String key) {
        return COMPLETED_AT_RUN_TIME.stream().anyMatch(key::startsWith);
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
