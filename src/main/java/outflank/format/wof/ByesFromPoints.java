package outflank.format.wof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import outflank.competition.Color;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.tournament.RoundDraft;
import outflank.format.tournament.TournamentFileBuilder;

/**
 * A result file leaves byes out. Where the points of a player at its head are more than those of his games, he had byes
 * in rounds in which he has no game; any other missing game is an absence.
 *
 * <p>Which of several missing games was the bye is not said. As a round has one bye at most as a rule, the rounds are
 * taken first in which nobody else has one, then the earlier ones.
 */
final class ByesFromPoints {

    private static final int POINT = 2;

    private final TournamentFileBuilder file;
    private final Map<Integer, Integer> byesInRound = new HashMap<>();
    private final Map<Integer, Integer> discsOfBye = new TreeMap<>();

    ByesFromPoints(TournamentFileBuilder file) {
        this.file = file;
    }

    private record Wanted(HeaderScore score, int halfPoints, int halfDiscs, List<RoundDraft> missed) {

        int byes() {
            return halfPoints / POINT;
        }

        boolean half() {
            return halfPoints % POINT != 0;
        }

        int places() {
            return byes() + (half() ? 1 : 0);
        }

        int choice() {
            return missed.size() - places();
        }
    }

    /** Gives everybody the byes his points tell of, and the byes the discs they tell of. */
    void give(List<HeaderScore> scores) throws UnusableFile {
        List<Wanted> wanted = new ArrayList<>();
        for (HeaderScore score : scores) {
            Wanted one = wanted(score);
            if (one.halfPoints() < 0 || one.places() > one.missed().size()) {
                file.remarks().add(Kind.POINTS_DIFFER, name(score));
            } else {
                wanted.add(one);
            }
        }
        wanted.sort(Comparator.comparingInt(Wanted::choice));
        for (Wanted one : wanted) {
            give(one);
        }
        mostFrequent().ifPresent(halfDiscs -> file.byeHalfDiscs = halfDiscs);
        for (Wanted one : wanted) {
            int explained = one.byes() * file.byeHalfDiscs;
            if (one.score().halfDiscs().isPresent() && one.halfDiscs() != explained) {
                file.remarks().add(Kind.POINTS_DIFFER, name(one.score()));
            }
        }
    }

    private Wanted wanted(HeaderScore score) {
        int halfPoints = score.halfPoints();
        int halfDiscs = score.halfDiscs().orElse(0);
        List<RoundDraft> missed = new ArrayList<>();
        for (RoundDraft round : file.rounds()) {
            if (!round.seats(score.entrant())) {
                missed.add(round);
                continue;
            }
            Game game = round.games().stream()
                    .filter(played -> played.involves(score.entrant()))
                    .findFirst()
                    .orElseThrow();
            Color color = game.colorOf(score.entrant());
            Result result = game.result().orElseThrow();
            halfPoints -= result.halfPoints(color);
            halfDiscs -= result.halfDiscs(color);
        }
        return new Wanted(score, halfPoints, halfDiscs, missed);
    }

    private void give(Wanted one) throws UnusableFile {
        if (one.byes() > 0 && one.score().halfDiscs().isPresent() && one.halfDiscs() >= 0) {
            int each = one.halfDiscs() / one.byes();
            if (each <= Result.BOARD_HALF_DISCS && each * one.byes() == one.halfDiscs()) {
                discsOfBye.merge(each, one.byes(), Integer::sum);
            }
        }
        List<RoundDraft> rounds = new ArrayList<>(one.missed());
        rounds.sort(Comparator.comparingInt(round -> byesInRound.getOrDefault(round.number(), 0)));
        for (RoundDraft round : rounds.subList(0, one.byes())) {
            byesInRound.merge(round.number(), 1, Integer::sum);
            round.bye(one.score().entrant(), Place.FILE);
        }
        if (one.half()) {
            rounds.get(one.byes()).requestedBye(one.score().entrant(), 1, Place.FILE);
        }
    }

    private Optional<Integer> mostFrequent() {
        return discsOfBye.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    private String name(HeaderScore score) {
        return file.entrants().stream()
                .filter(entrant -> entrant.number() == score.entrant())
                .map(entrant -> entrant.familyName + " " + entrant.federationId)
                .findFirst()
                .orElse("");
    }
}
