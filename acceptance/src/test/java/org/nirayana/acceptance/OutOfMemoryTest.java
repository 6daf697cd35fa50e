package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A service whose memory is used up ends at once, however it was started, so that a supervisor starts another. */
class OutOfMemoryTest {
    private static final Duration ENDS = Duration.ofSeconds(60);

    @TempDir
    Path folder;

    /** Enough to start with, and little more; no option of Java that would end it. */
    private Program small() {
        return Program.in(folder, Map.of()).withJavaOptions("-Xmx44m").start();
    }

    private static void checkEnded(Program program) {
        Command.Result ended = program.await(Duration.ofSeconds(20));
        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(3);
        assertThat(ended.err()).contains("nirayana: out of memory, so this process ends");
    }

    /** Each sign-in fills 19 MB, on a worker. */
    @Test
    void aWorkerThatFindsNoMemoryEndsTheProcess() throws InterruptedException {
        try (Program program = small()) {
            HttpClient client = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(2))
                    .build();
            HttpRequest signIn = HttpRequest.newBuilder(URI.create(program.address() + "/api/v1/auth/token"))
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(HttpRequest.BodyPublishers.ofString("username=nobody&password=not+this+one"))
                    .build();
            long giveUp = System.nanoTime() + ENDS.toNanos();
            while (program.isAlive() && System.nanoTime() < giveUp) {
                // What it is answered does not matter here, if it is.
                var unused = client.sendAsync(signIn, HttpResponse.BodyHandlers.discarding());
                Thread.sleep(200);
            }
            checkEnded(program);
        }
    }

    /** Each of these connections makes an event loop hold most of what a request's headers may have. */
    @Test
    void anEventLoopThatFindsNoMemoryEndsTheProcess() throws IOException {
        String field = ": " + "a".repeat(1_500) + "\r\n";
        StringBuilder begun = new StringBuilder("GET / HTTP/1.1\r\nHost: localhost\r\n");
        for (int i = 0; i < 9; i++) {
            begun.append("X-").append(i).append(field);
        }
        byte[] request = begun.toString().getBytes(StandardCharsets.US_ASCII);
        List<Socket> open = new ArrayList<>();
        try (Program program = small()) {
            long giveUp = System.nanoTime() + ENDS.toNanos();
            while (program.isAlive() && open.size() < 5_000 && System.nanoTime() < giveUp) {
                open.add(begin(program.port(), request));
            }
            checkEnded(program);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    /** A connection with the beginning of a request, or one that the end of the service cut off. */
    private static Socket begin(int port, byte[] request) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 3_000);
            socket.getOutputStream().write(request);
        } catch (SocketException | SocketTimeoutException gone) {
            socket.close();
        }
        return socket;
    }
}
