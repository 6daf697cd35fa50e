package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What begins, carries on and ends a session. */
class SessionsTest {
    private AuthParts parts;
    private Credentials.Credential user;

    @BeforeEach
    void open(@TempDir Path folder) {
        parts = new AuthParts(folder);
        user = parts.user("somebody");
    }

    @AfterEach
    void close() {
        parts.close();
    }

    private Sessions.Issued begin(Credentials.Credential who) {
        return parts.sessions
                .open(who, Optional.of(Claims.Type.REFRESH), AuthParts.FROM, connection -> {})
                .orElseThrow();
    }

    private Claims access(Sessions.Issued issued) {
        return parts.tokens.verify(issued.access(), Claims.Type.ACCESS).orElseThrow();
    }

    private Claims refresh(Sessions.Issued issued) {
        return parts.tokens
                .verify(issued.refresh().orElseThrow(), Claims.Type.REFRESH)
                .orElseThrow();
    }

    private Principal caller(Sessions.Issued issued) {
        Claims claims = access(issued);
        return new Principal(
                new Account(claims.userId(), issued.username(), false, true, OptionalLong.empty()), claims);
    }

    private boolean lives(Sessions.Issued issued) {
        return parts.memory.load(access(issued)).isPresent();
    }

    @Test
    void aSessionHasTokensOfItsLifetimes() {
        AtomicInteger also = new AtomicInteger();
        Sessions.Issued issued = parts.sessions
                .open(user, Optional.of(Claims.Type.REFRESH), AuthParts.FROM, connection -> also.incrementAndGet())
                .orElseThrow();
        long now = parts.clock.epochSecond();
        assertThat(issued.username()).isEqualTo("somebody");
        assertThat(also).hasValue(1);
        assertThat(access(issued).userId()).isEqualTo(user.userId());
        assertThat(access(issued).notBefore()).isEqualTo(now);
        assertThat(access(issued).expiresAt()).isEqualTo(now + AuthParts.ACCESS.toSeconds());
        assertThat(refresh(issued).expiresAt()).isEqualTo(now + AuthParts.REFRESH.toSeconds());
        assertThat(refresh(issued).session()).isEqualTo(access(issued).session());
        assertThat(refresh(issued).id()).isNotEqualTo(access(issued).id());
        assertThat(lives(issued)).isTrue();
        assertThat(parts.sessions.accessLifetime()).isEqualTo(AuthParts.ACCESS);
        assertThat(parts.sessions.refreshLifetime()).isEqualTo(AuthParts.REFRESH);
    }

    @Test
    void aSessionMayComeWithoutARefreshTokenAndThenLastsAsLongAsItsAccess() {
        Sessions.Issued issued = parts.sessions
                .open(user, Optional.empty(), AuthParts.FROM, connection -> {})
                .orElseThrow();
        assertThat(issued.refresh()).isEmpty();
        assertThat(parts.number("SELECT (expires_at - created_at) / 1000000 FROM sessions"))
                .isEqualTo(AuthParts.ACCESS.toSeconds());
        begin(user);
        assertThat(parts.number("SELECT MAX(expires_at - created_at) / 1000000 FROM sessions"))
                .isEqualTo(AuthParts.REFRESH.toSeconds());
    }

    @ParameterizedTest
    @ValueSource(strings = {"password = 'another hash'", "is_active = FALSE", "is_deleted = TRUE"})
    void whoLostTheRightToEnterMeanwhileGetsNoSession(String change) {
        parts.change("UPDATE users SET " + change);
        assertThat(parts.sessions.open(user, Optional.of(Claims.Type.REFRESH), AuthParts.FROM, connection -> {
                    throw new AssertionError("not to be done");
                }))
                .isEmpty();
        assertThat(parts.number("SELECT COUNT(*) FROM sessions")).isZero();
    }

