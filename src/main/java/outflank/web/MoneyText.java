package outflank.web;

import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.Locale;
import outflank.tournament.HonourRules;
import outflank.tournament.PrizeDetails;

/** Prize money as people write it: with its currency for reading, without it for typing. */
final class MoneyText {

    private MoneyText() {}

    /** An amount with its currency, such as €150.50. */
    static String of(long amount, HonourRules rules, Locale locale) {
        BigDecimal money = BigDecimal.valueOf(amount, rules.digits());
        if (rules.currency().isEmpty()) {
            return NumberFormat.getNumberInstance(locale).format(money);
        }
        NumberFormat format = NumberFormat.getCurrencyInstance(locale);
        format.setCurrency(Currency.getInstance(rules.currency()));
        format.setMinimumFractionDigits(rules.digits());
        format.setMaximumFractionDigits(rules.digits());
        return format.format(money);
    }

    /** A prize as it is typed, such as {@code 150.50 and a cup}. */
    static String typed(PrizeDetails prize, HonourRules rules) {
        String money = prize.amount() == 0
                ? ""
                : BigDecimal.valueOf(prize.amount(), rules.digits()).toPlainString();
        return (money + " " + prize.description()).strip();
    }
}
