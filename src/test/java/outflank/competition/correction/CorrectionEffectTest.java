package outflank.competition.correction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static outflank.competition.Sketch.game;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.competition.Competition;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Sketch;
import outflank.competition.correction.CorrectionEffect.ChangedLine;
import outflank.competition.correction.CorrectionEffect.LaterPair;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;

/** What a correction changes is told before it is made, down to the tie-breaks of former opponents. */
class CorrectionEffectTest {

    private static final List<TieBreak> DISCS = TieBreaks.parse("discs,lot");

    private static final Competition THREE_ROUNDS = Sketch.ofPlayers(4)
            .round(game(1, 2, 40, 24), game(3, 4, 34, 30))
            .round(game(1, 3, 33, 31), game(4, 2, 20, 44))
            .round(game(4, 1, 10, 54), game(2, 3, 32, 32))
            .competition();

    @Test
    void placesPointsAndDiscsOfTheTwoChangeAndNobodyElse() {
        Correction correction = new Correction(1, 1, played(24, 40));

        CorrectionEffect effect = CorrectionEffect.of(THREE_ROUNDS, correction, DISCS);

        assertThat(effect.lines())
                .containsExactly(
                        new ChangedLine(2, 2, 1, 3, 5, List.of("100", "2"), List.of("116", "2")),
                        new ChangedLine(1, 1, 2, 6, 4, List.of("127", "1"), List.of("111", "1")));
    }

    @Test
    void laterGamesOfTheTwoAreNamedWithThePointsTheyWerePairedBy() {
        CorrectionEffect effect = CorrectionEffect.of(THREE_ROUNDS, new Correction(1, 1, played(24, 40)), DISCS);

        assertThat(effect.laterPairs())
                .containsExactly(
                        new LaterPair(2, 1, 1, 3, 2, 2, 0, 2),
                        new LaterPair(2, 2, 4, 2, 0, 0, 0, 2),
                        new LaterPair(3, 1, 4, 1, 0, 4, 0, 2),
                        new LaterPair(3, 2, 2, 3, 2, 2, 4, 2));
        assertThat(CorrectionEffect.of(THREE_ROUNDS, new Correction(3, 1, played(40, 24)), DISCS)
                        .laterPairs())
                .as("after the last round nothing was paired")
                .isEmpty();
    }

    @Test
    void theBrightwellQuotientOfEveryFormerOpponentMovesToo() {
        CorrectionEffect effect = CorrectionEffect.of(
                THREE_ROUNDS.afterRound(2),
                new Correction(1, 1, played(24, 40)),
                TieBreaks.parse("brightwell=6,discs"));

        assertThat(effect.lines()).extracting(ChangedLine::entrant).contains(3, 4);
        assertThat(effect.lines())
                .filteredOn(line -> line.entrant() >= 3)
                .noneMatch(line -> line.halfPointsBefore() != line.halfPointsAfter());
    }

    @Test
    void theSameResultChangesNothing() {
        Correction same = new Correction(2, 2, played(20, 44));

        assertThat(same.applied(THREE_ROUNDS)).isEqualTo(THREE_ROUNDS);
        assertThat(CorrectionEffect.of(THREE_ROUNDS, same, DISCS).lines()).isEmpty();
    }

    @Test
    void onlyAPublishedGameCanBeCorrected() {
        assertThatThrownBy(() -> new Correction(4, 1, played(40, 24)).applied(THREE_ROUNDS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("round 4");
        assertThatThrownBy(() -> new Correction(1, 3, played(40, 24)).applied(THREE_ROUNDS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("table 3");
    }

    private static Result played(int black, int white) {
        return Result.ofDiscs(ResultKind.PLAYED, 2 * black, 2 * white);
    }
}
