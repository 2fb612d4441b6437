package outflank.format.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.RecordedGame;
import outflank.othello.Side;
import outflank.othello.Square;

/** Writes the form of PlayOK, which is that of chess. */
public final class PgnWriter implements GameWriter {

    /** Lines of moves are broken before they get longer. */
    private static final int LINE = 79;

    private static final String OPEN = "*";

    private final Writer writer;
    private boolean begun;

    public PgnWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        if (begun) {
            writer.write('\n');
        }
        begun = true;
        String result = result(game);
        tag("Event", game.event().isEmpty() ? "?" : game.event());
        tag("Site", "?");
        tag("Date", date(game.date()));
        tag("Round", "?");
        tag("Black", game.black().isEmpty() ? "?" : game.black());
        tag("White", game.white().isEmpty() ? "?" : game.white());
        tag("Result", result);
        if (game.details().ending() != Ending.UNSAID) {
            tag("Termination", PgnReader.termination(game.details().ending()));
        }
        writer.write('\n');
        moves(game, result);
    }

    private void tag(String name, String value) throws IOException {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        writer.write("[" + name + " \"" + escaped + "\"]\n");
    }

    private static String date(String date) {
        String unknown = "????.??.??";
        return date.replace('-', '.') + unknown.substring(date.length());
    }

    private static String result(RecordedGame game) {
        if (game.blackDiscs().isPresent()) {
            int black = game.blackDiscs().getAsInt();
            return black + "-" + (Square.COUNT - black);
        }
        return game.details()
                .winner()
                .map(side -> side == Side.BLACK ? "1-0" : "0-1")
                .orElse(OPEN);
    }

    /** Numbers pairs of moves, Black's first; passes take a place, as moves do. */
    private void moves(RecordedGame game, String result) throws IOException {
        StringBuilder line = new StringBuilder();
        int place = 0;
        for (MoveWord word : MoveWord.of(game.transcript())) {
            append(line, place % 2 == 0 ? (1 + place / 2) + ". " + word.text() : word.text());
            place++;
        }
        append(line, result);
        writer.write(line.append('\n').toString());
    }

    private void append(StringBuilder line, String word) throws IOException {
        if (line.length() + 1 + word.length() > LINE) {
            writer.write(line.append('\n').toString());
            line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
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
