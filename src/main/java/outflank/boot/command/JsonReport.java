package outflank.boot.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalInt;

/** Objects for programs, one in a line. The keys are part of what {@code --help} promises. */
final class JsonReport implements CheckReport {

    private final JsonGenerator json;
    private final boolean games;

    /** @param games whether games get objects too */
    JsonReport(PrintStream out, boolean games) throws IOException {
        this.games = games;
        JsonFactory factory = new JsonFactoryBuilder()
                .rootValueSeparator("")
                .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .build();
        this.json = factory.createGenerator(out);
    }

    @Override
    public void game(String file, CheckedGame game) throws IOException {
        if (!games) {
            return;
        }
        json.writeStartObject();
        json.writeStringField("file", file);
        json.writeNumberField("game", game.game().number());
        json.writeStringField("moves", game.game().transcript().moves());
        json.writeStringField("status", game.status().word());
        write("at", game.at());
        write("black", game.blackDiscs());
        write("white", game.whiteDiscs());
        write("official_black", game.game().blackDiscs());
        write("problem", game.problem());
        end();
    }

    @Override
    public void file(String file, FileTally tally) throws IOException {
        json.writeStartObject();
        json.writeStringField("file", file);
        write(
                "format",
                tally.format()
                        .map(format -> format.name().toLowerCase(Locale.ROOT))
                        .orElse(""));
        json.writeNumberField("games", tally.games());
        json.writeNumberField("finished", tally.finished());
        json.writeNumberField("truncated", tally.truncated());
        json.writeNumberField("illegal", tally.illegal());
        json.writeNumberField("score_differs", tally.scoreDiffers());
        end();
    }

    private void write(String name, OptionalInt number) throws IOException {
        if (number.isPresent()) {
            json.writeNumberField(name, number.getAsInt());
        } else {
            json.writeNullField(name);
        }
    }

    private void write(String name, String text) throws IOException {
        if (text.isEmpty()) {
            json.writeNullField(name);
        } else {
            json.writeStringField(name, text);
        }
    }

    private void end() throws IOException {
        json.writeEndObject();
        json.writeRaw('\n');
        json.flush();
    }
}
