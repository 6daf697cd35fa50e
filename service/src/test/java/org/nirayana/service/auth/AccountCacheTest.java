package org.nirayana.service.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.keys.KeyHash;
import org.nirayana.service.keys.KeyText;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.tiers.Tier;

/** What is remembered of users, tiers and ended sessions, and when it is forgotten. */
class AccountCacheTest {
    private AuthParts parts;
    private AccountCache memory;
    private long id;

    @BeforeEach
    void open(@TempDir Path folder) {
        parts = new AuthParts(folder);
        memory = parts.memory;
        id = parts.user("somebody").userId();
        begin(id, "session of " + id);
        // What a new database comes with does not matter here.
        parts.change("DELETE FROM tiers");
    }

    @AfterEach
    void close() {
        parts.close();
    }

    /** A token of the one session of a user. */
    private Claims of(long userId) {
        return of(userId, "session of " + userId);
    }

    private static Claims of(long userId, String session) {
        return new Claims(Claims.Type.ACCESS, userId, "token", session, 0, 1);
    }

    private void begin(long userId, String session) {
        parts.change("INSERT INTO sessions (id, user_id, created_at, expires_at) VALUES (?, ?, 0, 0)", session, userId);
    }

    private Account load(long userId) {
        return memory.load(of(userId)).orElseThrow();
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

    /** A user may have two hundred sessions: users are forgotten by what they take and not by their number. */
    @Test
    @Tag("memory")
    void usersAreForgottenByTheBytesOfTheirSessions() {
        int budget = 200_000;
        AccountCache small =
                new AccountCache(parts.database, new ApiKeys(parts.database, parts.changeLog), "Free", budget);
        int users = 40;
        for (int n = 0; n < users; n++) {
            long user = parts.user("user" + n).userId();
            for (int session = 0; session < 100; session++) {
                String name = "%08d-0000-0000-0000-%012d".formatted(n, session);
                begin(user, name);
                assertThat(small.load(of(user, name))).isPresent();
            }
        }
        // Each takes 100 names of 36 letters at the least.
        assertThat(small.size()).isBetween(2L, budget / (100 * 36L));
    }

    @Test
    void aUserIsRememberedUntilItChanges() {
        assertThat(memory.known(of(id))).isEmpty();
        Account loaded = load(id);
        assertThat(loaded).isEqualTo(new Account(id, "somebody", false, true, OptionalLong.empty()));
        assertThat(memory.known(of(id))).contains(loaded);

        parts.change("UPDATE users SET is_superuser = TRUE, is_active = FALSE");
        assertThat(load(id)).as("not asked again").isEqualTo(loaded);
        memory.apply(List.of(new Change.UserChanged(id + 1)));
        assertThat(memory.known(of(id))).isPresent();
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.known(of(id))).isEmpty();
        assertThat(load(id)).isEqualTo(new Account(id, "somebody", true, false, OptionalLong.empty()));

        parts.change("UPDATE users SET is_active = TRUE, is_deleted = TRUE");
        reload();
        assertThat(memory.known(of(id))).isEmpty();
        assertThat(load(id).active()).isFalse();
    }

    @Test
    void aTokenOfASessionThatIsNotThereIsRefusedAndNotAskedAboutAgain() {
        assertThat(memory.load(of(4711))).isEmpty();
        assertThat(memory.load(of(id, "another"))).isEmpty();
        assertThat(memory.hasEnded(of(4711))).isTrue();
        assertThat(memory.hasEnded(of(id))).isFalse();
        begin(id, "another");
        reload();
        assertThat(memory.hasEnded(of(id, "another")))
                .as("the database was put back")
                .isFalse();
        assertThat(memory.load(of(id, "another"))).isPresent();
    }

    @Test
    void aSessionIsOneUsersOwn() {
        long other = parts.user("other").userId();
        assertThat(memory.load(of(other, "session of " + id))).isEmpty();
    }

