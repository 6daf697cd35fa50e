package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;

/**
 * The clock is set forward by an hour, back to where it was, and back by another hour: nobody is thrown out, nothing that was closed
 * opens but by its time, and nothing breaks.
 *
 * <p>What a jump does change, and may: the token of a guest has expired while the clock is an hour ahead, as it would have; a ban ends
 * with its quarter of an hour by the clock, so it ends early when the clock is set forward and lasts longer when it is set back; and
 * who signed in while the clock was ahead is asked to sign in again, as a token of the future is refused.
 */
@Tag("clock-jumps")
class ClockJumpsTest {
    private static final Duration HOUR = Duration.ofHours(1);

    /** The time of the wall, and so much more or less. */
    private static final class Jumping extends Clock {
        private volatile Duration ahead = Duration.ZERO;

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }

        @Override
        public ZoneId getZone() {
            return Clock.systemUTC().getZone();
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    private static Api.Call signIn(Api api, String user, String password, String address) {
        return api.post("/api/v1/auth/login")
                .header("X-Forwarded-For", address)
                .form(Map.of("username", user, "password", password));
    }

    private static int astro(Api api, String token, String address) {
        return api.get("/api/v1/astro/planets?dateandtime=1990-04-01T12:00:00Z")
                .header("X-Forwarded-For", address)
                .bearer(token)
                .send()
                .status();
    }

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void nobodyIsThrownOutAndNothingOpens(DatabaseKind kind) {
        Jumping clock = new Jumping();
        try (RunningService service = RunningService.start(kind.environment(Map.of("GUESTS", "on")), clock)) {
            Api api = service.api();
            Accounts accounts = new Accounts(api);
            Accounts.Session session = accounts.newSession();
            Accounts.Session ended = accounts.newSession();
            assertThat(accounts.logout(ended).status()).isEqualTo(200);
            Accounts.Key key = accounts.newKey(session.access());
            String visitor = Accounts.newAddress();
            String guest = accounts.guest(visitor);
            String banned = Accounts.newAddress();
            for (int i = 0; i < 5; i++) {
                assertThat(signIn(api, session.username(), "wrong", banned)
                                .send()
                                .status())
                        .isEqualTo(401);
            }
            assertThat(signIn(api, session.username(), Accounts.PASSWORD, banned)
                            .send()
                            .status())
                    .isEqualTo(429);

            clock.ahead = HOUR;
            holds(api, accounts, session, ended, key);
            assertThat(astro(api, guest, visitor)).as("half an hour was over").isEqualTo(401);
            Accounts.Session ofTheFuture = accounts.newSession();
            String late = Accounts.newAddress();
            for (int i = 0; i < 5; i++) {
                assertThat(signIn(api, session.username(), "wrong", late).send().status())
                        .isEqualTo(401);
            }

            clock.ahead = Duration.ZERO;
            holds(api, accounts, session, ended, key);
            assertThat(accounts.me(ofTheFuture.access()).status()).isEqualTo(401);
            assertThat(signIn(api, session.username(), Accounts.PASSWORD, late)
                            .send()
                            .status())
                    .as("a ban does not end by setting the clock back")
                    .isEqualTo(429);
            assertThat(signIn(api, session.username(), Accounts.PASSWORD, banned)
                            .send()
                            .status())
                    .as("nor does one from before")
                    .isEqualTo(429);

            // Before the session began: it holds all the same, or everybody would be signed out by a clock that was
            // fast.
            clock.ahead = HOUR.negated();
            Answer again = signIn(api, session.username(), Accounts.PASSWORD, Accounts.newAddress())
                    .send();
            assertThat(again.status()).as(again.text()).isEqualTo(200);
            assertThat(accounts.me(Accounts.session(again).access()).status()).isEqualTo(200);
            assertThat(accounts.me(ended.access()).status()).isEqualTo(401);
            assertThat(astro(api, accounts.guest(visitor), visitor)).isEqualTo(200);
            assertThat(api.get("/readyz").send().status()).isEqualTo(200);

            clock.ahead = Duration.ZERO;
            holds(api, accounts, session, ended, key);
            assertThat(service.accessLog()).isNotEmpty().noneMatch(line -> line.contains("\"level\":\"error\""));
        }
        Proof.figure(
                41,
                kind
                        + ": an hour forward, back, and an hour back: sessions and keys hold, what had ended and who was banned stays out, no error");
    }

    /** What must be so at every time; nothing of it is a matter of an hour. */
    private static void holds(
            Api api, Accounts accounts, Accounts.Session session, Accounts.Session ended, Accounts.Key key) {
        assertThat(api.get("/readyz").send().status()).isEqualTo(200);
        assertThat(accounts.me(session.access()).status()).isEqualTo(200);
        assertThat(api.get("/api/v1/auth/me")
                        .header("X-API-Key", key.text())
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(accounts.me(ended.access()).status()).isEqualTo(401);
        assertThat(accounts.refresh(ended).status()).isEqualTo(401);
        assertThat(astro(api, session.access(), Accounts.newAddress())).isEqualTo(200);
    }
}
