package outflank.product;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Handing files of games in for the archive, as somebody does who is signed in. */
final class ImportDesk {

    /** Forty moves. */
    private static final int SHORT = 2 * 40;

    private final Chromium browser;
    private final URI site;

    ImportDesk(Chromium browser, URI site) {
        this.browser = browser;
        this.site = site;
    }

    /** A file of different invented games, one to a line, from this seed on. Short ones are left out: chance repeats them. */
    static Path games(long firstSeed, int count) {
        List<String> lines = LongStream.iterate(firstSeed, seed -> seed + 1)
                .mapToObj(seed -> InventedGame.of(seed).moves())
                .filter(moves -> moves.length() > SHORT)
                .limit(count)
                .toList();
        return file("games", ".txt", String.join("\n", lines) + "\n");
    }

    /** A file with this content. */
    static Path file(String name, String ending, String content) {
        try {
            return Files.writeString(Files.createTempFile(Path.of("target").toAbsolutePath(), name, ending), content);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Hands the files in; the page of their import is open then. */
    void handIn(Path... files) {
        browser.open(site.resolve("desk/imports"));
        String chosen = Arrays.stream(files).map(Path::toString).collect(Collectors.joining("\n"));
        browser.find("#form\\:files").sendKeys(chosen);
        browser.submit("#form\\:upload");
        browser.find("#form\\:import");
    }

    /** Waits until the open page of an import says that it has finished; nobody loads the page anew. */
    void awaitEnd() {
        browser.until(
                "the end of the import",
                () -> browser.find("#form\\:import").getText().contains("Finished"));
    }
}
