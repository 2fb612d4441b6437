package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.Part;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import outflank.format.FormatProblem;
import outflank.format.GameFormat;
import outflank.format.GameReader;
import outflank.format.RecordedGame;
import outflank.format.UnusableFile;
import outflank.format.file.GameFiles;
import outflank.format.wthor.WthorNames;
import outflank.usecase.Refusal;

/** Reads the games in what somebody pasted or uploaded; what cannot be read is said and leaves the rest alone. */
@Named
@RequestScoped
public class ReadSources {

    /** So many games are read at once: more than any tournament whose desk a person looks through. */
    static final int MOST_GAMES = 500;

    private static final int MOST_FILES = 50;
    private static final int MOST_PROBLEMS = 20;
    private static final int LARGEST_FILE = 256 * 1024;

    @Inject
    private Messages messages;

    /**
     * What was read.
     *
     * @param formats the formats that were recognized, one for each source that could be opened
     * @param games the games of all sources in their order
     * @param problems what could not be read, each in a sentence
     */
    public record Read(List<GameFormat> formats, List<RecordedGame> games, List<String> problems) {}

    /** The largest file a player can send, in bytes; a game takes less than one hundredth of it. */
    public int getLimit() {
        return LARGEST_FILE;
    }

    /**
     * Reads games.
     *
     * @param pasted text with games; may be null or blank
     * @param parts files that were uploaded; the names of a WTHOR file are taken from a .jou and a .trn among them
     * @throws Refusal if there is nothing to read, or too many files
     */
    public Read read(String pasted, Collection<Part> parts) throws IOException {
        Read read = new Read(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        List<Part> files = parts.stream().filter(part -> part.getSize() > 0).toList();
        boolean hasText = pasted != null && !pasted.isBlank();
        if (!hasText && files.isEmpty()) {
            throw new Refusal("desk.import.empty");
        }
        if (files.size() > MOST_FILES) {
            throw new Refusal("desk.import.tooManyFiles", MOST_FILES);
        }
        if (hasText) {
            add(read, "", () -> GameFiles.open(pasted));
        }
        WthorNames names = new WthorNames(names(read, files, ".jou"), names(read, files, ".trn"));
        for (Part file : files) {
            if (!isNames(file)) {
                add(read, file.getSubmittedFileName(), () -> GameFiles.open(file.getInputStream(), names));
            }
        }
        return read;
    }

    /** Reads the games of one file. */
    Read read(byte[] file) throws IOException {
        Read read = new Read(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        add(read, "", () -> GameFiles.open(new ByteArrayInputStream(file)));
        return read;
    }

    /** Opening a source may already show that there is no game in it. */
    private interface Source {
        GameReader open() throws IOException;
    }

    private void add(Read read, String name, Source source) throws IOException {
        try (GameReader reader = source.open()) {
            read.formats().add(reader.format());
            try {
                addGames(read, name, reader);
            } finally {
                reader.remarks().forEach(remark -> addProblem(read, name, remark));
            }
        } catch (UnusableFile unusable) {
            addProblem(read, name, unusable.problem());
        }
    }

    private void addGames(Read read, String name, GameReader reader) throws IOException {
        for (Optional<RecordedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            if (read.games().size() == MOST_GAMES) {
                read.problems().add(messages.text("desk.import.tooManyGames", MOST_GAMES));
                return;
            }
            if (game.get().isSupported()) {
                read.games().add(game.get());
            }
            game.get().remarks().forEach(remark -> addProblem(read, name, remark));
        }
    }

    private void addProblem(Read read, String name, FormatProblem problem) {
        if (read.problems().size() < MOST_PROBLEMS) {
            read.problems().add(sentence(name, problem));
        }
    }

    private String sentence(String name, FormatProblem problem) {
        String sentence = messages.text("format.problem." + problem.kind().word());
        StringBuilder where = new StringBuilder(name);
        add(where, "format.place.game", problem.place().game());
        add(where, "format.place.line", problem.place().line());
        String found = problem.found().isEmpty() ? "" : " (" + problem.found() + ")";
        return (where.isEmpty() ? "" : where + ": ") + sentence + found;
    }

    private void add(StringBuilder where, String key, long number) {
        if (number > 0) {
            where.append(where.isEmpty() ? "" : ", ").append(messages.text(key, number));
        }
    }

    private List<String> names(Read read, List<Part> files, String ending) throws IOException {
        for (Part file : files) {
            if (hasEnding(file, ending)) {
                try (InputStream bytes = file.getInputStream()) {
                    return ending.equals(".jou") ? WthorNames.players(bytes) : WthorNames.tournaments(bytes);
                } catch (UnusableFile unusable) {
                    addProblem(read, file.getSubmittedFileName(), unusable.problem());
                }
            }
        }
        return List.of();
    }

    private static boolean isNames(Part file) {
        return hasEnding(file, ".jou") || hasEnding(file, ".trn");
    }

    private static boolean hasEnding(Part file, String ending) {
        String name = file.getSubmittedFileName();
        return name != null && name.toLowerCase(Locale.ROOT).endsWith(ending);
    }
}
