package outflank.competition.series;

import java.math.BigInteger;

/**
 * An exact fraction in lowest terms; points shared by three stay thirds.
 *
 * @param numerator any whole number
 * @param denominator 1 or more
 */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {

    /** Nothing. */
    public static final Fraction ZERO = new Fraction(0, 1);

    /** @throws IllegalArgumentException if the denominator is not positive */
    public Fraction {
        if (denominator < 1) {
            throw new IllegalArgumentException("a fraction needs a positive denominator, not " + denominator);
        }
        long common = BigInteger.valueOf(numerator)
                .gcd(BigInteger.valueOf(denominator))
                .longValueExact();
        numerator /= common;
        denominator /= common;
    }

    /** A whole number. */
    public static Fraction of(long whole) {
        return new Fraction(whole, 1);
    }

    /** @throws ArithmeticException if the sum is beyond 64 bits */
    public Fraction plus(Fraction other) {
        return new Fraction(
                Math.addExact(
                        Math.multiplyExact(numerator, other.denominator),
                        Math.multiplyExact(other.numerator, denominator)),
                Math.multiplyExact(denominator, other.denominator));
    }

    /** The smallest whole number that is not below this. */
    public Fraction roundedUp() {
        return of(-Math.floorDiv(-numerator, denominator));
    }

    /** Whether this is a whole number. */
    public boolean isWhole() {
        return denominator == 1;
    }

    @Override
    public int compareTo(Fraction other) {
        return BigInteger.valueOf(numerator)
                .multiply(BigInteger.valueOf(other.denominator))
                .compareTo(BigInteger.valueOf(other.numerator).multiply(BigInteger.valueOf(denominator)));
    }
}
