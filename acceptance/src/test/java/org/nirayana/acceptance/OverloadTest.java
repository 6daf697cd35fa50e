package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * Four times as many requests arrive as can be served, whoever computes the answer: the event loop at one go, the event
 * loop piece by piece, or a worker.
 *
 * <p>Saturation is what a few clients get who ask again as soon as they are answered. Overload is a crowd that arrives at
 * four times that rate: each member asks every few seconds, whether or not others were answered. The clients run on the same
 * machine and take their share of it in both cases.
 */
@LongProof
@Tag("overload")
class OverloadTest {
    private static final int SATURATING_CLIENTS = 8;
    private static final int MAX_CLIENTS = 2_000;
    private static final Duration ASKING_EVERY = Duration.ofSeconds(5);
    private static final Duration WARM_UP = Duration.ofSeconds(15);
    private static final Duration PEAK = Duration.ofSeconds(15);
    private static final Duration CROWD = Duration.ofSeconds(100);

    /** Of what was served at saturation, so much is still served. */
    private static final double MIN_SHARE = 0.8;

    /** Nearly everybody who is refused is told so within this time. */
    private static final long REFUSED_WITHIN_MILLIS = 3_000;

    @TempDir
    Path folder;

    private record Counts(int served, int refused, int unanswered, List<Long> refusalMillis, Duration time) {
        double perSecond() {
            return served / (time.toMillis() / 1e3);
        }

        long refusalMillis(double share) {
            return refusalMillis.get((int) (share * (refusalMillis.size() - 1)));
        }
    }

    private interface Sent {
        RawAnswer by(Wire wire) throws IOException;
    }

    @Test
    void theRestIsRefusedAndMemoryIsFlat() throws Exception {
        try (Program program = Program.in(folder, DatabaseKind.SQLITE.environment(Map.of()))
                .withJavaOptions("-Xmx256m", "-XX:+ExitOnOutOfMemoryError")
                .start()) {
            Accounts accounts = new Accounts(program.api());
            String token = accounts.admin();
            List<String> users =
                    IntStream.range(0, 20).mapToObj(i -> accounts.create(false)).toList();
            Map<String, Sent> kinds = new LinkedHashMap<>();
            kinds.put(
                    "panchanga of a day on the event loop",
                    wire -> wire.get("/api/v1/astro/panchanga?dateandtime=1990-04-01T12:00:00Z", token));
            kinds.put(
                    "30 days of panchanga in pieces",
                    wire -> wire.get("/api/v1/astro/panchanga/range?start_date=2020-01-01&days=30", token));
            kinds.put("sign-ins by workers", wire -> {
                // From everywhere: sign-ins that are still being checked count as failures of their address.
                wire.from(Accounts.newAddress());
                String user = users.get(ThreadLocalRandom.current().nextInt(users.size()));
                return wire.form(
                        "/api/v1/auth/token", "username=" + user + "&password=" + Api.encode(Accounts.PASSWORD));
            });
            List<Long> resident = new ArrayList<>();
            for (Map.Entry<String, Sent> kind : kinds.entrySet()) {
                run(program, kind.getValue(), SATURATING_CLIENTS, Duration.ZERO, WARM_UP);
                Counts peak = run(program, kind.getValue(), SATURATING_CLIENTS, Duration.ZERO, PEAK);
                int crowd = (int) Math.min(MAX_CLIENTS, Math.max(64, 4 * peak.perSecond() * ASKING_EVERY.toSeconds()));
                Duration pause = Duration.ofNanos((long) (crowd / (4 * peak.perSecond()) * 1e9));
                Counts over = run(program, kind.getValue(), crowd, pause, CROWD);
                resident.add(residentMegabytes(program));
                assertThat(program.isAlive()).as(program.log()).isTrue();
                assertThat(program.log()).doesNotContain("OutOfMemory");
                assertThat(over.refused)
                        .as("refused of four times as many as can be served")
                        .isPositive();
                double share = over.perSecond() / peak.perSecond();
                String figure =
                        "%s at -Xmx256m: peak %.0f/s, a crowd of %d asking %.0f/s for %d s: %.0f/s served (%.0f %%), %d refused (median %d ms, 99 %% within %d ms), %d without an answer in 10 s; resident %d MB"
                                .formatted(
                                        kind.getKey(),
                                        peak.perSecond(),
                                        crowd,
                                        crowd / (pause.toNanos() / 1e9),
                                        CROWD.toSeconds(),
                                        over.perSecond(),
                                        100 * share,
                                        over.refused,
                                        over.refusalMillis(0.5),
                                        over.refusalMillis(0.99),
                                        over.unanswered,
                                        resident.get(resident.size() - 1));
                assertThat(share).as(figure).isGreaterThan(MIN_SHARE);
                assertThat(over.refusalMillis(0.99)).as(figure).isLessThan(REFUSED_WITHIN_MILLIS);
                Proof.figure(19, figure);
            }
            // The heap is bounded; what is outside it must be too.
            assertThat(resident).hasSameSizeAs(kinds.keySet()).allMatch(megabytes -> megabytes < 600);
        }
    }

    private static long residentMegabytes(Program program) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + program.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }

    /** So many clients, each asking once in a pause or, without one, as soon as it was answered. */
    private static Counts run(Program program, Sent request, int clients, Duration pause, Duration duration)
            throws InterruptedException {
        AtomicInteger served = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger unanswered = new AtomicInteger();
        ConcurrentLinkedQueue<Long> refusals = new ConcurrentLinkedQueue<>();
        ConcurrentLinkedQueue<String> odd = new ConcurrentLinkedQueue<>();
        long begin = System.nanoTime();
        long end = begin + duration.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Thread thread = new Thread(
                    null,
                    () -> {
                        try (Wire wire = new Wire(program.port(), Duration.ofSeconds(10))) {
                            long next = begin
                                    + (pause.isZero()
                                            ? 0
                                            : ThreadLocalRandom.current().nextLong(pause.toNanos()));
                            while (sleepUntil(Math.min(next, end)) < end) {
                                long asked = System.nanoTime();
                                try {
                                    RawAnswer reply = request.by(wire);
                                    if (System.nanoTime() > end) {
                                        break;
                                    }
                                    if (reply.status() == 200) {
                                        served.incrementAndGet();
                                    } else if (reply.status() == 503
                                            && !reply.header("Retry-After").isEmpty()) {
                                        refused.incrementAndGet();
                                        refusals.add((System.nanoTime() - asked) / 1_000_000);
                                    } else {
                                        odd.add(reply.status() + " " + reply.text());
                                    }
                                } catch (IOException late) {
                                    unanswered.incrementAndGet();
                                }
                                next += pause.toNanos();
                            }
                        } catch (RuntimeException | AssertionError broken) {
                            odd.add(broken.toString());
                        }
                    },
                    "client",
                    256 * 1024);
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(odd).isEmpty();
        return new Counts(
                served.get(),
                refused.get(),
                unanswered.get(),
                refusals.stream().sorted().toList(),
                duration);
    }

    private static long sleepUntil(long nanoTime) {
        long left = nanoTime - System.nanoTime();
        if (left > 0) {
            try {
                Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        return System.nanoTime();
    }
}
