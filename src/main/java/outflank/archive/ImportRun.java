package outflank.archive;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import javax.sql.DataSource;

/**
 * Works at one import from where it stands: while one block of games is stored, the next one is read and checked by
 * another thread. It ends when all is done, or when somebody has stopped the import or gone on with it elsewhere.
 */
final class ImportRun {

    private final DataSource database;
    private final ExecutorService executor;
    private final ImportStates states;
    private final int importId;

    ImportRun(DataSource database, ExecutorService executor, int importId) {
        this.database = database;
        this.executor = executor;
        this.states = new ImportStates(database);
        this.importId = importId;
    }

    /**
     * Works at the import until it ends.
     *
     * @throws IOException if a file cannot be fetched from the database
     * @throws InterruptedIOException if the thread is interrupted; the import goes on with the next start
     */
    void run() throws SQLException, IOException {
        Optional<ImportStates.Place> place = states.begin(importId);
        if (place.isEmpty()) {
            return;
        }
        List<StoredFile> files = files();
        ImportNames names = ImportNames.read(files, database);
        long bytesBefore = 0;
        long done = place.get().games();
        for (StoredFile file : files) {
            if (file.number() >= place.get().file()) {
                try (BlockReader blocks = new BlockReader(file, database, names, done, bytesBefore)) {
                    if (!store(blocks)) {
                        return;
                    }
                }
                done = 0;
            }
            bytesBefore += file.bytes();
        }
        states.finish(importId);
    }

    private List<StoredFile> files() throws SQLException {
        try (Connection connection = database.getConnection()) {
            return StoredFile.of(connection, importId);
        }
    }

    /** Whether all of the file is stored. */
    private boolean store(BlockReader blocks) throws SQLException, IOException {
        Future<Optional<GameBlock>> next = executor.submit(blocks::next);
        try {
            for (Optional<GameBlock> block = get(next); block.isPresent(); block = get(next)) {
                next = executor.submit(blocks::next);
                if (!store(block.get())) {
                    return false;
                }
            }
            return true;
        } finally {
            await(next);
        }
    }

    private boolean store(GameBlock block) throws SQLException {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try {
                boolean stored = BlockStorage.store(connection, importId, block);
                connection.commit();
                return stored;
            } catch (SQLException | RuntimeException failure) {
                connection.rollback();
                throw failure;
            } finally {
                connection.setAutoCommit(true);
            }
        }
    }

    private static Optional<GameBlock> get(Future<Optional<GameBlock>> next) throws IOException {
        try {
            return next.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while an import waited for its next games");
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof IOException unreadable) {
                throw unreadable;
            }
            throw new IllegalStateException(failure.getCause());
        }
    }

    /** Nobody closes a reader while it reads. */
    private static void await(Future<?> last) {
        boolean interrupted = false;
        while (true) {
            try {
                last.get();
                break;
            } catch (InterruptedException again) {
                interrupted = true;
            } catch (ExecutionException | CancellationException ended) {
                break; // Whoever waited for its games has been told.
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
