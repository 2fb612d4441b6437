package outflank.competition.standings;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import outflank.competition.Result;

/**
 * The Brightwell quotient (othello.md section 3): own discs plus β times the opponents' points over the real games
 * against opponents who have not withdrawn, and 32 discs plus β times the own points for everything else: a bye, a
 * missed round (before a late entry and after a withdrawal too), a game against somebody who has withdrawn since.
 *
 * <p>The formula speaks of real games, so a forfeit is none: its winner is treated as after a bye, whoever did not come
 * as after a missed round, and a bye on request is like any other. A published game without a decided result is neither a
 * meeting nor a missed round and contributes nothing yet.
 *
 * <p>Without a β of its own it is MBQ: β is 64 divided by the rounds of the tournament, and the whole number is rounded at
 * the end. The amounts of its lines are rounded to hundredths, its figures are exact.
 *
 * <p>The step of its working is β.
 *
 * @param beta the weight of a point in discs: 6 at world championships, 0 to 64 with at most four decimals; empty for MBQ
 */
public record BrightwellQuotient(Optional<BigDecimal> beta) implements TieBreak {

    /** The weight the world championships use. */
    public static final BigDecimal WORLD_CHAMPIONSHIP_BETA = BigDecimal.valueOf(6);

    /** MBQ: β from the number of rounds. */
    public static final BrightwellQuotient AUTO = new BrightwellQuotient(Optional.empty());

    static final String AUTOMATIC = "auto";

    private static final int BOARD = 64;
    private static final BigDecimal HIGHEST_BETA = BigDecimal.valueOf(BOARD);
    private static final int MOST_DECIMALS = 4;
    private static final int HALF_A_BOARD = Result.BOARD_HALF_DISCS / 2;

    /** @throws IllegalArgumentException if β is not between 0 and 64 or has more than four decimals */
    public BrightwellQuotient {
        if (beta.isPresent()) {
            BigDecimal given = beta.get();
            if (given.signum() < 0 || given.compareTo(HIGHEST_BETA) > 0) {
                throw new IllegalArgumentException("Brightwell's beta must be 0 to 64, not " + given);
            }
            BigDecimal plain = Decimals.plain(given);
            if (plain.scale() > MOST_DECIMALS) {
                throw new IllegalArgumentException("Brightwell's beta has at most four decimals, not " + given);
            }
            beta = Optional.of(plain);
        }
    }

    /** With this β. */
    public BrightwellQuotient(BigDecimal beta) {
        this(Optional.of(beta));
    }

    @Override
    public String name() {
        return "brightwell";
    }

    @Override
    public String stored() {
        return name() + "=" + beta.map(BigDecimal::toPlainString).orElse(AUTOMATIC);
    }

    @Override
    public Amounts amounts(Tally tally, Ties ties) {
        long[] units = new long[tally.size()];
        for (int entrant = 0; entrant < units.length; entrant++) {
            long halfDiscs = 0;
            long halfPoints = 0;
            for (int round = 0; round < tally.rounds(); round++) {
                int seat = tally.seats().seat(entrant, round);
                if (!tally.seats().isUndecided(seat)) {
                    boolean real = isReal(tally, seat);
                    halfDiscs += real ? tally.seats().halfDiscs(seat) : HALF_A_BOARD;
                    halfPoints += tally.halfPointsAt(real ? tally.seats().opponent(seat) : entrant);
                }
            }
            units[entrant] = units(tally, halfDiscs, halfPoints);
        }
        return new Amounts(units, beta.isEmpty() ? 1 : 2 * power());
    }

    private long units(Tally tally, long halfDiscs, long halfPoints) {
        if (beta.isPresent()) {
            return halfDiscs * power() + beta.get().unscaledValue().longValue() * halfPoints;
        }
        // Half discs + 64 · half points / rounds, halved and rounded half up.
        long rounds = roundsOf(tally);
        return (halfDiscs * rounds + BOARD * halfPoints + rounds) / (2 * rounds);
    }

    private int power() {
        int power = 1;
        for (int decimal = 0; decimal < beta.orElseThrow().scale(); decimal++) {
            power *= 10;
        }
        return power;
    }

    private static int roundsOf(Tally tally) {
        return Math.max(1, Math.max(tally.competition().plannedRounds(), tally.rounds()));
    }

    private static boolean isReal(Tally tally, int seat) {
        return tally.seats().isPlayed(seat)
                && !tally.hasWithdrawnAt(tally.seats().opponent(seat));
    }

    @Override
    public Working working(Tally tally, Ties ties, int entrant) {
        List<WorkingLine> lines = Working.rounds(tally)
                .filter(round -> !tally.seats().isUndecided(tally.seats().seat(entrant, round)))
                .mapToObj(round -> line(tally, entrant, round))
                .toList();
        BigDecimal weight = beta.orElseGet(
                () -> BigDecimal.valueOf(BOARD).divide(BigDecimal.valueOf(roundsOf(tally)), 2, RoundingMode.HALF_UP));
        return new Working(lines, List.of(weight));
    }

    private WorkingLine line(Tally tally, int entrant, int round) {
        int seat = tally.seats().seat(entrant, round);
        boolean real = isReal(tally, seat);
        BigDecimal discs = Decimals.ofHalves(real ? tally.seats().halfDiscs(seat) : HALF_A_BOARD);
        BigDecimal points =
                Decimals.ofHalves(tally.halfPointsAt(real ? tally.seats().opponent(seat) : entrant));
        BigDecimal weighted = beta.map(points::multiply)
                .orElseGet(() -> points.multiply(BigDecimal.valueOf(BOARD))
                        .divide(BigDecimal.valueOf(roundsOf(tally)), 2, RoundingMode.HALF_UP));
        boolean opponentLeft = !real && tally.seats().isPlayed(seat);
        WorkingKind kind = opponentLeft ? WorkingKind.WITHDRAWN_OPPONENT : WorkingKind.of(tally.seats(), seat);
        WorkingLine line = WorkingLine.of(tally, entrant, round, kind, discs.add(weighted))
                .with(Figure.DISCS, discs)
                .with(Figure.POINTS, points);
        return real ? line : line.with(WorkingRule.HALF_BOARD_OWN_POINTS);
    }
}
