package outflank.archive;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import outflank.usecase.Refusal;

/**
 * Keeps uploaded files in the database, in parts, until their import is finished: there every node finds them, and a
 * restart too. A ZIP file is unpacked, so that a whole folder can be handed in as one.
 */
@ApplicationScoped
class StoringUploads {

    static final int CHUNK_BYTES = 1024 * 1024;
    static final int MOST_FILES = 5_000;
    static final long MOST_BYTES = 300L * 1024 * 1024;
    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_TITLE = 270;
    private static final byte[] ZIP = {'P', 'K', 3, 4};

    @PersistenceContext
    private EntityManager entities;

    /**
     * What was stored.
     *
     * @param bytes the size of all files
     * @param title their names, as many as there is room for
     */
    record Stored(long bytes, String title) {}

    /** How much one import has brought so far. */
    private static final class Sum {

        private final StringBuilder title = new StringBuilder();
        private int files;
        private int untitled;
        private long bytes;

        void add(String name) {
            files++;
            String last = name.substring(name.lastIndexOf('/') + 1);
            if (title.length() + last.length() > LONGEST_TITLE) {
                untitled++;
            } else {
                title.append(title.isEmpty() ? "" : ", ").append(last);
            }
        }

        Stored stored() {
            return new Stored(bytes, title + (untitled == 0 ? "" : " … (+" + untitled + ")"));
        }
    }

    /**
     * Stores the files of an import that has its id.
     *
     * @throws Refusal if there is nothing in them, too much, or a damaged ZIP file
     */
    Stored store(int importId, List<Upload> uploads) {
        Sum sum = new Sum();
        for (Upload upload : uploads) {
            try (InputStream content = new BufferedInputStream(upload.content().open())) {
                if (isZip(content)) {
                    unpack(importId, content, sum);
                } else {
                    store(importId, upload.name(), content, sum);
                }
            } catch (ZipException damaged) {
                throw new Refusal(damaged, "refusal.zipDamaged", shortened(upload.name()));
            } catch (IOException unreadable) {
                throw new Refusal(unreadable, "refusal.uploadLost", shortened(upload.name()));
            }
        }
        if (sum.bytes == 0) {
            throw new Refusal("refusal.noFile");
        }
        return sum.stored();
    }

    private static boolean isZip(InputStream content) throws IOException {
        content.mark(ZIP.length);
        boolean zip = Arrays.equals(content.readNBytes(ZIP.length), ZIP);
        content.reset();
        return zip;
    }

    private void unpack(int importId, InputStream content, Sum sum) throws IOException {
        ZipInputStream zip = new ZipInputStream(content);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (!entry.isDirectory() && !isOfTheSystem(entry.getName())) {
                store(importId, entry.getName(), zip, sum);
            }
        }
    }

    /** What systems add to folders for themselves, such as the notes of a Macintosh about each file. */
    private static boolean isOfTheSystem(String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        return name.startsWith("__MACOSX/") || last.startsWith(".") || last.equalsIgnoreCase("Thumbs.db");
    }

    private void store(int importId, String name, InputStream content, Sum sum) throws IOException {
        sum.add(shortened(name));
        if (sum.files > MOST_FILES) {
            throw new Refusal("refusal.tooManyFiles", MOST_FILES);
        }
        byte[] chunk = content.readNBytes(CHUNK_BYTES);
        entities.createNativeQuery("insert into archive_file (import_id, number, name, bytes) values (?1, ?2, ?3, 0)")
                .setParameter(1, importId)
                .setParameter(2, sum.files)
                .setParameter(3, shortened(name))
                .executeUpdate();
        long bytes = 0;
        for (int number = 0; chunk.length > 0; number++) {
            bytes += chunk.length;
            sum.bytes += chunk.length;
            if (sum.bytes > MOST_BYTES) {
                throw new Refusal("refusal.uploadTooLarge", MOST_BYTES / CHUNK_BYTES);
            }
            entities.createNativeQuery("insert into archive_chunk (import_id, file_number, number, content)"
                            + " values (?1, ?2, ?3, ?4)")
                    .setParameter(1, importId)
                    .setParameter(2, sum.files)
                    .setParameter(3, number)
                    .setParameter(4, chunk)
                    .executeUpdate();
            chunk = content.readNBytes(CHUNK_BYTES);
        }
        entities.createNativeQuery("update archive_file set bytes = ?3 where import_id = ?1 and number = ?2")
                .setParameter(1, importId)
                .setParameter(2, sum.files)
                .setParameter(3, bytes)
                .executeUpdate();
    }

    private static String shortened(String name) {
        String kept = ArchiveName.visible(name);
        if (kept.isEmpty()) {
            return "?";
        }
        return kept.length() <= LONGEST_NAME ? kept : "…" + kept.substring(kept.length() - LONGEST_NAME + 1);
    }
}
