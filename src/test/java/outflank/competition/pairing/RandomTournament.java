package outflank.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/** A tournament with everything that happens in a hall: late entries, withdrawals, absences, draws, no-shows. */
public final class RandomTournament {

    private static final String[] COUNTRIES = {"", "AAA", "BBB", "CCC"};

    private final Random random;
    private final int plannedRounds;
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();

    public RandomTournament(long seed, int players, int plannedRounds) {
        this.random = new Random(seed);
        this.plannedRounds = plannedRounds;
        for (int number = 1; number <= players; number++) {
            entrants.add(entrant(number));
        }
    }

    private Entrant entrant(int number) {
        int enters = random.nextInt(8) == 0 ? 1 + random.nextInt(plannedRounds) : 1;
        OptionalInt gone = random.nextInt(10) == 0
                ? OptionalInt.of(enters + 1 + random.nextInt(plannedRounds))
                : OptionalInt.empty();
        Set<Integer> absences = new HashSet<>();
        for (int round = 1; round <= plannedRounds; round++) {
            if (random.nextInt(25) == 0) {
                absences.add(round);
            }
        }
        String country = COUNTRIES[random.nextInt(COUNTRIES.length)];
        return new Entrant(number, "Player " + number, country, 0, random.nextLong(), enters, gone, absences);
    }

    public Competition competition() {
        return new Competition(plannedRounds, 64, entrants, rounds);
    }

    /** The numbers of those who are to be paired in the next round. */
    List<Integer> present() {
        return entrants.stream()
                .filter(entrant -> entrant.playsIn(rounds.size() + 1))
                .map(Entrant::number)
                .toList();
    }

    /** Plays the proposed round; now and then a pair has sat down with the colors the other way round. */
    public void play(Pairing pairing) {
        List<Game> games = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            boolean turned = random.nextInt(20) == 0;
            int black = turned ? pair.white() : pair.black();
            int white = turned ? pair.black() : pair.white();
            games.add(new Game(pair.table(), black, white, Optional.of(result())));
        }
        Set<Integer> byes = pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of();
        rounds.add(new Round(rounds.size() + 1, games, byes));
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
    public Competition shuffled() {
        List<Entrant> otherOrder = new ArrayList<>(entrants);
        Collections.shuffle(otherOrder, random);
        List<Round> otherRounds = rounds.stream()
                .map(round -> {
                    List<Game> games = new ArrayList<>(round.games());
                    Collections.shuffle(games, random);
                    return new Round(round.number(), games, round.byes());
                })
                .toList();
        return new Competition(plannedRounds, 64, otherOrder, otherRounds);
    }
}
