package outflank.boot.command;

import java.util.Locale;
import java.util.OptionalInt;
import outflank.format.FormatProblem;
import outflank.format.RecordedGame;
import outflank.othello.Square;
import outflank.othello.transcript.Transcript;

/**
 * What {@code check} says of a game.
 *
 * @param game the game
 * @param status what became of it
 * @param at the number of the move with the problem, or of the last one of a truncated game; empty where there is none
 * @param blackDiscs the official score of Black on the board; empty if the game is not finished
 */
record CheckedGame(RecordedGame game, Status status, OptionalInt at, OptionalInt blackDiscs) {

    /** What became of a game. */
    enum Status {
        FINISHED,
        TRUNCATED,
        ILLEGAL,
        UNREADABLE,
        UNSUPPORTED;

        /** The word of the output. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static CheckedGame of(RecordedGame game) {
        Status status = status(game);
        boolean placed = status != Status.FINISHED && status != Status.UNSUPPORTED;
        OptionalInt at = placed ? OptionalInt.of(game.transcript().at()) : OptionalInt.empty();
        return new CheckedGame(game, status, at, game.playedBlackDiscs());
    }

    private static Status status(RecordedGame game) {
        if (!game.isSupported()) {
            return Status.UNSUPPORTED;
        }
        return switch (game.transcript().verdict()) {
            case COMPLETE -> Status.FINISHED;
            case TRUNCATED, EMPTY -> Status.TRUNCATED;
            case UNREADABLE, TOO_LONG -> Status.UNREADABLE;
            default -> Status.ILLEGAL;
        };
    }

    /** The official score of White on the board. */
    OptionalInt whiteDiscs() {
        return blackDiscs.isPresent() ? OptionalInt.of(Square.COUNT - blackDiscs.getAsInt()) : blackDiscs;
    }

    /** Whether the file gives the finished game another score than the board does. */
    boolean scoreDiffers() {
        return blackDiscs.isPresent()
                && game.blackDiscs().isPresent()
                && !game.blackDiscs().equals(blackDiscs);
    }

    /** What is wrong, in one word; empty if nothing is. */
    String problem() {
        return switch (status) {
            case FINISHED, TRUNCATED -> "";
            case ILLEGAL, UNREADABLE -> game.transcript().verdict().name().toLowerCase(Locale.ROOT);
            case UNSUPPORTED ->
                game.remarks().stream()
                        .map(FormatProblem::kind)
                        .filter(kind -> kind.effect() == FormatProblem.Effect.HIDES_THE_GAME)
                        .findFirst()
                        .orElseThrow()
                        .word();
        };
    }

    /** What there is to say to a person; empty if all is well. */
    String sentence() {
        Transcript transcript = game.transcript();
        String offending = transcript.offending().isEmpty() ? "" : " (" + transcript.offending() + ")";
        return switch (status) {
            case FINISHED -> scoreDiffers() ? scores() : "";
            case TRUNCATED -> "truncated after move " + transcript.moveCount();
            case ILLEGAL, UNREADABLE ->
                status.word() + " at move " + transcript.at() + ": " + problem().replace('_', ' ') + offending;
            case UNSUPPORTED -> "unsupported: " + problem().replace('_', ' ');
        };
    }

    private String scores() {
        int stated = game.blackDiscs().getAsInt();
        return "score differs: " + stated + "-" + (Square.COUNT - stated) + " in the file, " + blackDiscs.getAsInt()
                + "-" + whiteDiscs().getAsInt() + " on the board";
    }
}
