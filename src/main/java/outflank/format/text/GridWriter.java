package outflank.format.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;
import outflank.othello.Square;
import outflank.othello.transcript.NumberGrid;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;

/** Writes number grids, each below lines such as {@code Black: Anna}, with a blank line between two games. */
public final class GridWriter implements GameWriter {

    private final Writer writer;
    private boolean begun;

    public GridWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        String grid = grid(game);
        StringBuilder text = new StringBuilder(begun ? "\n" : "");
        label(text, "Black", game.black());
        label(text, "White", game.white());
        label(text, "Event", game.event());
        label(text, "Date", game.date());
        game.blackDiscs().ifPresent(discs -> label(text, "Score", discs + "-" + (Square.COUNT - discs)));
        game.details().winner().ifPresent(side -> label(text, "Winner", word(side)));
        if (game.details().ending() != Ending.UNSAID) {
            label(text, "Ending", word(game.details().ending()));
        }
        writer.write(text.append(grid).toString());
        begun = true;
    }

    private static void label(StringBuilder text, String label, String value) {
        if (!value.isEmpty()) {
            text.append(label).append(": ").append(value).append('\n');
        }
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    /** A record with a problem is a grid already, or its moves are numbered like those of any other, if that says the same. */
    private static String grid(RecordedGame game) throws UnwritableGame {
        Transcript transcript = game.transcript();
        if (transcript.verdict() == Verdict.EMPTY || transcript.verdict() == Verdict.TOO_LONG) {
            throw new UnwritableGame(Kind.NO_MOVES, game, "");
        }
        if (transcript.isIrregular()) {
            throw new UnwritableGame(Kind.IRREGULAR_GAME, game, "");
        }
        Optional<NumberGrid> written = NumberGrid.find(transcript.written());
        return written.isPresent() ? written.get().text() : numbered(game).text();
    }

    private static NumberGrid numbered(RecordedGame game) throws UnwritableGame {
        List<String> cells = new ArrayList<>(Collections.nCopies(Square.COUNT, ""));
        List<MoveWord> words = MoveWord.of(game.transcript());
        int number = 0;
        for (MoveWord word : words) {
            boolean lost = word.isPass()
                    ? number >= game.transcript().moveCount()
                    : word.move().isEmpty();
            if (lost) {
                throw new UnwritableGame(Kind.RECORD_UNWRITABLE, game, word.text());
            }
            if (!word.isPass()) {
                number++;
                int square = word.move().orElseThrow().square();
                if (word.isIrregular()
                        || number > Transcript.MAX_MOVES
                        || !cells.get(square).isEmpty()) {
                    throw new UnwritableGame(Kind.RECORD_UNWRITABLE, game, word.text());
                }
                cells.set(square, Integer.toString(number));
            }
        }
        return new NumberGrid(cells);
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.of();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
