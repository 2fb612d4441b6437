package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/**
 * A tournament that lives: between its rounds players come late, leave and come back, say that they will miss a round or
 * ask for a bye, and results of earlier rounds are corrected. Everything follows from the seed.
 */
final class EventfulTournament {

    private static final String[] COUNTRIES = {"", "AAA", "BBB", "CCC", "DDD"};
    private static final String[] CLUBS = {"", "Club A", "Club B", "club b", "Club C", "Club D", "Club E", "Club F"};
    private static final int NEVER = 0;

    /** What a player has said so far; a round he comes back in keeps those between as missed. */
    private static final class Player {

        private final int number;
        private final String country;
        private final String club;
        private final int rating;
        private final long lot;
        private final int enters;
        private int withdrawnFrom = NEVER;
        private final Map<Integer, Integer> absences = new TreeMap<>();

        private Player(int number, int enters, Random random) {
            this.number = number;
            this.enters = enters;
            this.country = COUNTRIES[random.nextInt(COUNTRIES.length)];
            this.club = CLUBS[random.nextInt(CLUBS.length)];
            this.rating = random.nextInt(4) == 0 ? 0 : 800 + random.nextInt(1_600);
            this.lot = random.nextLong();
        }

        private Entrant entrant() {
            OptionalInt gone = withdrawnFrom == NEVER ? OptionalInt.empty() : OptionalInt.of(withdrawnFrom);
            return new Entrant(
                    number, "Player " + number, country, club, Set.of(), rating, lot, enters, gone, absences.keySet());
        }
    }

    private final Random random;
    private final int plannedRounds;
    private final List<Player> players = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();
    private final List<String> events = new ArrayList<>();

    EventfulTournament(long seed, int players, int plannedRounds) {
        this.random = new Random(seed);
        this.plannedRounds = plannedRounds;
        for (int number = 1; number <= players; number++) {
            int enters = random.nextInt(10) == 0 ? 2 + random.nextInt(plannedRounds) : 1;
            this.players.add(new Player(number, enters, random));
        }
    }

    /** Everybody who has entered up to the next round. */
    Competition competition() {
        int next = rounds.size() + 1;
        List<Entrant> entered = players.stream()
                .filter(player -> player.enters <= next)
                .map(Player::entrant)
                .toList();
        return new Competition(plannedRounds, 64, entered, rounds);
    }

    /** What has happened so far besides games, for the message of a failure. */
    List<String> events() {
        return events;
    }

    /** What happens in the hall before the next round is paired. */
    void live() {
        int next = rounds.size() + 1;
        for (Player player : players) {
            if (player.enters > next) {
                continue;
            }
            int chance = random.nextInt(60);
            if (player.withdrawnFrom != NEVER) {
                if (chance < 15) {
                    reenter(player, next);
                }
            } else if (chance == 0) {
                player.withdrawnFrom = next;
                player.absences.keySet().removeIf(round -> round >= next);
                events.add(player.number + " leaves from round " + next);
            } else if (chance < 5) {
                int round = next + random.nextInt(2);
                player.absences.put(round, random.nextInt(3));
                events.add(player.number + " misses round " + round + " for " + player.absences.get(round) + " halves");
            }
        }
        if (!rounds.isEmpty() && random.nextInt(3) == 0) {
            correct();
        }
    }

    private void reenter(Player player, int next) {
        for (int missed = player.withdrawnFrom; missed < next; missed++) {
            player.absences.put(missed, 0);
        }
        player.withdrawnFrom = NEVER;
        events.add(player.number + " comes back in round " + next);
    }

    private void correct() {
        Round round = rounds.get(random.nextInt(rounds.size()));
        if (round.games().isEmpty()) {
            return;
        }
        List<Game> games = new ArrayList<>(round.games());
        int index = random.nextInt(games.size());
        Game game = games.get(index);
        games.set(index, new Game(game.table(), game.black(), game.white(), Optional.of(result())));
        rounds.set(round.number() - 1, new Round(round.number(), games, round.byes(), round.requestedByes()));
        events.add("round " + round.number() + " table " + game.table() + " is corrected");
    }

    /** Publishes and plays the proposed round; now and then a pair has sat down with the colors the other way round. */
    void play(Pairing pairing) {
        int number = rounds.size() + 1;
        List<Game> games = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            boolean turned = random.nextInt(20) == 0;
            int black = turned ? pair.white() : pair.black();
            int white = turned ? pair.black() : pair.white();
            games.add(new Game(pair.table(), black, white, Optional.of(result())));
        }
        Map<Integer, Integer> requested = new HashMap<>();
        for (Player player : players) {
            Integer halfPoints = player.absences.get(number);
            if (halfPoints != null && player.enters <= number) {
                requested.put(player.number, halfPoints);
            }
        }
        Set<Integer> byes = pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of();
        rounds.add(new Round(number, games, byes, requested));
    }

    private Result result() {
        int chance = random.nextInt(30);
        if (chance == 0) {
            return Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0);
        }
        if (chance == 1) {
            int blackDiscs = random.nextBoolean() ? Result.BOARD_HALF_DISCS : 0;
            return Result.ofDiscs(ResultKind.NO_SHOW, blackDiscs, Result.BOARD_HALF_DISCS - blackDiscs);
        }
        int blackDiscs = chance < 5 ? 32 : random.nextInt(65);
        return Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, Result.BOARD_HALF_DISCS - 2 * blackDiscs);
    }

    /** The same competition with everything that has no order listed in another order. */
    static Competition shuffled(Competition competition, long seed) {
        Random order = new Random(seed);
        List<Entrant> entrants = new ArrayList<>(competition.entrants());
        Collections.shuffle(entrants, order);
        List<Round> rounds = competition.rounds().stream()
                .map(round -> {
                    List<Game> games = new ArrayList<>(round.games());
                    Collections.shuffle(games, order);
                    return new Round(round.number(), games, round.byes(), round.requestedByes());
                })
                .toList();
        return new Competition(competition.plannedRounds(), competition.byeHalfDiscs(), entrants, rounds);
    }
}
