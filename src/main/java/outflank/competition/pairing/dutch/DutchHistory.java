package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Acceleration;
import outflank.competition.pairing.VirtualPoints;
import outflank.competition.pairing.dutch.DutchPlayer.Float;

/**
 * The rounds before the one to pair, as C.04.1 to C.04.3 see them. Pairing numbers go to all who have entered, by rating, then
 * by lot; lots replace the order by name (C.04.2, 2.2), because a name as shown does not say where its family name begins.
 * Who enters late moves those below him down by one, as 2.5 wants it.
 */
final class DutchHistory {

    private static final Comparator<Entrant> BY_STRENGTH = Comparator.comparingInt(
                    (Entrant entrant) -> -entrant.rating())
            .thenComparingLong(Entrant::lot)
            .thenComparingInt(Entrant::number);
    private static final int WIN = 2;

    private static final class Past {
        private int halfPoints;
        private final List<Color> colors = new ArrayList<>();
        private final Map<Integer, Set<Color>> met = new HashMap<>();
        private final Map<Integer, Float> floats = new HashMap<>();
        private boolean hadPointWithoutPlaying;

        private void scoreWithoutPlaying(int round, int points) {
            halfPoints += points;
            if (points > 0) {
                floats.put(round, Float.DOWN);
            }
            hadPointWithoutPlaying |= points >= WIN;
        }
    }

    private final Competition competition;
    private final int round;
    private final VirtualPoints virtual;
    private final Map<Integer, Past> pasts = new HashMap<>();

    /**
     * @param competition the competition before the round to pair, without it
     * @param acceleration who has virtual points, in earlier rounds too; they count as scores throughout (C.04.5)
     */
    DutchHistory(Competition competition, int round, Acceleration acceleration) {
        this.competition = competition;
        this.round = round;
        this.virtual = VirtualPoints.of(competition, acceleration);
        competition.entrants().forEach(entrant -> pasts.put(entrant.number(), new Past()));
        competition.rounds().forEach(this::add);
    }

    private void add(Round played) {
        Map<Integer, Integer> before = new HashMap<>();
        pasts.forEach(
                (number, past) -> before.put(number, past.halfPoints + virtual.halfPoints(number, played.number())));
        for (Game game : played.games()) {
            for (int number : new int[] {game.black(), game.white()}) {
                int points = game.result()
                        .map(result -> result.halfPoints(game.colorOf(number)))
                        .orElse(WIN / 2);
                if (game.isMeeting()) {
                    addGame(played.number(), game, number, before);
                    pasts.get(number).halfPoints += points;
                } else {
                    pasts.get(number).scoreWithoutPlaying(played.number(), points);
                }
            }
        }
        for (int number : played.byes()) {
            pasts.get(number).scoreWithoutPlaying(played.number(), WIN);
        }
        played.requestedByes()
                .forEach((number, points) -> pasts.get(number).scoreWithoutPlaying(played.number(), points));
    }

    private void addGame(int number, Game game, int entrant, Map<Integer, Integer> before) {
        Past past = pasts.get(entrant);
        int opponent = game.opponentOf(entrant);
        past.colors.add(game.colorOf(entrant));
        past.met.computeIfAbsent(opponent, met -> EnumSet.noneOf(Color.class)).add(game.colorOf(entrant));
        int ahead = before.get(entrant) - before.get(opponent);
        past.floats.put(number, ahead > 0 ? Float.DOWN : ahead < 0 ? Float.UP : Float.NONE);
    }

    /** Everybody who has entered, with the pairing numbers of this round. */
    List<DutchPlayer> players() {
        List<DutchPlayer> players = new ArrayList<>();
        for (Entrant entrant : byStrength(round)) {
            players.add(player(entrant, players.size() + 1));
        }
        return players;
    }

    private List<Entrant> byStrength(int inRound) {
        return competition.entrants().stream()
                .filter(entrant -> entrant.entersInRound() <= inRound)
                .sorted(BY_STRENGTH)
                .toList();
    }

    private DutchPlayer player(Entrant entrant, int pairingNumber) {
        Past past = pasts.get(entrant.number());
        boolean last = round >= competition.plannedRounds();
        int halfPoints = past.halfPoints + virtual.halfPoints(entrant.number(), round);
        return new DutchPlayer(
                entrant.number(),
                pairingNumber,
                halfPoints,
                past.colors,
                past.met,
                past.hadPointWithoutPlaying,
                round - 1 - past.colors.size(),
                past.floats.getOrDefault(round - 1, Float.NONE),
                past.floats.getOrDefault(round - 2, Float.NONE),
                last && halfPoints > round - 1,
                Preference.after(past.colors));
    }

    /**
     * The initial color (5.1): the one odd pairing numbers had in the first round; by lot if that does not tell.
     *
     * @param seed decides the lot
     */
    Color initialColor(long seed) {
        int forBlack = 0;
        if (!competition.rounds().isEmpty()) {
            List<Integer> ranked = byStrength(1).stream().map(Entrant::number).toList();
            for (Game game : competition.rounds().get(0).games()) {
                int higher = Math.min(ranked.indexOf(game.black()), ranked.indexOf(game.white()));
                if (higher >= 0) {
                    boolean odd = higher % 2 == 0;
                    boolean black = ranked.get(higher) == game.black();
                    forBlack += odd == black ? 1 : -1;
                }
            }
        }
        if (forBlack != 0) {
            return forBlack > 0 ? Color.BLACK : Color.WHITE;
        }
        return new SplittableRandom(seed).nextBoolean() ? Color.BLACK : Color.WHITE;
    }
}
