package outflank.boot;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import outflank.boot.server.Server;

/**
 * The application server unpacked below the data folder, once per version: starting from unpacked files takes half the
 * time of starting from the packed jar, and only those can use an archive of loaded classes.
 */
final class ServerFiles {
    private static final String SERVER_CLASS = Server.class.getName().replace('.', '/') + ".class";

    private final Path home;

    private ServerFiles(Path home) {
        this.home = home;
    }

    /** Unpacks what is missing and brings the server's own settings back to their first state. */
    static ServerFiles in(DataFolder folder) throws IOException, InterruptedException {
        String name = "server-" + contentOf("/payara-micro.jar") + "-" + contentOf("/" + SERVER_CLASS);
        Path home = folder.runtime().resolve(name);
        if (!Files.exists(home)) {
            for (Path old : earlier(folder.runtime())) {
                DataFolder.delete(old);
            }
            Path draft = folder.runtime().resolve("server.new");
            unpack(draft, folder.logs().resolve("unpack.log"));
            Files.move(draft, home);
        }
        ServerFiles files = new ServerFiles(home);
        files.reset();
        return files;
    }

    private static List<Path> earlier(Path runtime) throws IOException {
        try (Stream<Path> all = Files.list(runtime)) {
            return all.filter(path -> path.getFileName().toString().startsWith("server"))
                    .toList();
        }
    }

    private static void unpack(Path draft, Path log) throws IOException, InterruptedException {
        Files.createDirectories(draft);
        Path packed = draft.resolve("payara-micro.jar");
        copy("/payara-micro.jar", packed);
        Process unpacking = new ProcessBuilder(
                        java(), "-jar", packed.toString(), "--rootdir", draft.toString(), "--outputlauncher")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (unpacking.waitFor() != 0 || !Files.exists(draft.resolve("launch-micro.jar"))) {
            throw new Refusal("The application server could not be unpacked; the reason is in " + log + ".");
        }
        Files.delete(packed);
        Files.copy(draft.resolve("config/domain.xml"), draft.resolve("domain.first.xml"));
        writeStarter(draft);
    }

    /** A jar that starts our class with the class path and the rights of the server's own starting jar. */
    private static void writeStarter(Path draft) throws IOException {
        Manifest manifest;
        try (JarFile original = new JarFile(draft.resolve("launch-micro.jar").toFile())) {
            manifest = original.getManifest();
        }
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MAIN_CLASS, Server.class.getName());
        main.put(Attributes.Name.CLASS_PATH, "launch-micro.jar " + main.getValue(Attributes.Name.CLASS_PATH));
        manifest.getEntries().clear();
        try (OutputStream file = Files.newOutputStream(draft.resolve("server.jar"));
                JarOutputStream jar = new JarOutputStream(file, manifest);
                InputStream starter = resource("/" + SERVER_CLASS).openStream()) {
            jar.putNextEntry(new JarEntry(SERVER_CLASS));
            starter.transferTo(jar);
            jar.closeEntry();
        }
    }

    /** The server remembers what was deployed and set; each start shall begin from the same place. */
    private void reset() throws IOException {
        Files.copy(
                home.resolve("domain.first.xml"),
                home.resolve("config/domain.xml"),
                StandardCopyOption.REPLACE_EXISTING);
        for (String left : new String[] {"applications", "generated", "tmp"}) {
            DataFolder.delete(home.resolve(left));
        }
        Files.createDirectories(temporary());
        Files.writeString(preBootCommands(), """
                set configs.config.server-config.network-config.protocols.protocol.http-listener.http.compression=on
                set configs.config.server-config.network-config.protocols.protocol.http-listener.http.server-header=false
                set configs.config.server-config.network-config.protocols.protocol.http-listener.http.scheme-mapping=X-Forwarded-Proto
                set configs.config.server-config.availability-service.web-container-availability.persistence-type=memory
                """);
        Files.writeString(
                logSettings(),
                Files.readString(home.resolve("config/logging.properties")).replaceAll("(?m)^.*ODLLogFormatter.*$", "")
                        + """

                        java.util.logging.ConsoleHandler.formatter=java.util.logging.SimpleFormatter
                        javax.enterprise.system.security.ssl.level=SEVERE
                        java.util.logging.SimpleFormatter.format=%1$tF %1$tT.%1$tL %4$s %3$s: %5$s%6$s%n
                        """);
    }

    /** The web application in the jar, unpacked when it is not the one that lies there already. */
    Path webApplication() throws IOException {
        Path war = home.resolve("outflank-" + contentOf("/outflank.war") + ".war");
        if (!Files.exists(war)) {
            try (Stream<Path> all = Files.list(home)) {
                for (Path old :
                        all.filter(path -> path.toString().endsWith(".war")).toList()) {
                    Files.delete(old);
                }
            }
            Path draft = home.resolve("outflank.war.new");
            copy("/outflank.war", draft);
            Files.move(draft, war);
        }
        return war;
    }

    Path home() {
        return home;
    }

    Path starter() {
        return home.resolve("server.jar");
    }

    Path preBootCommands() {
        return home.resolve("preboot.txt");
    }

    Path logSettings() {
        return home.resolve("logging.properties");
    }

    Path temporary() {
        return home.resolve("tmp");
    }

    /** The Java this launcher runs on. */
    static String java() {
        return System.getProperty("java.home") + File.separator + "bin" + File.separator + "java";
    }

    private static URL resource(String name) {
        URL url = ServerFiles.class.getResource(name);
        if (url == null) {
            throw new Refusal("This is not the complete outflank.jar: " + name.substring(1) + " is missing in it.");
        }
        return url;
    }

    private static void copy(String resource, Path target) throws IOException {
        try (InputStream content = resource(resource).openStream()) {
            Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** A mark of the content that the jar's directory already knows: its check sum and size. */
    private static String contentOf(String resource) {
        try {
            if (resource(resource).openConnection() instanceof JarURLConnection connection) {
                JarEntry entry = connection.getJarEntry();
                return HexFormat.of().toHexDigits((int) entry.getCrc()) + Long.toHexString(entry.getSize());
            }
            throw new Refusal("Outflank starts from outflank.jar only.");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
