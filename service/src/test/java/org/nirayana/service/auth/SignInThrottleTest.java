package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.Sql;

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

    /** Tries, and fails. */
    private void begin(SignInThrottle.Kind kind, String account, String address) {
        throttle.begin(kind, account, "typed " + account, address).close();
    }

    /** As long as it takes to hash a password. */
    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long writes() {
        return database.read(c -> Sql.number(c, "SELECT value FROM counters WHERE name = 'attempts'"));
    }

    @Test
    void aBanIsKnownWithoutTheDatabaseAndWritesNothing() {
        for (int i = 0; i < 5; i++) {
            begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
        }
        refused("id:1", "192.0.2.1", 900);
        assertThat(writes()).isEqualTo(5);
        database.reachable(false);
        refused("id:1", "192.0.2.1", 900);
        assertThatThrownBy(() -> throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:1", "192.0.2.1"))
                .isInstanceOf(TooManyAttemptsException.class);
        throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:1", "192.0.2.2");
        throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:2", "192.0.2.1");
        throttle.refuseBanned(SignInThrottle.Kind.RECOVERY, "typed id:1", "192.0.2.1");
        clock.pass(Duration.ofMinutes(15));
        throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:1", "192.0.2.1");
    }

    /** A restart forgets the memory, not the ban, and still nothing is written for who is refused. */
    @Test
    void aBanFromBeforeARestartWritesNothingEither() {
        for (int i = 0; i < 5; i++) {
            begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
        }
        throttle = new SignInThrottle(database, clock);
        throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:1", "192.0.2.1");
        refused("id:1", "192.0.2.1", 900);
        assertThat(writes()).isEqualTo(5);
        assertThatThrownBy(() -> throttle.refuseBanned(SignInThrottle.Kind.SIGN_IN, "typed id:1", "192.0.2.1"))
                .isInstanceOf(TooManyAttemptsException.class);
    }

    @Test
    void manyRightSignInsAtOnceAreNoGuesses() {
        // However long the disk takes.
        throttle = new SignInThrottle(database, clock, Duration.ofMinutes(1));
        List<CompletableFuture<Void>> signIns = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            signIns.add(CompletableFuture.runAsync(
                    () -> {
                        try (SignInThrottle.Attempt attempt =
                                throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "typed", "192.0.2.1")) {
                            pause();
                            database.write(connection -> {
                                attempt.succeeded(connection);
                                return null;
                            });
                        }
                    },
                    task -> new Thread(task).start()));
        }
        assertThatCode(() -> signIns.forEach(CompletableFuture::join)).doesNotThrowAnyException();
        begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
    }

    @Test
    void aBanEndsAQuarterOfAnHourAfterTheFirstFailure() {
        for (int i = 0; i < 5; i++) {
            begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
            clock.pass(Duration.ofMinutes(1));
        }
        refused("id:1", "192.0.2.1", 600);
        begin(SignInThrottle.Kind.RECOVERY, "id:1", "192.0.2.1");
        begin(SignInThrottle.Kind.SIGN_IN, "id:2", "192.0.2.1");

        clock.pass(Duration.ofMinutes(10));

        begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.1");
    }

    @Test
    void anAddressHasFiftyFailuresWhateverTheAccount() {
        for (int i = 0; i < 50; i++) {
            begin(SignInThrottle.Kind.SIGN_IN, "id:" + i, "2001:db8::" + i);
            clock.pass(Duration.ofMillis(10));
        }
        refused("id:50", "2001:db8::50", 900);
        refused("id:51", "2001:db8::51", 900);
        begin(SignInThrottle.Kind.SIGN_IN, "id:50", "2001:db8:0:1::1");
    }

    @Test
    void anAccountHasAHundredFailuresWhateverTheAddress() {
        for (int i = 0; i < 100; i++) {
            begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2." + i);
        }
        refused("id:1", "192.0.2.100", 900);
        begin(SignInThrottle.Kind.SIGN_IN, "id:2", "192.0.2.100");
        // To the microsecond: the failures count for a quarter of an hour and no longer.
        clock.pass(Duration.ofMinutes(15).minusMillis(1));
        refused("id:1", "192.0.2.100", 1);
        clock.pass(Duration.ofMillis(1));
        begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.100");
    }

    @Test
    void aSuccessTakesBackTheFailuresOfThisAccountFromThisAddress() {
        for (int i = 0; i < 5; i++) {
            if (i < 4) {
                begin(SignInThrottle.Kind.SIGN_IN, "id:1", "2001:db8::1");
            }
            begin(SignInThrottle.Kind.SIGN_IN, "id:1", "192.0.2.2");
            begin(SignInThrottle.Kind.SIGN_IN, "id:2", "2001:db8::1");
            begin(SignInThrottle.Kind.RECOVERY, "id:1", "2001:db8::1");
        }
        throttle = new SignInThrottle(database, clock);
        try (SignInThrottle.Attempt attempt =
                throttle.begin(SignInThrottle.Kind.SIGN_IN, "id:1", "typed", "2001:db8::2")) {
            database.write(connection -> {
                attempt.succeeded(connection);
                return null;
            });
        }
        begin(SignInThrottle.Kind.SIGN_IN, "id:1", "2001:db8::1");
        refused("id:1", "192.0.2.2", 900);
        refused("id:2", "2001:db8::1", 900);
        assertThatThrownBy(() -> begin(SignInThrottle.Kind.RECOVERY, "id:1", "2001:db8::1"))
                .isInstanceOf(TooManyAttemptsException.class);
    }

    private void refused(String account, String address, int retryAfterSeconds) {
        assertThatThrownBy(() -> begin(SignInThrottle.Kind.SIGN_IN, account, address))
                .isInstanceOfSatisfying(
                        TooManyAttemptsException.class,
                        refused -> assertThat(refused.retryAfterSeconds()).isEqualTo(retryAfterSeconds));
    }
}
