package outflank.tournament;

import java.io.Serializable;
import java.util.Currency;
import java.util.Locale;
import outflank.competition.standings.PrizeSplit;
import outflank.usecase.Refusal;

/**
 * How teams and prizes of a tournament are counted.
 *
 * @param teamBest how many players of a country count for its team, 0 (no standing of teams) to 20
 * @param split who shares prizes
 * @param currency the three letters of a currency; empty while no prize is money
 */
public record HonourRules(int teamBest, PrizeSplit split, String currency) implements Serializable {

    /** A tournament about which nothing was said: neither teams nor prizes. */
    public static final HonourRules NONE = new HonourRules(0, PrizeSplit.BY_RANK, "");

    private static final int MOST_COUNTING = 20;

    /** @throws Refusal if a number is out of its range, or nobody knows the currency */
    public HonourRules {
        currency = currency == null ? "" : currency.strip().toUpperCase(Locale.ROOT);
        if (teamBest < 0 || teamBest > MOST_COUNTING) {
            throw new Refusal("refusal.teamBest", MOST_COUNTING);
        }
        String wanted = currency;
        boolean known = currency.isEmpty()
                || Currency.getAvailableCurrencies().stream()
                        .anyMatch(each -> each.getCurrencyCode().equals(wanted));
        if (!known) {
            throw new Refusal("refusal.currency", currency);
        }
    }

    /** How many digits of an amount stand behind the decimal point. */
    public int digits() {
        return currency.isEmpty()
                ? 0
                : Math.max(0, Currency.getInstance(currency).getDefaultFractionDigits());
    }
}
