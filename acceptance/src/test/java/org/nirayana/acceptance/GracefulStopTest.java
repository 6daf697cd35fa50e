package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.Proof;
import org.nirayana.testing.ServiceLimits;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;

/** One of two instances is stopped under load, again and again, and no client notices. */
@Tag("graceful-stop")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GracefulStopTest {
    /** The promise; a short run beside a whole build may wait for a processor and is held to a looser bound. */
    private static final Duration EXIT_WITHIN = Duration.ofSeconds(Proof.scaled(30, 10));

    private static final int MAX_SIGN_INS_PER_SECOND = 40;

    private Path folder;
    private Cluster cluster;
    private String admin;

    /** So many that none signs in more often in a minute than it may, however fast one client is answered. */
    private List<String> users;

    @BeforeAll
    void start(@TempDir Path folder) {
        this.folder = folder;
        cluster = Cluster.start(folder);
        Accounts accounts = cluster.accounts();
        admin = accounts.admin();
        int users = Proof.scaled(1, 60 * MAX_SIGN_INS_PER_SECOND / ServiceLimits.of("AuthRoutes.SIGN_INS_PER_MINUTE"));
        this.users =
                IntStream.range(0, users).mapToObj(i -> accounts.create(false)).toList();
    }

    @AfterAll
    void stop() {
        // Nothing was started where a tool is missing.
        if (cluster != null) {
            cluster.close();
        }
    }

    @Test
    void behindHaproxy() throws Exception {
        stopAgainAndAgain("HAProxy", cluster.proxy, Proof.scaled(1, 20), true);
    }

    @Test
    @Variant
    void behindNginx() throws Exception {
        try (Proxy nginx = Proxy.nginx(folder, cluster.one, cluster.two)) {
            // nginx does not look ahead: a write on its way to a closing connection cannot be tried again.
            stopAgainAndAgain("nginx, reading requests only", nginx, Proof.scaled(1, 20), false);
        }
    }

    private void stopAgainAndAgain(String name, Proxy proxy, int stops, boolean writing) throws Exception {
        Load load = new Load(proxy.port(), writing);
        long slowest = 0;
        try {
            for (int i = 0; i < stops; i++) {
                Program leaving = i % 2 == 0 ? cluster.one : cluster.two;
                load.awaitMore(Proof.scaled(50, 200));
                long began = System.nanoTime();
                Command.Result left = leaving.stop(EXIT_WITHIN);
                slowest = Math.max(
                        slowest, Duration.ofNanos(System.nanoTime() - began).toMillis());
                assertThat(left.exitCode()).isEqualTo(143);
                leaving.start();
                // It has read its tables, and the proxy sends to it again: only then may the other one go.
                Waiting.until(
                        Duration.ofSeconds(60),
                        () -> leaving.log().contains("\"started\"")
                                && leaving.log().contains("/api/v1/"));
            }
        } finally {
            load.stop();
        }
        assertThat(load.failed).as(name).isEmpty();
        assertThat(slowest).isLessThan(EXIT_WITHIN.toMillis());
        Proof.figure(
                18,
                "%s: %d stops by SIGTERM under %d requests, 0 failed; exit after at most %d ms"
                        .formatted(name, stops, load.answered.get(), slowest));
    }

    /** Clients that each send one request after the other, kept alive and never repeated. */
    private final class Load {
        private final int port;
        private final AtomicInteger answered = new AtomicInteger();
        private final ConcurrentLinkedQueue<String> failed = new ConcurrentLinkedQueue<>();
        private final List<Thread> threads = new ArrayList<>();
        private volatile boolean going = true;

        Load(int port, boolean writing) {
            this.port = port;
            begin(wire -> wire.get("/api/v1/astro/planets?dateandtime=1990-04-01T12:00:00Z", admin));
            begin(wire -> wire.get("/api/v1/astro/panchanga?dateandtime=1990-04-01T12:00:00Z", admin));
            begin(wire -> wire.get("/api/v1/users/", admin));
            begin(wire -> wire.get("/api/v1/auth/me", admin));
            if (writing) {
                AtomicInteger number = new AtomicInteger();
                begin(wire -> wire.json(
                        "POST", "/api/v1/tiers/", admin, "{\"name\":\"made " + number.incrementAndGet() + "\"}"));
                begin(wire -> wire.json(
                        "PATCH",
                        "/api/v1/users/admin",
                        admin,
                        "{\"name\":\"Number " + number.incrementAndGet() + "\"}"));
                // A password keeps a core busy for a while.
                begin(Proof.scaled(1_000, 0), wire -> {
                    wire.from(Accounts.newAddress());
                    String user = users.get(number.incrementAndGet() % users.size());
                    return wire.form(
                            "/api/v1/auth/token", "username=" + user + "&password=" + Api.encode(Accounts.PASSWORD));
                });
            }
        }

        private interface Sent {
            RawAnswer by(Wire wire) throws IOException;
        }

        /** Beside a whole build a hundred requests a second are load enough; alone there is no pause. */
        private void begin(Sent request) {
            begin(Proof.scaled(50, 0), request);
        }

        private void begin(int pauseMillis, Sent request) {
            Thread thread = new Thread(
                    () -> {
                        try (Wire wire = new Wire(port, Duration.ofSeconds(30))) {
                            while (going) {
                                try {
                                    RawAnswer reply = request.by(wire);
                                    if (reply.status() >= 300) {
                                        failed.add(reply.status() + " " + reply.text());
                                    }
                                } catch (IOException broken) {
                                    failed.add(broken.toString());
                                }
                                answered.incrementAndGet();
                                pause(pauseMillis);
                            }
                        }
                    },
                    "load");
            threads.add(thread);
            thread.start();
        }

        private static void pause(int millis) {
            try {
                Thread.sleep(millis);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }

        void awaitMore(int requests) {
            int before = answered.get();
            Waiting.until(Duration.ofSeconds(60), () -> answered.get() >= before + requests);
        }

        void stop() throws InterruptedException {
            going = false;
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }
}
