package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Locale;
import outflank.othello.transcript.Problem;
import outflank.othello.transcript.Repair;
import outflank.usecase.Refusal;

/** What is wrong with a record and how it may have been meant, each as a sentence. */
@Named
@RequestScoped
public class DescribeRepair {

    @Inject
    private Messages messages;

    /** The slip a proposal takes back. */
    public String sentence(Repair repair) {
        return messages.text(
                "repair." + repair.kind().name().toLowerCase(Locale.ROOT),
                repair.move(),
                repair.other(),
                repair.written(),
                repair.meant());
    }

    /** One thing that is wrong with the record. */
    public String problem(Problem problem) {
        Refusal text = ReadingResult.of(problem);
        return messages.text(text.key(), text.values());
    }
}
