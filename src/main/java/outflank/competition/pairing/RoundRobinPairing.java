package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/**
 * Pairs a round of a round robin. The places in the {@link RoundRobin} go by the lots that are drawn once and stored, so
 * the whole schedule is fixed when the first round is published, and nothing is left to chance or to ratings.
 *
 * <p>Whoever takes part from the first round on keeps his place to the end. Where he is absent or has withdrawn, his
 * opponent of that round has a bye: the schedule of all others stays as it is. A late entry has no place in a schedule
 * that runs already, and is refused.
 */
final class RoundRobinPairing {

    private final RoundRobin schedule;
    private final int round;
    private final History past;
    private final Constraints constraints;
    private final List<Entrant> places;
    private final Set<Integer> present = new HashSet<>();

    private RoundRobinPairing(Competition history, int round, int cycles, Constraints constraints) {
        this.round = round;
        this.past = new History(history, VirtualPoints.of(history, Acceleration.none()));
        this.constraints = constraints;
        this.places = history.entrants().stream()
                .filter(entrant -> !entrant.hasWithdrawnBy(1))
                .sorted(Comparator.comparingLong(Entrant::lot).thenComparingInt(Entrant::number))
                .toList();
        this.schedule = new RoundRobin(places.size(), cycles);
        for (Entrant entrant : places) {
            if (entrant.entersInRound() > 1) {
                throw new IllegalArgumentException("entrant " + entrant.number() + " enters in round "
                        + entrant.entersInRound() + ", but a round robin is fixed from round 1 on");
            }
            if (entrant.playsIn(round)) {
                present.add(entrant.number());
            }
        }
    }

    /**
     * Proposes a round.
     *
     * @param history the competition; rounds from the one to pair on are ignored
     * @param round number of the round, from 1 to the last one of the schedule
     * @param cycles how often everybody meets everybody, 1 or 2
     * @param constraints fixed pairs may turn the colors of a scheduled pair, and that is all that can be decided
     * @throws IllegalArgumentException if the round is not in the schedule, an earlier one is missing, somebody enters
     *     after the first round, or the constraints ask for another pair or bye than the schedule
     */
    static Pairing pair(Competition history, int round, int cycles, Constraints constraints) {
        if (round < 1 || round > history.rounds().size() + 1) {
            throw new IllegalArgumentException(
                    "round " + round + " cannot follow " + history.rounds().size() + " published rounds");
        }
        return new RoundRobinPairing(history.afterRound(round - 1), round, cycles, constraints).pair();
    }

    private Pairing pair() {
        Set<Integer> idle = new TreeSet<>(present);
        Set<Integer> unopposed = new TreeSet<>();
        List<RoundRobin.Seats> games = new ArrayList<>();
        for (RoundRobin.Seats seats : schedule.seats(round)) {
            int black = places.get(seats.black() - 1).number();
            int white = places.get(seats.white() - 1).number();
            idle.removeAll(Set.of(black, white));
            if (present.contains(black) && present.contains(white)) {
                games.add(colored(black, white));
            } else if (present.contains(black) || present.contains(white)) {
                unopposed.add(present.contains(black) ? black : white);
            }
        }
        OptionalInt bye = idle.stream().mapToInt(Integer::intValue).findFirst();
        requireScheduled(bye, unopposed);
        List<RoundRobin.Seats> seated = turnedAsFixed(games);
        seated.sort(Comparator.comparingInt((RoundRobin.Seats game) -> -leader(game))
                .thenComparingInt(game -> -score(game.black()) - score(game.white())));
        List<Pair> pairs = new ArrayList<>();
        List<PairingWarning> warnings = new ArrayList<>();
        for (RoundRobin.Seats game : seated) {
            pairs.add(new Pair(pairs.size() + 1, game.black(), game.white(), PairCost.NOTHING));
            warnings.addAll(warnings(game));
        }
        return new Pairing(pairs, bye, PairCost.NOTHING, unopposed, 0, warnings);
    }

    /** The second cycle has the colors reversed, which is about the colors as they were really played in the first. */
    private RoundRobin.Seats colored(int black, int white) {
        List<History.Meeting> meetings = past.meetings(black, white);
        boolean hadBlack = meetings.size() == 1 && meetings.get(0).black() == black;
        boolean turns = schedule.cycle(round) == 2 && hadBlack;
        return turns ? new RoundRobin.Seats(white, black) : new RoundRobin.Seats(black, white);
    }

    private int leader(RoundRobin.Seats game) {
        return Math.max(score(game.black()), score(game.white()));
    }

    private int score(int entrant) {
        return past.of(entrant).halfPoints();
    }

    private List<RoundRobin.Seats> turnedAsFixed(List<RoundRobin.Seats> games) {
        Map<Opponents, Constraints.FixedPair> fixed = new HashMap<>();
        constraints.fixedPairs().forEach(pair -> fixed.put(Opponents.of(pair.black(), pair.white()), pair));
        List<RoundRobin.Seats> turned = new ArrayList<>();
        for (RoundRobin.Seats game : games) {
            Constraints.FixedPair pair = fixed.remove(Opponents.of(game.black(), game.white()));
            turned.add(pair == null ? game : new RoundRobin.Seats(pair.black(), pair.white()));
        }
        fixed.values().forEach(pair -> {
            throw new IllegalArgumentException("entrants " + pair.black() + " and " + pair.white()
                    + " do not meet in round " + round + " of this round robin");
        });
        return turned;
    }

    private void requireScheduled(OptionalInt bye, Set<Integer> unopposed) {
        OptionalInt fixed = constraints.fixedBye();
        if (fixed.isPresent() && !fixed.equals(bye) && !unopposed.contains(fixed.getAsInt())) {
            throw new IllegalArgumentException("entrant " + fixed.getAsInt() + " has an opponent in round " + round
                    + " of this round robin, and cannot have the bye");
        }
    }

    /** Two meet more often than the schedule asks for if earlier rounds were not paired by it. */
    private List<PairingWarning> warnings(RoundRobin.Seats game) {
        List<PairingWarning> warnings = new ArrayList<>();
        OptionalInt opponent = OptionalInt.of(game.white());
        List<History.Meeting> meetings = past.meetings(game.black(), game.white());
        if (meetings.stream().anyMatch(meeting -> meeting.black() == game.black())) {
            warnings.add(new PairingWarning(PairingWarning.Kind.REMATCH_IN_SAME_COLORS, game.black(), opponent));
        } else if (meetings.size() >= schedule.cycle(round)) {
            warnings.add(new PairingWarning(PairingWarning.Kind.REMATCH, game.black(), opponent));
        }
        if (constraints.forbiddenPairs().contains(Opponents.of(game.black(), game.white()))) {
            warnings.add(new PairingWarning(PairingWarning.Kind.FORBIDDEN_PAIR, game.black(), opponent));
        }
        return warnings;
    }
}
