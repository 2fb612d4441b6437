package outflank.boot;

import java.io.IOException;
import java.io.InputStream;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.util.concurrent.TimeUnit;

/** The served pages as the launcher sees them over HTTP on this machine. */
record Pages(int port) {
    private static final int ANSWER_MILLIS = 60_000;
    private static final long READY_SECONDS = 30;

    /**
     * Finds out before anything is started whether the port is free.
     *
     * @throws Refusal if it is not
     */
    void requireFreePort() throws IOException {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(port));
        } catch (BindException e) {
            String message = String.valueOf(e.getMessage());
            if (message.contains("ermission")) {
                throw new Refusal(
                        "Port " + port + " may not be opened by this user; choose one above 1023 with --port.", e);
            }
            throw new Refusal("Port " + port + " is in use by another program; choose another one with --port.", e);
        }
    }

    /** Waits until the application says it is ready, at most half a minute; returns whether it did. */
    boolean awaitReady() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_SECONDS);
        while (status("/health/ready") != HttpURLConnection.HTTP_OK) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(20);
        }
        return true;
    }

    /** Fetches the first page, so that no visitor pays for its making; returns the HTTP status, 0 for no answer. */
    int fetchFirst() {
        return status("/");
    }

    private int status(String path) {
        try {
            HttpURLConnection connection = (HttpURLConnection)
                    URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
            connection.setConnectTimeout(ANSWER_MILLIS);
            connection.setReadTimeout(ANSWER_MILLIS);
            int status = connection.getResponseCode();
            if (status < HttpURLConnection.HTTP_BAD_REQUEST) {
                try (InputStream page = connection.getInputStream()) {
                    page.readAllBytes();
                }
            }
            return status;
        } catch (IOException e) {
            // Not listening yet: that is what the caller asks about.
            return 0;
        }
    }
}
