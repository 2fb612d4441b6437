package outflank.format.property;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import outflank.format.Ending;
import outflank.format.FormatProblem;
import outflank.format.FormatProblem.Kind;
import outflank.format.GameWriter;
import outflank.format.MoveWord;
import outflank.format.RecordedGame;
import outflank.format.UnwritableGame;
import outflank.othello.Square;

/** Writes the format of game servers, one game in a line. */
public final class GgfWriter implements GameWriter {

    private final Writer writer;

    public GgfWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        List<MoveWord> words = MoveWord.of(game.transcript());
        if (words.stream().anyMatch(MoveWord::isIrregular)) {
            throw new UnwritableGame(Kind.IRREGULAR_GAME, game, "");
        }
        StringBuilder text = new StringBuilder("(;GM[Othello]");
        PropertyText.append(text, "PC", game.event());
        PropertyText.append(text, "DT", game.date().replace('-', '.'));
        PropertyText.append(text, "PB", game.black());
        PropertyText.append(text, "PW", game.white());
        PropertyText.append(text, "TY", "8");
        PropertyText.append(text, "RE", result(game));
        game.details().winner().ifPresent(side -> PropertyText.append(text, "WINNER", PropertyText.letter(side)));
        PropertyText.append(text, "BO", GgfGame.START);
        List<Integer> times = game.details().thinkingMillis();
        int move = 0;
        for (MoveWord word : words) {
            String time = "";
            if (!word.isPass()) {
                time = move < times.size() && times.get(move) >= 0 ? "//" + seconds(times.get(move)) : "";
                move++;
            }
            String square = word.isPass() ? "PA" : word.move().isPresent() ? capital(word.square()) : word.text();
            PropertyText.append(text, PropertyText.letter(word.side()), square + time);
        }
        writer.write(text.append(";)\n").toString());
    }

    private static String capital(String square) {
        return (char) (square.charAt(0) - 'a' + 'A') + square.substring(1);
    }

    private static String seconds(int millis) {
        return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    }

    private static String result(RecordedGame game) {
        String difference = "?";
        if (game.blackDiscs().isPresent()) {
            int lead = 2 * game.blackDiscs().getAsInt() - Square.COUNT;
            difference = (lead >= 0 ? "+" : "") + lead + ".00";
        }
        Ending ending = game.details().ending();
        return difference
                + GgfGame.ENDINGS.entrySet().stream()
                        .filter(entry -> entry.getValue() == ending)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .map(flag -> ":" + flag)
                        .orElse("");
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
