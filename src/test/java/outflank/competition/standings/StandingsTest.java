package outflank.competition.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static outflank.competition.Sketch.bye;
import static outflank.competition.Sketch.game;
import static outflank.competition.Sketch.noShowOfWhite;
import static outflank.competition.Sketch.undecided;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Sketch;

class StandingsTest {

    @Test
    void pointsComeBeforeEveryTieBreak() {
        Competition competition = Sketch.ofPlayers(4)
                .round(game(1, 2, 33, 31), game(3, 4, 32, 32))
                .competition();

        Standings standings = Standings.of(competition, TieBreaks.parse("discs"));

        assertThat(numbers(standings)).containsExactly(1, 3, 4, 2);
        assertThat(standings.of(1).score()).isEqualTo(new Score(2, 66, 1, 0, 0, 0));
        assertThat(standings.of(3).score()).isEqualTo(new Score(1, 64, 0, 1, 0, 0));
        assertThat(standings.of(2).score()).isEqualTo(new Score(0, 62, 0, 0, 1, 0));
    }

    @Test
    void equalInEverythingIsEqualInRankAndTheNextRankIsLeftOut() {
        Competition competition = Sketch.ofPlayers(5)
                .round(game(4, 2, 40, 24), game(3, 1, 40, 24), bye(5))
                .competition();

        Standings standings = Standings.of(competition, TieBreaks.parse("discs"));

        assertThat(numbers(standings)).containsExactly(3, 4, 5, 1, 2);
        assertThat(ranks(standings)).containsExactly(1, 1, 3, 4, 4);
    }

    @Test
    void theLowerLotGoesFirstAndEndsEveryTie() {
        Competition competition =
                Sketch.ofPlayers(3).round(bye(1), bye(2), bye(3)).competition();

        assertThat(ranks(Standings.of(competition, TieBreaks.parse("discs,lot"))))
                .containsExactly(1, 2, 3);
    }

    @Test
    void onlyDecidedGamesCount() {
        Competition competition =
                Sketch.ofPlayers(4).round(undecided(1, 2), game(3, 4, 10, 54)).competition();

        Standings standings = Standings.of(competition, TieBreaks.worldChampionship());

        assertThat(standings.rows().get(0).entrant().number()).isEqualTo(4);
        assertThat(standings.of(1).score()).isEqualTo(new Score(0, 0, 0, 0, 0, 0));
    }

    @Test
    void theStandingsOfAnEarlierRoundAreThoseOfThatTime() {
        Competition competition = Sketch.ofPlayers(2)
                .round(game(1, 2, 40, 24))
                .round(game(2, 1, 64, 0))
                .competition();

        assertThat(numbers(Standings.of(competition.afterRound(1), TieBreaks.worldChampionship())))
                .containsExactly(1, 2);
        assertThat(numbers(Standings.of(competition, TieBreaks.worldChampionship())))
                .containsExactly(2, 1);
        assertThat(ranks(Standings.of(competition.afterRound(0), TieBreaks.parse("discs"))))
                .containsExactly(1, 1);
    }

    @Test
    void whoeverLeavesLaterChangesNoEarlierNumber() {
        Sketch sketch = Sketch.ofPlayers(4)
                .round(game(1, 2, 40, 24), game(3, 4, 20, 44))
                .round(game(1, 4, 30, 34), game(2, 3, 50, 14));
        List<List<TieBreakValue>> before = values(sketch.competition());

        sketch.withdrawnFrom(4, 3);

        assertThat(values(sketch.competition())).isEqualTo(before);
        assertThat(values(sketch.round(game(2, 1, 40, 24), bye(3)).competition().afterRound(2)))
                .isEqualTo(before);
    }

    @Test
    void aDrawWonByItsHolderIsAWinWithHalfTheDiscs() {
        Result result = Result.drawWonBy(Color.WHITE, ResultKind.PLAYED, 64);
        Game game = new Game(1, 1, 2, Optional.of(result));
        List<Entrant> entrants = List.of(Entrant.of(1, "One", "", 0, 1), Entrant.of(2, "Two", "", 0, 2));
        Competition competition = new Competition(1, 64, entrants, List.of(new Round(1, List.of(game), Set.of())));

        Standings standings = Standings.of(competition, TieBreaks.worldChampionship());

        assertThat(standings.of(2).score()).isEqualTo(new Score(2, 64, 1, 0, 0, 0));
        assertThat(standings.of(1).score()).isEqualTo(new Score(0, 64, 0, 0, 1, 0));
    }

    @Test
    void totalDiscsTakeByesAtTheCompetitionsValueAndForfeitsAsRecorded() {
        Competition sketch = Sketch.ofPlayers(3)
                .round(noShowOfWhite(1, 2), bye(3))
                .round(game(3, 1, 20, 44))
                .competition();
        Competition competition = new Competition(2, 80, sketch.entrants(), sketch.rounds());

        Standings standings = Standings.of(competition, TieBreaks.parse("discs"));

        assertThat(standings.of(1).tieBreakValues().get(0).amount()).isEqualByComparingTo("108");
        assertThat(standings.of(3).tieBreakValues().get(0).amount()).isEqualByComparingTo("60");
        assertThat(standings.of(1).tieBreakValues().get(0).working().lines())
                .extracting(WorkingLine::kind, WorkingLine::amount)
                .containsExactly(
                        tuple(WorkingKind.FORFEIT, BigDecimal.valueOf(64)),
                        tuple(WorkingKind.GAME, BigDecimal.valueOf(44)));
        assertThat(standings.of(2).tieBreakValues().get(0).amount()).isEqualByComparingTo("0");
    }

    @Test
    void aStrangersLineCannotBeAskedFor() {
        Standings standings = Standings.of(Sketch.ofPlayers(2).competition(), TieBreaks.worldChampionship());

        assertThatThrownBy(() -> standings.of(3)).isInstanceOf(IllegalArgumentException.class);
    }

    private static List<List<TieBreakValue>> values(Competition competition) {
        return Standings.of(competition, TieBreaks.worldChampionship()).rows().stream()
                .map(Standing::tieBreakValues)
                .toList();
    }

    private static List<Integer> numbers(Standings standings) {
        return standings.rows().stream()
                .map(standing -> standing.entrant().number())
                .toList();
    }

    private static List<Integer> ranks(Standings standings) {
        return standings.rows().stream().map(Standing::rank).toList();
    }
}
