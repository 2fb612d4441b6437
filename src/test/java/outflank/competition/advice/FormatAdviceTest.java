package outflank.competition.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.advice.FormatAdvice.Source;
import outflank.competition.knockout.FinalsPlan;
import outflank.competition.pairing.PairingSystem;

/** The tables of the federations. */
class FormatAdviceTest {

    private static List<String> advice(int players, Source source) {
        return FormatAdvice.forPlayers(players).stream()
                .filter(advice -> advice.source() == source)
                .map(advice -> advice.system() + " " + advice.rounds())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "3, DOUBLE_ROUND_ROBIN 6",
        "5, DOUBLE_ROUND_ROBIN 10",
        "6, ROUND_ROBIN 5",
        "7, ROUND_ROBIN 7",
        "8, ROUND_ROBIN 7",
    })
    void swedenPlaysRoundRobinsInSmallFields(int players, String expected) {
        assertThat(advice(players, Source.SWEDEN)).containsExactly(expected);
    }

    @Test
    void swedenPlaysSevenOrNineRoundsUpToTwentyPlayersAndNineOrElevenAbove() {
        assertThat(advice(9, Source.SWEDEN)).containsExactly("SWISS 7", "SWISS 9");
        assertThat(advice(20, Source.SWEDEN)).containsExactly("SWISS 7", "SWISS 9");
        assertThat(advice(21, Source.SWEDEN)).containsExactly("SWISS 9", "SWISS 11");
    }

    @ParameterizedTest
    @CsvSource({"31, SWISS 5", "32, SWISS 6", "63, SWISS 6", "64, SWISS 7", "5000, SWISS 7"})
    void chinaGoesByTheSizeOfTheField(int players, String expected) {
        assertThat(advice(players, Source.CHINA)).containsExactly(expected);
    }

    @Test
    void theGrandPrixEndsWithAFinalAndTheWorldChampionshipWithSemiFinals() {
        assertThat(FormatAdvice.forPlayers(40))
                .contains(new FormatAdvice(
                        Source.EUROPEAN_GRAND_PRIX, PairingSystem.SWISS, 11, FinalsPlan.europeanGrandPrix()))
                .contains(new FormatAdvice(
                        Source.WORLD_CHAMPIONSHIP, PairingSystem.SWISS, 13, FinalsPlan.worldChampionship()));
    }

    @Test
    void aloneNobodyNeedsAFormat() {
        assertThat(FormatAdvice.forPlayers(0)).isEmpty();
        assertThat(FormatAdvice.forPlayers(1)).isEmpty();
    }

    @Test
    void moreRoundsThanSurelyExistWithoutRematchesAreTold() {
        FormatAdvice thirteen =
                new FormatAdvice(Source.WORLD_CHAMPIONSHIP, PairingSystem.SWISS, 13, FinalsPlan.worldChampionship());

        assertThat(thirteen.isRematchFree(25)).isFalse();
        assertThat(thirteen.isRematchFree(26)).isTrue();
        assertThat(FormatAdvice.forPlayers(4))
                .allSatisfy(advice -> assertThat(advice.isRematchFree(4)).isTrue());
    }
}
