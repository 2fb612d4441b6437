package outflank.format.diagram;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.format.FormatProblem;
import outflank.format.GameWriter;
import outflank.format.RecordedGame;

/** Writes {@link TextDiagram text diagrams} with a blank line between two of them. They are not read again. */
public final class DiagramWriter implements GameWriter {

    private final Writer writer;
    private boolean begun;

    public DiagramWriter(OutputStream file) {
        this.writer = new OutputStreamWriter(file, StandardCharsets.UTF_8);
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        writer.write((begun ? "\n" : "") + TextDiagram.of(game));
        begun = true;
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
