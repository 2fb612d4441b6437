package outflank.boot.server;

import fish.payara.micro.PayaraMicroRuntime;
import fish.payara.micro.boot.PayaraMicroBoot;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/**
 * The application server's process. The launcher speaks to it through its standard input, one word a line: {@code
 * deploy} once the database answers, {@code stop} to
 * end. The end of the input means that the launcher is gone, however it died, and the server follows it. Answers go
 * to the standard output, in lines that begin with {@value #MARK}.
 */
public final class Server {
    /** What tells an answer to the launcher from a line of the log. */
    public static final String MARK = "@outflank ";

    private static final String NAME = "outflank";
    private static final int ENDING_MILLIS = 10_000;
    private static final PrintStream ANSWERS =
            new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    private static final CountDownLatch DATABASE = new CountDownLatch(1);

    private Server() {}

    /**
     * Starts Payara Micro and then the web application.
     *
     * @param arguments the web application's place, then the options of Payara Micro
     */
    public static void main(String[] arguments) throws Exception {
        Thread line = new Thread(Server::listen, "line to the launcher");
        line.setDaemon(true);
        line.start();
        String[] options = new String[arguments.length - 1];
        System.arraycopy(arguments, 1, options, 0, options.length);
        Class.forName("fish.payara.micro.impl.RootDirLauncher")
                .getMethod("main", String[].class)
                .invoke(null, (Object) options);
        PayaraMicroBoot payara = (PayaraMicroBoot) Class.forName("fish.payara.micro.impl.PayaraMicroImpl")
                .getMethod("getInstance")
                .invoke(null);
        DATABASE.await();
        PayaraMicroRuntime runtime = payara.getRuntime();
        // The answer of deploy alone is true for some applications that could not be deployed.
        if (runtime.deploy(NAME, "/", new File(arguments[0]))
                && runtime.getDeployedApplicationNames().contains(NAME)) {
            answer("deployed");
        } else {
            answer("failed");
            end(1);
        }
    }

    private static void listen() {
        try (BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            String command = commands.readLine();
            while (command != null && !command.equals("stop")) {
                if (command.equals("deploy")) {
                    DATABASE.countDown();
                }
                command = commands.readLine();
            }
        } catch (IOException e) {
            answer("lost " + e.getMessage());
        }
        end(0);
    }

    /** Ends in order, but never later than in ten seconds. */
    private static void end(int status) {
        Thread last = new Thread(
                () -> {
                    try {
                        Thread.sleep(ENDING_MILLIS);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    Runtime.getRuntime().halt(status);
                },
                "end");
        last.setDaemon(true);
        last.start();
        System.exit(status);
    }

    private static void answer(String text) {
        ANSWERS.println(MARK + text);
    }
}
