package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Waiting;

/** A stop in the middle of work. */
class StopTest {
    private static final Duration CUT_OFF = Duration.ofSeconds(10);

    private static final Duration SOON = Duration.ofSeconds(30);

    @Test
    void aStopFinishesWhatIsInFlight() throws Exception {
        try (TestServer server = new TestServer()) {
            CompletableFuture<Answer> inFlight = server.api().get("/wait").sendAsync();
            Waiting.until(SOON, () -> server.server().activeWorkers() > 0);
            CompletableFuture<Duration> stop = CompletableFuture.supplyAsync(() -> stop(server));
            Waiting.until(SOON, () -> isRefused(server.server().port()));
            assertThat(inFlight).isNotDone();
            assertThat(stop).isNotDone();
            server.release.countDown();
            assertThat(inFlight.join().status()).isEqualTo(200);
            assertThat(stop.join()).isLessThan(CUT_OFF);
        }
    }

    @Test
    void aStopDoesNotWaitForEver() throws Exception {
        Duration stopTimeout = Duration.ofSeconds(1);
        Timeouts usual = Timeouts.DEFAULT;
        Timeouts timeouts =
                new Timeouts(usual.head(), usual.body(), usual.answer(), usual.linger(), usual.turn(), stopTimeout);
        try (TestServer server = new TestServer(List.of(), List.of(), timeouts)) {
            CompletableFuture<Answer> stuck = server.api().get("/wait").sendAsync();
            Waiting.until(SOON, () -> server.server().activeWorkers() > 0);
            assertThat(stop(server)).isBetween(stopTimeout, CUT_OFF);
            // Its work is interrupted, which may reach the client as an error before the connection is cut.
            assertThat(stuck.handle((answer, cutOff) -> answer == null ? 0 : answer.status()))
                    .succeedsWithin(SOON)
                    .isIn(0, 500);
        }
    }

    /** How long it took. */
    private static Duration stop(TestServer server) {
        long started = System.nanoTime();
        try {
            server.server().stop();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
        return Duration.ofNanos(System.nanoTime() - started);
    }

    private static boolean isRefused(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return !socket.isConnected();
        } catch (ConnectException refused) {
            return true;
        } catch (SocketException reset) {
            // Taken in just before the port was closed: not refused yet.
            return false;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
