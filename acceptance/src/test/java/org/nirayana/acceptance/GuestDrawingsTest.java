package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import org.nirayana.testing.ServiceLimits;

/**
 * Guests of many networks who ask for the largest picture and the longest report that there are for them, with the heap of the
 * systemd unit. Their tier opens all that there is at a rate by which several of each network may be drawn in a second: not the price
 * keeps them from users, but the gate. Beside them a user signs in and looks at a list, and a superuser, whom no rate limits, draws.
 * The first of each kind, which reads fonts, is drawn before.
 */
@Tag("guest-drawings")
class GuestDrawingsTest {
    /** So long others wait at most; without an attacker it is some tenths of a second. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    /** A drawing takes a second of a processor that has compiled nothing yet, and the clients of this test need it too. */
    private static final Duration DRAWN_WITHIN = Duration.ofSeconds(30);

    /** Else nothing would be shown but what a flood of refusals takes of two processors that the clients share. */
    private static final Duration AFTER_REFUSAL = Duration.ofMillis(200);

    /** Guests draw one at a time, and who is refused asks again: until each kind was drawn once, a busy machine takes longer. */
    private static final Duration UNTIL_DRAWN = Duration.ofSeconds(90);

    private static final Set<String> DRAWN = Set.of("chart.png 200", "report 200");

    private static final String HEAP = "-Xmx256m";
    private static final int NETWORKS = Proof.scaled(6, 30);
    private static final int PICTURES_OF_USER = Proof.scaled(2, 10);
    private static final Duration LASTING = Duration.ofSeconds(Proof.scaled(3, 20));
    private static final String BIRTH =
            "dateandtime=1990-04-01T12:00:00Z&lat=13&lon=80&lang=ta&chart_type=north-indian";
    private static final String PICTURE = "/api/v1/astro/chart.png?" + BIRTH + "&width=";
    private static final String REPORT = "/api/v1/astro/report?" + BIRTH + "&dasha_levels=3&letterhead="
            + Api.encode("A line of a letterhead\n".repeat(6));

    private Program program;
    private Accounts accounts;

    @BeforeEach
    void start(@TempDir Path folder) {
        program = Program.in(
                        folder,
                        DatabaseKind.SQLITE.environment(Map.of("GUESTS", "on", "TRUSTED_PROXIES", "127.0.0.0/8")))
                .withJavaOptions(HEAP, "-XX:+ExitOnOutOfMemoryError")
                .start();
        accounts = new Accounts(Api.of(program.address()));
        assertThat(Api.of(program.address())
                        .patch("/api/v1/tiers/guest")
                        .bearer(accounts.admin())
                        .json(Map.of("requests_per_minute", 10_000, "endpoints", List.of("*")))
                        .send()
                        .status())
                .isEqualTo(200);
    }

    @AfterEach
    void stop() {
        program.close();
    }

    @Test
    void oneConnectionOfEachNetwork() throws Exception {
        attack(1);
    }

    @Test
    void threeConnectionsOfEachNetwork() throws Exception {
        attack(3);
    }

    private Wire wire(String address, Duration timeout) {
        Wire wire = new Wire(program.port(), timeout);
        wire.from(address);
        return wire;
    }

    /** What guests got, by what it was and its status. */
    private final Map<String, AtomicInteger> got = new ConcurrentHashMap<>();

