package outflank.format;

import java.io.IOException;
import java.util.Objects;

/** A file of games that cannot be read, or not any further; the games read before stand. */
public final class UnusableFile extends IOException {

    private final transient FormatProblem problem;

    public UnusableFile(FormatProblem problem) {
        super(problem.sentence());
        this.problem = Objects.requireNonNull(problem, "problem");
    }

    public UnusableFile(FormatProblem.Kind kind, Place place, String found) {
        this(new FormatProblem(kind, place, found));
    }

    /** What is the matter, where, and how to mend it. */
    public FormatProblem problem() {
        return problem;
    }
}
