package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import outflank.othello.transcript.Verdict;
import outflank.tournament.Action;
import outflank.tournament.Change;

/** The history keeps constants, and every reader reads words of his language. */
class HistoryWordsTest {

    private static final ResourceBundle GERMAN = ResourceBundle.getBundle("outflank.web.texts", Locale.GERMAN);

    @Test
    void rolesRulesAndSourcesAreWords() {
        assertThat(german(Action.TEAM_INVITED, Change.of("ASSISTANT")).subject())
                .isEqualTo("Assistenz");
        assertThat(german(Action.RECORD_CHOSEN, Change.to("1/2 A – B", "WHITE")).after())
                .isEqualTo("Mitschrift von Weiß");
        Change rules = new Change(
                "Cup", "7, EMPTIES_TO_WINNER, HALF_POINTS, 32, discs > lot, AGREED", "7, EMPTIES_SPLIT, DRAW_WIN", "");
        assertThat(german(Action.RULES_CHANGED, rules).before())
                .isEqualTo("7, dem Sieger (Weltmeisterschaft), je ein halber Punkt, 32, discs > lot,"
                        + " Übereinstimmendes sofort amtlich");
        assertThat(german(Action.RULES_CHANGED, rules).after()).doesNotContainPattern("[A-Z]_[A-Z]");
        Change games = new Change("Cup", "XOT, LIKE_ANY_GAME, LOSES_ALL", "HAND_OVER, WINS_ALL, JAPANESE_LOT", "");
        assertThat(german(Action.RULES_CHANGED, games).before())
                .isEqualTo("XOT, ohne Steine wie jede andere Partie, sofort 0–64");
        assertThat(german(Action.RULES_CHANGED, games).after()).startsWith("32 Steine mit Abgabe, ohne Steine 0–64, ");
    }

    @Test
    void everyVerdictIsAWord() {
        assertThat(Stream.of(Verdict.values())
                        .map(verdict -> german(Action.RECORD_SUBMITTED, Change.to("1/2 A – B", verdict + " 9"))
                                .after()))
                .allMatch(text -> text.endsWith(": 9"))
                .noneMatch(text -> text.matches(".*[A-Z]{3}.*"));
    }

    @Test
    void namesStayAsTheyAre() {
        Change joined = Change.to("BLACK DIRECTOR", "DIRECTOR");
        assertThat(german(Action.TEAM_JOINED, joined)).isEqualTo(Change.to("BLACK DIRECTOR", "Leitung"));
        Change registered = Change.to("EMPTY DESK", "GER");
        assertThat(german(Action.PLAYER_REGISTERED, registered)).isEqualTo(registered);
    }

    private static Change german(Action action, Change change) {
        return HistoryWords.of(action, change, GERMAN::getString);
    }
}
