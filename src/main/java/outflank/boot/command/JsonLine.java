package outflank.boot.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.PrintStream;

/** One JSON object in a line of its own, in UTF-8; closing it leaves the stream open. */
final class JsonLine {

    private JsonLine() {}

    static JsonGenerator begin(PrintStream out) throws IOException {
        JsonFactory factory = new JsonFactoryBuilder()
                .rootValueSeparator("")
                .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        return factory.createGenerator(out);
    }
}
