package outflank.competition.knockout;

import java.util.Optional;
import java.util.OptionalInt;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.Result;

/**
 * Where a match stands. It is over as soon as one of the two leads by more points than are left to play for, or when all
 * its games are played; then points decide, with equal points the discs of the whole match, and if it is level all through
 * the higher rank in the preliminaries (othello.md section 4).
 *
 * <p>In the semi-final and the final of the world championship of 2018 the third game was played at 1½–½, in the semi-final
 * with the higher-ranked player ahead: so a lead that can only be caught up to equal points does not end a match.
 *
 * @param match the match
 */
public record MatchScore(Match match) {

    private static final int HALF_POINTS_OF_A_GAME = 2;

    /** What decided a match. */
    public enum Ground {
        POINTS,
        DISCS,
        RANK
    }

    /** Half points of one of the two in decided games. */
    public int halfPoints(int entrant) {
        return sum(entrant, true);
    }

    /** Half discs of one of the two in decided games. */
    public int halfDiscs(int entrant) {
        return sum(entrant, false);
    }

    private int sum(int entrant, boolean points) {
        int sum = 0;
        for (Game game : match.games()) {
            if (game.result().isPresent()) {
                Result result = game.result().get();
                sum += points ? result.halfPoints(game.colorOf(entrant)) : result.halfDiscs(game.colorOf(entrant));
            }
        }
        return sum;
    }

    private int decidedGames() {
        return (int)
                match.games().stream().filter(game -> game.result().isPresent()).count();
    }

    /** Half points the higher-ranked one is ahead; negative if behind. */
    private int lead() {
        return halfPoints(match.higher()) - halfPoints(match.lower());
    }

    /** Half discs the higher-ranked one is ahead; negative if behind. */
    private int leadInDiscs() {
        return halfDiscs(match.higher()) - halfDiscs(match.lower());
    }

    /** What decided the match; empty while it is open. */
    public Optional<Ground> ground() {
        int left = match.bestOf() - decidedGames();
        if (Math.abs(lead()) > HALF_POINTS_OF_A_GAME * left) {
            return Optional.of(Ground.POINTS);
        }
        if (left > 0) {
            return Optional.empty();
        }
        return Optional.of(leadInDiscs() != 0 ? Ground.DISCS : Ground.RANK);
    }

    /** Who has won the match; empty while it is open. */
    public OptionalInt winner() {
        Optional<Ground> ground = ground();
        if (ground.isEmpty()) {
            return OptionalInt.empty();
        }
        int ahead =
                switch (ground.get()) {
                    case POINTS -> lead();
                    case DISCS -> leadInDiscs();
                    case RANK -> 0;
                };
        return OptionalInt.of(ahead >= 0 ? match.higher() : match.lower());
    }

    /** Who has lost the match; empty while it is open. */
    public OptionalInt loser() {
        OptionalInt winner = winner();
        return winner.isEmpty() ? winner : OptionalInt.of(match.higher() + match.lower() - winner.getAsInt());
    }

    /** Whether the next game can begin: the match is open, and the last game is decided. */
    public boolean needsGame() {
        return ground().isEmpty() && decidedGames() == match.games().size();
    }

    /**
     * Who chooses the color in the next game: the higher-ranked one in the first game, in the third and every further odd
     * one whoever has more discs in the match so far, with equal discs again the higher-ranked one. Empty in the games
     * between, which have the colors of the one before reversed.
     */
    public OptionalInt chooser() {
        if (match.games().size() % 2 == 1) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(leadInDiscs() >= 0 ? match.higher() : match.lower());
    }

    /** Who has Black in the next game: the one who had White before, and where somebody chooses he, until he says otherwise. */
    public int nextBlack() {
        return chooser()
                .orElseGet(() -> match.games().get(match.games().size() - 1).white());
    }
}
