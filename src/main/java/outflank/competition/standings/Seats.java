package outflank.competition.standings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/**
 * Where everybody was in every round, in plain arrays: thousands of entrants are counted in a few milliseconds. Entrants
 * are named by their place in the competition's list, rounds from 0, and a seat is both together.
 */
final class Seats {

    /** Stands for the opponent of somebody who had none. */
    static final int NOBODY = -1;

    private static final CellKind[] KINDS = CellKind.values();

    /** How far a game has come; 0 where there is none. Asked very often, so it is noted beside the games. */
    private static final byte UNDECIDED = 1;

    private static final byte FORFEIT = 2;
    private static final byte PLAYED = 3;

    final int rounds;
    private final Map<Integer, Integer> places = new HashMap<>();
    private final byte[] kinds;
    private final byte[] endings;
    private final int[] opponents;
    private final byte[] halfPoints;
    private final int[] halfDiscs;
    private final Game[] games;
    private final boolean[] white;

    Seats(Competition competition) {
        List<Entrant> entrants = competition.entrants();
        rounds = competition.rounds().size();
        int seats = entrants.size() * rounds;
        kinds = new byte[seats];
        endings = new byte[seats];
        opponents = new int[seats];
        halfPoints = new byte[seats];
        halfDiscs = new int[seats];
        games = new Game[seats];
        white = new boolean[seats];
        for (int entrant = 0; entrant < entrants.size(); entrant++) {
            places.put(entrants.get(entrant).number(), entrant);
            for (int round = 0; round < rounds; round++) {
                kinds[seat(entrant, round)] =
                        (byte) withoutGame(entrants.get(entrant), round + 1).ordinal();
                opponents[seat(entrant, round)] = NOBODY;
            }
        }
        for (Round round : competition.rounds()) {
            fill(round, competition.byeHalfDiscs());
        }
    }

    private static CellKind withoutGame(Entrant entrant, int round) {
        if (round < entrant.entersInRound()) {
            return CellKind.NOT_YET_ENTERED;
        }
        return entrant.hasWithdrawnBy(round) ? CellKind.WITHDRAWN : CellKind.MISSED;
    }

    private void fill(Round round, int byeHalfDiscs) {
        int index = round.number() - 1;
        for (Game game : round.games()) {
            int black = places.get(game.black());
            int white = places.get(game.white());
            int blackSeat = seat(black, index);
            int whiteSeat = seat(white, index);
            opponents[blackSeat] = white;
            opponents[whiteSeat] = black;
            games[blackSeat] = game;
            games[whiteSeat] = game;
            this.white[whiteSeat] = true;
            byte ending = UNDECIDED;
            int blackPoints = 0;
            int whitePoints = 0;
            int blackDiscs = 0;
            int whiteDiscs = 0;
            if (game.result().isPresent()) {
                Result result = game.result().get();
                ending = result.kind().played() ? PLAYED : FORFEIT;
                blackPoints = result.blackHalfPoints();
                whitePoints = result.whiteHalfPoints();
                blackDiscs = result.blackHalfDiscs();
                whiteDiscs = result.whiteHalfDiscs();
            }
            endings[blackSeat] = ending;
            endings[whiteSeat] = ending;
            set(blackSeat, CellKind.GAME, blackPoints, blackDiscs);
            set(whiteSeat, CellKind.GAME, whitePoints, whiteDiscs);
        }
        for (int entrant : round.byes()) {
            set(seat(places.get(entrant), index), CellKind.BYE, Score.BYE_HALF_POINTS, byeHalfDiscs);
        }
        round.requestedByes()
                .forEach((entrant, points) -> set(
                        seat(places.get(entrant), index),
                        CellKind.REQUESTED_BYE,
                        points,
                        Score.requestedByeHalfDiscs(points, byeHalfDiscs)));
    }

    private void set(int seat, CellKind kind, int points, int discs) {
        kinds[seat] = (byte) kind.ordinal();
        halfPoints[seat] = (byte) points;
        halfDiscs[seat] = discs;
    }

    /** The place of the entrant with this number in the competition's list; null if nobody has it. */
    Integer place(int number) {
        return places.get(number);
    }

    int seat(int entrant, int round) {
        return entrant * rounds + round;
    }

    CellKind kind(int seat) {
        return KINDS[kinds[seat]];
    }

    int opponent(int seat) {
        return opponents[seat];
    }

    int halfPoints(int seat) {
        return halfPoints[seat];
    }

    int halfDiscs(int seat) {
        return halfDiscs[seat];
    }

    Optional<Game> game(int seat) {
        return Optional.ofNullable(games[seat]);
    }

    /** Whether this is a seat at the white discs. */
    boolean isWhite(int seat) {
        return white[seat];
    }

    /** Whether this is a game with a result. */
    boolean isDecided(int seat) {
        return endings[seat] > UNDECIDED;
    }

    /** Whether this is a game that is published and has no result yet. */
    boolean isUndecided(int seat) {
        return endings[seat] == UNDECIDED;
    }

    /** Whether this is a game with a result that was really played. */
    boolean isPlayed(int seat) {
        return endings[seat] == PLAYED;
    }

    /** Whether this is a game that somebody did not come to. */
    boolean isForfeit(int seat) {
        return endings[seat] == FORFEIT;
    }
}
