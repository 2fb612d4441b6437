package outflank.web;

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
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreaks;

class TieBreakTextsTest {

    private static final int DISCS = 0;
    private static final int LOT = 1;

    private final Competition competition = new Competition(
            1,
            64,
            List.of(
                    Entrant.of(1, "Ada", "", 0, 9_000_000_000_000_000_000L),
                    Entrant.of(2, "Bo", "", 0, 4_000_000_000_000_000_000L)),
            List.of(new Round(
                    1, List.of(new Game(1, 1, 2, Optional.of(Result.ofDiscs(ResultKind.PLAYED, 77, 51)))), Set.of())));
    private final Standings standings = Standings.of(competition, TieBreaks.parse("discs,lot"));
    private final TieBreakTexts texts = new TieBreakTexts(standings);

    @Test
    void aLotIsShownAsItsPlaceInTheOrderOfTheLots() {
        assertThat(texts.of(standings.of(1), LOT)).isEqualTo("2");
        assertThat(texts.of(standings.of(2), LOT)).isEqualTo("1");
    }

    @Test
    void anyOtherValueIsShownExactly() {
        assertThat(texts.of(standings.of(1), DISCS)).isEqualTo("38.5");
        assertThat(texts.of(standings.of(2), DISCS)).isEqualTo("25.5");
    }
}
