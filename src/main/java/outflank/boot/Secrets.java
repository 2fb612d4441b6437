package outflank.boot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Properties;

/**
 * The passwords of the embedded database, made once and kept in a file only its owner can read.
 *
 * @param owner of the database server's superuser
 * @param application of the role the pages work with
 */
record Secrets(String owner, String application) {
    private static final int BYTES = 24;

    /** The kept passwords, or new ones if there are none yet. */
    static Secrets of(Path file) throws IOException {
        if (!Files.exists(file)) {
            Path draft = file.resolveSibling(file.getFileName() + ".new");
            Files.deleteIfExists(draft);
            Files.createFile(draft, DataFolder.ownerOnly("rw-------"));
            Files.writeString(draft, "owner=" + random() + "\napplication=" + random() + "\n");
            Files.move(draft, file);
        }
        Properties kept = DataFolder.properties(file);
        return new Secrets(kept.getProperty("owner", ""), kept.getProperty("application", ""));
    }

    private static String random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public String toString() {
        return "Secrets";
    }
}
