package outflank.format.text;

import java.util.ArrayList;
import java.util.List;
import outflank.format.RecordedGame;
import outflank.format.RecordedGameBuilder;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** A game in plain text to which the next line may belong. */
final class OpenGame {

    /** More squares than this are two games, even if a few are written twice by mistake. */
    private static final int MAX_SQUARES = 66;

    /** A line with so many moves that can be played from the start begins a game. */
    private static final int SURE_MOVES = 4;

    private final RecordedGameBuilder builder;
    private Transcript transcript;
    private final List<Integer> squares = new ArrayList<>();

    OpenGame(RecordedGameBuilder builder, MoveLine first) {
        this.builder = builder;
        this.transcript = Transcript.read(first.moves());
        this.squares.addAll(first.squares());
        SideNotes.read(first.before(), first.after(), builder);
    }

    /** What is known about the game beside its moves. */
    RecordedGameBuilder builder() {
        return builder;
    }

    /**
     * Takes this line if the game goes on in it. Whether it does, or begins the next game, the numbers of the moves say, or
     * in which of the two ways more of them can be played.
     */
    boolean takes(MoveLine line) {
        if (squares.size() + line.squares().size() > MAX_SQUARES
                || Transcript.MAX_LENGTH
                        < transcript.written().length() + line.moves().length() + 1) {
            return false;
        }
        Transcript together = Transcript.read(transcript.written() + "\n" + line.moves());
        if (!goesOn(line, together)) {
            return false;
        }
        transcript = together;
        squares.addAll(line.squares());
        SideNotes.read(line.before(), line.after(), builder);
        return true;
    }

    private boolean goesOn(MoveLine line, Transcript together) {
        if (line.moveNumber() == 1) {
            return false;
        }
        if (line.moveNumber() == squares.size() + 1) {
            return true;
        }
        int alone = Transcript.read(line.moves()).moveCount();
        if (alone > 0 && squares.contains(line.squares().get(0))) {
            return false;
        }
        if (transcript.verdict() == Verdict.COMPLETE) {
            return alone == 0 && line.squares().size() < SURE_MOVES;
        }
        if (transcript.verdict() != Verdict.TRUNCATED) {
            return alone < Math.min(SURE_MOVES, line.squares().size());
        }
        int gained = together.moveCount() - transcript.moveCount();
        return gained > alone
                || gained == alone && (alone == 0 || line.squares().size() < SURE_MOVES);
    }

    RecordedGame close(long number) {
        return builder.build(number, transcript);
    }
}
