package outflank.competition.pairing.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.Penalties;
import outflank.competition.pairing.VirtualPoints;
import outflank.competition.pairing.dutch.DutchExplanation;

/** Tells for every place of a proposed round what it costs and why. */
public final class Explanation {

    private final VirtualPoints virtual;
    private final Past past;
    private final Map<Integer, Entrant> entrants;
    private final int round;
    private final Penalties penalties;
    private final boolean priced;
    private final int lowest;
    private final Pairing pairing;
    private final Optional<DutchExplanation> dutch;

    private Explanation(Competition before, int round, PairingRules rules, Pairing pairing) {
        this.virtual = VirtualPoints.of(before, rules.acceleration());
        this.past = new Past(before, virtual);
        this.entrants = before.entrants().stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        this.round = round;
        this.penalties = rules.penalties();
        this.priced = isPriced(rules);
        this.lowest = before.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .mapToInt(entrant -> past.score(entrant.number(), round))
                .min()
                .orElse(0);
        this.pairing = pairing;
        this.dutch = rules.system() == PairingSystem.FIDE_DUTCH
                ? Optional.of(DutchExplanation.of(before, round, rules, pairing))
                : Optional.empty();
    }

    /**
     * Explains a proposed round.
     *
     * @param history the competition the round was paired from; rounds from this one on are ignored
     * @param round number of the round, from 1
     * @param rules the rules it was paired by
     * @param pairing what {@link outflank.competition.pairing.RoundPairing} proposed
     * @return the places in table order, the bye last
     */
    public static List<PairExplanation> of(Competition history, int round, PairingRules rules, Pairing pairing) {
        return new Explanation(history.afterRound(round - 1), round, rules, pairing).places();
    }

    /** Whether these rules weigh pairs against each other; the others go by an order of criteria or by a fixed plan. */
    public static boolean isPriced(PairingRules rules) {
        return rules.system() == PairingSystem.SWISS;
    }

    private List<PairExplanation> places() {
        List<PairExplanation> places = new ArrayList<>();
        pairing.pairs().forEach(pair -> places.add(pair(pair)));
        pairing.byes().forEach(entrant -> places.add(bye(entrant, pairing.byeCost())));
        return places;
    }

    private PairExplanation pair(Pair pair) {
        int black = score(pair.black());
        int white = score(pair.white());
        List<CostLine> lines = new ArrayList<>();
        int gap = Math.abs(black - white);
        boolean accelerated = hasVirtualPoints(pair.black()) || hasVirtualPoints(pair.white());
        lines.add(new CostLine.ScoreGap(
                Math.max(black, white), Math.min(black, white), accelerated, price(penalties.ofScoreGap(gap))));
        if (priced) {
            addFloating(lines, pair.black(), black, white);
            addFloating(lines, pair.white(), white, black);
            addElitism(lines, black + white, gap);
        }
        addColors(lines, pair.black(), Color.BLACK);
        addColors(lines, pair.white(), Color.WHITE);
        dutch.ifPresent(
                rules -> addRules(lines, rules.pairs().get(pairing.pairs().indexOf(pair))));
        addMeetings(lines, pair);
        addOrigins(lines, pair);
        addGivenUp(lines, pair.black(), OptionalInt.of(pair.white()), pair.cost());
        return new PairExplanation(pair.black(), OptionalInt.of(pair.white()), priced, lines, sum(lines));
    }

    private PairExplanation bye(int entrant, PairCost cost) {
        int own = score(entrant);
        int gap = own - (lowest - 1);
        List<CostLine> lines = new ArrayList<>();
        if (dutch.flatMap(DutchExplanation::bye).isPresent()) {
            addRules(lines, dutch.flatMap(DutchExplanation::bye).orElseThrow());
        } else if (priced) {
            lines.add(new CostLine.ByeGap(own, lowest, hasVirtualPoints(entrant), price(penalties.ofScoreGap(gap))));
            addFloating(lines, entrant, own, lowest - 1);
            addElitism(lines, own + lowest - 1, gap);
        }
        addGivenUp(lines, entrant, OptionalInt.empty(), cost);
        return new PairExplanation(entrant, OptionalInt.empty(), priced, lines, sum(lines));
    }

    private static void addRules(List<CostLine> lines, DutchExplanation.PairReason reason) {
        lines.add(new CostLine.DutchColors(reason.color()));
        reason.shortcomings().forEach(criterion -> lines.add(new CostLine.DutchShortcoming(criterion)));
    }

    private static void addRules(List<CostLine> lines, DutchExplanation.ByeReason reason) {
        lines.add(new CostLine.DutchBye(reason.halfPoints(), reason.unplayed()));
        reason.shortcomings().forEach(criterion -> lines.add(new CostLine.DutchShortcoming(criterion)));
    }

