package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import outflank.othello.Move;
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
        String verdict = messages.text(
                "desk.verdict." + transcript.verdict().name().toLowerCase(Locale.ROOT),
                transcript.at(),
                transcript.offending(),
                transcript.moveCount(),
                record.score()
                        .map(score ->
                                ScoreText.discs(score.blackHalfDiscs()) + "–" + ScoreText.discs(score.whiteHalfDiscs()))
                        .orElse(""));
        String irregular = irregularMoves(transcript);
        return irregular.isEmpty() ? verdict : verdict + " " + messages.text("desk.verdict.irregular", irregular);
    }

    /** The numbers of the moves after which discs lay otherwise than the rules say, such as "12, 30". */
    static String irregularMoves(Transcript transcript) {
        List<Move> moves = transcript.moveList();
        return IntStream.range(0, moves.size())
                .filter(index -> moves.get(index).isIrregular())
                .mapToObj(index -> Integer.toString(index + 1))
                .collect(Collectors.joining(", "));
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
