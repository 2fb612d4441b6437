package outflank.boot.deployment;

import jakarta.annotation.PostConstruct;
import jakarta.ejb.DependsOn;
import jakarta.ejb.Singleton;
import jakarta.ejb.Startup;
import jakarta.inject.Inject;
import outflank.archive.ImportQueue;

/** Imports that a stop of the server has interrupted go on by themselves. */
@Singleton
@Startup
@DependsOn("SchemaMigration")
public class InterruptedImports {

    @Inject
    private ImportQueue queue;

    @PostConstruct
    void goOn() {
        queue.wake();
    }
}
