package org.nirayana.service.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;

/** Clients that take their time, more work than there are hands, and stopping in the middle of it. */
class SlowAndBusyTest {
    private static final Patience SHORT =
            new Patience(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofMillis(500));

    @Test
    void noSlowConnectionLivesLongerThan30Seconds() {
        Patience patience = Patience.DEFAULT;
        for (Duration step : List.of(patience.head(), patience.body(), patience.answer())) {
            assertThat(step.plusSeconds(2)).isLessThan(Duration.ofSeconds(30));
        }
    }

    @Test
    void aHeadThatDripsIsCutOff() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            assertThat(drip(socket, "GET /quick HTTP/1.1\r\nHost: x\r\nX-Slow: " + "x".repeat(1000)))
                    .isLessThan(Duration.ofSeconds(10));
        }
    }

    @Test
    void aConnectionThatSaysNothingIsClosed() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }
    }

    @Test
    void aBodyThatDripsIs408() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            OutputStream out = socket.getOutputStream();
            out.write(("POST /json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                            + "Content-Length: 1000\r\n\r\n{")
                    .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 408 ").contains("/problems/request-timeout");
        }
    }

    @Test
    void anAnswerThatIsNotReadIsCutOff() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            socket.getOutputStream().write("GET /big HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            Thread.sleep(4000);
            long read = 0;
            try (InputStream in = socket.getInputStream()) {
                byte[] buffer = new byte[65536];
                for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                    read += n;
                }
            } catch (IOException reset) {
                assertThat(reset).hasMessageContaining("reset");
            }
            assertThat(read).isLessThan(TestServer.BIG);
        }
    }

    /** Sends one byte each 100 ms until the server hangs up; how long that took. */
    private static Duration drip(Socket socket, String text) throws InterruptedException {
        long started = System.nanoTime();
        try {
            for (byte b : text.getBytes(StandardCharsets.US_ASCII)) {
                socket.getOutputStream().write(b);
                Thread.sleep(100);
                if (socket.getInputStream().available() < 0) {
                    break;
                }
            }
        } catch (IOException hungUp) {
            assertThat(hungUp).isNotNull();
        }
        return Duration.ofNanos(System.nanoTime() - started);
    }

    @Test
    void moreWorkThanFitsIsRefusedAtOnce() throws Exception {
        try (TestServer server = new TestServer()) {
            List<CompletableFuture<Answer>> calls = new ArrayList<>();
            // 16 workers and 256 places in the queue: some of these cannot be taken.
            for (int i = 0; i < 300; i++) {
                calls.add(server.api().get("/wait").sendAsync());
            }
            List<Answer> refusals = List.of();
            while (refusals.size() < 300 - 16 - 256) {
                refusals = calls.stream()
                        .filter(CompletableFuture::isDone)
                        .map(CompletableFuture::join)
                        .toList();
                Thread.sleep(20);
            }
            Answer refused = refusals.get(0);
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.header("Retry-After")).contains("1");
            assertThat(refused.json().path("type").asString()).isEqualTo("/problems/unavailable");
            // The event loop is free all the while.
            assertThat(server.api().get("/quick").send().status()).isEqualTo(200);
            server.release.countDown();
            // Those that a worker held are done; on a slow machine the queue may have waited too long and say so.
            long done = calls.stream().filter(c -> c.join().status() == 200).count();
            assertThat(done).isBetween(16L, 16L + 256);
        }
    }

    @Test
    void aStopFinishesWhatIsInFlight() throws Exception {
        try (TestServer server = new TestServer()) {
            CompletableFuture<Answer> inFlight = server.api().get("/wait").sendAsync();
            while (server.server().activeWorkers() == 0) {
                Thread.sleep(5);
            }
            AtomicReference<Duration> took = new AtomicReference<>();
            Thread stop = new Thread(() -> {
                long started = System.nanoTime();
                try {
                    server.server().stop();
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                }
                took.set(Duration.ofNanos(System.nanoTime() - started));
            });
            stop.start();
            Thread.sleep(1500);
            assertThat(inFlight).isNotDone();
            assertRefused(server.server().port());
            server.release.countDown();
            assertThat(inFlight.join().status()).isEqualTo(200);
            stop.join();
            assertThat(took.get()).isLessThan(Duration.ofSeconds(10));
        }
    }

    @Test
    void aStopDoesNotWaitForEver() throws Exception {
        try (TestServer server = new TestServer()) {
            CompletableFuture<Answer> stuck = server.api().get("/wait").sendAsync();
            while (server.server().activeWorkers() == 0) {
                Thread.sleep(5);
            }
            long started = System.nanoTime();
            server.server().stop();
            assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(10));
            assertThat(stuck).failsWithin(Duration.ofSeconds(5));
        }
    }

    private static void assertRefused(int port) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            assertThat(socket.isConnected()).as("the port still accepts").isFalse();
        } catch (ConnectException refused) {
            assertThat(refused).isNotNull();
        }
    }
}
