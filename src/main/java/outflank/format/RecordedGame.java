package outflank.format;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import outflank.othello.Position;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.transcript.Transcript;

/**
 * One game of a file, with what the file says about it.
 *
 * @param number which game of the file it is, from 1
 * @param black the name of Black, empty if the file has none; {@code #12} is number 12 of names that are not there
 * @param white the name of White, likewise
 * @param event the name of the tournament, likewise
 * @param date as much of the date as the file says: empty, {@code 2018}, {@code 2018-10} or {@code 2018-10-10}
 * @param blackDiscs the score the file gives Black: 0 to 64 discs; empty if it gives none
 * @param transcript the moves, and what reading them said
 * @param details what only some formats say
 * @param remarks what was noticed about this game beside its moves
 */
public record RecordedGame(
        long number,
        String black,
        String white,
        String event,
        String date,
        OptionalInt blackDiscs,
        Transcript transcript,
        GameDetails details,
        List<FormatProblem> remarks) {

    public RecordedGame {
        Objects.requireNonNull(black, "black");
        Objects.requireNonNull(white, "white");
        Objects.requireNonNull(event, "event");
        Objects.requireNonNull(date, "date");
        Objects.requireNonNull(blackDiscs, "blackDiscs");
        Objects.requireNonNull(transcript, "transcript");
        Objects.requireNonNull(details, "details");
        remarks = List.copyOf(remarks);
    }

    /** Whether the moves could be had: it is a game of Othello on 8x8 from the common start. */
    public boolean isSupported() {
        return remarks.stream().noneMatch(remark -> remark.kind().effect() == FormatProblem.Effect.HIDES_THE_GAME);
    }

    /**
     * The official score of Black on the board: 0 to 64 discs, the empty squares given to the winner.
     *
     * @return empty unless the game was played to its end
     */
    public OptionalInt playedBlackDiscs() {
        if (!transcript.isComplete()) {
            return OptionalInt.empty();
        }
        Position end = Position.start();
        if (transcript.isIrregular()) {
            end = transcript.replay().end();
        } else {
            for (int square : transcript.squares()) {
                end = (end.mustPass() ? end.pass() : end).play(square);
            }
        }
        return OptionalInt.of(Scoring.EMPTIES_TO_WINNER.score(end).halfDiscs(Side.BLACK) / 2);
    }

    /** Whether the game was played to its end and the file gives it another score than the board does. */
    public boolean scoreDiffers() {
        return blackDiscs.isPresent() && transcript.isComplete() && !blackDiscs.equals(playedBlackDiscs());
    }
}
