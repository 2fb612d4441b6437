package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Set;
import outflank.competition.ResultKind;
import outflank.competition.verification.Finding;
import outflank.competition.verification.FindingKind;
import outflank.tournament.RoundReport;
import outflank.tournament.ScoreText;

/** Says what a verification has found, in sentences with the names of the players. */
@Named
@RequestScoped
public class DescribeFinding {

    private static final Set<FindingKind> OF_RESULTS = Set.of(FindingKind.RESULT_DIFFERS);

    @Inject
    private EntrantNames names;

    @Inject
    private Messages messages;

    @Inject
    private Show show;

    /** What was found, such as "Paired again, A and B play each other". */
    public String text(Finding finding) {
        return messages.text(
                "verify.finding." + show.small(finding.kind()),
                finding.round(),
                finding.table(),
                names.of(finding.one()),
                names.of(finding.other()),
                value(finding, finding.expected()),
                value(finding, finding.found()));
    }

    /** Who changed it openly, when and why; empty without an explanation. */
    public String explanation(RoundReport.Line line) {
        return line.explanation()
                .map(known -> messages.text(
                        known.reason().isEmpty() ? "verify.explained.plain" : "verify.explained",
                        known.by(),
                        show.dayAndTime(known.at()),
                        known.reason()))
                .orElse("");
    }

    private String value(Finding finding, String value) {
        String[] words = value.split(" ");
        if (OF_RESULTS.contains(finding.kind()) && words.length == 3) {
            String kind = show.constant("desk.kind", ResultKind.valueOf(words[0]));
            return ScoreText.discs(Integer.parseInt(words[1])) + "–" + ScoreText.discs(Integer.parseInt(words[2]))
                    + " (" + kind + ")";
        }
        if (finding.kind() == FindingKind.TIE_BREAK_DIFFERS && words.length == 2) {
            return messages.text("tieBreak." + words[0]) + " " + words[1];
        }
        if (finding.kind() == FindingKind.POINTS_DIFFER) {
            return ScoreText.points(Integer.parseInt(value));
        }
        return value.isEmpty() ? "–" : value;
    }
}
