package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.http.Problem;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;

/** Which attempts are refused, and for how long. */
class SignInThrottleTest {
    private final SetClock clock = new SetClock();
    private Database database;
    private SignInThrottle throttle;

    @BeforeEach
    void open(@TempDir Path folder) {
        database = Databases.open(Optional.empty(), folder);
        throttle = new SignInThrottle(database, clock);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void aBanEndsAQuarterOfAnHourAfterTheFirstFailure() {
        for (int i = 0; i < 5; i++) {
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
            clock.pass(Duration.ofMinutes(1));
        }
        refused("id:1", "192.0.2.1", 600);
        throttle.begin(SignInThrottle.Kind.RECOVERY, "id:1", "192.0.2.1");
        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:2", "192.0.2.1");

        clock.pass(Duration.ofMinutes(10));

        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
    }

    @Test
    void anAddressHasFiftyFailuresWhateverTheAccount() {
        for (int i = 0; i < 50; i++) {
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:" + i, "2001:db8::" + i);
            clock.pass(Duration.ofMillis(10));
        }
        refused("id:50", "2001:db8::50", 900);
        refused("id:51", "2001:db8::51", 900);
        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:50", "2001:db8:0:1::1");
    }

    @Test
    void anAccountHasAHundredFailuresWhateverTheAddress() {
        for (int i = 0; i < 100; i++) {
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2." + i);
        }
        refused("id:1", "192.0.2.100", 900);
        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:2", "192.0.2.100");
        // To the microsecond: the failures count for a quarter of an hour and no longer.
        clock.pass(Duration.ofMinutes(15).minusMillis(1));
        refused("id:1", "192.0.2.100", 1);
        clock.pass(Duration.ofMillis(1));
        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.100");
    }

    @Test
    void aSuccessTakesBackTheFailuresOfThisAccountFromThisAddress() {
        for (int i = 0; i < 5; i++) {
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "2001:db8::1");
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.2");
            throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:2", "2001:db8::1");
            throttle.begin(SignInThrottle.Kind.RECOVERY, "id:1", "2001:db8::1");
        }
        database.write(connection -> {
            throttle.succeeded(connection, "id:1", "2001:db8::2");
            return null;
        });
        throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "2001:db8::1");
        refused("id:1", "192.0.2.2", 900);
        refused("id:2", "2001:db8::1", 900);
        assertThatThrownBy(() -> throttle.begin(SignInThrottle.Kind.RECOVERY, "id:1", "2001:db8::1"))
                .isInstanceOf(Problem.class);
    }

    private void refused(String account, String address, int retryAfterSeconds) {
        assertThatThrownBy(() -> throttle.begin(SignInThrottle.Kind.SIGN_IN, account, address))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.status()).isEqualTo(429);
                    assertThat(problem.headers()).containsEntry("Retry-After", Integer.toString(retryAfterSeconds));
                });
    }
}
