package outflank.archive;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.OptionalInt;
import java.util.UUID;
import outflank.format.RecordedGame;
import outflank.othello.Move;
import outflank.othello.Position;
import outflank.othello.Scoring;
import outflank.othello.Side;
import outflank.othello.Square;
import outflank.othello.opening.Opening;
import outflank.othello.opening.Openings;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/**
 * A game as the archive keeps it, before it knows the ids of its names.
 *
 * @param key what a game that comes again is known by
 * @param replayedBlack discs of Black where the moves end; empty unless the game is over
 * @param transcript the moves as they were written, and what reading them said
 * @param opening key of the opening; empty if it has no name
 */
record PreparedGame(
        UUID key,
        String black,
        String white,
        String event,
        String played,
        OptionalInt officialBlack,
        OptionalInt replayedBlack,
        Transcript transcript,
        String opening) {

    static PreparedGame of(RecordedGame game) {
        Transcript transcript = game.transcript();
        OptionalInt replayed = transcript.isComplete()
                ? OptionalInt.of(
                        Scoring.EMPTIES_TO_WINNER.score(end(transcript)).halfDiscs(Side.BLACK) / 2)
                : OptionalInt.empty();
        String opening =
                Openings.known().of(transcript.moves()).map(Opening::key).orElse("");
        String black = ArchiveName.of(game.black());
        String white = ArchiveName.of(game.white());
        String event = ArchiveName.of(game.event());
        UUID key = key(
                black,
                white,
                event,
                game.date(),
                game.blackDiscs().isPresent() ? "" + game.blackDiscs().getAsInt() : "",
                inStandardOrientation(transcript),
                isFaulty(transcript) ? transcript.written() : "");
        return new PreparedGame(
                key, black, white, event, game.date(), game.blackDiscs(), replayed, transcript, opening);
    }

    /** Only one of the four orientations of a game begins with f5, and nearly all files have it. */
    private static String inStandardOrientation(Transcript transcript) {
        return transcript.moves().startsWith("f5")
                ? transcript.moves()
                : transcript.inStandardOrientation().moves();
    }

    /** Whether something is wrong in the moves; a game that merely stops early has no fault. */
    boolean isFaulty() {
        return isFaulty(transcript);
    }

    boolean isTruncated() {
        return transcript.verdict() == Verdict.TRUNCATED || transcript.verdict() == Verdict.EMPTY;
    }

    /** Whether the moves end with another score than the file says. */
    boolean differs() {
        return officialBlack.isPresent() && replayedBlack.isPresent() && !officialBlack.equals(replayedBlack);
    }

    private static boolean isFaulty(Transcript transcript) {
        return switch (transcript.verdict()) {
            case COMPLETE, TRUNCATED, EMPTY -> false;
            default -> true;
        };
    }

    /** The position after the last move. A plain game is played without the steps, for thousands come in a second. */
    private static Position end(Transcript transcript) {
        String moves = transcript.moves();
        if (!Move.isPlain(moves)) {
            return transcript.replay().end();
        }
        Position position = Position.start();
        for (int index = 0; index < moves.length(); index += 2) {
            Position before = position.mustPass() ? position.pass() : position;
            position = before.play(Square.of(moves.substring(index, index + 2)));
        }
        return position;
    }

    /** Half of a SHA-256: 128 bits tell more games apart than anybody will ever play. */
    private static UUID key(String... parts) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
            ByteBuffer half = ByteBuffer.wrap(hash);
            return new UUID(half.getLong(), half.getLong());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
