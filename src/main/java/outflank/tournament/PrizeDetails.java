package outflank.tournament;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * What one place wins: money, something else, or both.
 *
 * @param amount in the smallest unit of the currency, 0 to 100,000,000,000
 * @param description what it is besides money, may be empty; at most 100 characters
 */
public record PrizeDetails(long amount, String description) implements Serializable {

    private static final long HIGHEST = 100_000_000_000L;
    private static final int LONGEST = 100;
    private static final Pattern MONEY = Pattern.compile("(\\d{1,12})(?:[.,](\\d{1,3}))?(?:\\s+(.*))?");

    /** @throws Refusal if the amount is out of its range or the description too long */
    public PrizeDetails {
        description = Text.line(description, "prize.description", LONGEST);
        if (amount < 0 || amount > HIGHEST) {
            throw new Refusal("refusal.prize", description);
        }
    }

    /** A place without a prize. */
    public boolean isNothing() {
        return amount == 0 && description.isEmpty();
    }

    /**
     * Reads a line such as {@code 300}, {@code 150.50 and a cup} or {@code A book}.
     *
     * @param digits how many digits the currency has behind the decimal point
     * @throws Refusal if an amount is too high, or has more digits than the currency
     */
    static PrizeDetails read(String line, int digits) {
        Matcher money = MONEY.matcher(line.strip());
        if (!money.matches()) {
            return new PrizeDetails(0, line);
        }
        String fraction = money.group(2) == null ? "" : money.group(2);
        if (fraction.length() > digits) {
            throw new Refusal("refusal.prize", line.strip());
        }
        long amount = new BigDecimal(money.group(1) + "." + fraction + "0")
                .movePointRight(digits)
                .longValueExact();
        return new PrizeDetails(amount, money.group(3));
    }
}
