package outflank.product;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The browser of the journeys. It is never skipped: where it is missing it is installed, or the tests say what to do. */
final class ChromiumInstallation {
    static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    static final Path BROWSER = Path.of("/usr/bin/chromium");

    private ChromiumInstallation() {}

    static synchronized void require() {
        if (isThere()) {
            return;
        }
        if (Files.exists(Path.of("/usr/bin/apt-get")) && "root".equals(System.getProperty("user.name"))) {
            run(List.of("apt-get", "update"));
            run(List.of("apt-get", "install", "-y", "--no-install-recommends", "chromium", "chromium-driver"));
        }
        if (!isThere()) {
            throw new AssertionError("The browser tests need " + BROWSER + " and " + DRIVER
                    + ": install the packages chromium and chromium-driver.");
        }
    }

    private static boolean isThere() {
        return Files.isExecutable(DRIVER) && Files.isExecutable(BROWSER);
    }

    private static void run(List<String> command) {
        try {
            Path log = Path.of("target", "chromium-installation.log");
            ProcessBuilder builder = new ProcessBuilder(command);
            builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
            builder.redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new AssertionError("The browser could not be installed: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
