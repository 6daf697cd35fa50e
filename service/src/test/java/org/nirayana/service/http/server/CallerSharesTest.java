package org.nirayana.service.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.Waiting;

/** What one caller's work leaves to others: workers, the queue before them, and memory for bodies. */
class CallerSharesTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    private final TestServer server = new TestServer();
    private final List<Socket> sockets = new ArrayList<>();
    private final List<CompletableFuture<Void>> senders = new ArrayList<>();
    private final AtomicLong written = new AtomicLong();
    private final AtomicInteger ended = new AtomicInteger();

    @AfterEach
    void close() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.close();
        senders.forEach(CompletableFuture::join);
        assertThat(ended.get()).isEqualTo(senders.size());
    }

    private Api.Call as(String who, Api.Call call) {
        return call.bearer(who);
    }

    /** Asks for work that does not end, and waits for no answer. */
    private void hang(String who) {
        var unused = as(who, server.api().get("/later")).sendAsync();
    }

    /** Every worker has begun something that does not end, four of each of four users. */
    private void occupyAllWorkers() {
        IntStream.range(0, 16).forEach(i -> hang("user " + (100 + i % 4)));
        Waiting.until(SOON, () -> server.begun.get() == 16);
    }

    /** A connection that has sent this, as it is. */
    private Socket send(String text) throws IOException {
        Socket socket = server.connect();
        sockets.add(socket);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        return socket;
    }

    private static String file(String path, String who, int length) {
        return "POST " + path + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + who
                + "\r\nContent-Type: text/plain\r\nContent-Length: " + length + "\r\n\r\n";
    }

    private Answer upload(String who, int bytes) {
        return as(who, server.api().post("/file"))
                .body("text/plain", new byte[bytes])
                .send();
    }

    @Tag("greedy-user")
    @Test
    void whoWaitsForWorkersThatAllHangIsRefused() {
        occupyAllWorkers();
        // Without an answer it fails after 30 seconds.
        Answer refused = as("user 1", server.api().get("/soon")).send();
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Retry-After")).contains("1");
        server.release.countDown();
        Waiting.until(SOON, () -> as("user 1", server.api().get("/soon")).send().status() == 200);
    }

    @Tag("greedy-user")
    @Test
    void oneUserWhoseWorkHangsLeavesWorkersToOthers() {
        IntStream.range(0, 30).forEach(i -> hang("user 1"));
        Waiting.until(SOON, () -> server.begun.get() >= 4);
        assertThat(as("user 2", server.api().get("/soon")).send().status()).isEqualTo(200);
        assertThat(server.begun.get()).isEqualTo(4);
    }

    @Tag("greedy-user")
    @Test
    void allGuestsTogetherHoldTwoWorkers() {
        IntStream.range(0, 30).forEach(i -> hang("guest " + (1 + i)));
        Waiting.until(SOON, () -> server.begun.get() >= 2);
        assertThat(as("user 2", server.api().get("/soon")).send().status()).isEqualTo(200);
        assertThat(server.begun.get()).isEqualTo(2);
        // Nor do they get one when they wait.
        assertThat(as("guest 99", server.api().get("/soon")).send().status()).isEqualTo(503);
        assertThat(server.begun.get()).isEqualTo(2);
    }

    private void hangDrawing(String who) {
        var unused = as(who, server.api().get("/slow-picture")).sendAsync();
    }

    @Tag("guest-drawings")
    @Test
    void picturesOfGuestsLeaveUsersTheirs() {
        IntStream.range(0, 30).forEach(i -> hangDrawing("guest " + (1 + i)));
        Waiting.until(SOON, () -> server.begun.get() >= 1);
        Answer drawn = as("user 1", server.api().get("/picture")).send();
        assertThat(drawn.status()).isEqualTo(200);
        assertThat(drawn.header("Cache-Control")).contains("no-store");
        assertThat(as("guest 99", server.api().get("/soon")).send().status()).isEqualTo(200);
        assertThat(server.begun.get()).isEqualTo(1);
        assertThat(server.server().activeDrawings()).isEqualTo(1);
        assertThat(server.server().drawnBytes()).isEqualTo(TestServer.PICTURE_BYTES);
        // What waits for that one is refused in time.
        Answer refused = as("guest 99", server.api().get("/picture")).send();
        assertThat(refused.status()).isEqualTo(503);
        assertThat(refused.header("Retry-After")).contains("1");
        server.release.countDown();
        Waiting.until(
                SOON, () -> as("guest 99", server.api().get("/picture")).send().status() == 200);
        Waiting.until(SOON, () -> server.server().drawnBytes() == 0);
    }

    @Test
    void whatAPictureIsRefusedWithIsTheAnswer() {
        assertThat(as("user 1", server.api().get("/wrong-picture")).send().status())
                .isEqualTo(404);
        Waiting.until(SOON, () -> server.server().drawnBytes() == 0);
    }

    @Test
    void whoLeavesBeforeAWorkerIsFreeIsNotServed() throws Exception {
        occupyAllWorkers();
        Socket left = send("GET /soon HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer user 1\r\n\r\n");
        Waiting.until(SOON, () -> server.server().queuedWork() == 1);
        left.close();
        Waiting.until(SOON, () -> server.answers.stream().anyMatch(answer -> answer.status() == 499));
        // Nothing was refused: the place in the queue is free because its client left.
        assertThat(server.server().queuedWork()).isZero();
        server.release.countDown();
        Waiting.until(SOON, () -> server.handled.get() == 16);
        assertThat(as("user 2", server.api().get("/quick")).send().status()).isEqualTo(200);
        assertThat(server.handled.get()).isEqualTo(17);
    }

    @Tag("slow-clients")
    @Test
    void threeUploadsThatHaveJustBegunKeepNobodyOut() throws Exception {
        for (int user = 1; user <= 3; user++) {
            send(file("/file", "user " + user, TestServer.LARGE) + "name,");
        }
        assertThat(upload("user 4", 1_000).status()).isEqualTo(200);
        assertThat(upload("user 4", TestServer.LARGE).status()).isEqualTo(200);
    }

    /** Accounts that send much and then nearly nothing are cut off long before the whole time for a body is over. */
    @Tag("slow-clients")
    @Test
    void uploadsThatStandStillAreEndedAndTheirMemoryIsFree() throws Exception {
        // In 15 s all must have come, and in each 3.75 s the next 64 KiB; looks are a second apart.
        long begun = System.nanoTime();
        List<Socket> slow = new ArrayList<>();
        for (int user = 1; user <= 3; user++) {
            slow.add(send(file("/file", "user " + user, TestServer.LARGE) + "x".repeat(TestServer.LARGE - 1)));
        }
        Waiting.until(SOON, () -> server.server().heldBodyBytes() == 3L * (TestServer.LARGE - 1));
        // The memory is used up.
        assertThat(upload("user 4", 2 * 1024 * 1024).status()).isEqualTo(503);
        // Small files have room all the while.
        assertThat(upload("user 4", 60_000).status()).isEqualTo(200);
        for (Socket socket : slow) {
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 408 ")
                    .contains("/problems/request-timeout");
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(14));
        assertThat(upload("user 4", 2 * 1024 * 1024).status()).isEqualTo(200);
        assertThat(server.server().heldBodyBytes()).isZero();
    }

    /** Lines whose answers nobody reads are read ahead a little, from memory of their own. */
    @Tag("slow-clients")
    @Test
    void threeWhoDoNotReadTheirAnswersKeepNobodyOut() throws Exception {
        String lines = "a line of some length\n".repeat(3_000);
        for (int user = 1; user <= 3; user++) {
            Socket socket = new Socket();
            sockets.add(socket);
            // Little is held on its side, so that the server has to hold what it does not read.
            socket.setReceiveBufferSize(8 * 1024);
            socket.connect(new InetSocketAddress(
                    InetAddress.getLoopbackAddress(), server.server().port()));
            String head = "POST /lines HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer user " + user
                    + "\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.ISO_8859_1));
            CompletableFuture<Void> sender = CompletableFuture.runAsync(() -> {
                try {
                    while (true) {
                        socket.getOutputStream()
                                .write((Integer.toHexString(lines.length()) + "\r\n" + lines + "\r\n")
                                        .getBytes(StandardCharsets.ISO_8859_1));
                        written.addAndGet(lines.length());
                    }
                } catch (IOException cutOff) {
                    ended.incrementAndGet();
                }
            });
            senders.add(sender);
        }
        awaitStandstill();
        assertThat(upload("user 4", TestServer.LARGE).status()).isEqualTo(200);
        assertThat(as("user 4", server.api().post("/lines"))
                        .body("text/plain", "one\n".getBytes(StandardCharsets.ISO_8859_1))
                        .send()
                        .text())
                .isEqualTo("one\nend\n");
    }

    /** Nothing more is read of what they send. */
    private void awaitStandstill() {
        AtomicLong before = new AtomicLong();
        Waiting.until(SOON, () -> {
            long now = written.get();
            LockSupport.parkNanos(Duration.ofMillis(300).toNanos());
            return before.getAndSet(now) == now && now > 0;
        });
    }

    @Test
    void filesOneAfterTheOtherAreAllTaken() {
        for (int i = 0; i < 100; i++) {
            Answer answer = upload("user 1", 100_000);
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        }
    }

    @Test
    void theBodyOfWhoLeftIsHeldUntilTheWorkIsDone() throws Exception {
        Socket left = send(file("/slow-file", "user 1", 100_000) + "x".repeat(100_000));
        Waiting.until(SOON, () -> server.begun.get() == 1);
        left.close();
        Waiting.until(SOON, () -> server.answers.stream().anyMatch(answer -> answer.status() == 499));
        assertThat(upload("user 1", 100_000).status()).isEqualTo(429);
        server.release.countDown();
        Waiting.until(SOON, () -> upload("user 1", 100_000).status() == 200);
    }
}
