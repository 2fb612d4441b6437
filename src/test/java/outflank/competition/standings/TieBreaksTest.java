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
        "' lot ',lot",
        "brightwell=auto,brightwell=auto",
        "buchholz,buchholz",
        "buchholz-cut-1=fide,buchholz-cut-1=fide",
        "buchholz-median=own,buchholz-median=own",
        "sonneborn-berger=fide-round-robin,sonneborn-berger=fide-round-robin",
        "direct-encounter=forfeits,direct-encounter=forfeits",
        "bq=6,brightwell=6",
        "bh=fide,buchholz=fide",
        "bh-c1,buchholz-cut-1",
        "sb,sonneborn-berger",
        "ww,wins-with-white",
        "tpr,performance"
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
                "buchholz=plain",
                "buchholz=fide,bh",
                "direct-encounter=yes",
                "koya=1",
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
                .hasMessageStartingWith(
                        "\"coin\" is no tie-break; known are brightwell, discs, disc-difference, buchholz,")
                .hasMessageEndingWith(", play-off, manual, lot");
    }

    @Test
    void everyTieBreakIsKnownByItsNameAndItsShortName() {
        for (String name : TieBreaks.names()) {
            String parameter = name.equals("brightwell") ? "=6" : "";
            TieBreak tieBreak = TieBreaks.parseOne(name + parameter);
            assertThat(tieBreak.name()).isEqualTo(name);
            assertThat(TieBreaks.parseOne(TieBreaks.shortName(name) + parameter))
                    .isEqualTo(tieBreak);
        }
        assertThat(TieBreaks.shortName("brightwell")).isEqualTo("bq");
        assertThat(TieBreaks.shortName("discs")).isEqualTo("discs");
    }

    @Test
    void everyPresetIsAListThatCanBeStored() {
        for (TieBreakPreset preset : TieBreakPreset.values()) {
            assertThat(TieBreaks.format(preset.tieBreaks())).isEqualTo(preset.stored());
            // As the database has it in its check.
            assertThat(preset.tieBreaks())
                    .allMatch(tieBreak -> tieBreak.stored().matches("[a-z0-9-]+(=[a-z0-9.-]+)?"));
        }
        assertThat(TieBreakPreset.WORLD_CHAMPIONSHIP.tieBreaks()).isEqualTo(TieBreaks.worldChampionship());
    }
}