    private void addFloating(List<CostLine> lines, int entrant, int own, int opponents) {
        if (own == opponents) {
            return;
        }
        boolean down = own > opponents;
        past.of(entrant).floated().ifPresent(last -> {
            boolean again = last.down() == down;
            long amount = again ? penalties.floatAgain() : -penalties.floatBack();
            lines.add(new CostLine.Floating(entrant, down, again, last.round(), price(amount)));
        });
    }

    private void addElitism(List<CostLine> lines, int sum, int gap) {
        long amount = price(penalties.ofElitism(round, sum, gap));
        if (amount != 0) {
            lines.add(new CostLine.Elitism(sum, gap, amount));
        }
    }

    private void addColors(List<CostLine> lines, int entrant, Color color) {
        PlayerPast player = past.of(entrant);
        int nth = player.gamesWith(color) + 1;
        int games = player.games() + 1;
        lines.add(new CostLine.ColorBalance(
                entrant, color, nth, games, price(penalties.ofColorBalance(2 * nth - games))));
        player.lastIfWith(color)
                .ifPresent(last -> lines.add(new CostLine.SameColorAgain(
                        entrant, color, last.round(), player.inRowWith(color) + 1, price(penalties.sameColorAgain()))));
    }

    private void addMeetings(List<CostLine> lines, Pair pair) {
        List<Integer> rounds = past.meetings(pair.black(), pair.white()).stream()
                .map(Past.Meeting::round)
                .toList();
        if (!rounds.isEmpty()) {
            lines.add(new CostLine.MetBefore(rounds, price((long) penalties.rematch() * rounds.size())));
        }
        if (rounds.contains(round - 1)) {
            lines.add(new CostLine.MetInLastRound(round - 1, price(penalties.consecutiveRematch())));
        }
    }

    /** Where both come from; the settings say what that costs in this round. */
    private void addOrigins(List<CostLine> lines, Pair pair) {
        Entrant black = entrants.get(pair.black());
        Entrant white = entrants.get(pair.white());
        if (!black.country().isEmpty() && black.country().equalsIgnoreCase(white.country())) {
            lines.add(new CostLine.SameCountry(
                    black.country(), price(penalties.sameCountry().in(round))));
        }
        if (!black.club().isEmpty() && black.club().equalsIgnoreCase(white.club())) {
            lines.add(new CostLine.SameClub(
                    black.club(), price(penalties.sameClub().in(round))));
        }
    }

    /** What the pairing itself says it could not avoid, or was told to do. */
    private void addGivenUp(List<CostLine> lines, int entrant, OptionalInt opponent, PairCost cost) {
        List<CostLine.GivenUp.Kind> kinds = pairing.warnings().stream()
                .filter(warning ->
                        warning.entrant() == entrant && warning.opponent().equals(opponent))
                .map(PairingWarning::kind)
                .flatMap(kind -> givenUp(kind).stream())
                .toList();
        for (CostLine.GivenUp.Kind kind : kinds) {
            lines.add(new CostLine.GivenUp(kind, because(kind, entrant, opponent), cost.broken() / kinds.size()));
        }
    }

    private static Optional<CostLine.GivenUp.Kind> givenUp(PairingWarning.Kind kind) {
        return switch (kind) {
            case SECOND_BYE -> Optional.of(CostLine.GivenUp.Kind.SECOND_BYE);
            case FORBIDDEN_PAIR -> Optional.of(CostLine.GivenUp.Kind.FORBIDDEN_PAIR);
            case REMATCH_IN_SAME_COLORS -> Optional.of(CostLine.GivenUp.Kind.SAME_COLORS);
            default -> Optional.empty();
        };
    }

    private List<Integer> because(CostLine.GivenUp.Kind kind, int entrant, OptionalInt opponent) {
        return switch (kind) {
            case SECOND_BYE -> past.of(entrant).unplayedPoints();
            case SAME_COLORS ->
                past.meetings(entrant, opponent.orElseThrow()).stream()
                        .filter(meeting -> meeting.black() == entrant)
                        .map(Past.Meeting::round)
                        .toList();
            case FORBIDDEN_PAIR -> List.of();
        };
    }

    private boolean hasVirtualPoints(int entrant) {
        return virtual.halfPoints(entrant, round) > 0;
    }

    private int score(int entrant) {
        return past.score(entrant, round);
    }

    private long price(long amount) {
        return priced ? amount : 0;
    }

    private static long sum(List<CostLine> lines) {
        return lines.stream().mapToLong(CostLine::amount).sum();
    }
}
