package outflank.boot;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The archive of the server's loaded classes (class data sharing). It is made once, after the first page was served, and
 * cuts the time of later starts by about a third. The JVM itself checks that an archive fits and does without one that
 * does not; the name still tells JVMs and collectors apart, so that changing back and forth does not cost the gain.
 */
record ClassArchive(Path file, List<String> settings) {
    private static final List<String> DEFAULTS = List.of("-Xmx512m", "-XX:+ExitOnOutOfMemoryError");
    private static final String COLLECTOR = "-XX:+UseSerialGC";

    static ClassArchive of(ServerFiles files, List<String> own) {
        List<String> settings = new ArrayList<>(DEFAULTS);
        if (own.stream().noneMatch(option -> option.matches("-XX:\\+Use\\w+GC"))) {
            settings.add(COLLECTOR);
        }
        settings.addAll(own);
        int mark = Objects.hash(
                System.getProperty("java.vm.version"),
                System.getProperty("java.vm.vendor"),
                System.getProperty("os.arch"),
                settings);
        Path file = files.home().resolve("classes-" + Integer.toHexString(mark) + ".jsa");
        return new ClassArchive(file, settings);
    }

    boolean exists() {
        return Files.exists(file);
    }

    List<String> javaOptions() {
        List<String> options = new ArrayList<>(settings);
        options.add(exists() ? "-XX:SharedArchiveFile=" + file : "-XX:+RecordDynamicDumpInfo");
        options.add("-Xshare:auto");
        // An archive that no longer fits is no one's concern: the JVM goes on without it.
        options.add("-Xlog:disable");
        options.add("-Xlog:all=error:stderr");
        return options;
    }
}
