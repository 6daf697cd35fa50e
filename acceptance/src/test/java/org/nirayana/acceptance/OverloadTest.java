package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.nirayana.testing.ServiceLimits;

/**
 * Four times as many requests arrive as can be served, whoever computes the answer: the event loop at one go, the event
 * loop piece by piece, or a worker.
 *
 * <p>Saturation is what a few clients get who ask again as soon as they are answered. Overload is a crowd that arrives at
 * four times that rate: each member asks every few seconds, whether or not others were answered. The clients run on the same
 * machine and take their share of it in both cases. They are many users, as a crowd is: what one user may have at once is refused
 * by other rules, which rows 28 and 30 are about.
 */
@LongProof
@Tag("overload")
class OverloadTest {
    private static final int SATURATING_CLIENTS = 8;
    private static final int MAX_CLIENTS = 2_000;

    /** So many that the clients of one together ask for fewer long answers than may be on their way or wait for one caller. */
    private static final int CALLERS = 2
            * MAX_CLIENTS
            / (ServiceLimits.of("Dispatcher.MAX_LONG_ANSWERS_PER_CALLER")
                    + ServiceLimits.of("Dispatcher.MAX_WAITING_PER_CALLER"));

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
        RawAnswer by(Wire wire, int client) throws IOException;
    }

    /** Users whom no limit of their own refuses: whatever is refused is refused for the crowd. */
    private static List<Accounts.Session> callers(Accounts accounts, Api api) {
        long tier = api.post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "overload", "requests_per_minute", ServiceLimits.of("TierRules.MAX_REQUESTS")))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        return IntStream.range(0, CALLERS)
                .mapToObj(i -> {
                    Accounts.Session session = accounts.newSession();
                    assertThat(api.patch("/api/v1/users/" + session.username() + "/tier")
                                    .bearer(accounts.admin())
                                    .json(Map.of("tier_id", tier))
                                    .send()
                                    .status())
                            .isEqualTo(200);
                    return session;
                })
                .toList();
    }

    private static Accounts.Session of(List<Accounts.Session> callers, int client) {
        return callers.get(client % callers.size());
    }

    @Test
    void theRestIsRefusedAndMemoryIsFlat() throws Exception {
        try (Program program = Program.in(folder, DatabaseKind.SQLITE.environment(Map.of()))
                .withJavaOptions("-Xmx256m", "-XX:+ExitOnOutOfMemoryError")
                .start()) {
            List<Accounts.Session> callers = callers(new Accounts(program.api()), program.api());
            Map<String, Sent> kinds = new LinkedHashMap<>();
            kinds.put(
                    "panchanga of a day on the event loop",
                    (wire, client) -> wire.get(
                            "/api/v1/astro/panchanga?dateandtime=1990-04-01T12:00:00Z",
                            of(callers, client).access()));
            kinds.put(
                    "30 days of panchanga in pieces",
                    (wire, client) -> wire.get(
                            "/api/v1/astro/panchanga/range?start_date=2020-01-01&days=30",
                            of(callers, client).access()));
            AtomicInteger signIn = new AtomicInteger();
            kinds.put("sign-ins by workers", (wire, client) -> {
                // From everywhere: sign-ins that are still being checked count as failures of their address.
                wire.from(Accounts.newAddress());
                return wire.form(
                        "/api/v1/auth/token",
                        "username=" + of(callers, signIn.getAndIncrement()).username() + "&password="
                                + Api.encode(Accounts.PASSWORD));
            });
            List<Long> resident = new ArrayList<>();
            for (Map.Entry<String, Sent> kind : kinds.entrySet()) {
                run(program, kind.getValue(), SATURATING_CLIENTS, Duration.ZERO, WARM_UP);
                Counts peak = run(program, kind.getValue(), SATURATING_CLIENTS, Duration.ZERO, PEAK);
                int crowd = (int) Math.min(MAX_CLIENTS, Math.max(64, 4 * peak.perSecond() * ASKING_EVERY.toSeconds()));
                Duration pause = Duration.ofNanos((long) (crowd / (4 * peak.perSecond()) * 1e9));
                Counts over = run(program, kind.getValue(), crowd, pause, CROWD);
                resident.add(program.residentMegabytes());
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
            int client = i;
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
                                    RawAnswer reply = request.by(wire, client);
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
