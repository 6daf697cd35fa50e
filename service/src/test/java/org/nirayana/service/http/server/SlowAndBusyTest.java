package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Waiting;

/** Clients that take their time, and more work than there are hands. */
class SlowAndBusyTest {
    private static final Timeouts SHORT = new Timeouts(
            Duration.ofSeconds(1),
            Duration.ofSeconds(1),
            Duration.ofSeconds(1),
            Duration.ofMillis(500),
            Duration.ofSeconds(1),
            Duration.ofSeconds(1));

    /** No less than this is every client's, and no more than that, on a machine with much else to do. */
    private static final Duration A_MOMENT = Duration.ofMillis(500);

    private static final Duration CUT_OFF = Duration.ofSeconds(10);

    private static final Duration SOON = Duration.ofSeconds(30);

    @Tag("slow-clients")
    @Test
    void noSlowConnectionLivesLongerThan30Seconds() {
        Timeouts timeouts = Timeouts.DEFAULT;
        for (Duration step : List.of(timeouts.head(), timeouts.body(), timeouts.answer())) {
            assertThat(step.plusSeconds(2)).isLessThan(Duration.ofSeconds(30));
        }
    }

    @Tag("slow-clients")
    @Test
    void aHeadThatDripsIsCutOff() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            Duration held = drip(socket, "GET /quick HTTP/1.1\r\nHost: x\r\nX-Slow: " + "x".repeat(1000));
            assertThat(held).isBetween(A_MOMENT, CUT_OFF);
            Proof.figure(17, "with a timeout of 1 s a head that drips is cut off after " + held.toMillis() + " ms");
        }
    }

    @Tag("slow-clients")
    @Test
    void aConnectionThatSaysNothingIsClosed() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            long opened = System.nanoTime();
            assertThat(socket.getInputStream().read()).isEqualTo(-1);
            assertThat(Duration.ofNanos(System.nanoTime() - opened)).isBetween(A_MOMENT, CUT_OFF);
        }
    }

    @Tag("slow-clients")
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

    @Tag("slow-clients")
    @Test
    void anAnswerThatIsNotReadIsCutOff() throws Exception {
        try (TestServer server = new TestServer(List.of(), List.of(), SHORT);
                Socket socket = server.connect()) {
            socket.getOutputStream().write("GET /big HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            Waiting.until(SOON, () -> server.answers.stream().anyMatch(answer -> answer.status() == 499));
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            try (InputStream in = socket.getInputStream()) {
                in.transferTo(read);
            } catch (SocketException reset) {
                // What lay in the system's buffers may be followed by a reset or by a plain end: it is cut off either
                // way.
            }
            // It had begun, and all of it was promised.
            assertThat(read.toString(StandardCharsets.ISO_8859_1))
                    .startsWith("HTTP/1.1 200 ")
                    .containsIgnoringCase("\r\ncontent-length: " + TestServer.BIG + "\r\n");
            assertThat(read.size()).isLessThan(TestServer.BIG);
        }
    }

    /** Who does not read holds what one connection may hold, and is cut off. */
    @Tag("slow-clients")
    @Test
    void piecesThatNobodyTakesAreNotMade() throws Exception {
        Timeouts timeouts = answersIn(Duration.ofSeconds(3));
        try (TestServer server = new TestServer(List.of(), List.of(), timeouts);
                Socket socket = narrow(server)) {
            socket.getOutputStream()
                    .write("GET /pieces/100 HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            Waiting.until(SOON, () -> server.answers.stream().anyMatch(answer -> answer.status() == 499));
            int held = server.pieces.get() * TestServer.PIECE / 1024;
            // The system's buffer, which is twice what is asked for, the piece being sent, and what the client's side
            // took.
            assertThat(held).isLessThanOrEqualTo(256);
            Proof.figure(17, "a reader who stops is sent no more than " + held + " KiB");
        }
    }

    /** Who reads slowly gets all of it, though it takes several times as long as one may wait without reading. */
    @Tag("slow-clients")
    @Test
    void aReaderWhoGoesOnReadingIsNotCutOff() throws Exception {
        Timeouts timeouts = answersIn(Duration.ofSeconds(2));
        try (TestServer server = new TestServer(List.of(), List.of(), timeouts);
                Socket socket = narrow(server)) {
            socket.getOutputStream()
                    .write("GET /pieces/7 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            byte[] some = new byte[6 * 1024];
            long started = System.nanoTime();
            int count;
            while ((count = socket.getInputStream().read(some)) >= 0) {
                read.write(some, 0, count);
                // 50 KB in a second, however much each time brings.
                long due = started + read.size() * 20_000L;
                Thread.sleep(Math.max(0, (due - System.nanoTime()) / 1_000_000));
            }
            assertThat(read.toString(StandardCharsets.ISO_8859_1))
                    .startsWith("HTTP/1.1 200 ")
                    .endsWith("\r\n0\r\n\r\n");
            assertThat(read.size()).isGreaterThan(7 * TestServer.PIECE);
            assertThat(Duration.ofNanos(System.nanoTime() - started))
                    .isGreaterThan(timeouts.answer().multipliedBy(3));
        }
    }

    private static Timeouts answersIn(Duration answer) {
        return new Timeouts(SHORT.head(), SHORT.body(), answer, SHORT.linger(), SHORT.turn(), SHORT.stop());
    }

    /** As many answers in pieces, which have begun and of which nobody reads more. */
    private static final class Unread implements AutoCloseable {
        private final List<Socket> sockets = new ArrayList<>();

        Unread(TestServer server, int count) throws IOException {
            for (int i = 0; i < count; i++) {
                Socket socket = narrow(server);
                sockets.add(socket);
                socket.getOutputStream()
                        .write("GET /pieces/100 HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                assertThat(socket.getInputStream().read()).isEqualTo('H');
            }
        }

        void endOne() throws IOException {
            sockets.remove(0).close();
        }

        @Override
        public void close() throws IOException {
            while (!sockets.isEmpty()) {
                endOne();
            }
        }
    }

    /** Four at once; a page that asks for more waits for them, and is told so when that takes too long. */
    @Tag("long-answers")
    @Test
    void aLongAnswerWaitsForAnotherOfItsCallerToEnd() throws Exception {
        Timeouts patient = new Timeouts(SOON, SOON, SOON, SHORT.linger(), SOON, SHORT.stop());
        try (TestServer server = new TestServer(List.of(), List.of(), patient);
                Unread unread = new Unread(server, 4)) {
            // Who leaves while waiting leaves the place too.
            for (int i = 0; i < 12; i++) {
                try (Socket left = server.connect()) {
                    left.getOutputStream()
                            .write("GET /pieces/1 HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                }
            }
            Waiting.until(SOON, () -> server.answers.size() == 12);
            assertThat(server.answers).hasSize(12).allMatch(answer -> answer.status() == 499);

            List<CompletableFuture<Answer>> more = new ArrayList<>();
            // Twelve of these wait, whichever comes last is refused.
            for (int i = 0; i < 13; i++) {
                more.add(server.api().get("/pieces/1").sendAsync());
            }
            Waiting.until(SOON, () -> more.stream().anyMatch(CompletableFuture::isDone));
            assertThat(more.stream().filter(CompletableFuture::isDone).map(answer -> answer.join()
                            .status()))
                    .containsExactly(429);
            unread.endOne();
            List<Integer> statuses =
                    more.stream().map(answer -> answer.join().status()).toList();
            assertThat(Collections.frequency(statuses, 200)).isEqualTo(12);
        }
    }

    @Tag("long-answers")
    @Test
    void aLongAnswerThatWaitedTooLongIsRefused() throws Exception {
        Timeouts timeouts = new Timeouts(SOON, SOON, SOON, SHORT.linger(), Duration.ofMillis(1), SHORT.stop());
        try (TestServer server = new TestServer(List.of(), List.of(), timeouts);
                Unread unread = new Unread(server, 4)) {
            Answer refused = server.api().get("/pieces/1").send();
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.text()).contains("4 long answers are on their way to you");
            unread.endOne();
            // Who was refused waits no longer: the turn is free for the next.
            Waiting.until(SOON, () -> server.api().get("/pieces/1").send().status() == 200);
        }
    }

    /** A connection whose client side holds little, so that what the server holds is seen. */
    private static Socket narrow(TestServer server) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(8 * 1024);
        socket.connect(new InetSocketAddress(
                InetAddress.getLoopbackAddress(), server.server().port()));
        socket.setSoTimeout((int) SOON.toMillis());
        return socket;
    }

    /** Sends a byte and listens for 100 ms, again and again until the server hangs up without a word; how long that took. */
    private static Duration drip(Socket socket, String text) throws IOException {
        long started = System.nanoTime();
        socket.setSoTimeout(100);
        for (byte b : text.getBytes(StandardCharsets.US_ASCII)) {
            try {
                socket.getOutputStream().write(b);
                assertThat(socket.getInputStream().read())
                        .as("an answer to half a request")
                        .isEqualTo(-1);
                return Duration.ofNanos(System.nanoTime() - started);
            } catch (SocketTimeoutException silence) {
                // Still open.
            } catch (SocketException reset) {
                return Duration.ofNanos(System.nanoTime() - started);
            }
        }
        throw new AssertionError("nobody hung up in " + Duration.ofNanos(System.nanoTime() - started));
    }

    @Test
    void moreWorkThanFitsIsRefusedAtOnce() throws Exception {
        try (TestServer server = new TestServer()) {
            List<CompletableFuture<Answer>> calls = new ArrayList<>();
            // One network has 8 of the workers and 64 places in the queue: some of these cannot be taken.
            for (int i = 0; i < 300; i++) {
                calls.add(server.api().get("/wait").sendAsync());
            }
            Waiting.until(
                    SOON, () -> calls.stream().filter(CompletableFuture::isDone).count() >= 300 - 8 - 64);
            List<Answer> refusals = calls.stream()
                    .filter(CompletableFuture::isDone)
                    .map(CompletableFuture::join)
                    .toList();
            for (Answer refused : refusals) {
                assertThat(refused.status()).isEqualTo(503);
                assertThat(refused.header("Retry-After")).contains("1");
                assertThat(refused.json().path("type").asString()).isEqualTo("/problems/unavailable");
            }
            // The event loop is free all the while.
            assertThat(server.api().get("/quick").send().status()).isEqualTo(200);
            server.release.countDown();
            // Those that a worker held are done; on a slow machine the queue may have waited too long and say so.
            List<Integer> statuses = calls.stream().map(c -> c.join().status()).toList();
            assertThat(statuses).containsOnly(200, 503);
            assertThat(Collections.frequency(statuses, 200)).isBetween(8, 8 + 64);
        }
    }
}
