package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.config.Secret;

/** Which tokens hold, and from when to when; forgeries are the matter of {@link ForgedTokensTest}. */
class TokensTest {
    private static final Secret KEY = new Secret("a secret key for tests, long enough to sign with");
    private static final Secret OLD_KEY = new Secret("the key before it, which was just as long as that");

    private final SetClock clock = new SetClock();
    private final Tokens tokens = with(KEY, Optional.empty());

    private Tokens with(Secret current, Optional<Secret> previous) {
        return new Tokens(new SigningKeys(current, previous), clock);
    }

    private Claims claims(Claims.Type type, long notBefore, long expiresAt) {
        return type == Claims.Type.GUEST
                ? new Claims(type, 0, "123456789012345678", "", notBefore, expiresAt)
                : new Claims(type, 7, "the id", type == Claims.Type.RESET ? "" : "the session", notBefore, expiresAt);
    }

    private Claims aMinute(Claims.Type type) {
        return claims(type, clock.epochSecond(), clock.epochSecond() + 60);
    }

    @ParameterizedTest
    @EnumSource(Claims.Type.class)
    void whatIsIssuedIsVerifiedAsItsOwnTypeOnly(Claims.Type type) {
        Claims claims = aMinute(type);
        String token = tokens.issue(claims);
        for (Claims.Type asked : Claims.Type.values()) {
            assertThat(tokens.verify(token, asked)).isEqualTo(asked == type ? Optional.of(claims) : Optional.empty());
        }
        // Known by now, and judged the same.
        assertThat(tokens.verify(token, type)).contains(claims);
    }

    @Test
    void aTokenEndsInTheSecondItNames() {
        String known = tokens.issue(aMinute(Claims.Type.ACCESS));
        assertThat(tokens.verify(known, Claims.Type.ACCESS)).isPresent();
        clock.pass(Duration.ofSeconds(59));
        assertThat(tokens.verify(known, Claims.Type.ACCESS)).isPresent();
        String fresh = tokens.issue(claims(Claims.Type.ACCESS, clock.epochSecond() - 59, clock.epochSecond() + 1));
        clock.pass(Duration.ofSeconds(1));
        assertThat(tokens.verify(known, Claims.Type.ACCESS)).isEmpty();
        assertThat(tokens.verify(fresh, Claims.Type.ACCESS)).isEmpty();
    }

    @Test
    void aClockMayBeTenSecondsAhead() {
        long now = clock.epochSecond();
        String ten = tokens.issue(claims(Claims.Type.ACCESS, now + 10, now + 60));
        String eleven = tokens.issue(claims(Claims.Type.ACCESS, now + 11, now + 60));
        assertThat(tokens.verify(ten, Claims.Type.ACCESS)).isPresent();
        assertThat(tokens.verify(eleven, Claims.Type.ACCESS)).isEmpty();
        // What was refused is not remembered as such.
        clock.pass(Duration.ofSeconds(1));
        assertThat(tokens.verify(eleven, Claims.Type.ACCESS)).isPresent();
        // A clock that is set back meets a token that is known.
        clock.pass(Duration.ofSeconds(-2));
        assertThat(tokens.verify(eleven, Claims.Type.ACCESS)).isEmpty();
    }

    @Test
    void thePreviousKeyStillVerifiesAndNeverSigns() {
        Claims claims = aMinute(Claims.Type.ACCESS);
        String old = with(OLD_KEY, Optional.empty()).issue(claims);
        Tokens both = with(KEY, Optional.of(OLD_KEY));
        assertThat(both.verify(old, Claims.Type.ACCESS)).contains(claims);
        assertThat(tokens.verify(old, Claims.Type.ACCESS)).isEmpty();
        assertThat(tokens.verify(both.issue(claims), Claims.Type.ACCESS)).contains(claims);
    }

    @Test
    void aTokenWithoutItsSessionIsOnlyForAReset() {
        long now = clock.epochSecond();
        Claims without = new Claims(Claims.Type.ACCESS, 7, "the id", "", now, now + 60);
        assertThat(tokens.verify(tokens.issue(without), Claims.Type.ACCESS)).isEmpty();
        Claims with = new Claims(Claims.Type.RESET, 7, "the id", "a session", now, now + 60);
        assertThat(tokens.verify(tokens.issue(with), Claims.Type.RESET)).isEmpty();
    }

    @Test
    void aGuestIsNoUserAndHasNoSession() {
        long now = clock.epochSecond();
        for (Claims claims : List.of(
                new Claims(Claims.Type.GUEST, 7, "1", "", now, now + 60),
                new Claims(Claims.Type.GUEST, 0, "1", "a session", now, now + 60),
                new Claims(Claims.Type.GUEST, 0, "the id", "", now, now + 60),
                new Claims(Claims.Type.ACCESS, 0, "1", "a session", now, now + 60))) {
            assertThat(tokens.verify(tokens.issue(claims), EnumSet.allOf(Claims.Type.class)))
                    .as("%s", claims)
                    .isEmpty();
        }
    }

    @Test
    void aTokenHasAtMost1024Characters() {
        long now = clock.epochSecond();
        int longest = 0;
        for (int length = 400; length < 700; length++) {
            Claims claims = new Claims(Claims.Type.ACCESS, 7, "the id", "s".repeat(length), now, now + 60);
            String token = tokens.issue(claims);
            assertThat(tokens.verify(token, Claims.Type.ACCESS).isPresent()).isEqualTo(token.length() <= 1_024);
            longest = token.length() <= 1_024 ? Math.max(longest, token.length()) : longest;
        }
        assertThat(longest).isGreaterThan(1_020);
    }
}
