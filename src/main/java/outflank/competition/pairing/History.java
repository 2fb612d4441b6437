package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/** The rounds before the one to pair: scores, colors, floats, byes and meetings of everybody. */
final class History {

    private static final int BYE_HALF_POINTS = 2;

    /**
     * A game in which the two really met.
     *
     * @param round number of the round
     * @param black number of the entrant who had Black
     */
    record Meeting(int round, int black) {}

    private final int rounds;
    private final VirtualPoints virtual;
    private final Map<Integer, EntrantHistory> entrants = new HashMap<>();
    private final Map<Opponents, List<Meeting>> meetings = new HashMap<>();

    History(Competition competition, VirtualPoints virtual) {
        this.virtual = virtual;
        rounds = competition.rounds().size();
        for (Entrant entrant : competition.entrants()) {
            entrants.put(entrant.number(), new EntrantHistory());
        }
        competition.rounds().forEach(this::add);
    }

    private void add(Round round) {
        // All floats of a round are judged by the scores before it, so they come before its results.
        for (Game game : round.games()) {
            if (game.isMeeting()) {
                addMeeting(round.number(), game);
            }
        }
        for (int number : round.byes()) {
            EntrantHistory entrant = of(number);
            entrant.addBye();
            entrant.addHalfPoints(BYE_HALF_POINTS);
        }
        round.requestedByes().forEach(this::addRequestedBye);
        for (Game game : round.games()) {
            game.result().ifPresent(result -> addResult(game, result));
        }
    }

    private void addMeeting(int round, Game game) {
        EntrantHistory black = of(game.black());
        EntrantHistory white = of(game.white());
        black.addColor(round, Color.BLACK);
        white.addColor(round, Color.WHITE);
        int blackScore = score(game.black(), round);
        int whiteScore = score(game.white(), round);
        black.addPair(blackScore, whiteScore);
        white.addPair(whiteScore, blackScore);
        meetings.computeIfAbsent(Opponents.of(game.black(), game.white()), pair -> new ArrayList<>())
                .add(new Meeting(round, game.black()));
    }

    private void addResult(Game game, Result result) {
        addResult(of(game.black()), Color.BLACK, result);
        addResult(of(game.white()), Color.WHITE, result);
    }

    private static void addResult(EntrantHistory entrant, Color color, Result result) {
        entrant.addHalfPoints(result.halfPoints(color));
        if (!result.kind().played() && result.halfPoints(color) > 0) {
            entrant.addUnplayedPoint();
        }
    }

    /** Who asked not to be paired keeps his color and his float: for him there was no pair in this round. */
    private void addRequestedBye(int number, int halfPoints) {
        EntrantHistory entrant = of(number);
        entrant.addHalfPoints(halfPoints);
        if (halfPoints >= BYE_HALF_POINTS) {
            entrant.addUnplayedPoint();
        }
    }

    /** The half points by which an entrant is paired in the round after those added so far: real and virtual ones. */
    int score(int entrant, int round) {
        return of(entrant).halfPoints() + virtual.halfPoints(entrant, round);
    }

    EntrantHistory of(int entrant) {
        return entrants.get(entrant);
    }

    /** The number of rounds so far. */
    int rounds() {
        return rounds;
    }

    /** All who have met. */
    Set<Opponents> meetings() {
        return meetings.keySet();
    }

    /** The games in which the two have met, the first one first. */
    List<Meeting> meetings(int one, int other) {
        return meetings.getOrDefault(Opponents.of(one, other), List.of());
    }

    /** The color the first of the two is due for by the latest round in which their colors differed: the other one. */
    Optional<Color> alternate(int one, int other) {
        for (int round = rounds; round >= 1; round--) {
            Optional<Color> color = of(one).colorIn(round);
            Optional<Color> othersColor = of(other).colorIn(round);
            if (color.isPresent() && othersColor.isPresent() && color.get() != othersColor.get()) {
                return Optional.of(color.get().opposite());
            }
        }
        return Optional.empty();
    }
}
