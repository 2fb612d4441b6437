package outflank.boot.command;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import outflank.format.FormatProblem;
import outflank.format.GameWriter;
import outflank.format.RecordedGame;
import outflank.format.diagram.SvgDiagram;

/** Writes a picture, of which there is room for one in a file. */
final class SvgWriter implements GameWriter {

    private final OutputStream file;
    private boolean written;

    SvgWriter(OutputStream file) {
        this.file = file;
    }

    @Override
    public void write(RecordedGame game) throws IOException {
        if (written) {
            throw new WrongUse("A picture shows one game, and there are more; --out DIR writes a picture for each.");
        }
        written = true;
        file.write(SvgDiagram.of(game).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public List<FormatProblem> remarks() {
        return List.of();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
