package outflank.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import outflank.format.UnusableFile;
import outflank.format.wthor.WthorNames;

/**
 * The files of names that belong to the WTHOR files of an import, wherever in it they lie. Without them the games keep the
 * numbers of their players and tournaments.
 *
 * @param wthor the names of the first file of players, and of the first one of tournaments
 */
record ImportNames(WthorNames wthor) {

    /** What such a file may be large: more names than games can point to. */
    private static final long LARGEST = 4L * 1024 * 1024;

    /** Reads of a file what it names. */
    @FunctionalInterface
    private interface Names {
        List<String> read(InputStream file) throws IOException;
    }

    static ImportNames read(List<StoredFile> files, DataSource database) throws IOException {
        return new ImportNames(new WthorNames(
                first(files, ".jou", database, WthorNames::players),
                first(files, ".trn", database, WthorNames::tournaments)));
    }

    /** Whether this file holds names and no games. */
    static boolean isOne(StoredFile file) {
        return endsWith(file, ".jou") || endsWith(file, ".trn");
    }

    private static boolean endsWith(StoredFile file, String ending) {
        return file.name().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    private static List<String> first(List<StoredFile> files, String ending, DataSource database, Names names)
            throws IOException {
        for (StoredFile file : files) {
            if (endsWith(file, ending) && file.bytes() <= LARGEST) {
                try (InputStream content = file.open(database)) {
                    return names.read(content);
                } catch (UnusableFile other) {
                    // Only its name is that of such a file: it is read like any other, and its problem is noted then.
                    continue;
                }
            }
        }
        return List.of();
    }
}
