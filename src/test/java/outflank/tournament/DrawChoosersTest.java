package outflank.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Toss;

/** Who has the choice before a game in which a draw goes to one side (othello.md, section 2). */
class DrawChoosersTest {

    private static final List<Entrant> ENTRANTS = List.of(
            Entrant.of(1, "Ada", "", 0, 30),
            Entrant.of(2, "Ben", "", 0, 10),
            Entrant.of(3, "Cid", "", 0, 20),
            Entrant.of(4, "Dea", "", 0, 40));

    /** After it Cid leads, then come Ada, Dea and Ben by their discs. */
    private static final Round PLAYED = new Round(
            1,
            List.of(
                    new Game(1, 1, 2, Optional.of(Result.ofDiscs(ResultKind.PLAYED, 80, 48))),
                    new Game(2, 3, 4, Optional.of(Result.ofDiscs(ResultKind.PLAYED, 100, 28)))),
            Set.of());

    @Test
    void theHigherRankedOneChooses() {
        DrawChoosers choosers = choosers(DrawRule.DRAW_WIN_BY_RANK, List.of(PLAYED), 1);
        assertThat(choosers.between(1, 3)).isEqualTo(3);
        assertThat(choosers.between(3, 1)).isEqualTo(3);
        assertThat(choosers.between(4, 2)).isEqualTo(2);
        assertThat(choosers.between(1, 4)).isEqualTo(1);
    }

    @Test
    void beforeTheFirstRoundEqualPlacesGoByTheLots() {
        DrawChoosers choosers = choosers(DrawRule.DRAW_WIN_BY_RANK, List.of(), 1);
        assertThat(choosers.between(1, 2)).isEqualTo(2);
        assertThat(choosers.between(1, 4)).isEqualTo(1);
    }

    @Test
    void elsewhereTheLotOfTheRoundDecidesAndNotTheStandings() {
        for (DrawRule rule : List.of(DrawRule.DRAW_WIN, DrawRule.JAPANESE_LOT)) {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(choosers(rule, List.of(PLAYED), seed).between(3, 2))
                        .isEqualTo(Toss.between(seed, ENTRANTS.get(1), ENTRANTS.get(2))
                                .number());
            }
        }
    }

    private static DrawChoosers choosers(DrawRule rule, List<Round> rounds, long seed) {
        TournamentRules rules = TournamentRules.worldChampionship(3);
        return new DrawChoosers(rules.with(rules.game().with(rule)), new Competition(3, 64, ENTRANTS, rounds), seed);
    }
}
