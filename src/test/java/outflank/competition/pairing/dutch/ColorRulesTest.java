package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import outflank.competition.Color;
import outflank.competition.pairing.dutch.DutchPlayer.Float;
import outflank.competition.pairing.dutch.Preference.Strength;

/** Preferences and colors as C.04.3, 1.7 and 5.2, have them; B is who moves first: Othello's Black, FIDE's White. */
class ColorRulesTest {

    @Test
    void nobodyWantsAColorBeforeHisFirstGame() {
        assertThat(preference("").strength()).isEqualTo(Strength.NONE);
    }

    @Test
    void asManyOfEachMeansTheOtherOneThanLastTime() {
        assertPreference("BW", Strength.MILD, Color.BLACK);
        assertPreference("WB", Strength.MILD, Color.WHITE);
    }

    @Test
    void oneMoreMeansStronglyTheOther() {
        assertPreference("B", Strength.STRONG, Color.WHITE);
        assertPreference("BWW", Strength.ABSOLUTE, Color.BLACK);
        assertPreference("WBW", Strength.STRONG, Color.BLACK);
    }

    @Test
    void twoMoreOrTwoInARowMeansAbsolutelyTheOther() {
        assertPreference("BB", Strength.ABSOLUTE, Color.WHITE);
        assertPreference("WWBB", Strength.ABSOLUTE, Color.WHITE);
        assertPreference("BBWBB", Strength.ABSOLUTE, Color.WHITE);
        assertPreference("WBWBWW", Strength.ABSOLUTE, Color.BLACK);
    }

    @Test
    void bothGetWhatTheyWantIfTheyCan() {
        assertColors("B", "W", Color.WHITE, ColorReason.BOTH_GRANTED);
        assertColors("", "W", Color.WHITE, ColorReason.BOTH_GRANTED);
        assertColors("WB", "", Color.WHITE, ColorReason.BOTH_GRANTED);
    }

    @Test
    void theStrongerPreferenceWinsWhoeverIsHigher() {
        assertColors("WB", "B", Color.BLACK, ColorReason.STRONGER_PREFERENCE);
        assertColors("WBB", "BWB", Color.WHITE, ColorReason.STRONGER_PREFERENCE);
    }

    @Test
    void ofTwoAbsoluteOnesTheWiderDifferenceWins() {
        assertColors("WBB", "BB", Color.BLACK, ColorReason.WIDER_DIFFERENCE);
        assertColors("BB", "WBB", Color.WHITE, ColorReason.WIDER_DIFFERENCE);
    }

    @Test
    void equalPreferencesAlternateFromTheLatestDifference() {
        assertColors("WBWB", "BWWB", Color.WHITE, ColorReason.ALTERNATED);
        assertColors("BWWB", "WBWB", Color.BLACK, ColorReason.ALTERNATED);
    }

    /** Unplayed rounds are left out, so the last games face each other (C.04.2, 3.4). */
    @Test
    void gamesAreComparedFromTheLastOneBack() {
        assertColors("WB", "BWWB", Color.WHITE, ColorReason.HIGHER_RANKED);
        assertColors("BWWB", "WBWBWB", Color.BLACK, ColorReason.ALTERNATED);
    }

    @Test
    void withTheSamePastTheHigherOneGetsWhatHeWants() {
        assertColors("BWB", "BWB", Color.WHITE, ColorReason.HIGHER_RANKED);
    }

    @Test
    void beforeTheFirstGameThePairingNumberDecides() {
        assertThat(ColorAllocation.of(player(3, ""), player(8, ""), Color.WHITE))
                .isEqualTo(new ColorAllocation(Color.WHITE, ColorReason.INITIAL_COLOR));
        assertThat(ColorAllocation.of(player(4, ""), player(9, ""), Color.WHITE))
                .isEqualTo(new ColorAllocation(Color.BLACK, ColorReason.INITIAL_COLOR));
    }

    private static void assertPreference(String games, Strength strength, Color color) {
        assertThat(preference(games).strength()).as(games).isEqualTo(strength);
        assertThat(preference(games).color()).as(games).contains(color);
    }

    private static void assertColors(String higher, String lower, Color color, ColorReason reason) {
        assertThat(ColorAllocation.of(player(1, higher), player(2, lower), Color.BLACK))
                .as(higher + " against " + lower)
                .isEqualTo(new ColorAllocation(color, reason));
    }

    private static Preference preference(String games) {
        return Preference.after(colors(games));
    }

    private static List<Color> colors(String games) {
        return games.chars()
                .mapToObj(game -> game == 'B' ? Color.BLACK : Color.WHITE)
                .toList();
    }

    private static DutchPlayer player(int pairingNumber, String games) {
        return new DutchPlayer(
                pairingNumber,
                pairingNumber,
                0,
                colors(games),
                Map.of(),
                false,
                0,
                Float.NONE,
                Float.NONE,
                false,
                preference(games));
    }
}
