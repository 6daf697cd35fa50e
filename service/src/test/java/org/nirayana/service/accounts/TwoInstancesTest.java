package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Waiting;

/** Two instances on one PostgreSQL: what one ends, the other soon refuses. */
class TwoInstancesTest {
    /** Twenty: it takes milliseconds, but beside a whole build a processor may be waited for. The long proofs hold it to one. */
    private static final Duration SOON = Duration.ofSeconds(20);

    private static RunningService here;
    private static RunningService there;
    private static Accounts accounts;
    private static Accounts elsewhere;

    @BeforeAll
    static void start() {
        Map<String, String> environment = DatabaseKind.POSTGRESQL.environment(Map.of("GUESTS", "on"));
        // Both at once, on an empty database: migrations and the first superuser take turns.
        List<RunningService> started = java.util.stream.Stream.of(1, 2)
                .parallel()
                .map(i -> RunningService.start(environment))
                .toList();
        here = started.get(0);
        there = started.get(1);
        accounts = new Accounts(here.api());
        elsewhere = new Accounts(there.api());
    }

    @AfterAll
    static void stop() {
        here.close();
        there.close();
    }

    private static Duration refusedThere(Accounts.Session session) {
        return Waiting.until(SOON, () -> elsewhere.me(session.access()).status() == 401);
    }

    @Test
    void whateverEndsSessionsEndsThemEverywhere() {
        Map<String, Consumer<Accounts.Session>> ends = Map.of(
                "deactivation",
                session -> accounts.patch(accounts.admin(), session.username(), Map.of("is_active", false)),
                "password change",
                session ->
                        accounts.patch(session.access(), session.username(), Map.of("password", "a new long secret")),
                "soft delete",
                session -> here.api()
                        .delete("/api/v1/users/" + session.username())
                        .bearer(accounts.admin())
                        .send(),
                "hard delete",
                session -> here.api()
                        .delete("/api/v1/users/db_user/" + session.username())
                        .bearer(accounts.admin())
                        .send(),
                "reuse of a refresh token",
                session -> {
                    accounts.refresh(Accounts.session(accounts.refresh(session)));
                    accounts.refresh(session);
                });
        ends.forEach((name, end) -> {
            Accounts.Session session = accounts.newSession();
            assertThat(elsewhere.me(session.access()).status()).isEqualTo(200);
            end.accept(session);
            assertThat(accounts.me(session.access()).status()).as(name).isEqualTo(401);
            System.out.println(name + " seen by the other instance after "
                    + refusedThere(session).toMillis() + " ms");
        });
    }

    /** A key is remembered by the other instance, and refused by it as soon as it ends here. */
    @Test
    void whateverEndsKeysEndsThemEverywhere() {
        Map<String, BiConsumer<Accounts.Session, Accounts.Key>> ends = Map.of(
                "revocation",
                (session, key) -> accounts.revoke(session.access(), key),
                "deactivation",
                (session, key) -> accounts.patch(accounts.admin(), session.username(), Map.of("is_active", false)),
                "a password set by a superuser",
                (session, key) ->
                        accounts.patch(accounts.admin(), session.username(), Map.of("password", "a new long secret")),
                "soft delete",
                (session, key) -> here.api()
                        .delete("/api/v1/users/" + session.username())
                        .bearer(accounts.admin())
                        .send(),
                "hard delete",
                (session, key) -> here.api()
                        .delete("/api/v1/users/db_user/" + session.username())
                        .bearer(accounts.admin())
                        .send());
        ends.forEach((name, end) -> {
            Accounts.Session session = accounts.newSession();
            Accounts.Key key = accounts.newKey(session.access());
            assertThat(elsewhere.me(key.text()).status()).isEqualTo(200);
            end.accept(session, key);
            assertThat(accounts.me(key.text()).status()).as(name).isEqualTo(401);
            Duration seen = Waiting.until(SOON, () -> elsewhere.me(key.text()).status() == 401);
            System.out.println("of a key: " + name + " seen by the other instance after " + seen.toMillis() + " ms");
        });
    }

    /** The other instance remembers that it lives, and has one tier of guests with this one. */
    @Test
    void aGuestWhoSignsOutIsRefusedEverywhere() {
        String guest = accounts.guest();
        assertThat(config(there, guest)).isEqualTo(200);
        assertThat(accounts.logout(guest).status()).isEqualTo(200);
        assertThat(config(here, guest)).isEqualTo(401);
        Duration seen = Waiting.until(SOON, () -> config(there, guest) == 401);
        System.out.println("the end of a guest seen by the other instance after " + seen.toMillis() + " ms");
        assertThat(here.api()
                        .get("/api/v1/tiers/")
                        .bearer(accounts.admin())
                        .send()
                        .text()
                        .split("\"guest\"", -1))
                .hasSize(2);
    }

    private static int config(RunningService service, String token) {
        return service.api().get("/api/v1/config").bearer(token).send().status();
    }

    @Test
    void aTierIsChangedEverywhere() {
        Accounts.Session session = accounts.newSession();
        String path = "/api/v1/astro/lunar-nodes?dateandtime=2000-01-01T12:00:00";
        assertThat(there.api().get(path).bearer(session.access()).send().status())
                .isEqualTo(200);
        long tier = here.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "nothing much", "endpoints", List.of("planets")))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        here.api()
                .patch("/api/v1/users/" + session.username() + "/tier")
                .bearer(accounts.admin())
                .json(Map.of("tier_id", tier))
                .send();

        Waiting.until(
                SOON,
                () -> there.api().get(path).bearer(session.access()).send().status() == 403);
    }

    @Test
    void oneSuperuserWasMade() {
        assertThat(accounts.me(accounts.admin()).json().path("id").asLong())
                .isEqualTo(elsewhere.me(elsewhere.admin()).json().path("id").asLong());
        assertThat(here.api()
                        .get("/api/v1/users/?items_per_page=100")
                        .bearer(accounts.admin())
                        .send()
                        .text()
                        .split("\"is_superuser\":true", -1))
                .hasSize(2);
    }
}
