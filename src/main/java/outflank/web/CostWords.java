package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.explanation.Caution;
import outflank.competition.pairing.explanation.CostLine;
import outflank.competition.pairing.explanation.PairExplanation;
import outflank.tournament.ScoreText;

/** Says in words why a pair costs what it costs, and what is unusual about it. */
@RequestScoped
public class CostWords {

    @Inject
    private Messages messages;

    @Inject
    private Language language;

    /**
     * One reason with its amount.
     *
     * @param text the reason
     * @param amount the amount as shown; empty where the system has no prices
     * @param free whether it costs nothing
     */
    public record Reason(String text, String amount, boolean free) {}

    /** The reasons of a place, in the order of the explanation. */
    public List<Reason> reasons(PairExplanation place, Map<Integer, String> names) {
        return place.lines().stream()
                .map(line ->
                        new Reason(text(line, names), place.priced() ? amount(line.amount()) : "", line.amount() == 0))
                .toList();
    }

    /** A cost, such as 20,105; prohibitions are counted, because their amount is only a very high one. */
    public String amount(long cost) {
        long prohibitions = Math.round((double) cost / PairCost.PROHIBITION);
        long rest = cost - prohibitions * PairCost.PROHIBITION;
        if (prohibitions == 0) {
            return number(rest);
        }
        String broken = messages.text("cost.prohibitions", Math.abs(prohibitions), prohibitions < 0 ? 1 : 0);
        return rest == 0 ? broken : messages.text("cost.prohibitions.and", broken, number(rest));
    }

    /** A difference of costs with its sign, such as +20,105. */
    public String price(long price) {
        return price > 0 ? "+" + amount(price) : price == 0 ? "±0" : amount(price);
    }

    /** What a director should know. */
    public String text(Caution caution, Map<Integer, String> names) {
        return messages.text(
                "caution." + caution.kind().name().toLowerCase(Locale.ROOT),
                names.get(caution.entrant()),
                names.get(caution.opponent()),
                color(caution.color()),
                caution.number());
    }

    private String number(long number) {
        String digits = NumberFormat.getIntegerInstance(language.getLocale()).format(Math.abs(number));
        return number < 0 ? "−" + digits : digits;
    }

    private String text(CostLine line, Map<Integer, String> names) {
        if (line instanceof CostLine.ScoreGap gap) {
            return virtual(gap.virtual(), gap(gap));
        }
        if (line instanceof CostLine.ByeGap gap) {
            return virtual(gap.virtual(), messages.text("cost.bye", gap.halfPoints(), points(gap.halfPoints())));
        }
        if (line instanceof CostLine.Floating floating) {
            String key = "cost.float." + (floating.down() ? "down" : "up") + (floating.again() ? ".again" : ".back");
            return messages.text(key, names.get(floating.entrant()), floating.round());
        }
        if (line instanceof CostLine.Elitism elitism) {
            return messages.text("cost.elitism", points(elitism.sum()));
        }
        if (line instanceof CostLine.ColorBalance balance) {
            String key = balance.games() == 1 ? "cost.color.first" : "cost.color";
            String name = names.get(balance.entrant());
            return messages.text(key, name, balance.nth(), color(balance.color()), balance.games());
        }
        if (line instanceof CostLine.SameColorAgain again) {
            String key = again.inRow() > 2 ? "cost.color.row" : "cost.color.again";
            String name = names.get(again.entrant());
            return messages.text(key, name, color(again.color()), again.round(), again.inRow());
        }
        return ofRule(line).orElseGet(() -> ofTheTwo(line));
    }

    private Optional<String> ofRule(CostLine line) {
        if (line instanceof CostLine.DutchColors colors) {
            return Optional.of(
                    messages.text("cost.dutch.color." + colors.reason().name().toLowerCase(Locale.ROOT)));
        }
        if (line instanceof CostLine.DutchShortcoming shortcoming) {
            return Optional.of(
                    messages.text("cost.dutch." + shortcoming.criterion().name().toLowerCase(Locale.ROOT)));
        }
        if (line instanceof CostLine.DutchBye bye) {
            return Optional.of(messages.text("cost.dutch.bye", points(bye.halfPoints()), bye.unplayed()));
        }
        return Optional.empty();
    }

    private String ofTheTwo(CostLine line) {
        if (line instanceof CostLine.MetBefore met) {
            return messages.text("cost.met", met.rounds().size(), rounds(met.rounds()));
        }
        if (line instanceof CostLine.MetInLastRound) {
            return messages.text("cost.met.last");
        }
        if (line instanceof CostLine.SameCountry same) {
            return messages.text("cost.country", same.country());
        }
        if (line instanceof CostLine.SameClub same) {
            return messages.text("cost.club", same.club());
        }
        CostLine.GivenUp givenUp = (CostLine.GivenUp) line;
        return messages.text(
                "cost.broken." + givenUp.kind().name().toLowerCase(Locale.ROOT),
                givenUp.rounds().size(),
                rounds(givenUp.rounds()));
    }

    private String gap(CostLine.ScoreGap gap) {
        return gap.halfPoints() == 0
                ? messages.text("cost.gap.none", points(gap.higher()))
                : messages.text(
                        "cost.gap",
                        gap.halfPoints(),
                        points(gap.halfPoints()),
                        points(gap.higher()),
                        points(gap.lower()));
    }

    private String virtual(boolean virtual, String text) {
        return virtual ? messages.text("cost.virtual", text) : text;
    }

    private String color(Color color) {
        return messages.text(color == Color.BLACK ? "color.black" : "color.white");
    }

    private static String points(int halfPoints) {
        return ScoreText.points(halfPoints);
    }

    private static String rounds(List<Integer> rounds) {
        return rounds.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
