package outflank.competition.verification;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Opponents;
import outflank.competition.pairing.PairingSystem;

/**
 * Whether everybody who took part has one place, and whether second byes and meetings with the same colors could have been
 * avoided (othello.md section 4), counted from the games anew.
 */
final class Seating {

    private static final int WHOLE_POINT = 2;

    private final KeptRound kept;
    private final Competition before;
    private final Set<Integer> hadBye = new HashSet<>();
    private final Set<Opponents> met = new HashSet<>();
    private final Set<Constraints.FixedPair> metWithColors = new HashSet<>();
    private final List<Finding> findings = new ArrayList<>();

    private Seating(KeptRound kept) {
        this.kept = kept;
        this.before = kept.input().afterRound(kept.number() - 1);
        before.rounds().forEach(this::count);
    }

    /** What is wrong with the places of the round, and what everybody may know of them. */
    static List<Finding> findings(KeptRound kept) {
        Seating seating = new Seating(kept);
        seating.checkEverybodyHasAPlace();
        if (kept.rules().system() == PairingSystem.SWISS) {
            seating.checkByes();
            seating.checkMeetings();
        }
        return seating.findings;
    }

    private void count(Round round) {
        hadBye.addAll(round.byes());
        round.requestedByes().forEach((entrant, halfPoints) -> {
            if (halfPoints >= WHOLE_POINT) {
                hadBye.add(entrant);
            }
        });
        for (Game game : round.games()) {
            if (game.isMeeting()) {
                met.add(Opponents.of(game.black(), game.white()));
                metWithColors.add(new Constraints.FixedPair(game.black(), game.white()));
            } else {
                Result result = game.result().orElseThrow();
                if (result.blackHalfPoints() > 0) {
                    hadBye.add(game.black());
                }
                if (result.whiteHalfPoints() > 0) {
                    hadBye.add(game.white());
                }
            }
        }
    }

    private void checkEverybodyHasAPlace() {
        Set<Integer> seated = new HashSet<>(kept.published().byes());
        kept.published().games().forEach(game -> {
            seated.add(game.black());
            seated.add(game.white());
        });
        for (Entrant entrant : kept.input().entrants()) {
            boolean hasPlace = seated.remove(entrant.number());
            boolean plays = entrant.playsIn(kept.number());
            if (hasPlace && !plays) {
                findings.add(of(FindingKind.ABSENT_SEATED, entrant.number()));
            }
            if (plays && !hasPlace) {
                findings.add(of(FindingKind.LEFT_OUT, entrant.number()));
            }
        }
        seated.forEach(stranger -> findings.add(of(FindingKind.ABSENT_SEATED, stranger)));
    }

    private void checkByes() {
        for (int entrant : kept.published().byes()) {
            if (hadBye.contains(entrant)) {
                boolean decided = kept.constraints().fixedBye().isPresent();
                boolean avoidable = !decided && isPairable(true);
                findings.add(of(avoidable ? FindingKind.SECOND_BYE_AVOIDABLE : FindingKind.SECOND_BYE, entrant));
            }
        }
    }

    private void checkMeetings() {
        for (Game game : kept.published().games()) {
            if (met.contains(Opponents.of(game.black(), game.white()))) {
                Constraints.FixedPair pair = new Constraints.FixedPair(game.black(), game.white());
                boolean decided = kept.constraints().fixedPairs().contains(pair);
                boolean avoidable = metWithColors.contains(pair) && !decided && isPairable(false);
                findings.add(Finding.ofGame(
                        avoidable ? FindingKind.SAME_COLORS_AVOIDABLE : FindingKind.REMATCH,
                        kept.number(),
                        game.table(),
                        game.black(),
                        game.white()));
            }
        }
    }

    /** Whether those the director has left free can be paired without a second bye, and without the same colors again. */
    private boolean isPairable(boolean sameColorsAllowed) {
        Set<Integer> fixed = new HashSet<>();
        kept.constraints().fixedPairs().forEach(pair -> {
            fixed.add(pair.black());
            fixed.add(pair.white());
        });
        kept.constraints().fixedBye().ifPresent(fixed::add);
        List<Integer> free = kept.input().entrants().stream()
                .filter(entrant -> entrant.playsIn(kept.number()) && !fixed.contains(entrant.number()))
                .map(Entrant::number)
                .toList();
        int nodes = free.size() + free.size() % 2;
        boolean[][] allowed = new boolean[nodes][nodes];
        for (int one = 0; one < free.size(); one++) {
            for (int other = 0; other < nodes; other++) {
                boolean bye = other == free.size();
                allowed[one][other] = one != other
                        && (bye
                                ? !hadBye.contains(free.get(one))
                                : mayMeet(free.get(one), free.get(other), sameColorsAllowed));
                allowed[other][one] |= bye && allowed[one][other];
            }
        }
        return PerfectMatching.exists(allowed);
    }

    private boolean mayMeet(int one, int other, boolean sameColorsAllowed) {
        boolean bothColorsUsed = metWithColors.contains(new Constraints.FixedPair(one, other))
                && metWithColors.contains(new Constraints.FixedPair(other, one));
        return !kept.constraints().forbiddenPairs().contains(Opponents.of(one, other))
                && (sameColorsAllowed || !bothColorsUsed);
    }

    private Finding of(FindingKind kind, int entrant) {
        return Finding.ofEntrant(kind, kept.number(), entrant, "", "");
    }
}
