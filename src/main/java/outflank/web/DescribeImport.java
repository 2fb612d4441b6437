package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import outflank.othello.Score;
import outflank.othello.transcript.Transcript;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.record.Source;
import outflank.tournament.ScoreText;

/** The games of the import page in words: what the file says of each, and what the director should look at. */
@Named
@RequestScoped
public class DescribeImport {

    @Inject
    private Messages messages;

    @Inject
    private ImportRecords importing;

    /** The players as the file has them; a number where it has no names. */
    public String title(ImportedGame game) {
        boolean named = !game.getBlack().isEmpty() || !game.getWhite().isEmpty();
        return named
                ? known(game.getBlack()) + " – " + known(game.getWhite())
                : messages.text("desk.import.number", game.getNumber());
    }

    /** The score as the file has it; empty if it has none. */
    public String score(ImportedGame game) {
        return game.getBlackDiscs() == null ? "" : game.getBlackDiscs() + "–" + (64 - game.getBlackDiscs());
    }

    private static String known(String name) {
        return name.isEmpty() ? "?" : name;
    }

    /** Whether its record is a whole game. */
    public boolean complete(ImportedGame game) {
        return importing.transcript(game).isComplete();
    }

    /** What reading the record said. */
    public String verdict(ImportedGame game) {
        Transcript transcript = importing.transcript(game);
        if (!transcript.isComplete()) {
            var problem = ReadingResult.of(transcript);
            return messages.text(problem.key(), problem.values());
        }
        Score score = importing.score(transcript);
        return messages.text("desk.import.complete", transcript.moveCount(), text(score));
    }

    /** Where in the tournament a game was played. */
    public String place(GameSheet sheet) {
        return messages.text(
                "public.game.place", sheet.game().round().number(), sheet.game().tableNumber());
    }

    /** A game of the tournament in one line, to be chosen from a list. */
    public String label(GameSheet sheet) {
        String result = sheet.result()
                .map(standing -> " " + ScoreText.of(standing.result()))
                .orElse("");
        return place(sheet) + ": " + sheet.game().black().name() + " – "
                + sheet.game().white().name() + result;
    }

    /** What does not fit together, each in a sentence. */
    public List<String> notes(ImportedGame game, GameSheet chosen) {
        List<String> notes = new ArrayList<>();
        Transcript transcript = importing.transcript(game);
        if (transcript.isComplete()) {
            differences(game, chosen, importing.score(transcript), notes);
        }
        if (chosen != null && game.isSwapped()) {
            notes.add(messages.text("desk.import.swapped"));
        }
        if (chosen != null && !game.isTaken()) {
            chosen.record(Source.DESK).ifPresent(record -> notes.add(standing(game, record)));
        }
        return notes;
    }

    private void differences(ImportedGame game, GameSheet chosen, Score score, List<String> notes) {
        if (game.getBlackDiscs() != null && 2 * game.getBlackDiscs() != score.blackHalfDiscs()) {
            notes.add(messages.text("desk.import.fileDiffers", game.getBlackDiscs(), text(score)));
        }
        if (chosen == null || chosen.result().isEmpty()) {
            return;
        }
        var result = chosen.result().get().result();
        if (result.blackHalfDiscs() != score.blackHalfDiscs() || result.whiteHalfDiscs() != score.whiteHalfDiscs()) {
            notes.add(messages.text("desk.import.resultDiffers", text(score), ScoreText.of(result)));
        }
    }

    /** Whether the desk has another record of the chosen game than this one. */
    public boolean otherStands(ImportedGame game, GameSheet chosen) {
        return chosen != null && chosen.record(Source.DESK).isPresent() && !importing.sameStands(game);
    }

    private String standing(ImportedGame game, GameRecord record) {
        return messages.text(
                importing.sameStands(game) ? "desk.import.sameStands" : "desk.import.otherStands",
                record.enteredBy(),
                record.transcript().moveCount());
    }

    private static String text(Score score) {
        return ScoreText.discs(score.blackHalfDiscs()) + "–" + ScoreText.discs(score.whiteHalfDiscs());
    }
}
