package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.http.Problem;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;

/** When a ban ends. */
class SignInThrottleTest {
    @TempDir
    Path folder;

    private static final class Hands extends Clock {
        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    @Test
    void aBanEndsAQuarterOfAnHourAfterTheFirstFailure() {
        Hands clock = new Hands();
        try (Database database = Databases.open(Optional.empty(), folder)) {
            SignInThrottle throttle = new SignInThrottle(database, clock);
            for (int i = 0; i < 5; i++) {
                throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
                clock.now = clock.now.plus(Duration.ofMinutes(1));
            }
            assertThatThrownBy(() -> throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1"))
                    .isInstanceOfSatisfying(Problem.class, problem -> {
                        assertThat(problem.status()).isEqualTo(429);
                        assertThat(problem.headers()).containsEntry("Retry-After", "600");
                    });
            throttle.begin(SignInThrottle.Kind.RECOVERY, "id:1", "192.0.2.1");
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:2", "192.0.2.1");

            clock.now = clock.now.plus(Duration.ofMinutes(10));

            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
        }
    }

    @Test
    void anIpv6AddressStandsForItsNetwork() {
        assertThat(Networks.of("2001:db8::1")).isEqualTo(Networks.of("2001:db8:0:0:ffff::2"));
        assertThat(Networks.of("2001:db8::1")).isNotEqualTo(Networks.of("2001:db8:0:1::1"));
        assertThat(Networks.of("::ffff:192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(Networks.of("fe80::1%eth0")).isEqualTo(Networks.of("fe80::2"));
    }
}
