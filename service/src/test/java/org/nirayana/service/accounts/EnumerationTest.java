package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;

/**
 * Login and recovery reveal nobody: same status, headers, body, and time.
 *
 * <p>The two kinds of call take turns, and each is compared with its neighbour: whatever else the machine does meets both alike, and the
 * median of these ratios is not moved by a machine that is slow for a while, as the two medians are. In the short form, run on machines of any noise, the bound is wider and only sign-ins are timed: it still finds a
 * password check that is left out, which takes the median to a tenth.
 */
@Tag("enumeration")
class EnumerationTest {
    private static final int CALLS = Proof.scaled(12, 500);
    private static final int WARMING = 100;
    private static final double BOUND = Proof.isLong() ? 0.05 : 0.5;

    private static RunningService service;
    private static Accounts accounts;
    private static final List<String> KNOWN = new ArrayList<>();

    @BeforeAll
    static void start() {
        service = RunningService.startAtFullCost(DatabaseKind.SQLITE.environment(Map.of()));
        accounts = new Accounts(service.api());
        // One account is good for a hundred failures.
        for (int i = 0; i < CALLS / 90 + 2; i++) {
            KNOWN.add(accounts.create(false));
        }
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static String known(int i) {
        return KNOWN.get(i % KNOWN.size());
    }

    private static Api.Call login(Api api, String username) {
        return api.post("/api/v1/auth/login")
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Request-Id", "always-the-same")
                .form(Map.of("username", username, "password", "not the password"));
    }

    private static Api.Call recovery(Api api, String email) {
        return api.post("/api/v1/auth/password-recovery/" + email)
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Request-Id", "always-the-same");
    }

    @Test
    void nobodyIsRevealedByAnAnswer() {
        String inactive = accounts.create(false);
        accounts.patch(accounts.admin(), inactive, Map.of("is_active", false));
        String deleted = accounts.create(false);
        service.api()
                .delete("/api/v1/users/" + deleted)
                .bearer(accounts.admin())
                .send();

        Answer stranger = login(service.api(), "nobody").send();
        assertThat(stranger.status()).isEqualTo(401);
        for (String name : List.of(known(0), inactive, deleted, "nobody@example.com", "\0", "x".repeat(5_000))) {
            same(stranger, login(service.api(), name).send());
        }
        for (String name : List.of(inactive, deleted)) {
            same(
                    stranger,
                    service.api()
                            .post("/api/v1/auth/login")
                            .header("X-Forwarded-For", Accounts.newAddress())
                            .header("X-Request-Id", "always-the-same")
                            .form(Map.of("username", name, "password", Accounts.PASSWORD))
                            .send());
        }
        same(
                recovery(service.api(), "nobody@example.com").send(),
                recovery(service.api(), known(0) + "@example.com").send());
    }

    @Test
    void nobodyIsRevealedByTheTimeOfASignIn() {
        compare("login", i -> login(service.api(), known(i)), i -> login(service.api(), "nobody" + i));
    }

    /** A millisecond or two: only a quiet machine can tell. */
    @Test
    @LongProof
    void nobodyIsRevealedByTheTimeOfARecovery() {
        compare(
                "recovery",
                i -> recovery(service.api(), known(i) + "@example.com"),
                i -> recovery(service.api(), "nobody" + i + "@example.com"));
    }

    /** Likewise: what depends on the address is done after the answer. */
    @Test
    @LongProof
    void nobodyIsRevealedByTheTimeOfARegistration() {
        GreenMail mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mail.start();
        Map<String, String> environment = Map.of(
                "REGISTRATION", "open",
                "EMAILS_ENABLED", "true",
                "SMTP_HOST", "127.0.0.1",
                "SMTP_PORT", Integer.toString(mail.getSmtp().getPort()),
                "SMTP_TLS", "false",
                "PUBLIC_URL", "https://stars.example.com");
        try (RunningService open = RunningService.start(DatabaseKind.SQLITE.environment(environment))) {
            Accounts there = new Accounts(open.api());
            List<String> members = new ArrayList<>();
            // An address gets five letters a day: each call is to do all that a first one does.
            for (int i = 0; i < (CALLS + WARMING) / 5 + 1; i++) {
                members.add(there.create(false));
            }
            for (int i = 0; i < WARMING; i++) {
                register(open.api(), members.get(i / 5)).send();
                register(open.api(), "early" + i).send();
            }
            compare(
                    "register",
                    i -> register(open.api(), members.get((i + WARMING) / 5)),
                    i -> register(open.api(), "nobody" + i));
        } finally {
            mail.stop();
        }
    }

    private static Api.Call register(Api api, String name) {
        return api.post("/api/v1/auth/register")
                .header("X-Forwarded-For", Accounts.newAddress())
                .header("X-Request-Id", "always-the-same")
                .json(Map.of("email", name + "@example.com"));
    }

    private static void same(Answer one, Answer other) {
        assertThat(other.status()).isEqualTo(one.status());
        assertThat(other.text()).isEqualTo(one.text());
        assertThat(headers(other)).isEqualTo(headers(one));
    }

    private static Map<String, List<String>> headers(Answer answer) {
        Map<String, List<String>> headers = new TreeMap<>();
        for (String name : List.of(
                "Content-Type", "Content-Length", "Set-Cookie", "WWW-Authenticate", "Cache-Control", "Retry-After")) {
            headers.put(name, answer.headers(name));
        }
        return headers;
    }

    private static void compare(String what, IntFunction<Api.Call> known, IntFunction<Api.Call> unknown) {
        List<Long> knownTimes = new ArrayList<>();
        List<Long> unknownTimes = new ArrayList<>();
        for (int i = 0; i < CALLS; i++) {
            boolean knownFirst = i % 2 == 0;
            for (boolean first : new boolean[] {true, false}) {
                boolean isKnown = first == knownFirst;
                Api.Call call = (isKnown ? known : unknown).apply(i);
                long start = System.nanoTime();
                Answer answer = call.send();
                (isKnown ? knownTimes : unknownTimes).add(System.nanoTime() - start);
                assertThat(answer.status()).isIn(200, 401);
            }
        }
        double ratio = median(IntStream.range(0, CALLS)
                .mapToObj(i -> knownTimes.get(i) / (double) unknownTimes.get(i))
                .toList());
        String figure = String.format(
                Locale.ROOT,
                "%s, 2 x %d timings: median known %.2f ms, unknown %.2f ms, ratio %.3f",
                what,
                CALLS,
                median(knownTimes) / 1e6,
                median(unknownTimes) / 1e6,
                ratio);
        assertThat(ratio).as(figure).isBetween(1 - BOUND, 1 / (1 - BOUND));
        Proof.figure(10, figure);
    }

    private static double median(List<? extends Number> values) {
        double[] sorted =
                values.stream().mapToDouble(Number::doubleValue).sorted().toArray();
        return sorted[sorted.length / 2];
    }
}
