package outflank.competition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A competition written down in a few lines, for tests. Entrants are numbered from 1, tables as the games are listed. */
public final class Sketch {

    /** The discs of a bye where a test does not care: 32. */
    public static final int BYE_HALF_DISCS = 64;

    /** A place in a round: a game, or a bye if both numbers are the same, on request if it says for how many half points. */
    public record Seat(int black, int white, Optional<Result> result, OptionalInt requestedHalfPoints) {

        public Seat(int black, int white, Optional<Result> result) {
            this(black, white, result, OptionalInt.empty());
        }
    }

    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();

    private Sketch() {}

    /** A field in which everybody plays from the first round on, with the number as lot. */
    public static Sketch ofPlayers(int count) {
        Sketch sketch = new Sketch();
        for (int number = 1; number <= count; number++) {
            sketch.entrants.add(Entrant.of(number, "Player " + number, "", 0, number));
        }
        return sketch;
    }

    public static Seat game(int black, int white, int blackDiscs, int whiteDiscs) {
        Result result = Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, 2 * whiteDiscs);
        return new Seat(black, white, Optional.of(result));
    }

    public static Seat undecided(int black, int white) {
        return new Seat(black, white, Optional.empty());
    }

    public static Seat noShowOfWhite(int black, int white) {
        return new Seat(black, white, Optional.of(Result.ofDiscs(ResultKind.NO_SHOW, Result.BOARD_HALF_DISCS, 0)));
    }

    public static Seat doubleForfeit(int black, int white) {
        return new Seat(black, white, Optional.of(Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0)));
    }

    public static Seat bye(int entrant) {
        return new Seat(entrant, entrant, Optional.empty());
    }

    public static Seat requestedBye(int entrant, int halfPoints) {
        return new Seat(entrant, entrant, Optional.empty(), OptionalInt.of(halfPoints));
    }

    /** Adds the next round. */
    public Sketch round(Seat... seats) {
        List<Game> games = new ArrayList<>();
        Set<Integer> byes = new HashSet<>();
        Map<Integer, Integer> requestedByes = new HashMap<>();
        for (Seat seat : seats) {
            if (seat.requestedHalfPoints().isPresent()) {
                requestedByes.put(seat.black(), seat.requestedHalfPoints().getAsInt());
            } else if (seat.black() == seat.white()) {
                byes.add(seat.black());
            } else {
                games.add(new Game(games.size() + 1, seat.black(), seat.white(), seat.result()));
            }
        }
        rounds.add(new Round(rounds.size() + 1, games, byes, requestedByes));
        return this;
    }

    public Sketch withdrawnFrom(int entrant, int round) {
        return changed(entrant, old -> entrant(old, old.country(), old.entersInRound(), OptionalInt.of(round)));
    }

    public Sketch entersIn(int entrant, int round) {
        return changed(entrant, old -> entrant(old, old.country(), round, old.withdrawnFromRound()));
    }

    public Sketch country(int entrant, String country) {
        return changed(entrant, old -> entrant(old, country, old.entersInRound(), old.withdrawnFromRound()));
    }

    public Sketch rating(int entrant, int rating) {
        return changed(
                entrant,
                old -> new Entrant(
                        old.number(),
                        old.name(),
                        old.country(),
                        rating,
                        old.lot(),
                        old.entersInRound(),
                        old.withdrawnFromRound(),
                        old.absences()));
    }

    private Sketch changed(int number, UnaryOperator<Entrant> change) {
        entrants.replaceAll(entrant -> entrant.number() == number ? change.apply(entrant) : entrant);
        return this;
    }

    private static Entrant entrant(Entrant old, String country, int entersInRound, OptionalInt withdrawnFromRound) {
        return new Entrant(
                old.number(),
                old.name(),
                country,
                old.rating(),
                old.lot(),
                entersInRound,
                withdrawnFromRound,
                old.absences());
    }

    public Competition competition() {
        return new Competition(Math.max(rounds.size(), 1), BYE_HALF_DISCS, entrants, rounds);
    }
}
