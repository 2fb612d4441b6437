package outflank.web;

import java.util.Locale;
import outflank.othello.transcript.Problem;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.usecase.Refusal;

/** What reading a record said, as a text of the bundle: what is wrong with it, where, and what stands there. */
final class ReadingResult {

    private ReadingResult() {}

    /** The text about a record that is not a whole game; it can be shown beside a field. */
    static Refusal of(Transcript transcript) {
        return text(transcript.verdict(), transcript.at(), transcript.offending());
    }

    /** The text about one of the things that are wrong with a record. */
    static Refusal of(Problem problem) {
        return text(problem.kind(), problem.at(), problem.offending());
    }

    private static Refusal text(Verdict verdict, int at, String offending) {
        if (verdict == Verdict.TOO_LONG) {
            return new Refusal("refusal.recordTooLong", Transcript.MAX_LENGTH);
        }
        return new Refusal("record.verdict." + verdict.name().toLowerCase(Locale.ROOT), at, offending);
    }
}
