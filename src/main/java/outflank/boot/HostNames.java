package outflank.boot;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * The server looks its own machine up by name and does not start where nobody knows that name: a laptop in a hall
 * without a network, a container. There it gets a list of the few names it needs.
 */
final class HostNames {
    private HostNames() {}

    /**
     * The option for the server's JVM; empty where the machine knows its own name.
     *
     * @param folder where the list is written
     * @param databaseHosts the hosts of the database: with a list of our own the JVM asks nobody else
     */
    static Optional<String> option(DataFolder folder, List<String> databaseHosts) throws IOException {
        Optional<String> unknown =
                unknownOwnName(() -> InetAddress.getLocalHost().getHostName());
        if (unknown.isEmpty()) {
            return Optional.empty();
        }
        Path file = folder.runtime().resolve("hosts.txt");
        Files.write(file, lines(unknown.get(), databaseHosts));
        return Optional.of("-Djdk.net.hosts.file=" + file);
    }

    /** The name of this machine, if it has one that nobody knows. */
    static Optional<String> unknownOwnName(Callable<String> lookUp) throws IOException {
        try {
            lookUp.call();
            return Optional.empty();
        } catch (UnknownHostException e) {
            // The only place where Java tells the name: "name: name: Name or service not known".
            return Optional.of(String.valueOf(e.getMessage()).split(":", 2)[0].strip());
        } catch (Exception e) {
            throw new IOException("cannot look the machine's own name up", e);
        }
    }

    /** The list, one address and name a line. A database host that is not known now is left out: it cannot be reached. */
    static List<String> lines(String ownName, List<String> databaseHosts) {
        List<String> lines = new ArrayList<>(List.of("127.0.0.1 localhost", "127.0.0.1 " + ownName));
        for (String host : databaseHosts) {
            try {
                lines.add(InetAddress.getByName(host).getHostAddress() + " " + host);
            } catch (UnknownHostException e) {
                lines.add("# not known: " + host);
            }
        }
        return lines;
    }
}
