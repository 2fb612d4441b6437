package outflank.boot;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where and as whom PostgreSQL is reached.
 *
 * @param url a JDBC URL that carries the two parameters the application relies on
 * @param user the role, may be empty when the URL names it
 * @param password its password, may be empty; never part of a command line or a log
 */
record DatabaseAddress(String url, String user, String password) {
    /**
     * PostgreSQL decides the type of a text parameter (null UUIDs, jsonb and enum columns need it), and batches of inserts
     * travel as one statement.
     */
    private static final Map<String, String> NEEDED =
            Map.of("stringtype", "unspecified", "reWriteBatchedInserts", "true");

    private static final Pattern HOSTS = Pattern.compile("^jdbc:postgresql://([^/?]+)");

    DatabaseAddress {
        for (String name : NEEDED.keySet().stream().sorted().toList()) {
            if (!url.contains("?" + name + "=") && !url.contains("&" + name + "=")) {
                url += (url.contains("?") ? "&" : "?") + name + "=" + NEEDED.get(name);
            }
        }
    }

    /**
     * The database the environment names, if it names one.
     *
     * @throws Refusal if the URL is not one of PostgreSQL
     */
    static Optional<DatabaseAddress> read(Map<String, String> environment) {
        String url = environment.getOrDefault("OUTFLANK_DB_URL", "").strip();
        if (url.isEmpty()) {
            return Optional.empty();
        }
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new Refusal(
                    "OUTFLANK_DB_URL must begin with jdbc:postgresql: (for example jdbc:postgresql://host/outflank).");
        }
        return Optional.of(new DatabaseAddress(
                url,
                environment.getOrDefault("OUTFLANK_DB_USER", ""),
                environment.getOrDefault("OUTFLANK_DB_PASSWORD", "")));
    }

    /** The address without its parameters, fit for a message. */
    String withoutParameters() {
        return url.substring(0, url.indexOf('?'));
    }

    /** The hosts the URL names; without one it is this machine. */
    List<String> hosts() {
        Matcher named = HOSTS.matcher(url);
        if (!named.find()) {
            return List.of("localhost");
        }
        return Arrays.stream(named.group(1).split(","))
                .map(host -> host.replaceFirst(":\\d+$", ""))
                .filter(host -> !host.isEmpty() && !host.startsWith("["))
                .toList();
    }

    @Override
    public String toString() {
        return withoutParameters();
    }
}
