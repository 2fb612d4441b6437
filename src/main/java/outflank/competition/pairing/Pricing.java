package outflank.competition.pairing;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/** What any pair of a round costs by the penalty table, and which colors are the right ones for it. */
final class Pricing {

    /**
     * One way to seat two entrants, or one entrant's bye.
     *
     * @param black number of the entrant with Black, or of the one with the bye
     * @param white number of the entrant with White; the same number for a bye
     * @param cost its cost
     * @param broken the prohibitions it breaks
     */
    record Offer(int black, int white, PairCost cost, Set<Prohibition> broken) {

        boolean isBye() {
            return black == white;
        }
    }

    private final History history;
    private final int round;
    private final Penalties penalties;
    private final Draw draw;
    private final Set<Opponents> forbidden;
    private final Map<Integer, Entrant> entrants;
    private final int lowestScore;

    Pricing(Competition competition, int round, PairingRules rules, Draw draw, Set<Opponents> forbidden) {
        this.history = new History(competition, VirtualPoints.of(competition, rules.acceleration()));
        this.round = round;
        this.penalties = rules.penalties();
        this.draw = draw;
        this.forbidden = forbidden;
        this.entrants = competition.entrants().stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
        this.lowestScore = competition.entrants().stream()
                .filter(entrant -> entrant.playsIn(round))
                .mapToInt(entrant -> score(entrant.number()))
                .min()
                .orElse(0);
    }

    /** The half points by which an entrant is paired: his own before the round, and virtual ones if it is accelerated. */
    int score(int entrant) {
        return history.score(entrant, round);
    }

    /** The half points an entrant really has before the round. */
    int halfPoints(int entrant) {
        return history.of(entrant).halfPoints();
    }

    /** The cheaper way to seat the two; equal claims go by the round in which their colors last differed, then by lot. */
    Offer best(int one, int other) {
        Offer oneBlack = seated(one, other);
        Offer otherBlack = seated(other, one);
        int difference = Long.compare(oneBlack.cost().total(), otherBlack.cost().total());
        if (difference != 0) {
            return difference < 0 ? oneBlack : otherBlack;
        }
        Optional<Color> due = history.alternate(one, other);
        boolean firstIsBlack = due.map(color -> color == Color.BLACK)
                .orElseGet(() -> draw.compare(entrants.get(one), entrants.get(other)) < 0);
        return firstIsBlack ? oneBlack : otherBlack;
    }

    /** The pair with exactly these colors. */
    Offer seated(int black, int white) {
        List<History.Meeting> meetings = history.meetings(black, white);
        Set<Prohibition> broken = EnumSet.noneOf(Prohibition.class);
        if (meetings.stream().anyMatch(meeting -> meeting.black() == black)) {
            broken.add(Prohibition.REMATCH_IN_SAME_COLORS);
        }
        if (forbidden.contains(Opponents.of(black, white))) {
            broken.add(Prohibition.FORBIDDEN_PAIR);
        }
        int gap = Math.abs(score(black) - score(white));
        PairCost cost = new PairCost(
                color(black, Color.BLACK) + color(white, Color.WHITE),
                floating(black, score(white)) + floating(white, score(black)) + penalties.ofScoreGap(gap),
                repetition(meetings),
                isShared(entrants.get(black).country(), entrants.get(white).country())
                        ? penalties.sameCountry().in(round)
                        : 0,
                isShared(entrants.get(black).club(), entrants.get(white).club())
                        ? penalties.sameClub().in(round)
                        : 0,
                penalties.ofElitism(round, score(black) + score(white), gap),
                PairCost.PROHIBITION * broken.size());
        return new Offer(black, white, cost, broken);
    }

    /** The bye of this entrant: a game without color against somebody half a point below the last of the field. */
    Offer bye(int entrant) {
        int dummyScore = lowestScore - 1;
        int gap = score(entrant) - dummyScore;
        Set<Prohibition> broken =
                history.of(entrant).hadBye() ? EnumSet.of(Prohibition.SECOND_BYE) : EnumSet.noneOf(Prohibition.class);
        PairCost cost = new PairCost(
                0,
                floating(entrant, dummyScore) + penalties.ofScoreGap(gap),
                0,
                0,
                0,
                penalties.ofElitism(round, score(entrant) + dummyScore, gap),
                PairCost.PROHIBITION * broken.size());
        return new Offer(entrant, entrant, cost, broken);
    }

    /** Whether the two have met before. */
    boolean haveMet(int one, int other) {
        return !history.meetings(one, other).isEmpty();
    }

    private long color(int entrant, Color color) {
        EntrantHistory past = history.of(entrant);
        long cost = penalties.ofColorBalance(past.blackAhead() + (color == Color.BLACK ? 1 : -1));
        boolean again = past.lastColor().map(last -> last == color).orElse(false);
        return again ? cost + penalties.sameColorAgain() : cost;
    }

    private long floating(int entrant, int opponentsScore) {
        Optional<EntrantHistory.Float> last = history.of(entrant).lastFloat();
        if (score(entrant) == opponentsScore || last.isEmpty()) {
            return 0;
        }
        boolean down = score(entrant) > opponentsScore;
        boolean again = down == (last.get() == EntrantHistory.Float.DOWN);
        return again ? penalties.floatAgain() : -penalties.floatBack();
    }

    private long repetition(List<History.Meeting> meetings) {
        long cost = (long) penalties.rematch() * meetings.size();
        boolean inLastRound = meetings.stream().anyMatch(meeting -> meeting.round() == round - 1);
        return inLastRound ? cost + penalties.consecutiveRematch() : cost;
    }

    private static boolean isShared(String one, String other) {
        return !one.isEmpty() && one.equalsIgnoreCase(other);
    }
}
