package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import outflank.format.RecordedGame;
import outflank.othello.GameScoring;
import outflank.othello.Score;
import outflank.othello.Square;
import outflank.othello.transcript.Problem;
import outflank.othello.transcript.Problems;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.tournament.ScoreText;

/** What was read of a record, in words and as the data reading.js draws: the names are those it uses. */
@RequestScoped
public class DescribeReading {

    private static final int MOST_OTHERS = 5;

    @Inject
    private Messages messages;

    @Inject
    private DescribeRepair describe;

    /** The answer for these games, of which so many more are not in it. */
    JsonObject answer(Collection<JsonObject> games, int more) {
        JsonArrayBuilder array = Json.createArrayBuilder();
        games.forEach(array::add);
        return Json.createObjectBuilder().add("games", array).add("more", more).build();
    }

    /** The answer where there is no game to be had. */
    JsonObject problem(List<String> problems) {
        String why = problems.isEmpty() ? messages.text("record.verdict.empty") : String.join(" ", problems);
        return Json.createObjectBuilder().add("problem", why).build();
    }

    /** The players and the score of a game in a file. */
    String title(RecordedGame game) {
        String players = game.black().isEmpty() && game.white().isEmpty()
                ? messages.text("desk.import.number", game.number())
                : game.black() + " – " + game.white();
        return game.blackDiscs().isPresent()
                ? players + " " + game.blackDiscs().getAsInt() + "–"
                        + (64 - game.blackDiscs().getAsInt())
                : players;
    }

    /** One record: what is said of it, what is wrong, and how it may have been meant. */
    JsonObject reading(String title, Transcript read, ReadingRules.Rules by) {
        JsonObjectBuilder reading = Json.createObjectBuilder()
                .add("title", title)
                .add("written", read.written())
                .add("moves", read.moves())
                .add("say", outcome(read, by.scoring()))
                .add("shown", messages.text("reading.shown", read.moveCount()))
                .add("whole", read.isComplete())
                .add("board", BoardData.of(read.replay()));
        boolean contradicted = by.contradict(read);
        if (isFlawless(read) && !contradicted) {
            return reading.add("problem", "").build();
        }
        List<Problem> problems = Problems.of(read);
        JsonArrayBuilder marks = Json.createArrayBuilder();
        problems.forEach(problem -> problem.squares().forEach(square -> marks.add(mark(problem, square))));
        JsonArrayBuilder others = Json.createArrayBuilder();
        problems.stream().skip(1).limit(MOST_OTHERS).map(describe::problem).forEach(others::add);
        JsonArrayBuilder repairs = Json.createArrayBuilder();
        by.repairs(read).forEach(repair -> repairs.add(repair(repair, by.scoring())));
        return reading.add("problem", contradicted ? otherScore(read, by) : describe.problem(problems.get(0)))
                .add("others", others)
                .add("marks", marks)
                .add("repairs", repairs)
                .build();
    }

    private String otherScore(Transcript read, ReadingRules.Rules by) {
        return messages.text(
                "reading.otherScore",
                text(by.scoring().score(read.replay().end())),
                text(by.official().orElseThrow()));
    }

    private static String text(Score score) {
        return ScoreText.discs(score.blackHalfDiscs()) + "–" + ScoreText.discs(score.whiteHalfDiscs());
    }

    /** A record that only ends early has nothing wrong in it. */
    private static boolean isFlawless(Transcript read) {
        return read.isComplete() || read.verdict() == Verdict.TRUNCATED;
    }

    private JsonObject mark(Problem problem, int square) {
        return Json.createObjectBuilder()
                .add("square", Square.name(square))
                .add("text", problem.at() == 0 ? problem.offending() : String.valueOf(problem.at()))
                .build();
    }

    private JsonObject repair(Repair repair, GameScoring scoring) {
        return Json.createObjectBuilder()
                .add("label", label(repair))
                .add("why", describe.sentence(repair))
                .add("outcome", outcome(repair.repaired(), scoring))
                .add("moves", repair.repaired().moves())
                .add("board", BoardData.of(repair.repaired().replay()))
                .add("marks", marks(repair))
                .build();
    }

    /** The squares of the moves that change, as they are after the repair. */
    private static JsonArrayBuilder marks(Repair repair) {
        List<Integer> squares = repair.repaired().squares();
        JsonArrayBuilder marks = Json.createArrayBuilder();
        IntStream.of(repair.move(), repair.other())
                .filter(move -> move > 0 && move <= squares.size())
                .forEach(move -> marks.add(Json.createObjectBuilder()
                        .add("square", Square.name(squares.get(move - 1)))
                        .add("text", String.valueOf(move))));
        return marks;
    }

    /** What to do, in a few words for a button, such as "Swap 23 and 24". */
    private String label(Repair repair) {
        return messages.text(
                "reading.do." + repair.kind().name().toLowerCase(Locale.ROOT),
                repair.move(),
                repair.other(),
                repair.written(),
                repair.meant());
    }

    /** How far the moves go, and the score of a whole game. */
    private String outcome(Transcript read, GameScoring scoring) {
        int moves = read.moveCount();
        if (!read.isComplete()) {
            return messages.text("reading.partly", moves);
        }
        return messages.text(
                "reading.whole", moves, text(scoring.score(read.replay().end())));
    }
}
