package outflank.boot.command;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import outflank.format.FormatProblem;
import outflank.format.GameWriter;
import outflank.format.RecordedGame;

/** One file for all games, one for each input, or one for each game; or the standard output. */
final class FileTarget implements Target {

    private final ConvertOptions options;
    private final PrintStream standardOutput;
    private final Set<Path> written = new HashSet<>();
    private Optional<OutputFile> file = Optional.empty();
    private GameWriter writer;
    private String name;
    private Found found = Found.NOTHING;

    FileTarget(ConvertOptions options, PrintStream standardOutput) {
        this.options = options;
        this.standardOutput = standardOutput;
    }

    @Override
    public void write(Input input, RecordedGame game) throws IOException {
        if (writer == null) {
            open(input, game);
        }
        writer.write(game);
        if (isFolder() && options.form() == Form.SVG) {
            completeFile();
        }
    }

    private boolean isFolder() {
        return options.out().filter(ConvertOptions.Output::folder).isPresent();
    }

    private void open(Input input, RecordedGame game) throws IOException {
        OutputStream stream;
        if (options.out().isEmpty()) {
            name = Inputs.STANDARD_INPUT;
            stream = new FilterOutputStream(standardOutput) {
                @Override
                public void write(byte[] bytes, int offset, int length) throws IOException {
                    out.write(bytes, offset, length);
                }

                @Override
                public void close() throws IOException {
                    flush();
                }
            };
        } else {
            Path path = options.out().get().path();
            path = isFolder() ? path.resolve(nameFor(input, game)) : path;
            name = path.toString();
            boolean own = !written.add(path.toAbsolutePath().normalize());
            file = Optional.of(OutputFile.create(path, options.force() && !own));
            stream =
                    new BufferedOutputStream(Channels.newOutputStream(file.get().channel()));
        }
        writer = options.form().writer(stream);
    }

    /** The name of the input with another ending; a picture has the number of its game too. */
    private Path nameFor(Input input, RecordedGame game) {
        String bare = input.within().getFileName().toString().replaceFirst("(?<=.)\\.[^.]*+$", "");
        String number = options.form() == Form.SVG ? "-" + game.number() : "";
        return input.within().resolveSibling(bare + number + options.form().ending());
    }

    private void completeFile() throws IOException {
        if (writer != null) {
            writer.close();
            if (file.isPresent()) {
                file.get().complete();
            }
        }
        writer = null;
        file = Optional.empty();
    }

    @Override
    public void endInput(Console console) throws IOException {
        if (isFolder()) {
            tell(console);
            completeFile();
        }
    }

    private void tell(Console console) {
        if (writer != null) {
            for (FormatProblem remark : writer.remarks()) {
                console.tell(name, remark);
                found = Found.SOMETHING;
            }
        }
    }

    @Override
    public Found complete(Console console) throws IOException {
        tell(console);
        completeFile();
        return found;
    }

    @Override
    public void close() throws IOException {
        if (file.isPresent()) {
            file.get().close();
        }
    }
}