    @Test
    void anEndedSessionIsForgottenWithItsUserAndOthersAreFoundAgain() {
        begin(id, "another");
        load(id);
        assertThat(memory.load(of(id, "another"))).isPresent();
        parts.change("DELETE FROM sessions WHERE id = 'another'");
        assertThat(memory.known(of(id, "another"))).as("not told yet").isPresent();
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.known(of(id, "another"))).isEmpty();
        assertThat(memory.load(of(id, "another"))).isEmpty();
        assertThat(memory.load(of(id))).isPresent();
    }

    @Test
    void aKeyIsRememberedUntilItsUserChangesAndOpensNothingAfterItsTime() {
        // The key and the hash of KeyTextTest.
        KeyHash hash = KeyText.hash("nk_live_00000000000000000000000000000000000000000004TOUta")
                .orElseThrow();
        assertThat(memory.load(hash)).isEmpty();
        assertThat(memory.isUnknown(hash)).isTrue();
        Instant expiry = parts.clock.instant().plusSeconds(60);
        parts.change(
                "INSERT INTO api_keys (user_id, hash, name, hint, created_at, expires_at) VALUES (?, ?, 'n', 'h', 0, ?)",
                id,
                "nTOznKjgq4ZjLE8anbcu9ByoeVSKYyqVazI3lBc7rV0",
                Micros.of(expiry));
        reload();
        assertThat(memory.known(hash)).isEmpty();
        Principal found = memory.load(hash).orElseThrow();
        assertThat(found.userId()).isEqualTo(id);
        assertThat(memory.known(hash)).contains(found);
        assertThat(found.isCurrent(parts.clock)).isTrue();
        parts.clock.pass(Duration.ofSeconds(60));
        assertThat(found.isCurrent(parts.clock)).isFalse();

        parts.change("UPDATE api_keys SET revoked_at = 1");
        assertThat(memory.known(hash)).as("not told yet").isPresent();
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.known(hash)).isEmpty();
        assertThat(memory.load(hash)).isEmpty();
    }

    /** Nobody has so many, but whoever did must not fill the memory. */
    @Test
    void notMoreSessionsOfAUserAreRememberedThanTwiceTheMost() {
        for (int i = 0; i <= 2 * Sessions.MAX_PER_USER; i++) {
            begin(id, "s" + i);
            assertThat(memory.load(of(id, "s" + i))).isPresent();
        }
        assertThat(memory.known(of(id, "s0"))).isEmpty();
        assertThat(memory.known(of(id, "s" + 2 * Sessions.MAX_PER_USER))).isPresent();
    }

    @Test
    void aReloadForgetsEveryUser() {
        for (int i = 0; i < 200; i++) {
            long user = parts.user("user" + i).userId();
            begin(user, "session of " + user);
            load(user);
            assertThat(memory.known(of(user))).isPresent();
        }
        reload();
        for (int i = 0; i < 200; i++) {
            assertThat(memory.known(of(parts.number("SELECT id FROM users WHERE username = ?", "user" + i))))
                    .isEmpty();
        }
    }

    @Test
    void aTierIsTheUsersOwnOrTheDefaultOne() {
        long free = tier("free");
        long gold = tier("Gold");
        reload();
        assertThat(memory.defaultTier().map(Tier::id)).contains(free);
        assertThat(memory.tierOf(load(id)).map(Tier::id)).contains(free);
        parts.change("UPDATE users SET tier_id = ?", gold);
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.tierOf(load(id)).map(Tier::id)).contains(gold);
        assertThat(memory.tierOf(new Account(id, "", false, true, OptionalLong.of(gold + 1))))
                .isEmpty();

        parts.change("UPDATE tiers SET requests_per_minute = 7 WHERE id = ?", gold);
        memory.apply(List.of(new Change.UserChanged(id)));
        assertThat(memory.tierOf(load(id)).orElseThrow().requestsPerMinute()).hasValue(5);
        memory.apply(List.of(new Change.TierChanged(gold)));
        assertThat(memory.tierOf(load(id)).orElseThrow().requestsPerMinute()).hasValue(7);
    }

    @Test
    void withoutADefaultTierThereIsNone() {
        tier("Gold");
        reload();
        assertThat(memory.defaultTier()).isEmpty();
        assertThat(memory.tierOf(load(id))).isEmpty();
    }
}
