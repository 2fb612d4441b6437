package outflank.competition.standings;

import java.math.BigDecimal;

/** Halves as exact decimals: a half is 0.5, so nothing is ever rounded. */
final class Halves {

    private static final BigDecimal ONE_HALF = new BigDecimal("0.5");

    private Halves() {}

    static BigDecimal toDecimal(BigDecimal halves) {
        return halves.multiply(ONE_HALF);
    }
}
