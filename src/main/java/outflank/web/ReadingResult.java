package outflank.web;

import java.util.Locale;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.usecase.Refusal;

/** What reading a record said, as a text of the bundle: what is wrong with it, where, and what stands there. */
final class ReadingResult {

    private ReadingResult() {}

    /** The text about a record that is not a whole game; it can be shown beside a field. */
    static Refusal of(Transcript transcript) {
        String key = "record.verdict." + transcript.verdict().name().toLowerCase(Locale.ROOT);
        if (transcript.verdict() == Verdict.TOO_LONG) {
            return new Refusal("refusal.recordTooLong", Transcript.MAX_LENGTH);
        }
        return new Refusal(key, transcript.at(), transcript.offending());
    }
}