    private void attack(int connectionsOfEach) throws Exception {
        CountDownLatch begin = new CountDownLatch(1);
        List<Thread> guests = new ArrayList<>();
        for (int network = 1; network <= NETWORKS; network++) {
            String address = "10.9." + network + ".1";
            String token = guest(address);
            for (int i = 0; i < connectionsOfEach; i++) {
                String first = (network + i) % 2 == 0 ? PICTURE + 800 : REPORT;
                guests.add(new Thread(() -> draw(address, token, first, begin), "guest"));
            }
        }
        String user = accounts.admin();
        for (String kind : List.of(PICTURE + 800, REPORT)) {
            try (Wire wire = wire("10.8.0.2", DRAWN_WITHIN)) {
                assertThat(wire.get(kind, user).status()).isEqualTo(200);
            }
        }
        Bystander bystander = new Bystander(accounts, () -> wire("10.8.0.1", PATIENCE));
        List<Integer> statuses = new ArrayList<>();
        long slowestPicture = 0;
        Held most = new Held(0, 0);
        try (bystander) {
            guests.forEach(Thread::start);
            begin.countDown();
            long pause = LASTING.toMillis() / (PICTURES_OF_USER + 1);
            for (int i = 0; i < PICTURES_OF_USER; i++) {
                long until = System.nanoTime() + Duration.ofMillis(pause).toNanos();
                while (System.nanoTime() < until) {
                    most = most.or(held());
                    Thread.sleep(50);
                }
                try (Wire wire = wire("10.8.0.2", DRAWN_WITHIN)) {
                    long began = System.nanoTime();
                    statuses.add(wire.get(PICTURE + 1600, user).status());
                    slowestPicture = Math.max(slowestPicture, (System.nanoTime() - began) / 1_000_000);
                }
            }
            while (guests.stream().anyMatch(Thread::isAlive)) {
                most = most.or(held());
                Thread.sleep(50);
            }
        }
        bystander.assertServed("pictures and reports of guests " + got);
        assertThat(statuses).as("pictures of a user").hasSize(PICTURES_OF_USER).containsOnly(200);
        assertThat(got.keySet()).containsAll(DRAWN).allMatch(one -> one.matches(".* (200|429|503)"));
        assertThat(program.isAlive()).as(program.log()).isTrue();
        assertThat(program.isReady()).isTrue();
        assertThat(program.log()).doesNotContain("OutOfMemory", "StackOverflow");
        // One of all guests; of the user nothing is drawn while this is looked at.
        assertThat(most.drawings()).isEqualTo(ServiceLimits.of("Workers.GUEST_DRAWINGS"));
        assertThat(most.bytes()).isPositive().isLessThan(256 * 1024 * 1024 / 8);
        Proof.figure(
                39,
                "%d connections of guests of %d networks for %d s at %s: %s, at most %d at once and %.1f MiB for it; %s;"
                                .formatted(
                                        guests.size(),
                                        NETWORKS,
                                        LASTING.toSeconds(),
                                        HEAP,
                                        got,
                                        most.drawings(),
                                        most.bytes() / 1024.0 / 1024.0,
                                        bystander.seen())
                        + " %d pictures of a user, 1600 wide, all drawn, the slowest after %d ms"
                                .formatted(statuses.size(), slowestPicture));
    }

    private String guest(String address) throws IOException {
        try (Wire wire = wire(address, PATIENCE)) {
            return wire.send("POST", "/api/v1/auth/guest", "", "", "")
                    .json()
                    .path("access_token")
                    .path("token")
                    .asString();
        }
    }

    /** Asks for pictures and reports in turn, one after the other. */
    private void draw(String address, String token, String first, CountDownLatch begin) {
        String next = first;
        try {
            begin.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return;
        }
        long end = System.nanoTime() + LASTING.toNanos();
        long latest = end + UNTIL_DRAWN.toNanos();
        while (System.nanoTime() < end
                || (System.nanoTime() < latest && !got.keySet().containsAll(DRAWN))) {
            String what = next.equals(REPORT) ? "report " : "chart.png ";
            String status;
            try (Wire wire = wire(address, DRAWN_WITHIN)) {
                status = Integer.toString(wire.get(next, token).status());
            } catch (IOException none) {
                status = none.toString();
            }
            got.computeIfAbsent(what + status, one -> new AtomicInteger()).incrementAndGet();
            if (!status.equals("200")) {
                LockSupport.parkNanos(AFTER_REFUSAL.toNanos());
            }
            next = next.equals(REPORT) ? PICTURE + 800 : REPORT;
        }
    }

    /** What drawings hold. */
    private record Held(int drawings, long bytes) {
        Held or(Held other) {
            return new Held(Math.max(drawings, other.drawings), Math.max(bytes, other.bytes));
        }
    }

    private Held held() {
        String metrics = Api.of(program.address())
                .get("/metrics")
                .header("Accept", "application/openmetrics-text")
                .send()
                .text();
        return new Held((int) gauge(metrics, "http_drawings_active"), gauge(metrics, "http_drawing_bytes_held"));
    }

    private static long gauge(String metrics, String name) {
        Matcher found = Pattern.compile("(?m)^" + name + " ([0-9.Ee]+)$").matcher(metrics);
        assertThat(found.find()).as(metrics).isTrue();
        return (long) Double.parseDouble(found.group(1));
    }
}
