package outflank.competition.verification;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
    private static final int BYE_HALF_POINTS = 2;

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
        String[] stored = tieBreak.stored().split("=", 2);
        return switch (stored[0]) {
            case "brightwell" -> Optional.of(brightwell(new BigDecimal(stored[1]), entrant.number()));
            case "discs" ->
                Optional.of(BigDecimal.valueOf(halfDiscs(entrant.number())).multiply(HALF));
            case "lot" -> Optional.of(BigDecimal.valueOf(entrant.lot()));
            default -> Optional.empty();
        };
    }

    private long halfDiscs(int entrant) {
        long sum = 0;
        for (Round round : competition.rounds()) {
            Optional<Game> game = game(round, entrant);
            if (game.isPresent()) {
                sum += halfDiscs(game.get(), entrant);
            } else if (round.byes().contains(entrant)) {
                sum += competition.byeHalfDiscs();
            }
        }
        return sum;
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
