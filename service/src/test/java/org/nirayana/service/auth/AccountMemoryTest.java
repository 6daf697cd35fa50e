package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.tiers.Tier;

/** What is remembered of users, tiers and ended sessions, and when it is forgotten. */
class AccountMemoryTest {
    private AuthParts parts;
    private AccountCache memory;
    private long id;

    @BeforeEach
    void open(@TempDir Path folder) {
        parts = new AuthParts(folder);
        memory = parts.memory;
        id = parts.user("somebody").userId();
        // What a new database comes with does not matter here.
        parts.change("DELETE FROM tiers");
    }

    @AfterEach
    void close() {
        parts.close();
    }

    private static Claims of(String session, String token) {
        return new Claims(Claims.Type.ACCESS, 1, token, session, 0, 1);
    }

    private long tier(String name) {
        parts.change(
                "INSERT INTO tiers (name, name_key, requests_per_minute, endpoints, created_at)"
                        + " VALUES (?, LOWER(?), 5, '*', 0)",
                name,
                name);
        return parts.number("SELECT id FROM tiers WHERE name = ?", name);
    }

    private void reload() {
        parts.database.read(connection -> {
            memory.reload(connection);
            return null;
        });
    }

    @Test
    void aUserIsRememberedUntilItChanges() {
        assertThat(memory.known(id)).isEmpty();
        Account loaded = memory.load(id);
        assertThat(loaded).isEqualTo(new Account(id, "somebody", false, true, OptionalLong.empty()));
        assertThat(memory.known(id)).contains(loaded);

        parts.change("UPDATE users SET is_superuser = TRUE, is_active = FALSE");
        assertThat(memory.load(id)).as("not asked again").isEqualTo(loaded);
        memory.apply(List.of(new Change.UserChanged(id + 1)));
        assertThat(memory.known(id)).isPresent();
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.known(id)).isEmpty();
        assertThat(memory.load(id)).isEqualTo(new Account(id, "somebody", true, false, OptionalLong.empty()));

        parts.change("UPDATE users SET is_active = TRUE, is_deleted = TRUE");
        reload();
        assertThat(memory.known(id)).isEmpty();
        assertThat(memory.load(id).active()).isFalse();
    }

    @Test
    void aUserWhoDoesNotExistMayDoNothing() {
        assertThat(memory.load(4711)).isEqualTo(new Account(4711, "", false, false, OptionalLong.empty()));
        assertThat(memory.known(4711)).isPresent();
    }

    @Test
    void aReloadForgetsEveryUser() {
        for (int i = 0; i < 200; i++) {
            memory.load(1_000 + i);
        }
        reload();
        for (int i = 0; i < 200; i++) {
            assertThat(memory.known(1_000 + i)).isEmpty();
        }
    }

    @Test
    void aTierIsTheUsersOwnOrTheDefaultOne() {
        long free = tier("free");
        long gold = tier("Gold");
        reload();
        assertThat(memory.defaultTier().map(Tier::id)).contains(free);
        assertThat(memory.tierOf(memory.load(id)).map(Tier::id)).contains(free);
        parts.change("UPDATE users SET tier_id = ?", gold);
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.tierOf(memory.load(id)).map(Tier::id)).contains(gold);
        assertThat(memory.tierOf(new Account(id, "", false, true, OptionalLong.of(gold + 1))))
                .isEmpty();

        parts.change("UPDATE tiers SET requests_per_minute = 7 WHERE id = ?", gold);
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.tierOf(memory.load(id)).orElseThrow().requestsPerMinute())
                .hasValue(5);
        memory.apply(List.of(new Change.TierChanged(gold)));
        assertThat(memory.tierOf(memory.load(id)).orElseThrow().requestsPerMinute())
                .hasValue(7);
    }

    @Test
    void withoutADefaultTierThereIsNone() {
        tier("Gold");
        reload();
        assertThat(memory.defaultTier()).isEmpty();
        assertThat(memory.tierOf(memory.load(id))).isEmpty();
    }

    @Test
    void anEndedSessionAndAnEndedTokenAreRefused() {
        memory.apply(List.of(new Change.Revoked("ended", Long.MAX_VALUE)));
        assertThat(memory.isRevoked(of("ended", "token"))).isTrue();
        assertThat(memory.isRevoked(of("session", "ended"))).isTrue();
        assertThat(memory.isRevoked(of("session", "token"))).isFalse();
    }

    @Test
    void aReloadKnowsWhatEndedAndForgetsWhatIsOver() {
        long now = Micros.now(parts.clock);
        memory.apply(List.of(new Change.Revoked("only here", now + 1)));
        for (String kind : List.of("session", "access", "refresh")) {
            parts.change("INSERT INTO blacklist (id, kind, seq, expires_at) VALUES (?, ?, 1, ?)", kind, kind, now + 1);
        }
        parts.change("INSERT INTO blacklist (id, kind, seq, expires_at) VALUES ('over', 'session', 1, ?)", now);
        reload();
        assertThat(memory.isRevoked(of("session", "-"))).isTrue();
        assertThat(memory.isRevoked(of("-", "access"))).isTrue();
        assertThat(memory.isRevoked(of("-", "refresh")))
                .as("looked up where it is used")
                .isFalse();
        assertThat(memory.isRevoked(of("over", "-"))).isFalse();
        assertThat(memory.isRevoked(of("only here", "-"))).isFalse();

        parts.clock.pass(Duration.ofMillis(1));
        memory.forgetExpired();
        assertThat(memory.isRevoked(of("session", "-"))).isFalse();
    }
}
