package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.othello.opening.Opening;
import outflank.othello.opening.Openings;

/** Every opening has one name in each language. */
class OpeningNamesTest {

    @Test
    void everyOpeningHasANameAndEveryNameAnOpening() throws IOException {
        assertThat(bundle("openings.properties").stringPropertyNames())
                .isEqualTo(Openings.known().all().stream().map(Opening::key).collect(Collectors.toSet()));
        assertThat(bundle("openings_de.properties").stringPropertyNames())
                .isSubsetOf(bundle("openings.properties").stringPropertyNames());
    }

    @Test
    void noTwoPathsReadAlike() {
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.GERMAN}) {
            assertThat(Openings.known().all().stream().map(opening -> OpeningNames.path(opening, locale)))
                    .doesNotHaveDuplicates()
                    .noneMatch(String::isBlank);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "perpendicular, Perpendicular, Rechtwinklig",
        "tiger, Tiger, Tiger",
        "brightwell, Tiger › Brightwell, Tiger › Brightwell",
        "tanida-buffalo, Tanida Buffalo, Tanida-Büffel",
        "rose-birth, Rabbit › Rose-Birth, Hase › Rose-Birth",
        "aircraft, Cow › Rose v. Toth › Tanida › Aircraft, Kuh › Rose gegen Toth › Tanida › Flugzeug",
    })
    void aNameSaysWhatItContinues(String key, String english, String german) {
        Opening opening = Openings.known().byKey(key).orElseThrow();
        assertThat(OpeningNames.path(opening, Locale.ENGLISH)).isEqualTo(english);
        assertThat(OpeningNames.path(opening, Locale.GERMAN)).isEqualTo(german);
    }

    private static Properties bundle(String name) throws IOException {
        Properties names = new Properties();
        Path file = Path.of("src/main/resources/outflank/web").resolve(name);
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            names.load(reader);
        }
        return names;
    }
}
