package outflank.competition.simulation;

import java.util.HashMap;
import java.util.Map;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.Round;

/**
 * How strong everybody is taken to be. A known rating is taken as it is. Whoever has none gets the rating at which his
 * games so far, and two draws with an average player of this field besides, were to be expected: so nobody is put at an
 * extreme by a single game, and a field without any rating begins level. An opponent without a rating counts as average.
 */
public final class Strengths {

    private static final int STEPS = 50;
    private static final double FURTHEST = 2_000;
    private static final double DRAWS_WITH_AVERAGE = 2;

    /** What nobody's rating is, where no rating is known at all; only differences matter. */
    private static final double WITHOUT_ANY = 1_500;

    private final Competition competition;
    private final double average;
    private final Map<Integer, Double> ratings = new HashMap<>();

    private Strengths(Competition competition) {
        this.competition = competition;
        this.average = competition.entrants().stream()
                .mapToInt(Entrant::rating)
                .filter(rating -> rating > 0)
                .average()
                .orElse(WITHOUT_ANY);
        for (Entrant entrant : competition.entrants()) {
            ratings.put(entrant.number(), entrant.rating() > 0 ? (double) entrant.rating() : average);
        }
        Map<Integer, Double> estimated = new HashMap<>();
        for (Entrant entrant : competition.entrants()) {
            if (entrant.rating() <= 0) {
                estimated.put(entrant.number(), estimate(entrant.number()));
            }
        }
        ratings.putAll(estimated);
    }

    /** The strengths of everybody in this competition, by its ratings and its decided games. */
    public static Strengths of(Competition competition) {
        return new Strengths(competition);
    }

    /** The rating of the entrant with this number, known or estimated. */
    public double rating(int entrant) {
        return ratings.get(entrant);
    }

    /** By how much one is stronger than the other. */
    public double difference(int one, int other) {
        return rating(one) - rating(other);
    }

    private double estimate(int entrant) {
        double lower = average - FURTHEST;
        double upper = average + FURTHEST;
        for (int step = 0; step < STEPS; step++) {
            double middle = (lower + upper) / 2;
            if (surplus(entrant, middle) > 0) {
                lower = middle;
            } else {
                upper = middle;
            }
        }
        return (lower + upper) / 2;
    }

    /** The points made beyond those that were to be expected with this rating. */
    private double surplus(int entrant, double rating) {
        double surplus = DRAWS_WITH_AVERAGE * (0.5 - GameModel.expectedScore(rating - average));
        for (Round round : competition.rounds()) {
            for (Game game : round.games()) {
                if (game.involves(entrant) && game.isMeeting() && game.result().isPresent()) {
                    Result result = game.result().orElseThrow();
                    double points = result.halfPoints(game.colorOf(entrant)) / 2.0;
                    double opponent = ratings.get(game.opponentOf(entrant));
                    surplus += points - GameModel.expectedScore(rating - opponent);
                }
            }
        }
        return surplus;
    }
}
