package outflank.competition.standings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Round;

/** A competition counted once: every entrant's rounds and score, from which each tie-break takes what it needs. */
public final class Tally {

    private final Competition competition;
    private final Map<Integer, Entrant> entrants = new HashMap<>();
    private final Map<Integer, List<Cell>> cells = new HashMap<>();
    private final Map<Integer, Score> scores = new HashMap<>();

    private Tally(Competition competition) {
        this.competition = competition;
        for (Entrant entrant : competition.entrants()) {
            entrants.put(entrant.number(), entrant);
            cells.put(entrant.number(), new ArrayList<>());
        }
        competition.rounds().forEach(this::add);
        cells.replaceAll((number, row) -> List.copyOf(row));
        cells.forEach((number, row) -> scores.put(number, Score.of(row, competition.byeHalfDiscs())));
    }

    /** Counts a competition as it stands. */
    public static Tally of(Competition competition) {
        return new Tally(competition);
    }

    private void add(Round round) {
        Map<Integer, Game> games = new HashMap<>();
        for (Game game : round.games()) {
            games.put(game.black(), game);
            games.put(game.white(), game);
        }
        for (Entrant entrant : competition.entrants()) {
            int number = entrant.number();
            Optional<Game> game = Optional.ofNullable(games.get(number));
            CellKind kind = game.isPresent() ? CellKind.GAME : kindWithoutGame(entrant, round);
            cells.get(number).add(new Cell(number, round.number(), kind, game));
        }
    }

    private static CellKind kindWithoutGame(Entrant entrant, Round round) {
        if (round.byes().contains(entrant.number())) {
            return CellKind.BYE;
        }
        if (round.number() < entrant.entersInRound()) {
            return CellKind.NOT_YET_ENTERED;
        }
        return entrant.hasWithdrawnBy(round.number()) ? CellKind.WITHDRAWN : CellKind.MISSED;
    }

    /** The competition that was counted. */
    public Competition competition() {
        return competition;
    }

    /** What the entrant with this number did in every published round, the first one first. */
    public List<Cell> cells(int entrant) {
        return known(cells.get(entrant), entrant);
    }

    /** The score of the entrant with this number. */
    public Score score(int entrant) {
        return known(scores.get(entrant), entrant);
    }

    /**
     * Whether the entrant with this number has withdrawn by the last published round. Somebody who leaves later still
     * counts as present, so that standings of earlier rounds never change (peers.md, lesson 9).
     */
    public boolean hasWithdrawn(int entrant) {
        return known(entrants.get(entrant), entrant)
                .hasWithdrawnBy(competition.rounds().size());
    }

    private static <T> T known(T value, int entrant) {
        if (value == null) {
            throw new IllegalArgumentException("nobody has the number " + entrant);
        }
        return value;
    }
}
