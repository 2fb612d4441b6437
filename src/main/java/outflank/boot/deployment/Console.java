package outflank.boot.deployment;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Lines for the person who started the server. Its launcher reads them from a file, so that secrets such as a one-time
 * link never stand in the log; where no launcher reads, in a container, the log is the only console there is.
 */
@ApplicationScoped
public class Console {

    private static final Logger LOG = Logger.getLogger(Console.class.getName());

    @Inject
    @ConfigProperty(name = "outflank.announcements")
    private Optional<String> file;

    @Inject
    @ConfigProperty(name = "outflank.address", defaultValue = "http://localhost:8080/")
    private String address;

    /** The address of the site, with a slash at its end. */
    public String address() {
        return address.endsWith("/") ? address : address + "/";
    }

    /** Tells the person at the console one line. */
    public void announce(String line) {
        if (file.isEmpty()) {
            LOG.info(line);
            return;
        }
        try {
            Files.writeString(
                    Path.of(file.get()),
                    line + "\n",
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw new UncheckedIOException("cannot write to " + file.get(), unwritable);
        }
    }
}
