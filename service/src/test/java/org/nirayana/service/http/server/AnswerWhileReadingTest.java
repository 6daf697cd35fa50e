package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.nirayana.service.http.input.Limits;
import org.nirayana.testing.Waiting;

/** Bodies that are answered while they arrive, and clients that send or read as they like. */
class AnswerWhileReadingTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final String HEAD = "POST /echo HTTP/1.1\r\nHost: x\r\n";
    private static final String CHUNKED = HEAD + "Transfer-Encoding: chunked\r\n\r\n";

    /** Patient, but for one. */
    private static Timeouts timeouts(Duration body, Duration answer) {
        return new Timeouts(SOON, body, answer, Duration.ofMillis(500), SOON, Duration.ofSeconds(1));
    }

    private static TestServer server(Timeouts timeouts) {
        return new TestServer(List.of(), List.of(), timeouts);
    }

    /** One side of a conversation in chunks. */
    private static final class Client implements AutoCloseable {
        private final Socket socket = new Socket();
        private final OutputStream out;
        private final BufferedReader in;

        Client(TestServer server) throws IOException {
            // Little is held on its side, so that what the server holds is seen.
            socket.setReceiveBufferSize(8 * 1024);
            socket.setSendBufferSize(8 * 1024);
            socket.connect(new InetSocketAddress(
                    InetAddress.getLoopbackAddress(), server.server().port()));
            socket.setSoTimeout((int) SOON.toMillis());
            out = socket.getOutputStream();
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
        }

        void send(String text) throws IOException {
            out.write(text.getBytes(StandardCharsets.ISO_8859_1));
        }

        void chunk(String text) throws IOException {
            send(Integer.toHexString(text.length()) + "\r\n" + text + "\r\n");
        }

        String line() throws IOException {
            return in.readLine();
        }

        /** The status, behind which the headers are skipped. */
        String status() throws IOException {
            String status = line();
            for (String header = line(); !header.isEmpty(); header = line()) {
                assertThat(header).contains(":");
            }
            return status;
        }

        String rest() throws IOException {
            StringBuilder rest = new StringBuilder();
            for (String line = line(); line != null; line = line()) {
                rest.append(line).append('\n');
            }
            return rest.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    @Test
    void anAnswerComesBeforeTheBodyEnds() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client client = new Client(server)) {
            client.send(CHUNKED);
            client.chunk("one\n");
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 OK");
            assertThat(List.of(client.line(), client.line(), client.line())).containsExactly("4", "one", "");
            client.chunk("two\n");
            assertThat(List.of(client.line(), client.line(), client.line())).containsExactly("4", "two", "");
            client.send("0\r\n\r\n");
            assertThat(List.of(client.line(), client.line(), client.line(), client.line()))
                    .containsExactly("4", "end", "", "0");
            assertThat(client.line()).isEmpty();
            // The connection serves the next request.
            client.send("GET /quick HTTP/1.1\r\nHost: x\r\n\r\n");
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 OK");
        }
    }

    @Test
    void oneWithoutABodyIsAnswered() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client client = new Client(server)) {
            client.send(HEAD + "Connection: close\r\nContent-Length: 0\r\n\r\n");
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 OK");
            assertThat(client.rest()).isEqualTo("4\nend\n\n0\n\n");
        }
    }

    /** HTTP/1.0 knows no chunks: what it is answered ends with the connection, though it be asked to stay. */
    @Test
    void anOldClientIsAnsweredUntilTheConnectionCloses() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client client = new Client(server)) {
            client.send("POST /echo HTTP/1.0\r\nConnection: keep-alive\r\nContent-Length: 8\r\n\r\none\ntwo\n");
            assertThat(client.status()).contains(" 200 ");
            assertThat(client.rest()).isEqualTo("one\ntwo\nend\n");
        }
    }

    @Test
    void whoExpectsToContinueIsToldTo() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client client = new Client(server)) {
            client.send(HEAD + "Expect: 100-continue\r\nConnection: close\r\nContent-Length: 4\r\n\r\n");
            assertThat(client.status()).isEqualTo("HTTP/1.1 100 Continue");
            client.send("one\n");
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 OK");
        }
    }

    /** Such a client goes on sending; after a little has been read of it, nothing more is. */
    @Test
    void whoDoesNotReadIsNotReadEither() throws Exception {
        try (TestServer server = server(timeouts(SOON, Duration.ofSeconds(3)));
                Client client = new Client(server)) {
            client.send(CHUNKED);
            String lines = "a line of some length\n".repeat(1000);
            AtomicLong sent = new AtomicLong();
            CompletableFuture<Void> sender = CompletableFuture.runAsync(() -> {
                try {
                    while (true) {
                        client.chunk(lines);
                        sent.addAndGet(lines.length());
                    }
                } catch (SocketException cutOff) {
                    // As it should be; it goes on until then.
                } catch (IOException another) {
                    throw new UncheckedIOException(another);
                }
            });
            Waiting.until(SOON, () -> server.answers.stream().anyMatch(answer -> answer.status() == 499));
            sender.join();
            // What was answered fills both buffers of the system; the rest of what was sent is dropped with the
            // connection.
            assertThat(server.taken.get()).isBetween(16 * 1024, 1024 * 1024);
            // What is read ahead, and what the system holds on both sides.
            assertThat(sent.get()).isLessThan(Limits.MAX_READ_AHEAD_BYTES + 16L * 1024 * 1024);
        }
    }

    /** As simple clients do. */
    @Test
    void whoSendsMegabytesBeforeReadingIsAnswered() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client client = new Client(server)) {
            String lines = "a line of some length\n".repeat(150_000);
            client.send("POST /echo HTTP/1.0\r\nContent-Length: " + lines.length() + "\r\n\r\n" + lines);
            assertThat(client.status()).contains(" 200 ");
            assertThat(client.rest()).isEqualTo(lines + "end\n");
        }
    }

    @Test
    void whoGoesAwayEndsItAtOnce() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON))) {
            // More than may be under way at once: each place is free again.
            int clients = Limits.STREAMED_BODIES + 5;
            for (int i = 1; i <= clients; i++) {
                try (Client client = new Client(server)) {
                    client.send(CHUNKED);
                    client.chunk("one\n");
                    assertThat(client.status()).isEqualTo("HTTP/1.1 200 OK");
                }
                int gone = i;
                Waiting.until(SOON, () -> server.answers.size() == gone);
            }
            assertThat(server.answers).hasSize(clients).allMatch(answer -> answer.status() == 499);
        }
    }

    @Test
    void whoSendsNothingIsToldSo() throws Exception {
        try (TestServer server = server(timeouts(Duration.ofSeconds(1), SOON));
                Client silent = new Client(server);
                Client later = new Client(server)) {
            silent.send(CHUNKED);
            later.send(CHUNKED);
            later.chunk("one\n");
            assertThat(later.status()).isEqualTo("HTTP/1.1 200 OK");
            assertThat(silent.status()).isEqualTo("HTTP/1.1 408 Request Timeout");
            // The status is out: the last piece tells it, and the connection closes.
            assertThat(later.rest()).endsWith("refused with 408\n\n0\n\n");
        }
    }

    @Test
    void aDefectIsAStatusWhileThereIsNone() throws Exception {
        try (TestServer server = server(timeouts(SOON, SOON));
                Client first = new Client(server);
                Client later = new Client(server)) {
            first.send(CHUNKED);
            first.chunk("defect\n");
            assertThat(first.status()).isEqualTo("HTTP/1.1 500 Internal Server Error");
            later.send(CHUNKED);
            later.chunk("one\n");
            assertThat(later.status()).isEqualTo("HTTP/1.1 200 OK");
            later.chunk("defect\n");
            // Without its end nobody takes it for whole.
            assertThat(later.rest()).isEqualTo("4\none\n\n");
        }
    }
}
