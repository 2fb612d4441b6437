package outflank.othello.transcript;

import java.util.Set;

/** How easily one written number is taken for another: digits that look alike, two digits in the wrong order. */
final class Numerals {

    private static final Set<String> ALIKE =
            Set.of("17", "71", "38", "83", "06", "60", "56", "65", "49", "94", "39", "93");
    private static final double LOOKS_ALIKE = 3;
    private static final double ONE_DIGIT = 1.5;

    private Numerals() {}

    /** How much likelier than by mere chance one is written for the other, as a logarithm; at least 0. */
    static double likeness(String written, String meant) {
        if (new StringBuilder(written).reverse().toString().equals(meant)) {
            return LOOKS_ALIKE;
        }
        if (written.length() != meant.length()) {
            // A digit that is missing or twice: 3 for 33, 313 for 31.
            return written.contains(meant) || meant.contains(written) ? ONE_DIGIT : 0;
        }
        int differing = 0;
        boolean alike = true;
        for (int digit = 0; digit < meant.length(); digit++) {
            if (written.charAt(digit) != meant.charAt(digit)) {
                differing++;
                alike &= ALIKE.contains("" + written.charAt(digit) + meant.charAt(digit));
            }
        }
        return differing > 1 ? 0 : alike ? LOOKS_ALIKE : ONE_DIGIT;
    }
}
