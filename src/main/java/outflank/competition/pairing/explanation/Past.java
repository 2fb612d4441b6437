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

/** The rounds before the one explained, as facts about every entrant and about every two who have met. */
final class Past {

    private static final int BYE_HALF_POINTS = 2;

    /** A game in which two really met. */
    record Meeting(int round, int black) {}

    private final Map<Integer, PlayerPast> players = new HashMap<>();
    private final Map<Opponents, List<Meeting>> meetings = new HashMap<>();

    Past(Competition competition) {
        competition.entrants().forEach(entrant -> players.put(entrant.number(), new PlayerPast()));
        competition.rounds().forEach(this::add);
    }

    private void add(Round round) {
        // Floats are judged by the scores before the round, so its points come last.
        round.games().stream().filter(Game::isMeeting).forEach(game -> addMeeting(round.number(), game));
        round.byes().forEach(entrant -> of(entrant).hadBye(round.number()));
        round.byes().forEach(entrant -> of(entrant).scored(BYE_HALF_POINTS));
        round.requestedByes().forEach((entrant, halfPoints) -> of(entrant).scored(halfPoints));
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
        black.played(round, Color.BLACK, white.halfPoints());
        white.played(round, Color.WHITE, black.halfPoints());
        meetings.computeIfAbsent(Opponents.of(game.black(), game.white()), pair -> new ArrayList<>())
                .add(new Meeting(round, game.black()));
    }

    private static void addResult(int round, PlayerPast player, Color color, Result result) {
        player.scored(result.halfPoints(color));
        if (!result.kind().played() && result.halfPoints(color) > 0) {
            player.wonUnplayed(round);
        }
    }

    PlayerPast of(int entrant) {
        return players.get(entrant);
    }

    /** The games in which the two have met, the first one first. */
    List<Meeting> meetings(int one, int other) {
        return meetings.getOrDefault(Opponents.of(one, other), List.of());
    }
}
