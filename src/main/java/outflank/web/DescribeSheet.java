package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import outflank.othello.transcript.Transcript;
import outflank.record.Difference;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.tournament.ScoreText;

/** What was handed in of a game, in words: where it does not fit together, and what the rules say to each record. */
@Named
@RequestScoped
public class DescribeSheet {

    @Inject
    private Messages messages;

    /** Each thing that does not fit together, as a sentence. */
    public List<String> differences(GameSheet sheet) {
        return sheet.differences().stream()
                .map(difference -> messages.text(
                        "desk.difference." + difference.kind().name().toLowerCase(Locale.ROOT),
                        difference.first(),
                        difference.second(),
                        difference.move()))
                .toList();
    }

    /** What the rules of the game say to a record, with the move where they say it. */
    public String verdict(GameRecord record) {
        Transcript transcript = record.transcript();
        return messages.text(
                "desk.verdict." + transcript.verdict().name().toLowerCase(Locale.ROOT),
                transcript.at(),
                transcript.offending(),
                transcript.moveCount(),
                record.score()
                        .map(score ->
                                ScoreText.discs(score.blackHalfDiscs()) + "–" + ScoreText.discs(score.whiteHalfDiscs()))
                        .orElse(""));
    }

    /** The number of the move at which the two players' records part; 0 if they do not. */
    public int firstDifference(GameSheet sheet) {
        return sheet.differences().stream()
                .filter(difference -> difference.kind() == Difference.Kind.RECORDS)
                .mapToInt(Difference::move)
                .findFirst()
                .orElse(0);
    }
}
