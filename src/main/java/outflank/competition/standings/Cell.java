package outflank.competition.standings;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.competition.Color;
import outflank.competition.Game;
import outflank.competition.Result;

/**
 * One field of the crosstable: one entrant in one round.
 *
 * @param entrant number of the entrant whose field this is
 * @param round number of the round, from 1
 * @param kind what the entrant did in that round
 * @param game the game, exactly if the kind is {@link CellKind#GAME}
 * @param halfPoints half points from this round: 0 to 2; nothing while a game is not decided
 */
public record Cell(int entrant, int round, CellKind kind, Optional<Game> game, int halfPoints) {

    /** @throws IllegalArgumentException if kind and game contradict each other */
    public Cell {
        Objects.requireNonNull(kind, "kind");
        if (game.isPresent() != (kind == CellKind.GAME)) {
            throw new IllegalArgumentException("a cell of kind " + kind + " cannot hold " + game);
        }
    }

    /** The number of the opponent; empty without a game. */
    public OptionalInt opponent() {
        return game.map(played -> OptionalInt.of(played.opponentOf(entrant))).orElseGet(OptionalInt::empty);
    }

    /** The color of the entrant; empty without a game. */
    public Optional<Color> color() {
        return game.map(played -> played.colorOf(entrant));
    }

    /** The result; empty without a game or while it is not decided. */
    public Optional<Result> result() {
        return game.flatMap(Game::result);
    }

    /** The number of the table; empty without a game. */
    public OptionalInt table() {
        return game.map(played -> OptionalInt.of(played.table())).orElseGet(OptionalInt::empty);
    }

    /**
     * The half discs this entrant has from this round; nothing while a game is not decided.
     *
     * @param byeHalfDiscs what a bye is worth in this competition
     */
    public int halfDiscs(int byeHalfDiscs) {
        return switch (kind) {
            case BYE -> byeHalfDiscs;
            case REQUESTED_BYE -> Score.requestedByeHalfDiscs(halfPoints, byeHalfDiscs);
            default ->
                result().map(result -> result.halfDiscs(color().orElseThrow())).orElse(0);
        };
    }
}
