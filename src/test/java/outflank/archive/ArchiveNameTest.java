package outflank.archive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names come from files of all ages; what is kept can be shown, found and compared. */
class ArchiveNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "Player 0001", "Müller, Jürgen", "村上 健", "O’Brien"})
    void aNameThatIsFineStaysAsItIs(String name) {
        assertThat(ArchiveName.of(name)).isEqualTo(name);
    }

    @Test
    void blanksOfAllKindsAndBrokenLinesBecomeSingleBlanks() {
        assertThat(ArchiveName.of("  Ada \t Lovelace\r\n")).isEqualTo("Ada Lovelace");
        assertThat(ArchiveName.of("Ada\u00A0 \u3000Lovelace\0")).isEqualTo("Ada Lovelace");
    }

    @Test
    void charactersThatCannotBeSeenAreLeftOut() {
        assertThat(ArchiveName.of("\u202EAda\u200B\uFEFF\uE000")).isEqualTo("Ada");
        assertThat(ArchiveName.of("Ada\uD800")).isEqualTo("Ada");
    }

    @Test
    void twoSpellingsOfOneAccentAreOneName() {
        assertThat(ArchiveName.of("Ce\u0301line")).isEqualTo("C\u00E9line");
    }

    @Test
    void aVeryLongNameIsCutBetweenCharacters() {
        assertThat(ArchiveName.of("x".repeat(300))).hasSize(200);
        assertThat(ArchiveName.of("x".repeat(199) + "\uD83D\uDE00")).isEqualTo("x".repeat(199));
    }
}
