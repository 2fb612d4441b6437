package outflank.format.property;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.RecordedGame;
import outflank.othello.Side;
import outflank.othello.Square;

/**
 * Writes SGF, one game after the other in one collection. Two properties are our own: {@code ENDING} says how a game ended
 * that has a score, and {@code FLIPS} which discs were turned wrongly after a move.
 */
public final class SgfWriter implements GameWriter {

    private static final int MOVES_IN_A_LINE = 10;

    private final Writer writer;

    public SgfWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        StringBuilder text = new StringBuilder("(;FF[4]CA[UTF-8]GM[2]SZ[8]");
        PropertyText.append(text, "PB", game.black());
        PropertyText.append(text, "PW", game.white());
        PropertyText.append(text, "EV", game.event());
        PropertyText.append(text, "DT", game.date());
        PropertyText.append(text, "RE", result(game));
        if (game.details().ending() != Ending.UNSAID) {
            PropertyText.append(
                    text, SgfGame.ENDING, game.details().ending().name().toLowerCase(Locale.ROOT));
        }
        int place = 0;
        for (MoveWord word : MoveWord.of(game.transcript())) {
            text.append(place++ % MOVES_IN_A_LINE == 0 ? "\n;" : ";");
            PropertyText.append(text, PropertyText.letter(word.side()), word.isPass() ? "PA" : word.square());
            if (word.isIrregular()) {
                PropertyText.append(
                        text,
                        SgfGame.FLIPS,
                        Square.names(word.move().orElseThrow().wrongFlips()));
            }
        }
        writer.write(text.append(")\n").toString());
    }

    private static String result(RecordedGame game) {
        if (game.blackDiscs().isPresent()) {
            int lead = 2 * game.blackDiscs().getAsInt() - Square.COUNT;
            return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Math.abs(lead);
        }
        return game.details()
                .winner()
                .map(side ->
                        (side == Side.BLACK ? "B+" : "W+") + how(game.details().ending()))
                .orElse("?");
    }

    private static String how(Ending ending) {
        return switch (ending) {
            case RESIGNATION -> "R";
            case TIME_OUT -> "T";
            case FORFEIT -> "F";
            case UNSAID, AGREEMENT -> "";
        };
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
