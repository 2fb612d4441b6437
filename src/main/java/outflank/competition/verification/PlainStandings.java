package outflank.competition.verification;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.standings.TieBreak;

/**
 * Points and tie-breaks a second time, straight from the definitions (othello.md section 3): every number is summed up
 * from the games of the rounds each time it is asked for, without any table in between.
 */
final class PlainStandings {

    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final int HALF_A_BOARD = Result.BOARD_HALF_DISCS / 2;
    private static final BigDecimal BOARD = BigDecimal.valueOf(64);
    private static final int BYE_HALF_POINTS = 2;
    private static final int WIN = 2;

    private final Competition competition;
    private final Map<Integer, Entrant> entrants = new HashMap<>();
    private final Map<Round, Map<Integer, Game>> games = new IdentityHashMap<>();

    PlainStandings(Competition competition) {
        this.competition = competition;
        competition.entrants().forEach(entrant -> entrants.put(entrant.number(), entrant));
        for (Round round : competition.rounds()) {
            Map<Integer, Game> seats = new HashMap<>();
            round.games().forEach(game -> {
                seats.put(game.black(), game);
                seats.put(game.white(), game);
            });
            games.put(round, seats);
        }
    }

    /** Half points from games and byes. */
    long halfPoints(int entrant) {
        long sum = 0;
        for (Round round : competition.rounds()) {
            sum += halfPoints(round, entrant);
        }
        return sum;
    }

    private long halfPoints(Round round, int entrant) {
        Optional<Game> game = game(round, entrant);
        if (game.isPresent()) {
            return game.get()
                    .result()
                    .map(result -> result.halfPoints(game.get().colorOf(entrant)))
                    .orElse(0);
        }
        return round.byes().contains(entrant)
                ? BYE_HALF_POINTS
                : round.requestedByes().getOrDefault(entrant, 0);
    }

    /** The value of a tie-break; empty for one this computation does not know. */
    Optional<BigDecimal> value(TieBreak tieBreak, Entrant entrant) {
        int number = entrant.number();
        return switch (tieBreak.stored()) {
            case "brightwell=auto" -> Optional.of(brightwellByRounds(number));
            case "discs" -> Optional.of(halves(halfDiscs(number)));
            case "disc-difference" -> Optional.of(halves(sum(number, this::halfDiscDifference)));
            case "buchholz" -> Optional.of(halves(sum(number, round -> opponentsHalfPoints(round, number, 0))));
            case "buchholz=own" ->
                Optional.of(halves(sum(number, round -> opponentsHalfPoints(round, number, halfPoints(number)))));
            case "sonneborn-berger" -> Optional.of(sonnebornBerger(number, 0));
            case "sonneborn-berger=own" -> Optional.of(sonnebornBerger(number, halfPoints(number)));
            case "wins" -> Optional.of(count(number, round -> halfPoints(round, number) == WIN));
            case "games-won" ->
                Optional.of(count(number, round -> halfPoints(round, number) == WIN && isPlayed(round, number)));
            case "wins-with-white" ->
                Optional.of(
                        count(number, round -> halfPoints(round, number) == WIN && isPlayedWithWhite(round, number)));
            case "games-with-white" -> Optional.of(count(number, round -> isPlayedWithWhite(round, number)));
            case "progressive" -> Optional.of(progressive(number));
            case "lot" -> Optional.of(BigDecimal.valueOf(entrant.lot()));
            default ->
                tieBreak.name().equals("brightwell")
                        ? Optional.of(
                                brightwell(new BigDecimal(tieBreak.stored().split("=")[1]), number))
                        : Optional.empty();
        };
    }

    private static BigDecimal halves(long halves) {
        return BigDecimal.valueOf(halves).multiply(HALF);
    }

    private long halfDiscs(int entrant) {
        long sum = 0;
        for (Round round : competition.rounds()) {
            Optional<Game> game = game(round, entrant);
            if (game.isPresent()) {
                sum += halfDiscs(game.get(), entrant);
            } else if (round.byes().contains(entrant)) {
                sum += competition.byeHalfDiscs();
            } else {
                sum += requestedByeHalfDiscs(round.requestedByes().getOrDefault(entrant, 0));
            }
        }
        return sum;
    }

