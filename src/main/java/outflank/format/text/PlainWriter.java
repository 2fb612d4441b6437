package outflank.format.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;
import outflank.othello.transcript.Verdict;

/** Writes bare moves in canonical form, one game in a line, and nothing else: names and scores have no place in it. */
public final class PlainWriter implements GameWriter {

    private final Writer writer;

    public PlainWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        if (game.transcript().verdict() == Verdict.EMPTY || game.transcript().verdict() == Verdict.TOO_LONG) {
            throw new UnwritableGame(Kind.NO_MOVES, game, "");
        }
        boolean legal = game.transcript().verdict() == Verdict.COMPLETE
                || game.transcript().verdict() == Verdict.TRUNCATED;
        writer.write(legal ? game.transcript().moves() : withProblem(game));
        writer.write('\n');
    }

    /** What cannot be read stays set apart; so do passes, of which one may be the problem. */
    private static String withProblem(RecordedGame game) {
        return MoveWord.of(game.transcript()).stream()
                .map(word -> word.move().isPresent() ? word.text() : " " + word.text() + " ")
                .collect(Collectors.joining())
                .strip();
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
