package outflank.competition.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import outflank.competition.pairing.dutch.LiteralExchanges.Exchange;

/** The examples C.04.3 gives in 4.3 for the order of exchanges hold for the checker the pairing is compared with. */
class SequenceOfCandidatesTest {

    private static final List<Exchange> OF_ELEVEN = LiteralExchanges.all(11, 5);

    @Test
    void beginsWithoutAnExchange() {
        assertThat(OF_ELEVEN.get(0)).isEqualTo(new Exchange(List.of(), List.of()));
    }

    @Test
    void exchangesOneBeforeItExchangesTwo() {
        assertEarlier(new Exchange(List.of(1), List.of(11)), new Exchange(List.of(5, 4), List.of(6, 7)));
    }

    @Test
    void prefersTheSmallerDifference() {
        assertEarlier(new Exchange(List.of(4), List.of(6)), new Exchange(List.of(5), List.of(8)));
        assertEarlier(new Exchange(List.of(4, 3), List.of(6, 8)), new Exchange(List.of(5, 4), List.of(8, 9)));
    }

    @Test
    void prefersToMoveTheLargestNumberDown() {
        assertEarlier(new Exchange(List.of(5), List.of(7)), new Exchange(List.of(4), List.of(6)));
        assertEarlier(new Exchange(List.of(5, 2), List.of(6, 7)), new Exchange(List.of(4, 3), List.of(6, 7)));
        assertEarlier(
                new Exchange(List.of(5, 4, 1), List.of(6, 7, 8)), new Exchange(List.of(5, 3, 2), List.of(6, 7, 8)));
    }

    @Test
    void prefersToMoveTheSmallestNumberUp() {
        assertEarlier(new Exchange(List.of(5, 4), List.of(6, 9)), new Exchange(List.of(5, 4), List.of(7, 8)));
        assertEarlier(
                new Exchange(List.of(5, 4, 3), List.of(6, 7, 10)), new Exchange(List.of(5, 4, 3), List.of(6, 8, 9)));
    }

    private static void assertEarlier(Exchange one, Exchange other) {
        assertThat(OF_ELEVEN).contains(one, other);
        assertThat(OF_ELEVEN.indexOf(one)).isLessThan(OF_ELEVEN.indexOf(other));
    }
}
