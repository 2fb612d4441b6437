package outflank.boot.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.FileRules;
import outflank.format.tournament.TournamentFile;

/**
 * The round a command is to pair, with what came before it and who is there.
 *
 * @param number the number of the round
 * @param history the rounds before it, with everybody as he is in this round
 * @param constraints pairs the file prohibits
 */
record RoundToPair(int number, Competition history, Constraints constraints) {

    /** @throws WrongUse if the round cannot follow, or somebody who is absent is not in the file */
    static RoundToPair of(PairOptions options, TournamentFile file) {
        Competition whole = file.competition();
        int rounds = whole.rounds().size();
        int number = options.round().orElse(rounds + 1);
        if (number > rounds + 1) {
            throw new WrongUse("--round " + number + ": the file has " + rounds + " rounds.");
        }
        Set<Integer> absent = absent(options, file);
        if (number <= rounds) {
            // Whoever was given a bye he had asked for is not paired, whatever it was worth.
            Round held = whole.rounds().get(number - 1);
            Map<Integer, Integer> requested = held.requestedByes();
            absent.addAll(requested.keySet());
        }
        List<Entrant> entrants = new ArrayList<>();
        for (Entrant entrant : whole.entrants()) {
            entrants.add(absent.contains(entrant.number()) ? absentIn(number, entrant) : entrant);
        }
        Competition before = new Competition(
                whole.plannedRounds(),
                whole.byeHalfDiscs(),
                entrants,
                whole.rounds(),
                whole.matches(),
                whole.ordersByHand());
        return new RoundToPair(number, before.afterRound(number - 1), constraints(number, file));
    }

    private static Set<Integer> absent(PairOptions options, TournamentFile file) {
        Set<Integer> absent = new HashSet<>();
        for (String id : options.absent()) {
            absent.add(file.byId(id)
                    .map(FileEntrant::number)
                    .orElseThrow(() ->
                            new WrongUse("--absent: nobody in the file has the id " + Console.printable(id) + ".")));
        }
        return absent;
    }

    private static Entrant absentIn(int round, Entrant entrant) {
        Set<Integer> absences = new HashSet<>(entrant.absences());
        absences.add(round);
        return new Entrant(
                entrant.number(),
                entrant.name(),
                entrant.country(),
                entrant.club(),
                entrant.categories(),
                entrant.rating(),
                entrant.lot(),
                entrant.entersInRound(),
                entrant.withdrawnFromRound(),
                absences);
    }

    private static Constraints constraints(int round, TournamentFile file) {
        Constraints constraints = Constraints.none();
        for (FileRules.Prohibition prohibition : file.rules().prohibitions()) {
            if (!prohibition.holdsIn(round)) {
                continue;
            }
            List<Integer> players = prohibition.players().stream().sorted().toList();
            for (int one : players) {
                for (int other : players) {
                    constraints = one < other ? constraints.withForbiddenPair(one, other) : constraints;
                }
            }
        }
        return constraints;
    }
}
