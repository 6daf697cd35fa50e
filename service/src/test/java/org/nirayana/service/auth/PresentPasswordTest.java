package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.http.message.Problem;

/** Who may set a new password: whoever shows the present one, or typed it a moment ago. */
class PresentPasswordTest {
    private static final String ADDRESS = "192.0.2.7";
    private static final String PASSWORD = "a fine long secret of mine";

    @TempDir
    private Path folder;

    @Test
    void aSignInStandsForThePasswordForFiveMinutes() {
        try (AuthParts parts = new AuthParts(folder)) {
            Passwords passwords = new Passwords(new Passwords.Cost(64, 1));
            PresentPassword present = new PresentPassword(
                    parts.sessions,
                    parts.credentials,
                    passwords,
                    new SignInThrottle(parts.database, parts.clock),
                    parts.clock);
            Credentials.Credential user = parts.user("meera");
            parts.change("UPDATE users SET password = ? WHERE id = ?", passwords.hash(PASSWORD), user.userId());
            Sessions.Issued session = parts.sessions
                    .open(
                            parts.credentials.find("meera").orElseThrow(),
                            Optional.empty(),
                            AuthParts.FROM,
                            connection -> {})
                    .orElseThrow();
            Claims claims =
                    parts.tokens.verify(session.access(), Claims.Type.ACCESS).orElseThrow();
            Principal caller = new Principal(parts.memory.load(claims).orElseThrow(), claims);

            assertThatCode(() -> present.require(caller, Optional.empty(), ADDRESS))
                    .doesNotThrowAnyException();
            parts.clock.pass(PresentPassword.FRESH.plus(Duration.ofSeconds(1)));
            assertThatThrownBy(() -> present.require(caller, Optional.empty(), ADDRESS))
                    .isInstanceOfSatisfying(Problem.class, refused -> {
                        assertThat(refused.status()).isEqualTo(400);
                        assertThat(refused.errors().get(0).field()).isEqualTo("current_password");
                    });
            assertThatCode(() -> present.require(caller, Optional.of(PASSWORD), ADDRESS))
                    .doesNotThrowAnyException();
            // Guessing is counted like guessing at the door.
            for (int i = 0; i < 5; i++) {
                assertThatThrownBy(() -> present.require(caller, Optional.of("a guess"), ADDRESS))
                        .isInstanceOfSatisfying(Problem.class, wrong -> assertThat(wrong.status())
                                .isEqualTo(400));
            }
            assertThatThrownBy(() -> present.require(caller, Optional.of(PASSWORD), ADDRESS))
                    .isInstanceOf(TooManyAttemptsException.class);
        }
    }
}
