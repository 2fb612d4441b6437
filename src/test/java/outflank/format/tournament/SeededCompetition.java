package outflank.format.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/** Competitions with everything a file may have to hold; pairings are by chance, as files do not care. */
public final class SeededCompetition {

    private final Random random;
    private final List<Entrant> entrants = new ArrayList<>();
    private final List<Round> rounds = new ArrayList<>();
    private final boolean everything;

    private SeededCompetition(long seed, boolean everything) {
        this.random = new Random(seed);
        this.everything = everything;
    }

    /** Everything there is: forfeits, requested byes, clubs, finals, half discs. */
    public static Competition ofEverything(long seed) {
        return new SeededCompetition(seed, true).competition();
    }

    /** Only games that were played, byes, absences, withdrawals and late entries. */
    public static Competition ofGames(long seed) {
        return new SeededCompetition(seed, false).competition();
    }

    private Competition competition() {
        int players = 3 + random.nextInt(20);
        int count = 1 + random.nextInt(8);
        for (int number = 1; number <= players; number++) {
            entrants.add(entrant(number, count));
        }
        for (int number = 1; number <= count; number++) {
            rounds.add(round(number, number == count));
        }
        List<Match> matches = everything ? List.of(match(1, 2), match(3, 1)) : List.of();
        int byeHalfDiscs = everything ? random.nextInt(129) : 66 + 2 * random.nextInt(31);
        return new Competition(count + random.nextInt(3), byeHalfDiscs, entrants, rounds, matches);
    }

    private Entrant entrant(int number, int rounds) {
        int enters = random.nextInt(8) == 0 ? 1 + random.nextInt(rounds) : 1;
        OptionalInt gone =
                random.nextInt(8) == 0 ? OptionalInt.of(enters + 1 + random.nextInt(rounds)) : OptionalInt.empty();
        Set<Integer> absences = new HashSet<>();
        for (int round = enters + 1; round < Math.min(rounds, gone.orElse(rounds)); round++) {
            if (random.nextInt(12) == 0) {
                absences.add(round);
            }
        }
        return new Entrant(
                number,
                "Given" + number + " Family" + number,
                random.nextBoolean() ? "FRA" : "JPN",
                everything && random.nextBoolean() ? "Club, \"No. 1\"" : "",
                everything && random.nextBoolean() ? Set.of("women", "youth") : Set.of(),
                random.nextInt(2500),
                everything ? random.nextLong() : number,
                enters,
                gone.isPresent() && gone.getAsInt() <= rounds + 1 ? gone : OptionalInt.empty(),
                absences);
    }

    private Round round(int number, boolean last) {
        List<Integer> present = new ArrayList<>();
        Map<Integer, Integer> requested = new HashMap<>();
        for (Entrant entrant : entrants) {
            if (entrant.playsIn(number)) {
                present.add(entrant.number());
            } else if (everything && entrant.absences().contains(number) && random.nextBoolean()) {
                requested.put(entrant.number(), random.nextInt(3));
            }
        }
        Collections.shuffle(present, random);
        List<Game> games = new ArrayList<>();
        for (int seat = 0; seat + 1 < present.size(); seat += 2) {
            Optional<Result> result = last && everything && random.nextInt(3) == 0 ? Optional.empty() : result();
            games.add(new Game(games.size() + 1, present.get(seat), present.get(seat + 1), result));
        }
        Set<Integer> byes = present.size() % 2 == 0 ? Set.of() : Set.of(present.get(present.size() - 1));
        return new Round(number, games, byes, requested);
    }

    private Optional<Result> result() {
        int discs = random.nextInt(65);
        if (!everything) {
            return Optional.of(Result.ofDiscs(ResultKind.PLAYED, 2 * discs, 128 - 2 * discs));
        }
        return Optional.of(
                switch (random.nextInt(8)) {
                    case 0 -> Result.ofDiscs(ResultKind.NO_SHOW, 128, 0);
                    case 1 -> Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0);
                    case 2 -> Result.drawWonBy(Color.WHITE, ResultKind.PLAYED, 64);
                    case 3 -> Result.ofDiscs(ResultKind.TIME_OUT, 62, 66);
                    case 4 -> new Result(ResultKind.ADJUDICATION, 2, 0, 0, 0);
                    case 5 ->
                        Result.ofDiscs(ResultKind.PLAYED, 2 * discs + 1 - discs / 64, 127 - 2 * discs + discs / 64);
                    default -> Result.ofDiscs(ResultKind.PLAYED, 2 * discs, 128 - 2 * discs);
                });
    }

    private Match match(int higher, int lower) {
        List<Game> games = new ArrayList<>();
        for (int game = 1; game <= 3; game++) {
            boolean turned = game == 2;
            games.add(new Game(game, turned ? lower : higher, turned ? higher : lower, result()));
        }
        MatchKind kind = MatchKind.values()[random.nextInt(MatchKind.values().length)];
        return new Match(
                kind, kind == MatchKind.CATEGORY_FINAL ? "women" : "", random.nextInt(8), 3, higher, lower, games);
    }
}