    @Test
    void aRefreshCarriesTheSessionOn() {
        Sessions.Issued first = begin(user);
        parts.clock.pass(Duration.ofMinutes(10));
        Sessions.Issued second = parts.sessions
                .refresh(caller(first), first.refresh().orElseThrow())
                .orElseThrow();
        long now = parts.clock.epochSecond();
        assertThat(second.username()).isEqualTo("somebody");
        assertThat(access(second).session()).isEqualTo(access(first).session());
        assertThat(access(second).userId()).isEqualTo(user.userId());
        assertThat(access(second).expiresAt()).isEqualTo(now + AuthParts.ACCESS.toSeconds());
        assertThat(refresh(second).expiresAt()).isEqualTo(now + AuthParts.REFRESH.toSeconds());
        assertThat(lives(second)).isTrue();
        // The row lives as long as the new token.
        assertThat(parts.number("SELECT expires_at / 1000000 FROM sessions"))
                .isEqualTo(refresh(second).expiresAt());
        assertThat(parts.sessions.refresh(caller(second), second.refresh().orElseThrow()))
                .isPresent();
    }

    @Test
    void aRefreshTokenThatComesAgainEndsTheSession() {
        Sessions.Issued first = begin(user);
        Sessions.Issued other = begin(user);
        Sessions.Issued second = parts.sessions
                .refresh(caller(first), first.refresh().orElseThrow())
                .orElseThrow();
        parts.clock.pass(Sessions.GRACE);
        assertThat(parts.sessions.refresh(caller(first), first.refresh().orElseThrow()))
                .isEmpty();
        assertThat(lives(first)).isFalse();
        assertThat(lives(second)).isFalse();
        assertThat(lives(other)).isTrue();
        assertThat(parts.sessions.refresh(caller(second), second.refresh().orElseThrow()))
                .isEmpty();
    }

    /** Two pages of a browser ask at once; an answer is lost on the way and asked for again. */
    @Test
    void whoAsksAgainAtOnceIsHandedTheSameSuccessor() {
        Sessions.Issued first = begin(user);
        Sessions.Issued second = parts.sessions
                .refresh(caller(first), first.refresh().orElseThrow())
                .orElseThrow();
        parts.clock.pass(Sessions.GRACE.minusSeconds(1));
        Sessions.Issued again = parts.sessions
                .refresh(caller(first), first.refresh().orElseThrow())
                .orElseThrow();
        assertThat(again.refresh()).isEqualTo(second.refresh());
        assertThat(lives(again)).isTrue();
        assertThat(parts.number("SELECT COUNT(*) FROM sessions")).isOne();
    }

    /** A thief who was as quick gains nothing: the successor too is used twice, and later than at once. */
    @Test
    void theTokenBeforeTheLastIsNeverAnswered() {
        Sessions.Issued first = begin(user);
        Sessions.Issued second = parts.sessions
                .refresh(caller(first), first.refresh().orElseThrow())
                .orElseThrow();
        assertThat(parts.sessions.refresh(caller(second), second.refresh().orElseThrow()))
                .isPresent();
        assertThat(parts.sessions.refresh(caller(first), first.refresh().orElseThrow()))
                .isEmpty();
        assertThat(lives(second)).isFalse();
    }

    @Test
    void theOldestSessionEndsWhenAUserHasTooMany() {
        Sessions.Issued first = begin(user);
        parts.clock.pass(Duration.ofSeconds(1));
        Sessions.Issued second = begin(user);
        parts.clock.pass(Duration.ofSeconds(1));
        Sessions.Issued theirs = begin(parts.user("another"));
        assertThat(lives(first)).isTrue();
        for (int i = 2; i <= Sessions.MAX_PER_USER; i++) {
            begin(user);
        }
        assertThat(lives(first)).isFalse();
        assertThat(lives(second) && lives(theirs)).isTrue();
        assertThat(parts.number("SELECT COUNT(*) FROM sessions WHERE user_id = ?", user.userId()))
                .isEqualTo(Sessions.MAX_PER_USER);
    }

    @Test
    void aRefreshTokenServesItsOwnSessionOnly() {
        Sessions.Issued mine = begin(user);
        Sessions.Issued also = begin(user);
        Sessions.Issued theirs = begin(parts.user("another"));
        assertThat(parts.sessions.refresh(caller(mine), also.refresh().orElseThrow()))
                .isEmpty();
        assertThat(parts.sessions.refresh(caller(mine), theirs.refresh().orElseThrow()))
                .isEmpty();
        assertThat(parts.sessions.refresh(caller(mine), mine.access())).isEmpty();
        // A mistake is not a theft: nothing has ended.
        assertThat(lives(mine) && lives(also) && lives(theirs)).isTrue();
        assertThat(parts.sessions.refresh(caller(also), also.refresh().orElseThrow()))
                .isPresent();
    }

