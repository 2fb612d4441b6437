package outflank.competition.standings;

import java.util.ArrayList;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.Entrant;

/**
 * A competition counted once: every entrant's rounds and score, from which each tie-break takes what it needs. Inside this
 * package entrants are named by their place in the competition's list, from 0.
 */
public final class Tally {

    private final Competition competition;
    private final Seats seats;
    private final Score[] scores;
    private final int[] halfPoints;
    private final boolean[] withdrawn;

    private Tally(Competition competition) {
        this.competition = competition;
        this.seats = new Seats(competition);
        int size = competition.entrants().size();
        this.scores = new Score[size];
        this.halfPoints = new int[size];
        this.withdrawn = new boolean[size];
        for (int entrant = 0; entrant < size; entrant++) {
            scores[entrant] = scoreOf(entrant);
            halfPoints[entrant] = scores[entrant].halfPoints();
            withdrawn[entrant] = competition.entrants().get(entrant).hasWithdrawnBy(seats.rounds);
        }
    }

    /** Counts a competition as it stands. */
    public static Tally of(Competition competition) {
        return new Tally(competition);
    }

    private Score scoreOf(int entrant) {
        int[] gamesByHalfPoints = new int[3];
        int points = 0;
        int halfDiscs = 0;
        int byes = 0;
        for (int round = 0; round < seats.rounds; round++) {
            int seat = seats.seat(entrant, round);
            points += seats.halfPoints(seat);
            halfDiscs += seats.halfDiscs(seat);
            if (seats.kind(seat) == CellKind.BYE) {
                byes++;
            }
            if (seats.isDecided(seat)) {
                gamesByHalfPoints[seats.halfPoints(seat)]++;
            }
        }
        return new Score(points, halfDiscs, gamesByHalfPoints[2], gamesByHalfPoints[1], gamesByHalfPoints[0], byes);
    }

    /** The competition that was counted. */
    public Competition competition() {
        return competition;
    }

    /** What the entrant with this number did in every published round, the first one first. */
    public List<Cell> cells(int entrant) {
        int place = placeOf(entrant);
        List<Cell> cells = new ArrayList<>(seats.rounds);
        for (int round = 0; round < seats.rounds; round++) {
            int seat = seats.seat(place, round);
            cells.add(new Cell(entrant, round + 1, seats.kind(seat), seats.game(seat), seats.halfPoints(seat)));
        }
        return List.copyOf(cells);
    }

    /** The score of the entrant with this number. */
    public Score score(int entrant) {
        return scores[placeOf(entrant)];
    }

    /**
     * Whether the entrant with this number has withdrawn by the last published round. Somebody who leaves later still
     * counts as present, so that standings of earlier rounds never change (peers.md, lesson 9).
     */
    public boolean hasWithdrawn(int entrant) {
        return withdrawn[placeOf(entrant)];
    }

    /** The place of the entrant with this number in the competition's list. */
    int placeOf(int number) {
        Integer place = seats.place(number);
        if (place == null) {
            throw new IllegalArgumentException("nobody has the number " + number);
        }
        return place;
    }

    Seats seats() {
        return seats;
    }

    int size() {
        return scores.length;
    }

    /** The number of published rounds. */
    int rounds() {
        return seats.rounds;
    }

    Entrant entrantAt(int place) {
        return competition.entrants().get(place);
    }

    Score scoreAt(int place) {
        return scores[place];
    }

    int halfPointsAt(int place) {
        return halfPoints[place];
    }

    boolean hasWithdrawnAt(int place) {
        return withdrawn[place];
    }
}
