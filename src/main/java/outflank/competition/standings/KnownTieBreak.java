package outflank.competition.standings;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import outflank.competition.standings.RatingTieBreak.Measure;
import outflank.competition.standings.RoundCount.Counted;

/** Every tie-break that exists, with the names it is called by and what may stand behind its equals sign. */
enum KnownTieBreak {
    BRIGHTWELL(KnownTieBreak::brightwell, "bq"),
    DISCS(plain(new TotalDiscs())),
    DISC_DIFFERENCE(plain(new DiscDifference()), "diff"),
    BUCHHOLZ(buchholz(Cut.NONE), "bh"),
    BUCHHOLZ_CUT_1(buchholz(Cut.CUT_1), "bh-c1", "bhc1"),
    BUCHHOLZ_CUT_2(buchholz(Cut.CUT_2), "bh-c2", "bhc2"),
    BUCHHOLZ_MEDIAN(buchholz(Cut.MEDIAN), "bh-m1", "bhm1", "median"),
    SONNEBORN_BERGER(parameter -> new SonnebornBerger(UnplayedRounds.parse("sonneborn-berger", parameter)), "sb"),
    DIRECT_ENCOUNTER(KnownTieBreak::directEncounter, "de"),
    WINS(plain(new RoundCount(Counted.WINS)), "win"),
    GAMES_WON(plain(new RoundCount(Counted.GAMES_WON)), "won"),
    WINS_WITH_WHITE(plain(new RoundCount(Counted.WINS_WITH_WHITE)), "ww"),
    GAMES_WITH_WHITE(plain(new RoundCount(Counted.GAMES_WITH_WHITE)), "gw"),
    PROGRESSIVE(plain(new ProgressiveScore()), "ps"),
    KOYA(plain(new Koya()), "ks"),
    PERFORMANCE(plain(new RatingTieBreak(Measure.PERFORMANCE)), "perf", "tpr"),
    OPPONENTS_RATING(plain(new RatingTieBreak(Measure.OPPONENTS_RATING)), "aro"),
    PLAY_OFF(plain(new PlayOffResult()), "po"),
    MANUAL(plain(new ManualOrder())),
    LOT(plain(new Lot()));

    private final Function<String, TieBreak> maker;
    private final List<String> aliases;

    /** @param aliases other names, the usual short one first */
    KnownTieBreak(Function<String, TieBreak> maker, String... aliases) {
        this.maker = maker;
        this.aliases = List.of(aliases);
    }

    /** The one with this name or alias. */
    static Optional<KnownTieBreak> find(String name) {
        return Arrays.stream(values())
                .filter(known -> known.tieBreak().equals(name) || known.aliases.contains(name))
                .findFirst();
    }

    /** The name in stored rules. */
    String tieBreak() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The usual short name; the name itself if it has none. */
    String shortName() {
        return aliases.isEmpty() ? tieBreak() : aliases.get(0);
    }

    /**
     * Makes it from the text behind the equals sign, which is empty without one.
     *
     * @throws IllegalArgumentException if the parameter is missing, superfluous or out of range
     */
    TieBreak make(String parameter) {
        return maker.apply(parameter);
    }

    private static Function<String, TieBreak> plain(TieBreak tieBreak) {
        return parameter -> {
            if (!parameter.isEmpty()) {
                throw new IllegalArgumentException(
                        "\"" + tieBreak.name() + "\" has no parameter, but got \"" + parameter + "\"");
            }
            return tieBreak;
        };
    }

    private static Function<String, TieBreak> buchholz(Cut cut) {
        return parameter -> new Buchholz(cut, UnplayedRounds.parse(cut.tieBreak(), parameter));
    }

    private static TieBreak directEncounter(String parameter) {
        if (!parameter.isEmpty() && !parameter.equals(DirectEncounter.FORFEITS)) {
            throw new IllegalArgumentException("\"direct-encounter\" counts games alone, or as direct-encounter="
                    + DirectEncounter.FORFEITS + " also forfeits, not \"" + parameter + "\"");
        }
        return new DirectEncounter(!parameter.isEmpty());
    }

    private static TieBreak brightwell(String parameter) {
        if (parameter.equals(BrightwellQuotient.AUTOMATIC)) {
            return BrightwellQuotient.AUTO;
        }
        // Checked before the conversion: BigDecimal also takes 1e999999999, which would be slow to compare and print.
        if (!parameter.matches("\\d{1,4}(\\.\\d{1,9})?")) {
            throw new IllegalArgumentException("\"brightwell\" needs a number such as brightwell=6, or brightwell="
                    + BrightwellQuotient.AUTOMATIC + ", not \"" + parameter + "\"");
        }
        return new BrightwellQuotient(new BigDecimal(parameter));
    }
}