    @Test
    void aLogoutEndsTheSessionAndTheOneOfTheRefreshTokenThatCameAlong() {
        Sessions.Issued here = begin(user);
        Sessions.Issued cookie = begin(user);
        Sessions.Issued elsewhere = begin(user);
        Sessions.Issued theirs = begin(parts.user("another"));
        parts.sessions.logout(caller(here), cookie.refresh());
        assertThat(lives(here)).isFalse();
        assertThat(lives(cookie)).isFalse();
        assertThat(lives(elsewhere)).isTrue();
        parts.sessions.logout(caller(elsewhere), theirs.refresh());
        assertThat(lives(elsewhere)).isFalse();
        assertThat(lives(theirs)).isTrue();
        assertThat(parts.sessions.refresh(caller(here), here.refresh().orElseThrow()))
                .isEmpty();
        assertThat(parts.number("SELECT COUNT(*) FROM sessions WHERE user_id = ?", user.userId()))
                .as("nothing is kept of what ended")
                .isZero();
    }

    @Test
    void allLiveSessionsOfOneUserEndTogether() {
        Sessions.Issued one = begin(user);
        Sessions.Issued two = begin(user);
        Sessions.Issued theirs = begin(parts.user("another"));
        parts.changeLog.write(entry -> {
            parts.sessions.endAll(entry, user.userId());
            return null;
        });
        assertThat(lives(one) || lives(two)).isFalse();
        assertThat(lives(theirs)).isTrue();
    }

    @Test
    void aNewPasswordEndsEverySessionAndEveryLetter() {
        Sessions.Issued issued = begin(user);
        parts.change("INSERT INTO password_resets (id, user_id, expires_at) VALUES ('x', ?, 1)", user.userId());
        Claims claims = access(issued);
        parts.memory.load(claims);
        parts.changeLog.write(entry -> {
            parts.credentials.change(entry, user.userId(), "a new hash");
            return null;
        });
        assertThat(lives(issued)).isFalse();
        assertThat(parts.credentials.find(user.userId()).orElseThrow().password())
                .isEqualTo("a new hash");
        assertThat(parts.number("SELECT COUNT(*) FROM password_resets")).isZero();
        assertThat(parts.memory.known(claims)).isEmpty();
    }

    /** A clock that was set wrong and right again must not open what was closed. */
    @Test
    void aSessionThatEndedStaysEndedWhateverTheClockDoes() {
        Sessions.Issued issued = begin(user);
        Claims claims = access(issued);
        parts.sessions.logout(caller(issued), Optional.empty());
        parts.clock.pass(AuthParts.REFRESH.plusDays(9));
        parts.database.read(connection -> {
            parts.memory.reload(connection);
            return null;
        });
        parts.clock.pass(AuthParts.REFRESH.plusDays(9).negated());
        assertThat(parts.tokens.verify(issued.access(), Claims.Type.ACCESS)).isPresent();
        assertThat(parts.memory.load(claims)).isEmpty();
    }

    @Test
    void somebodyIsFoundByNameOrAddressWithoutRegardToCase() {
        assertThat(parts.credentials.find("SomeBody")).contains(user);
        assertThat(parts.credentials.find("SOMEBODY@example.COM")).contains(user);
        assertThat(parts.credentials.find(user.userId())).contains(user);
        assertThat(parts.credentials.find("nobody")).isEmpty();
        assertThat(parts.credentials.find("some\0body")).isEmpty();
        assertThat(user.mayEnter()).isTrue();
        parts.change("UPDATE users SET is_active = FALSE");
        assertThat(parts.credentials.find("somebody").orElseThrow().mayEnter()).isFalse();
        parts.change("UPDATE users SET is_active = TRUE, is_deleted = TRUE");
        assertThat(parts.credentials.find("somebody").orElseThrow().mayEnter()).isFalse();
    }
}
