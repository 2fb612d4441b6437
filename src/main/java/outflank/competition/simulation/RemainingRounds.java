package outflank.competition.simulation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import outflank.competition.Competition;
import outflank.competition.Game;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;

/** Plays what remains of a tournament by chance: the open games, then round after round to the planned end. */
final class RemainingRounds {

    private final Competition start;
    private final PairingRules rules;
    private final List<TieBreak> tieBreaks;
    private final boolean drawToOneSide;
    private final Strengths strengths;

    RemainingRounds(Competition start, PairingRules rules, List<TieBreak> tieBreaks, boolean drawToOneSide) {
        this.start = start;
        this.rules = rules;
        this.tieBreaks = tieBreaks;
        this.drawToOneSide = drawToOneSide;
        this.strengths = Strengths.of(start);
    }

    /**
     * The final order of one run: the numbers of the entrants, the winner first. Whoever shares a rank is put in an order
     * by lot, so that everybody has a place of his own.
     */
    List<Integer> order(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Competition played = finished(random);
        List<Standing> rows = new ArrayList<>(Standings.of(played, tieBreaks).rows());
        // The lots decide only among equal ranks: the sort keeps the shuffled order there.
        Collections.shuffle(rows, new Random(random.nextLong()));
        rows.sort((one, other) -> Integer.compare(one.rank(), other.rank()));
        return rows.stream().map(row -> row.entrant().number()).toList();
    }

    private Competition finished(SplittableRandom random) {
        List<Round> rounds = new ArrayList<>();
        start.rounds().forEach(round -> rounds.add(decided(round, random)));
        Competition played = start.withRounds(rounds);
        for (int number = rounds.size() + 1; number <= start.plannedRounds(); number++) {
            int next = number;
            long present = start.entrants().stream()
                    .filter(entrant -> entrant.playsIn(next))
                    .count();
            if (present < 2) {
                return played;
            }
            Pairing pairing = RoundPairing.pair(played, number, rules, random.nextLong(), Constraints.none());
            rounds.add(played(number, pairing, random));
            played = start.withRounds(rounds);
        }
        return played;
    }

    private Round played(int number, Pairing pairing, SplittableRandom random) {
        List<Game> games = pairing.pairs().stream()
                .map(pair -> new Game(pair.table(), pair.black(), pair.white(), Optional.empty()))
                .toList();
        return decided(new Round(number, games, pairing.byes()), random);
    }

    private Round decided(Round round, SplittableRandom random) {
        if (round.games().stream().allMatch(game -> game.result().isPresent())) {
            return round;
        }
        List<Game> games = round.games().stream()
                .map(game -> game.result().isPresent() ? game : decided(game, random))
                .toList();
        return new Round(round.number(), games, round.byes(), round.requestedByes());
    }

    private Game decided(Game game, SplittableRandom random) {
        double difference = strengths.difference(game.black(), game.white());
        return new Game(
                game.table(),
                game.black(),
                game.white(),
                Optional.of(GameModel.play(difference, drawToOneSide, random)));
    }
}
