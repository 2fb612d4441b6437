package outflank.boot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import outflank.boot.server.Server;

/** The application server's JVM as the launcher sees it: started, told what to do, listened to, ended. */
final class ServerProcess implements Part {
    private static final long STOP_SECONDS = 15;

    private final Process process;
    private final RotatingLog log;
    private final CompletableFuture<Boolean> deployed = new CompletableFuture<>();

    private ServerProcess(Process process, RotatingLog log) {
        this.process = process;
        this.log = log;
    }

    /**
     * Starts the JVM; it boots the server and then waits for {@link #deploy}.
     *
     * @param note where the process is written down for the next start, should this one be killed
     */
    static ServerProcess start(List<String> command, String databasePassword, DataFolder folder, Path note)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("OUTFLANK_DB_PASSWORD", databasePassword);
        builder.directory(folder.root().toFile()).redirectErrorStream(true);
        RotatingLog log = new RotatingLog(folder.logs(), "server");
        ServerProcess server = new ServerProcess(builder.start(), log);
        Leftovers.note(note, server.process.toHandle());
        Thread reader = new Thread(server::read, "server log");
        reader.setDaemon(true);
        reader.start();
        return server;
    }

    /** The command line of the server's JVM. */
    static List<String> command(
            Settings settings, DataFolder folder, ServerFiles files, ClassArchive archive, DatabaseAddress database)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ServerFiles.java());
        command.addAll(archive.javaOptions());
        command.add("-Djava.awt.headless=true");
        command.add("-Dfile.encoding=UTF-8");
        command.add("-Djava.io.tmpdir=" + files.temporary());
        command.add("-Dmp.health.default.readiness.empty.response=DOWN");
        command.add("-Doutflank.address=" + settings.address());
        command.add("-Doutflank.announcements=" + Announcements.fileIn(folder));
        command.add("-Doutflank.log=" + folder.logs());
        command.add("-Doutflank.data=" + folder.root());
        command.add("-Doutflank.demo=" + settings.demo());
        command.add("-Doutflank.db.url=" + database.url());
        command.add("-Doutflank.db.user=" + database.user());
        HostNames.option(folder, database.hosts()).ifPresent(command::add);
        if (settings.exploded().isPresent()) {
            command.add("-Doutflank.stage=Development");
        }
        command.addAll(List.of("-jar", files.starter().toString()));
        Path war = settings.exploded().isPresent() ? settings.exploded().get() : files.webApplication();
        command.add(war.toAbsolutePath().normalize().toString());
        command.addAll(List.of("--port", Integer.toString(settings.port()), "--nohazelcast", "--disablephonehome"));
        command.addAll(List.of("--prebootcommandfile", files.preBootCommands().toString()));
        command.addAll(List.of("--logproperties", files.logSettings().toString()));
        return command;
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            String line = lines.readLine();
            while (line != null) {
                log.write(line);
                if (line.equals(Server.MARK + "deployed")) {
                    deployed.complete(true);
                } else if (line.equals(Server.MARK + "failed")) {
                    deployed.complete(false);
                }
                line = lines.readLine();
            }
        } catch (IOException e) {
            log.write("The launcher lost the server's output: " + e);
        } finally {
            deployed.complete(false);
            log.close();
        }
    }

    /** Deploys the web application and returns whether that went well; a server that ended did not. */
    boolean deploy() {
        tell("deploy");
        return deployed.join();
    }

    private void tell(String command) {
        try {
            OutputStream line = process.getOutputStream();
            line.write((command + "\n").getBytes(StandardCharsets.UTF_8));
            line.flush();
        } catch (IOException e) {
            log.write("The server did not take \"" + command + "\": " + e.getMessage());
        }
    }

    /** Waits for the end of the process and returns its exit status. */
    int await() throws InterruptedException {
        return process.waitFor();
    }

    /** Ends the server in order, after some seconds by force. */
    @Override
    public void end() throws InterruptedException {
        if (process.isAlive()) {
            tell("stop");
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        }
    }
}
