package outflank.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A lot between two players (othello.md, sections 2 and 4): stored, repeatable, and fair. */
class TossTest {

    private static final Entrant ADA = Entrant.of(1, "Ada", "", 0, 4_711);
    private static final Entrant BEN = Entrant.of(2, "Ben", "", 0, -815);

    @Test
    void theSameSeedAndLotsGiveTheSameWinnerWhoeverIsNamedFirst() {
        for (long seed = 0; seed < 1000; seed++) {
            assertThat(Toss.between(seed, ADA, BEN)).isEqualTo(Toss.between(seed, BEN, ADA));
        }
    }

    @Test
    void eachOfTheTwoWinsAboutHalfOfTheRounds() {
        long ofAda = LongStream.range(0, 10_000)
                .filter(seed -> Toss.between(seed, ADA, BEN) == ADA)
                .count();
        // Five standard deviations of 10,000 fair tosses are 250.
        assertThat(ofAda).isBetween(4_750L, 5_250L);
    }

    @Test
    void theLotsOfOneRoundDoNotAllFallAlike() {
        long ofLower = LongStream.range(0, 10_000)
                .filter(lot -> Toss.between(1, Entrant.of(3, "Cid", "", 0, lot), Entrant.of(4, "Dea", "", 0, lot + 1))
                                .number()
                        == 3)
                .count();
        assertThat(ofLower).isBetween(4_750L, 5_250L);
    }
}
