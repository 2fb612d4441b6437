package outflank.competition.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;

/**
 * How long standings take after thirteen rounds, and how long it takes until one changed result is seen in them. Neighbors
 * by points play each other, with draws, so that many are level; now and then somebody does not come.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
@State(Scope.Benchmark)
public class StandingsBenchmark {

    private static final int ROUNDS = 13;

    @Param({"100", "5000"})
    int players;

    /** Which tie-breaks: the three everybody knows, or those with FIDE's rules for unplayed rounds and some more. */
    @Param({"three", "seven"})
    String tieBreaks;

    private Competition competition;
    private List<TieBreak> order;
    private int changes;

    /** Plays the tournament, the same one each time. */
    @Setup
    public void play() {
        SplittableRandom random = new SplittableRandom(1982);
        List<Entrant> entrants = new ArrayList<>();
        for (int number = 1; number <= players; number++) {
            entrants.add(Entrant.of(number, "Player " + number, "", 0, random.nextLong()));
        }
        List<Round> rounds = new ArrayList<>();
        for (int number = 1; number <= ROUNDS; number++) {
            List<Standing> rows = Standings.of(new Competition(ROUNDS, 64, entrants, rounds), TieBreaks.parse("lot"))
                    .rows();
            List<Game> games = new ArrayList<>();
            for (int table = 1; 2 * table <= rows.size(); table++) {
                int black = rows.get(2 * table - 2).entrant().number();
                int white = rows.get(2 * table - 1).entrant().number();
                games.add(new Game(table, black, white, Optional.of(result(random))));
            }
            rounds.add(new Round(number, games, Set.of()));
        }
        competition = new Competition(ROUNDS, 64, entrants, rounds);
        order = TieBreaks.parse(tieBreaks.equals("three") ? "bq=6,bh,sb" : "bq=6,bh=fide,sb=fide,bh-c1=fide,de,ps,lot");
    }

    private static Result result(SplittableRandom random) {
        if (random.nextInt(50) == 0) {
            return Result.ofDiscs(ResultKind.NO_SHOW, Result.BOARD_HALF_DISCS, 0);
        }
        int discs = random.nextInt(10) == 0 ? 32 : random.nextInt(65);
        return Result.ofDiscs(ResultKind.PLAYED, 2 * discs, Result.BOARD_HALF_DISCS - 2 * discs);
    }

    /** The standings of a competition that is there. */
    @Benchmark
    public Standings standings() {
        return Standings.of(competition, order);
    }

    /** A result of the first round is changed, and the standings are made of the competition with it. */
    @Benchmark
    public Standings oneChangedResult() {
        changes++;
        List<Round> rounds = new ArrayList<>(competition.rounds());
        List<Game> games = new ArrayList<>(rounds.get(0).games());
        int table = changes % games.size();
        Game old = games.get(table);
        Result other = Result.ofDiscs(ResultKind.PLAYED, 2 * (changes % 65), 128 - 2 * (changes % 65));
        games.set(table, new Game(old.table(), old.black(), old.white(), Optional.of(other)));
        rounds.set(0, new Round(1, games, rounds.get(0).byes()));
        Competition changed = new Competition(
                competition.plannedRounds(), competition.byeHalfDiscs(), competition.entrants(), rounds);
        return Standings.of(changed, order);
    }

    /** The same with the working of every number. */
    @Benchmark
    public int standingsWithEveryWorking() {
        int lines = 0;
        for (Standing row : Standings.of(competition, order).rows()) {
            for (TieBreakValue value : row.tieBreakValues()) {
                lines += value.working().lines().size();
            }
        }
        return lines;
    }
}
