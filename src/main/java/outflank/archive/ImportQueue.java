package outflank.archive;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * Works at the imports one after the other, in a thread of the server. The queue itself is in the database: an import that
 * a stop of the server has interrupted goes on when the application starts again.
 */
@ApplicationScoped
public class ImportQueue {

    private static final Logger LOG = Logger.getLogger(ImportQueue.class.getName());
    private static final Duration BEFORE_TRYING_AGAIN = Duration.ofSeconds(5);

    @Resource
    private ManagedExecutorService executor;

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    private final AtomicBoolean working = new AtomicBoolean();
    private final AtomicInteger calls = new AtomicInteger();

    void wake(@Observes(during = TransactionPhase.AFTER_SUCCESS) ImportWaiting any) {
        wake();
    }

    /** Works at the imports that wait or were interrupted, unless that is being done already. */
    public void wake() {
        calls.incrementAndGet();
        if (working.compareAndSet(false, true)) {
            executor.submit(this::work);
        }
    }

    private void work() {
        int answered;
        do {
            answered = calls.get();
            try {
                workAtAll();
            } finally {
                working.set(false);
            }
            // Whoever called between the last look and here found the work still going on.
        } while (calls.get() != answered && working.compareAndSet(false, true));
    }

    private void workAtAll() {
        ImportStates states = new ImportStates(database);
        boolean interrupted = false;
        while (!interrupted) {
            try {
                Optional<Integer> next = states.next();
                if (next.isEmpty()) {
                    return;
                }
                workAt(next.get(), states);
            } catch (InterruptedIOException stopping) {
                interrupted = true;
            } catch (SQLException unreachable) {
                LOG.log(Level.WARNING, "The database does not answer; imports go on as soon as it does", unreachable);
                interrupted = !sleep();
            }
        }
        LOG.info("Imports are interrupted; they go on with the next start");
    }

    private void workAt(int importId, ImportStates states) throws SQLException, InterruptedIOException {
        try {
            new ImportRun(database, executor, importId).run();
        } catch (InterruptedIOException stopping) {
            throw stopping;
        } catch (SQLException | IOException | RuntimeException failure) {
            LOG.log(Level.SEVERE, "Import " + importId + " has failed", failure);
            states.fail(importId);
        }
    }

    private static boolean sleep() {
        try {
            Thread.sleep(BEFORE_TRYING_AGAIN.toMillis());
            return true;
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
