package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TieBreaksTest {

    @Test
    void theWorldChampionshipOrderIsWrittenAndReadBack() {
        String stored = TieBreaks.format(TieBreaks.worldChampionship());

        assertThat(stored).isEqualTo("brightwell=6,discs,lot");
        assertThat(TieBreaks.parse(stored)).isEqualTo(TieBreaks.worldChampionship());
    }

    @ParameterizedTest
    @CsvSource({
        "brightwell=5.8182,brightwell=5.8182",
        "brightwell=6.50,brightwell=6.5",
        "brightwell=0,brightwell=0",
        "brightwell=64,brightwell=64",
        "' lot ',lot"
    })
    void aStoredTieBreakKeepsItsValue(String stored, String written) {
        assertThat(TieBreaks.parseOne(stored).stored()).isEqualTo(written);
    }

    @Test
    void equalValuesOfBetaAreTheSameTieBreak() {
        assertThat(TieBreaks.parseOne("brightwell=6.0")).isEqualTo(new BrightwellQuotient(BigDecimal.valueOf(6)));
    }

    @Test
    void noTieBreakAtAllLeavesPointsAlone() {
        assertThat(TieBreaks.parse("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "coin",
                "brightwell",
                "brightwell=",
                "brightwell=six",
                "brightwell=6,5",
                "brightwell=-1",
                "brightwell=65",
                "brightwell=1.23456",
                "brightwell=1e999999999",
                "discs=3",
                "lot,lot",
                "discs,,lot",
                "Discs"
            })
    void nonsenseIsRefusedWithASentenceThatNamesIt(String stored) {
        assertThatThrownBy(() -> TieBreaks.parse(stored))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("(?s).{15,}");
    }

    @Test
    void anUnknownNameIsAnsweredWithTheKnownOnes() {
        assertThatThrownBy(() -> TieBreaks.parse("discs,coin"))
                .hasMessage("\"coin\" is no tie-break; known are brightwell, discs, lot");
    }
}
