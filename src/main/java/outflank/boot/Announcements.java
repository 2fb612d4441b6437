package outflank.boot;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * What the web application has to tell the person at the console, for example the link that makes the first
 * administrator. It writes lines to a file; the launcher shows each once it is complete.
 */
final class Announcements {
    private final Path file;
    private final PrintStream console;
    private int shown;

    Announcements(DataFolder folder, PrintStream console) throws IOException {
        this.file = fileIn(folder);
        this.console = console;
        Files.deleteIfExists(file);
        Files.createFile(file, DataFolder.ownerOnly("rw-------"));
    }

    static Path fileIn(DataFolder folder) {
        return folder.runtime().resolve("announcements.txt");
    }

    /** Shows the lines that were completed since the last call. */
    synchronized void show() throws IOException {
        byte[] content = Files.readAllBytes(file);
        int end = content.length;
        while (end > shown && content[end - 1] != '\n') {
            end--;
        }
        console.print(new String(Arrays.copyOfRange(content, shown, end), StandardCharsets.UTF_8));
        shown = end;
    }
}
