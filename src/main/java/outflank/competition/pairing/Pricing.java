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
        Set<Prohibition> broken = broken(black, white);
        int gap = Math.abs(score(black) - score(white));
        PairCost cost = new PairCost(
                color(black, Color.BLACK) + color(white, Color.WHITE),
                floating(black, score(white)) + floating(white, score(black)) + penalties.ofScoreGap(gap),
                repetition(black, white),
                isShared(entrants.get(black).country(), entrants.get(white).country()) ? sameCountry() : 0,
                isShared(entrants.get(black).club(), entrants.get(white).club()) ? sameClub() : 0,
                elitism(score(black), score(white)),
                PairCost.PROHIBITION * broken.size());
        return new Offer(black, white, cost, broken);
    }

    /** The prohibitions that a pair with these colors breaks. */
    Set<Prohibition> broken(int black, int white) {
        Set<Prohibition> broken = EnumSet.noneOf(Prohibition.class);
        for (History.Meeting meeting : history.meetings(black, white)) {
            if (meeting.black() == black) {
                broken.add(Prohibition.REMATCH_IN_SAME_COLORS);
            }
        }
        if (forbidden.contains(Opponents.of(black, white))) {
            broken.add(Prohibition.FORBIDDEN_PAIR);
        }
        return broken;
    }

    /** The bye of this entrant: a game without color against somebody half a point below the last of the field. */
    Offer bye(int entrant) {
        Set<Prohibition> broken =
                hadBye(entrant) ? EnumSet.of(Prohibition.SECOND_BYE) : EnumSet.noneOf(Prohibition.class);
        PairCost cost = new PairCost(
                0,
                floating(entrant, scoreOfNobody()) + penalties.ofScoreGap(score(entrant) - scoreOfNobody()),
                0,
                0,
                0,
                elitism(score(entrant), scoreOfNobody()),
                PairCost.PROHIBITION * broken.size());
        return new Offer(entrant, entrant, cost, broken);
    }

    /** The score of the opponent that a bye is taken for: half a point below the last of the field. */
    int scoreOfNobody() {
        return lowestScore - 1;
    }

    /** Whether an entrant has had a bye, or a point without playing. */
    boolean hadBye(int entrant) {
        return history.of(entrant).hadBye();
    }

    /** All who have met. */
    Set<Opponents> meetings() {
        return history.meetings();
    }

    /** Whether the two have met before. */
    boolean haveMet(int one, int other) {
        return !history.meetings(one, other).isEmpty();
    }

    /** What it costs that an entrant gets a color. */
    long color(int entrant, Color color) {
        EntrantHistory past = history.of(entrant);
        long cost = penalties.ofColorBalance(past.blackAhead() + (color == Color.BLACK ? 1 : -1));
        boolean again = past.lastColor().map(last -> last == color).orElse(false);
        return again ? cost + penalties.sameColorAgain() : cost;
    }

    /** What it costs that an entrant floats to an opponent with this score, besides the difference; below 0 if it is back. */
    long floating(int entrant, int opponentsScore) {
        Optional<EntrantHistory.Float> last = history.of(entrant).lastFloat();
        if (score(entrant) == opponentsScore || last.isEmpty()) {
            return 0;
        }
        boolean down = score(entrant) > opponentsScore;
        boolean again = down == (last.get() == EntrantHistory.Float.DOWN);
        return again ? penalties.floatAgain() : -penalties.floatBack();
    }

    /** What the difference of two scores costs, among high scores more. */
    long gap(int one, int other) {
        return penalties.ofScoreGap(Math.abs(one - other)) + elitism(one, other);
    }

    private long elitism(int one, int other) {
        return penalties.ofElitism(round, one + other, Math.abs(one - other));
    }

    /** What it costs that two meet again. */
    long repetition(int one, int other) {
        List<History.Meeting> meetings = history.meetings(one, other);
        long cost = (long) penalties.rematch() * meetings.size();
        boolean inLastRound = meetings.stream().anyMatch(meeting -> meeting.round() == round - 1);
        return inLastRound ? cost + penalties.consecutiveRematch() : cost;
    }

    /** What it costs in this round that two come from one country. */
    long sameCountry() {
        return penalties.sameCountry().in(round);
    }

    /** What it costs in this round that two come from one club. */
    long sameClub() {
        return penalties.sameClub().in(round);
    }

    private static boolean isShared(String one, String other) {
        return !one.isEmpty() && one.equalsIgnoreCase(other);
    }
}
