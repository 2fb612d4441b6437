package outflank.competition.pairing.explanation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.VirtualPoints;

/** The rounds before the one explained, as facts about every entrant and about every two who have met. */
final class Past {

    private static final int BYE_HALF_POINTS = 2;

    /** A game in which two really met. */
    record Meeting(int round, int black) {}

    private final VirtualPoints virtual;
    private final Map<Integer, PlayerPast> players = new HashMap<>();
    private final Map<Opponents, List<Meeting>> meetings = new HashMap<>();

    Past(Competition competition, VirtualPoints virtual) {
        this.virtual = virtual;
        competition.entrants().forEach(entrant -> players.put(entrant.number(), new PlayerPast()));
        competition.rounds().forEach(this::add);
    }

    private void add(Round round) {
        // Floats are judged by the scores before the round, so its points come last.
        round.games().stream().filter(Game::isMeeting).forEach(game -> addMeeting(round.number(), game));
        round.byes().forEach(entrant -> of(entrant).hadBye(round.number()));
        round.byes().forEach(entrant -> of(entrant).scored(BYE_HALF_POINTS));
        round.requestedByes().forEach((entrant, halfPoints) -> addRequestedBye(round.number(), entrant, halfPoints));
        for (Game game : round.games()) {
            game.result().ifPresent(result -> {
                addResult(round.number(), of(game.black()), Color.BLACK, result);
                addResult(round.number(), of(game.white()), Color.WHITE, result);
            });
        }
    }

    private void addMeeting(int round, Game game) {
        PlayerPast black = of(game.black());
        PlayerPast white = of(game.white());
        int blackScore = score(game.black(), round);
        int whiteScore = score(game.white(), round);
        black.played(round, Color.BLACK, Integer.signum(blackScore - whiteScore));
        white.played(round, Color.WHITE, Integer.signum(whiteScore - blackScore));
        meetings.computeIfAbsent(Opponents.of(game.black(), game.white()), pair -> new ArrayList<>())
                .add(new Meeting(round, game.black()));
    }

    private static void addResult(int round, PlayerPast player, Color color, Result result) {
        player.scored(result.halfPoints(color));
        if (!result.kind().played() && result.halfPoints(color) > 0) {
            player.wonUnplayed(round);
        }
    }

    /** For him there was no pair in that round; only a whole point counts as one had without playing. */
    private void addRequestedBye(int round, int entrant, int halfPoints) {
        of(entrant).scored(halfPoints);
        if (halfPoints >= BYE_HALF_POINTS) {
            of(entrant).wonUnplayed(round);
        }
    }

    /** The half points by which an entrant is paired in a round, virtual ones included. */
    int score(int entrant, int round) {
        return of(entrant).halfPoints() + virtual.halfPoints(entrant, round);
    }

    PlayerPast of(int entrant) {
        return players.get(entrant);
    }

    /** The games in which the two have met, the first one first. */
    List<Meeting> meetings(int one, int other) {
        return meetings.getOrDefault(Opponents.of(one, other), List.of());
    }
}