    /** A point is worth a bye's discs, half a point those of a drawn game but no more, and nothing no disc. */
    private long requestedByeHalfDiscs(int halfPoints) {
        return switch (halfPoints) {
            case 0 -> 0;
            case 1 -> Math.min(competition.byeHalfDiscs(), HALF_A_BOARD);
            default -> competition.byeHalfDiscs();
        };
    }

    private static int halfDiscs(Game game, int entrant) {
        return game.result()
                .map(result -> result.halfDiscs(game.colorOf(entrant)))
                .orElse(0);
    }

    private BigDecimal brightwell(BigDecimal beta, int entrant) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Round round : competition.rounds()) {
            Optional<Game> game = game(round, entrant);
            if (game.isPresent() && game.get().result().isEmpty()) {
                continue;
            }
            OptionalInt opponent = realOpponent(game, entrant);
            long halfDiscs = opponent.isPresent() ? halfDiscs(game.orElseThrow(), entrant) : HALF_A_BOARD;
            long halfPoints = halfPoints(opponent.orElse(entrant));
            sum = sum.add(BigDecimal.valueOf(halfDiscs).multiply(HALF))
                    .add(BigDecimal.valueOf(halfPoints).multiply(HALF).multiply(beta));
        }
        return sum;
    }

    /** β is 64 by the rounds of the tournament, and the whole number is rounded. */
    private BigDecimal brightwellByRounds(int entrant) {
        BigDecimal discs = brightwell(BigDecimal.ZERO, entrant);
        BigDecimal points = brightwell(BigDecimal.ONE, entrant).subtract(discs);
        int rounds = Math.max(
                1, Math.max(competition.plannedRounds(), competition.rounds().size()));
        return discs.multiply(BigDecimal.valueOf(rounds))
                .add(points.multiply(BOARD))
                .divide(BigDecimal.valueOf(rounds), 0, RoundingMode.HALF_UP);
    }

    private long sum(int entrant, ToLongBiFunction<Round, Integer> each) {
        return competition.rounds().stream()
                .mapToLong(round -> each.applyAsLong(round, entrant))
                .sum();
    }

    private long sum(int entrant, ToLongFunction<Round> each) {
        return sum(entrant, (round, same) -> each.applyAsLong(round));
    }

    private BigDecimal count(int entrant, Predicate<Round> counts) {
        return BigDecimal.valueOf(sum(entrant, round -> counts.test(round) ? 1 : 0));
    }

    private long halfDiscDifference(Round round, int entrant) {
        return game(round, entrant)
                .filter(game -> game.result().isPresent())
                .map(game -> halfDiscs(game, entrant) - halfDiscs(game, game.opponentOf(entrant)))
                .orElse(0);
    }

    private boolean isPlayed(Round round, int entrant) {
        return game(round, entrant)
                .filter(game -> game.result().isPresent() && game.isMeeting())
                .isPresent();
    }

    private boolean isPlayedWithWhite(Round round, int entrant) {
        return isPlayed(round, entrant) && game(round, entrant).orElseThrow().white() == entrant;
    }

    /** The points of whom he played in a round; what stands for a round without play, if it is over. */
    private long opponentsHalfPoints(Round round, int entrant, long withoutPlay) {
        Optional<Game> game = game(round, entrant);
        if (game.isPresent() && game.get().result().isEmpty()) {
            return 0;
        }
        return isPlayed(round, entrant) ? halfPoints(game.orElseThrow().opponentOf(entrant)) : withoutPlay;
    }

    private BigDecimal sonnebornBerger(int entrant, long withoutPlay) {
        long quarters =
                sum(entrant, round -> opponentsHalfPoints(round, entrant, withoutPlay) * halfPoints(round, entrant));
        return halves(quarters).multiply(HALF);
    }

    private BigDecimal progressive(int entrant) {
        long running = 0;
        long sum = 0;
        for (Round round : competition.rounds()) {
            running += halfPoints(round, entrant);
            sum += running;
        }
        return halves(sum);
    }

    /** The opponent of a game that was really played, if he has not withdrawn since. */
    private OptionalInt realOpponent(Optional<Game> game, int entrant) {
        return game.filter(Game::isMeeting)
                .map(met -> met.opponentOf(entrant))
                .filter(other ->
                        !entrants.get(other).hasWithdrawnBy(competition.rounds().size()))
                .map(OptionalInt::of)
                .orElseGet(OptionalInt::empty);
    }

    private Optional<Game> game(Round round, int entrant) {
        return Optional.ofNullable(games.get(round).get(entrant));
    }
}
