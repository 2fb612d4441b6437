package outflank.competition.standings;

import java.math.BigDecimal;

/** Whole numbers of units as exact decimals. */
final class Decimals {

    private Decimals() {}

    /** The units divided by how many of them are one, without trailing zeros. */
    static BigDecimal plain(long units, int unitsInOne) {
        BigDecimal exact = BigDecimal.valueOf(units);
        return plain(unitsInOne == 1 ? exact : exact.divide(BigDecimal.valueOf(unitsInOne)));
    }

    /** The same number without trailing zeros and without an exponent. */
    static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /** Half points or half discs as they are counted. */
    static BigDecimal ofHalves(long halves) {
        return plain(halves, 2);
    }
}
