package outflank.boot.command;

import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import outflank.format.GameFormat;
import outflank.format.GameWriter;
import outflank.format.diagram.DiagramWriter;
import outflank.format.file.GameFiles;

/** What {@code convert} can write: the formats of games, and diagrams. */
enum Form {
    PLAIN(".txt"),
    GRID(".txt"),
    GGF(".ggf"),
    SGF(".sgf"),
    PGN(".pgn"),
    WTHOR(".wtb"),
    DIAGRAM(".txt"),
    SVG(".svg");

    private final String ending;

    Form(String ending) {
        this.ending = ending;
    }

    /** With what the names of its files end. */
    String ending() {
        return ending;
    }

    /** Begins to write games one after the other; WTHOR and pictures need files of their own. */
    GameWriter writer(OutputStream file) {
        return switch (this) {
            case DIAGRAM -> new DiagramWriter(file);
            case SVG -> new SvgWriter(file);
            default -> GameFiles.writer(GameFormat.valueOf(name()), file);
        };
    }

    /** @throws WrongUse if there is no such form */
    static Form read(String word) {
        return Arrays.stream(values())
                .filter(form -> form.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new WrongUse("Unknown format " + Console.printable(word) + "; there are "
                        + Arrays.stream(values()).map(Form::word).collect(Collectors.joining(", ")) + "."));
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
