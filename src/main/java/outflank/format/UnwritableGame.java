package outflank.format;

import java.io.IOException;
import java.util.Objects;

/** A game that a format has no room for. */
public final class UnwritableGame extends IOException {

    private final transient FormatProblem problem;

    public UnwritableGame(FormatProblem.Kind kind, RecordedGame game, String found) {
        this(new FormatProblem(kind, Place.FILE.inGame(game.number()), found));
    }

    private UnwritableGame(FormatProblem problem) {
        super(problem.sentence());
        this.problem = Objects.requireNonNull(problem, "problem");
    }

    /** What is the matter, in which game, and how to mend it. */
    public FormatProblem problem() {
        return problem;
    }
}
