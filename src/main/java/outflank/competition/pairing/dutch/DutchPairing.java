package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingWarning;

/**
 * Pairs a round by the FIDE (Dutch) System, C.04.3 in the version in force from 1 February 2026, with C.04.1 and C.04.2.
 *
 * <p>FIDE's White, who moves first, is Othello's Black. A pair has no price here, so every cost is nothing; why a round is as
 * it is says {@link DutchExplanation}.
 */
public final class DutchPairing {

    private record Seat(DutchPlayer black, DutchPlayer white) {

        private DutchPlayer higher() {
            return DutchPlayer.ORDER.compare(black, white) < 0 ? black : white;
        }
    }

    /** C.04.2, 3.6: the higher score of a pair, then both together, then the lower pairing number of the higher ranked one. */
    private static final Comparator<Seat> TABLES = Comparator.comparingInt(
                    (Seat seat) -> -seat.higher().halfPoints())
            .thenComparingInt(seat -> -seat.black.halfPoints() - seat.white.halfPoints())
            .thenComparingInt(seat -> seat.higher().pairingNumber());

    private final AbsoluteCriteria absolute;
    private final Constraints constraints;
    private final Map<Integer, DutchPlayer> present;

    private DutchPairing(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        DutchHistory past = new DutchHistory(history, round, rules.acceleration());
        Set<Integer> playing = history.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .map(Entrant::number)
                .collect(Collectors.toSet());
        this.absolute = new AbsoluteCriteria(constraints.forbiddenPairs(), past.initialColor(seed));
        this.constraints = constraints;
        this.present = past.players().stream()
                .filter(player -> playing.contains(player.number()))
                .collect(Collectors.toMap(DutchPlayer::number, Function.identity()));
    }

    /**
     * Proposes a round.
     *
     * <p>If no pairing fulfils the absolute criteria (1.9.3 leaves that to the arbiter), as few as possible are given up, and
     * the warnings tell it: first that two may not meet who both need the same color, then that nobody meets twice, then that
     * nobody has a second bye, at last that the director's forbidden pairs are avoided.
     *
     * @param history the competition; rounds from the one to pair on are ignored, undecided games count as draws (C.04.2, 3.1)
     * @param round number of the round to pair, from 1; the last planned one is FIDE's final round
     * @param rules their acceleration counts; the penalties play no part
     * @param seed draws the initial color, if no earlier round tells it
     * @param constraints what the director has decided beforehand
     * @throws IllegalArgumentException if an earlier round is missing, or a fixed place is given to somebody who does not
     *     take part in the round, or a bye to somebody in an even field
     */
    public static Pairing pair(Competition history, int round, PairingRules rules, long seed, Constraints constraints) {
        if (round < 1 || round > history.rounds().size() + 1) {
            throw new IllegalArgumentException(
                    "round " + round + " cannot follow " + history.rounds().size() + " published rounds");
        }
        return new DutchPairing(history.afterRound(round - 1), round, rules, seed, constraints).pair();
    }

    private Pairing pair() {
        List<Seat> seats = new ArrayList<>(fixed());
        Optional<DutchPlayer> bye = fixedBye();
        List<DutchPlayer> free = free();
        if (!free.isEmpty()) {
            BracketSequence sequence = new BracketSequence(free, absolute);
            sequence.pair();
            sequence.pairs().forEach(pair -> seats.add(seat(pair)));
            bye = sequence.bye().or(this::fixedBye);
        }
        seats.sort(TABLES);
        return pairing(seats, bye);
    }

    private List<Seat> fixed() {
        return constraints.fixedPairs().stream()
                .map(pair -> new Seat(present(pair.black()), present(pair.white())))
                .toList();
    }

    private Optional<DutchPlayer> fixedBye() {
        if (constraints.fixedBye().isEmpty()) {
            return Optional.empty();
        }
        int entrant = constraints.fixedBye().getAsInt();
        if (present.size() % 2 == 0) {
            throw new IllegalArgumentException(
                    "entrant " + entrant + " cannot have the bye: " + present.size() + " entrants need none");
        }
        return Optional.of(present(entrant));
    }

    private DutchPlayer present(int entrant) {
        DutchPlayer player = present.get(entrant);
        if (player == null) {
            throw new IllegalArgumentException("entrant " + entrant + " does not take part in this round");
        }
        return player;
    }

    private List<DutchPlayer> free() {
        Set<Integer> placed = new HashSet<>();
        constraints.fixedBye().ifPresent(placed::add);
        constraints.fixedPairs().forEach(pair -> placed.addAll(List.of(pair.black(), pair.white())));
        return present.values().stream()
                .filter(player -> !placed.contains(player.number()))
                .sorted(DutchPlayer.ORDER)
                .toList();
    }

    private Seat seat(BracketPairing.Couple pair) {
        boolean black = ColorAllocation.of(pair.higher(), pair.lower(), absolute.initial())
                        .higher()
                == Color.BLACK;
        return black ? new Seat(pair.higher(), pair.lower()) : new Seat(pair.lower(), pair.higher());
    }

    private Pairing pairing(List<Seat> seats, Optional<DutchPlayer> bye) {
        DutchWarnings warnings = new DutchWarnings(absolute);
        List<Pair> pairs = new ArrayList<>();
        List<PairingWarning> told = new ArrayList<>();
        for (Seat seat : seats) {
            pairs.add(new Pair(pairs.size() + 1, seat.black.number(), seat.white.number(), PairCost.NOTHING));
            told.addAll(warnings.ofPair(seat.black, seat.white));
        }
        bye.ifPresent(player -> told.addAll(warnings.ofBye(player)));
        OptionalInt byeNumber =
                bye.map(player -> OptionalInt.of(player.number())).orElseGet(OptionalInt::empty);
        return new Pairing(pairs, byeNumber, PairCost.NOTHING, 0, told);
    }
}
