package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.doubleForfeit;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;
import static outflank.competition.Sketch.requestedBye;
import static outflank.competition.Sketch.undecided;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import outflank.competition.Competition;
import outflank.competition.Sketch;

/** Tie-breaks that count round by round, on one small tournament in which everything happens. */
class RoundTieBreaksTest {

    private final Competition competition = Sketch.ofPlayers(6)
            .round(game(1, 2, 40, 24), game(3, 4, 32, 32), noShowOfWhite(5, 6))
            .round(game(4, 1, 20, 44), game(2, 5, 10, 54), bye(3), requestedBye(6, 1))
            .round(game(5, 1, 33, 31), game(3, 2, 0, 64), doubleForfeit(4, 6))
            .round(undecided(1, 3), game(6, 5, 24, 40), requestedBye(2, 2), requestedBye(4, 0))
            .competition();

    @ParameterizedTest
    @CsvSource({
        // Points: 1 has 2, 2 has 2, 3 has 1½, 4 has ½, 5 has 4, 6 has ½.
        "1, 115, 38, 2, 2, 1, 2",
        "2, 130, 4, 2, 1, 1, 2",
        "3, 64, -64, 1, 0, 0, 0",
        "4, 52, -24, 0, 0, 0, 1",
        "5, 191, 126, 4, 3, 2, 2",
        "6, 56, -80, 0, 0, 0, 0"
    })
    void discsDifferenceAndCountsOfRounds(
            int entrant, String discs, String difference, String wins, String won, String winsWithWhite, String white) {
        assertThat(amount("discs", entrant)).isEqualTo(discs);
        assertThat(amount("disc-difference", entrant)).isEqualTo(difference);
        assertThat(amount("wins", entrant)).isEqualTo(wins);
        assertThat(amount("games-won", entrant)).isEqualTo(won);
        assertThat(amount("wins-with-white", entrant)).isEqualTo(winsWithWhite);
        assertThat(amount("games-with-white", entrant)).isEqualTo(white);
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 3", "3, 5", "4, 2", "5, 10", "6, 1.5"})
    void theProgressiveScoreSumsThePointsAfterEachRound(int entrant, String amount) {
        assertThat(amount("progressive", entrant)).isEqualTo(amount);
    }

    @ParameterizedTest
    @CsvSource({
        // Real games only: 1 met 2, 4, 5; 3 met 4 and 2; 6 met 5.
        "1, buchholz, 6.5",
        "3, buchholz, 2.5",
        "6, buchholz, 4",
        "1, buchholz-cut-1, 6",
        "1, buchholz-cut-2, 4",
        "1, buchholz-median, 2",
        "6, buchholz-cut-2, 0",
        // Unplayed rounds with the own points: the bye of 3 adds 1½; 6 has two forfeits and a bye.
        "1, buchholz=own, 6.5",
        "3, buchholz=own, 4",
        "6, buchholz=own, 5.5",
        // Won against 2 and 4, lost against 5.
        "1, sonneborn-berger, 2.5",
        // Drawn with 4, lost against 2, and the bye against the own 1½.
        "3, sonneborn-berger, 0.25",
        "3, sonneborn-berger=own, 1.75",
        // Both forfeits count as games against the one who was to come.
        "5, sonneborn-berger=fide-round-robin, 5",
        "5, sonneborn-berger, 4.5"
    })
    void buchholzAndSonnebornBergerByTheWayOfUnplayedRounds(int entrant, String tieBreak, String amount) {
        assertThat(amount(tieBreak, entrant)).isEqualTo(amount);
    }

    @Test
    void anUnplayedRoundStandsInTheWorkingWithItsRule() {
        assertThat(working("buchholz", 3).lines())
                .extracting(WorkingLine::kind)
                .containsExactly(WorkingKind.GAME, WorkingKind.BYE, WorkingKind.GAME);
        assertThat(working("buchholz", 3).lines().get(1).rules()).containsExactly(WorkingRule.NOT_COUNTED);
        assertThat(working("buchholz=own", 3).lines().get(1).rules()).containsExactly(WorkingRule.OWN_POINTS);
    }

    @Test
    void koyaCountsPointsAgainstThoseWithHalfOfWhatThereWasToMake() {
        // A round robin of four: 1 has 3, 2 has 1½, 3 has 1, 4 has ½ of 3 points.
        Competition roundRobin = Sketch.ofPlayers(4)
                .round(game(1, 4, 40, 24), game(2, 3, 40, 24))
                .round(game(4, 3, 24, 40), game(1, 2, 40, 24))
                .round(game(2, 4, 32, 32), game(3, 1, 24, 40))
                .competition();
        Standings standings = Standings.of(roundRobin, TieBreaks.parse("koya"));

        assertThat(standings.of(1).tieBreakValues().get(0).amount()).isEqualByComparingTo("1");
        assertThat(standings.of(2).tieBreakValues().get(0).amount()).isEqualByComparingTo("0");
        assertThat(standings.of(4).tieBreakValues().get(0).amount()).isEqualByComparingTo("0.5");
    }

    @Test
    void theFreeRoundOfAnOddRoundRobinIsNoRoundToMakePointsIn() {
        // Three players, two games each: half of it is one point.
        Competition roundRobin = Sketch.ofPlayers(3)
                .round(game(1, 2, 40, 24), requestedBye(3, 0))
                .round(game(2, 3, 40, 24), requestedBye(1, 0))
                .round(game(3, 1, 24, 40), requestedBye(2, 0))
                .competition();

        assertThat(Standings.of(roundRobin, TieBreaks.parse("koya"))
                        .of(1)
                        .tieBreakValues()
                        .get(0)
                        .amount())
                .isEqualByComparingTo("1");
    }

    private String amount(String tieBreak, int entrant) {
        return value(tieBreak, entrant).amount().toPlainString();
    }

    private Working working(String tieBreak, int entrant) {
        return value(tieBreak, entrant).working();
    }

    private TieBreakValue value(String tieBreak, int entrant) {
        return Standings.of(competition, TieBreaks.parse(tieBreak))
                .of(entrant)
                .tieBreakValues()
                .get(0);
    }
}
