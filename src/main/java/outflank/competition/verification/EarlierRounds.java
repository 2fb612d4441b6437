package outflank.competition.verification;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/**
 * What a round was paired from against the competition as it stands. A result corrected later is a difference here too:
 * whether somebody corrected it openly, only the history can tell.
 */
final class EarlierRounds {

    private final KeptRound kept;
    private final Competition present;
    private final List<Finding> findings = new ArrayList<>();

    private EarlierRounds(KeptRound kept, Competition present) {
        this.kept = kept;
        this.present = present;
    }

    /** What stood otherwise when the round was paired; in each finding, expected is the present and found is then. */
    static List<Finding> findings(KeptRound kept, Competition present) {
        EarlierRounds earlier = new EarlierRounds(kept, present);
        for (int number = 1; number < kept.number(); number++) {
            earlier.compareRound(number);
        }
        earlier.compareEntrants();
        return earlier.findings;
    }

    private void compareRound(int number) {
        Optional<Round> then = round(kept.input(), number);
        Optional<Round> now = round(present, number);
        if (then.isEmpty() || now.isEmpty()) {
            findings.add(Finding.ofRound(FindingKind.EARLIER_ROUND_MISSING, number, "", ""));
            return;
        }
        compareGames(then.get(), now.get());
        boolean sameByes = then.get().byes().equals(now.get().byes())
                && then.get().requestedByes().equals(now.get().requestedByes());
        if (!sameByes) {
            findings.add(Finding.ofRound(FindingKind.EARLIER_BYES_DIFFER, number, byes(now.get()), byes(then.get())));
        }
    }

    private static Optional<Round> round(Competition competition, int number) {
        return competition.rounds().size() < number
                ? Optional.empty()
                : Optional.of(competition.rounds().get(number - 1));
    }

    private static String byes(Round round) {
        return new TreeSet<>(round.byes()) + " "
                + new TreeSet<>(round.requestedByes().keySet());
    }

    private void compareGames(Round then, Round now) {
        Map<Integer, Game> byTable = new HashMap<>();
        then.games().forEach(game -> byTable.put(game.table(), game));
        for (Game game : now.games()) {
            Game before = byTable.remove(game.table());
            if (before == null || !before.involves(game.black()) || !before.involves(game.white())) {
                findings.add(of(FindingKind.EARLIER_PAIR_DIFFERS, now.number(), game, "", ""));
                continue;
            }
            boolean swapped = before.black() != game.black();
            if (swapped) {
                findings.add(of(FindingKind.EARLIER_COLORS_DIFFER, now.number(), game, "", ""));
            }
            compareResults(now.number(), before, game, swapped);
        }
        byTable.values()
                .forEach(game -> findings.add(of(FindingKind.EARLIER_PAIR_DIFFERS, now.number(), game, "", "")));
    }

    /** Where the colors were swapped since, a result may have stayed with the players or with the colors. */
    private void compareResults(int round, Game before, Game game, boolean swapped) {
        boolean same = before.result().equals(game.result())
                || swapped && before.result().map(Result::withColorsSwapped).equals(game.result());
        if (!same) {
            findings.add(of(FindingKind.RESULT_DIFFERS, round, game, text(game.result()), text(before.result())));
        }
    }

    private static Finding of(FindingKind kind, int round, Game game, String expected, String found) {
        return new Finding(kind, round, game.table(), game.black(), game.white(), expected, found);
    }

    private static String text(Optional<Result> result) {
        return result.map(known -> known.kind() + " " + known.blackHalfDiscs() + " " + known.whiteHalfDiscs())
                .orElse("");
    }

    private void compareEntrants() {
        Map<Integer, Entrant> now = new HashMap<>();
        present.entrants().forEach(entrant -> now.put(entrant.number(), entrant));
        for (Entrant then : kept.input().entrants()) {
            Entrant entrant = now.remove(then.number());
            if (entrant == null) {
                findings.add(Finding.ofEntrant(FindingKind.ENTRANT_DIFFERS, kept.number(), then.number(), "", ""));
            } else {
                compare(then, entrant);
            }
        }
        // Who entered later was not there when the round was paired.
        now.values().stream()
                .filter(entrant -> entrant.entersInRound() < kept.number())
                .forEach(entrant -> findings.add(
                        Finding.ofEntrant(FindingKind.ENTRANT_DIFFERS, kept.number(), entrant.number(), "", "")));
    }

    private void compare(Entrant then, Entrant now) {
        int number = then.number();
        if (then.lot() != now.lot()) {
            findings.add(Finding.ofEntrant(FindingKind.LOT_DIFFERS, kept.number(), number, now.lot(), then.lot()));
        }
        boolean samePerson = Objects.equals(person(then), person(now));
        if (!samePerson) {
            findings.add(
                    Finding.ofEntrant(FindingKind.PERSON_DIFFERS, kept.number(), number, person(now), person(then)));
        }
        if (then.playsIn(kept.number()) != now.playsIn(kept.number())) {
            findings.add(Finding.ofEntrant(FindingKind.TAKING_PART_DIFFERS, kept.number(), number, "", ""));
        }
    }

    private static String person(Entrant entrant) {
        return (entrant.country() + " " + entrant.rating()).strip();
    }
}
