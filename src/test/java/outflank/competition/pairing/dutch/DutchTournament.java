package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.Pairing;

/** A seeded tournament with late entries, withdrawals, absences, requested byes, draws and forfeits. */
final class DutchTournament {

    private final Random random;
    private final int plannedRounds;
    private final boolean eventful;
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();

    DutchTournament(long seed, int players, int plannedRounds, boolean eventful) {
        this.random = new Random(seed);
        this.plannedRounds = plannedRounds;
        this.eventful = eventful;
        for (int number = 1; number <= players; number++) {
            entrants.add(entrant(number));
        }
    }

    private Entrant entrant(int number) {
        int enters = eventful && random.nextInt(10) == 0 ? 1 + random.nextInt(plannedRounds) : 1;
        OptionalInt gone = eventful && random.nextInt(14) == 0
                ? OptionalInt.of(enters + 1 + random.nextInt(plannedRounds))
                : OptionalInt.empty();
        Set<Integer> absences = new HashSet<>();
        for (int round = 1; eventful && round <= plannedRounds; round++) {
            if (random.nextInt(14) == 0) {
                absences.add(round);
            }
        }
        int rating = 1000 + random.nextInt(600);
        return new Entrant(number, "Player " + number, "", rating, random.nextLong(), enters, gone, absences);
    }

    Competition competition() {
        return new Competition(plannedRounds, 64, entrants, rounds);
    }

    int nextRound() {
        return rounds.size() + 1;
    }

    void play(Pairing pairing) {
        List<Game> games = new ArrayList<>();
        for (Pair pair : pairing.pairs()) {
            games.add(new Game(pair.table(), pair.black(), pair.white(), Optional.of(result())));
        }
        Set<Integer> byes = pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of();
        Map<Integer, Integer> requested = new HashMap<>();
        for (Entrant entrant : entrants) {
            boolean away = entrant.absences().contains(nextRound()) && entrant.entersInRound() <= nextRound();
            if (away && !entrant.hasWithdrawnBy(nextRound())) {
                requested.put(entrant.number(), random.nextInt(3));
            }
        }
        rounds.add(new Round(nextRound(), games, byes, requested));
    }

    private Result result() {
        int chance = random.nextInt(eventful ? 16 : 1000);
        if (chance == 0) {
            return Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0);
        }
        if (chance == 1) {
            int blackDiscs = random.nextBoolean() ? Result.BOARD_HALF_DISCS : 0;
            return Result.ofDiscs(ResultKind.NO_SHOW, blackDiscs, Result.BOARD_HALF_DISCS - blackDiscs);
        }
        int blackDiscs = random.nextInt(4) == 0 ? 32 : random.nextInt(65);
        return Result.ofDiscs(ResultKind.PLAYED, 2 * blackDiscs, Result.BOARD_HALF_DISCS - 2 * blackDiscs);
    }
}
