package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Proof;
import tools.jackson.databind.JsonNode;

/** Users: every rule. */
class UsersTest extends AccountsSuite {
    private static Answer create(Map<String, ?> body) {
        return service.api()
                .post("/api/v1/users/")
                .bearer(accounts.admin())
                .json(body)
                .send();
    }

    private static Map<String, Object> body(String username) {
        Map<String, Object> body = new HashMap<>();
        body.put("username", username);
        body.put("email", username.toLowerCase(java.util.Locale.ROOT) + "@example.com");
        body.put("name", "A Name");
        body.put("password", Accounts.PASSWORD);
        return body;
    }

    private static Map<String, Object> with(String field, Object value) {
        Map<String, Object> body = body(Accounts.newName());
        body.put(field, value);
        return body;
    }

    private static int read(String username) {
        return service.api()
                .get("/api/v1/users/" + username)
                .bearer(accounts.admin())
                .send()
                .status();
    }

    private static int softDelete(String username) {
        return service.api()
                .delete("/api/v1/users/" + username)
                .bearer(accounts.admin())
                .send()
                .status();
    }

    private static int hardDelete(String username) {
        return service.api()
                .delete("/api/v1/users/db_user/" + username)
                .bearer(accounts.admin())
                .send()
                .status();
    }

    @Test
    void createdUsersAreStoredInLowerCase() {
        String name = Accounts.newName();

        Answer answer = create(body(name.toUpperCase(java.util.Locale.ROOT)));

        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.json().path("username").asString()).isEqualTo(name);
        assertThat(answer.json().path("is_superuser").asBoolean()).isFalse();
        assertThat(answer.json().path("is_active").asBoolean()).isTrue();
        assertThat(answer.json().path("created_at").asString())
                .matches("20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d.*\\d");
        assertThat(answer.header("Location")).contains("/api/v1/users/" + name);
        assertThat(answer.header("Cache-Control").orElse("")).contains("no-store");
    }

    @Test
    void everyBadFieldIsRefused() {
        List<Map<String, Object>> bad = List.of(
                with("username", "a"),
                with("username", "x".repeat(33)),
                with("username", "-abc"),
                with("username", "with space"),
                with("username", "me"),
                with("username", "DB_USER"),
                with("username", "nul\0nul"),
                with("username", 7),
                with("email", "no-at-sign"),
                with("email", "a@b"),
                with("email", "a@b.example\r\nBcc: x@y.example"),
                with("email", "x".repeat(65) + "@example.com"),
                with("name", ""),
                with("name", "   "),
                with("name", "x".repeat(101)),
                with("name", "nul\0"),
                with("name", "\ud800"),
                with("password", "elevenchars"),
                with("password", "x".repeat(129)),
                with("password", "twelve chars \ud800"),
                with("password", "PasswordPassword"),
                with("password", "123456789012"),
                with("is_superuser", "true"),
                with("tier_id", 4711),
                with("tier_id", "1"),
                with("is_active", true),
                with("id", 1),
                with("is_deleted", false));
        for (Map<String, Object> body : bad) {
            Answer answer = create(body);
            assertThat(answer.status()).as("%s answered %s", body, answer).isEqualTo(400);
            assertThat(answer.json().path("errors").size()).isEqualTo(1);
        }
        assertThat(create(Map.of()).json().path("errors").size()).isGreaterThanOrEqualTo(4);
    }

    @Test
    void theShortestAndTheLongestAreAccepted() {
        assertThat(create(with("password", "twelve chars")).status()).isEqualTo(201);
        assertThat(create(with("password", "é".repeat(128))).status()).isEqualTo(201);
        assertThat(create(with("name", "☉".repeat(100))).status()).isEqualTo(201);
        assertThat(create(with("name", "\uD83C\uDF1E".repeat(100))).status()).isEqualTo(201);
    }

    @Test
    void namesAndAddressesAreUniqueWithoutRegardToCase() {
        String name = accounts.create(false);

        assertThat(create(body(name)).status()).isEqualTo(409);
        assertThat(create(with("email", name.toUpperCase(java.util.Locale.ROOT) + "@EXAMPLE.com"))
                        .status())
                .isEqualTo(409);
        String other = accounts.create(false);
        assertThat(accounts.patch(accounts.admin(), other, Map.of("email", name + "@example.com"))
                        .status())
                .isEqualTo(409);
        assertThat(accounts.patch(accounts.admin(), name, Map.of("email", name + "@Example.com"))
                        .status())
                .isEqualTo(200);
    }

    @Tag("races")
    @Test
    void ofFiftyParallelCreatesOneSucceeds() {
        String name = Accounts.newName();
        List<CompletableFuture<Answer>> answers = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            answers.add(accounts.createCall(name, false).sendAsync());
        }

        List<Integer> statuses =
                answers.stream().map(answer -> answer.join().status()).toList();

        assertThat(statuses).containsOnly(201, 409).containsOnlyOnce(201);
        Proof.figure(
                12,
                kind + ": 50 parallel creates of one name, "
                        + statuses.stream().filter(s -> s == 201).count() + " times 201, "
                        + statuses.stream().filter(s -> s == 409).count() + " times 409");
    }

    @Test
    void usersChangeOnlyThemselvesAndOnlyTheirOwnFields() {
        Accounts.Session one = accounts.newSession();
        Accounts.Session other = accounts.newSession();

        assertThat(accounts.patch(one.access(), one.username(), Map.of("name", "New Name"))
                        .status())
                .isEqualTo(200);
        assertThat(accounts.patch(one.access(), one.username(), Map.of()).status())
                .isEqualTo(200);
        assertThat(accounts.patch(one.access(), other.username(), Map.of("name", "New Name"))
                        .status())
                .isEqualTo(403);
        for (Map<String, Object> slipped : List.<Map<String, Object>>of(
                Map.of("is_superuser", true),
                Map.of("tier_id", 2),
                Map.of("is_active", true),
                Map.of("username", "another"),
                Map.of("id", 1),
                Map.of("is_deleted", true),
                Map.of("name", "x", "is_superuser", true))) {
            assertThat(accounts.patch(one.access(), one.username(), slipped).status())
                    .as("%s", slipped)
                    .isEqualTo(400);
        }
        JsonNode me = accounts.me(one.access()).json();
        assertThat(me.path("name").asString()).isEqualTo("New Name");
        assertThat(me.path("is_superuser").asBoolean()).isFalse();
    }

    @Tag("session-ends")
    @Test
    void aNewPasswordEndsEverySession() {
        String name = accounts.create(false);
        Accounts.Session one = accounts.login(name, Accounts.PASSWORD);
        Accounts.Session two = accounts.login(name, Accounts.PASSWORD);

        assertThat(accounts.patch(one.access(), name, Map.of("password", "another fine secret"))
                        .status())
                .isEqualTo(200);

        assertThat(accounts.me(one.access()).status()).isEqualTo(401);
        assertThat(accounts.me(two.access()).status()).isEqualTo(401);
        assertThat(accounts.refresh(two).status()).isEqualTo(401);
        assertThat(accounts.loginCall(name, Accounts.PASSWORD).send().status()).isEqualTo(401);
        accounts.login(name, "another fine secret");
    }

    @Tag("session-ends")
    @Test
    void deactivationEndsEverySessionAndCanBeUndone() {
        Accounts.Session session = accounts.newSession();

        assertThat(accounts.patch(accounts.admin(), session.username(), Map.of("is_active", false))
                        .status())
                .isEqualTo(200);

        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        assertThat(accounts.loginCall(session.username(), Accounts.PASSWORD)
                        .send()
                        .status())
                .isEqualTo(401);
        assertThat(read(session.username())).isEqualTo(200);
        accounts.patch(accounts.admin(), session.username(), Map.of("is_active", true));
        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        accounts.login(session.username(), Accounts.PASSWORD);
    }

    @Tag("session-ends")
    @Test
    void softDeletedUsersVanishButKeepTheirName() {
        Accounts.Session session = accounts.newSession();
        String name = session.username();

        assertThat(softDelete(name)).isEqualTo(200);

        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
        assertThat(accounts.loginCall(name, Accounts.PASSWORD).send().status()).isEqualTo(401);
        assertThat(read(name)).isEqualTo(404);
        assertThat(softDelete(name)).isEqualTo(404);
        assertThat(create(body(name)).status()).isEqualTo(409);
        assertThat(create(with("email", name + "@example.com")).status()).isEqualTo(409);
        assertThat(service.api()
                        .get("/api/v1/users/?items_per_page=100")
                        .bearer(accounts.admin())
                        .send()
                        .text())
                .doesNotContain("\"" + name + "\"");

        assertThat(hardDelete(name)).isEqualTo(200);
        assertThat(create(body(name)).status()).isEqualTo(201);
    }

    @Tag("session-ends")
    @Test
    void hardDeleteFreesTheNameButNotTheTokens() {
        Accounts.Session session = accounts.newSession();

        assertThat(hardDelete(session.username())).isEqualTo(200);
        assertThat(hardDelete(session.username())).isEqualTo(404);
        assertThat(create(body(session.username())).status()).isEqualTo(201);

        assertThat(accounts.me(session.access()).status()).isEqualTo(401);
    }

    @Test
    void listsArePagedInOrderOfId() {
        for (int i = 0; i < 3; i++) {
            accounts.create(false);
        }
        Answer first = service.api()
                .get("/api/v1/users/?page=1&items_per_page=2")
                .bearer(accounts.admin())
                .send();
        Answer second = service.api()
                .get("/api/v1/users/?page=2&items_per_page=2")
                .bearer(accounts.admin())
                .send();
        Answer beyond = service.api()
                .get("/api/v1/users/?page=999999999999999999&items_per_page=100")
                .bearer(accounts.admin())
                .send();

        assertThat(first.json().path("items").size()).isEqualTo(2);
        assertThat(first.json().path("has_more").asBoolean()).isTrue();
        assertThat(first.json().path("total").asLong())
                .isEqualTo(first.json().path("total_count").asLong())
                .isGreaterThanOrEqualTo(4);
        assertThat(second.json().path("items").path(0).path("id").asLong())
                .isGreaterThan(first.json().path("items").path(1).path("id").asLong());
        assertThat(beyond.status()).isEqualTo(200);
        assertThat(beyond.json().path("items").size()).isZero();
        assertThat(beyond.json().path("has_more").asBoolean()).isFalse();
        for (String query : List.of("page=0", "page=-1", "page=x", "items_per_page=0", "items_per_page=101", "page=")) {
            assertThat(service.api()
                            .get("/api/v1/users/?" + query)
                            .bearer(accounts.admin())
                            .send()
                            .status())
                    .as(query)
                    .isEqualTo(400);
        }
    }

    @Test
    void searchFindsUsernamesNamesAndAddresses() {
        String user = accounts.create(false);
        String percent = accounts.create(false);
        accounts.patch(accounts.admin(), user, Map.of("name", "Śakuntalā Devī"));
        accounts.patch(accounts.admin(), percent, Map.of("name", "100% Under_score! 'quoted\\"));

        assertThat(found(user)).contains(user).doesNotContain("admin");
        assertThat(found(user.toUpperCase(java.util.Locale.ROOT))).contains(user);
        assertThat(found(user + "@EXAMPLE.com")).containsExactly(user);
        assertThat(found("śakuntalā dev")).containsExactly(user);
        assertThat(found("DEVĪ")).containsExactly(user);
        assertThat(found("kuntalā")).as("not the beginning of a word").isEmpty();
        accounts.patch(accounts.admin(), user, Map.of("name", "சகுந்தலா தேவி"));
        assertThat(found("தே")).containsExactly(user);
        assertThat(found("DEVĪ")).as("the name before").isEmpty();
        // What a pattern would read otherwise stands for itself.
        assertThat(found("100% under_SCORE!")).containsExactly(percent);
        assertThat(found("%")).contains(percent).doesNotContain(user);
        assertThat(found("_score")).containsExactly(percent);
        assertThat(found("'quoted\\")).containsExactly(percent);
        assertThat(found("100_ under")).isEmpty();
        assertThat(found("nobody has this")).isEmpty();
        assertThat(found("a\0b")).isEmpty();
        // Deleted users are not found, and an empty search is none.
        service.api()
                .delete("/api/v1/users/" + percent)
                .bearer(accounts.admin())
                .send();
        assertThat(found("100% under")).isEmpty();
        assertThat(found("")).contains("admin", user);
        assertThat(search("x".repeat(101)).status()).isEqualTo(400);
    }

    private static Answer search(String text) {
        return service.api()
                .get("/api/v1/users/?items_per_page=100&q=" + Api.encode(text))
                .bearer(accounts.admin())
                .send();
    }

    private static List<String> found(String text) {
        Answer answer = search(text);
        assertThat(answer.status()).isEqualTo(200);
        List<String> names = new ArrayList<>();
        answer.json()
                .path("items")
                .forEach(item -> names.add(item.path("username").asString()));
        assertThat(answer.json().path("total").asInt()).isEqualTo(names.size());
        return names;
    }

    @Test
    void aNulInThePathFindsNobody() {
        assertThat(read("a%00b")).isIn(400, 404);
    }

    @Test
    void tiersAreGivenBySuperusers() {
        Accounts.Session session = accounts.newSession();
        String path = "/api/v1/users/" + session.username() + "/tier";

        assertThat(service.api().get(path).bearer(session.access()).send().text())
                .isEqualTo("null");
        assertThat(service.api()
                        .patch(path)
                        .bearer(accounts.admin())
                        .json(Map.of("tier_id", 2))
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(service.api()
                        .get(path)
                        .bearer(session.access())
                        .send()
                        .json()
                        .path("name")
                        .asString())
                .isEqualTo("pro");
        assertThat(service.api()
                        .patch(path)
                        .bearer(accounts.admin())
                        .json(Map.of("tier_id", 4711))
                        .send()
                        .status())
                .isEqualTo(404);
        assertThat(service.api()
                        .patch(path)
                        .bearer(session.access())
                        .json(Map.of("tier_id", 1))
                        .send()
                        .status())
                .isEqualTo(403);
        for (Object bad : List.of("1", 1.5, true, List.of())) {
            assertThat(service.api()
                            .patch(path)
                            .bearer(accounts.admin())
                            .json(Map.of("tier_id", bad))
                            .send()
                            .status())
                    .isEqualTo(400);
        }
    }

    @Tag("races")
    @Test
    void oneSuperuserAlwaysRemains() {
        // A database of its own: here everybody else is out of the way.
        try (RunningService alone = RunningService.start(kind.environment(Map.of()))) {
            Accounts there = new Accounts(alone.api());
            assertThat(there.patch(there.admin(), "admin", Map.of("is_active", false))
                            .status())
                    .isEqualTo(409);
            assertThat(there.patch(there.admin(), "admin", Map.of("is_superuser", false))
                            .status())
                    .isEqualTo(409);
            for (String path : List.of("/api/v1/users/admin", "/api/v1/users/db_user/admin")) {
                assertThat(alone.api().delete(path).bearer(there.admin()).send().status())
                        .isEqualTo(409);
            }
            int rounds = Proof.scaled(20, 100);
            Accounts.Session one = there.login("admin", DatabaseKind.ADMIN_PASSWORD);
            Accounts.Session two = there.login(newSuperuser(alone, one.access()), Accounts.PASSWORD);
            for (int round = 0; round < rounds; round++) {
                CompletableFuture<Answer> first = dismissal(alone, one, two, round);
                CompletableFuture<Answer> second = dismissal(alone, two, one, round);
                assertThat(List.of(first.join().status(), second.join().status()))
                        .isSubsetOf(200, 401, 404, 409)
                        .containsOnlyOnce(200);
                boolean oneLives = there.me(one.access()).status() == 200;
                assertThat(there.me(two.access()).status()).isEqualTo(oneLives ? 401 : 200);
                Accounts.Session survivor = oneLives ? one : two;
                Accounts.Session loser = oneLives ? two : one;
                one = survivor;
                if (round % 2 == 0) {
                    there.patch(survivor.access(), loser.username(), Map.of("is_active", true));
                    two = there.login(
                            loser.username(),
                            loser.username().equals("admin") ? DatabaseKind.ADMIN_PASSWORD : Accounts.PASSWORD);
                } else {
                    two = there.login(newSuperuser(alone, survivor.access()), Accounts.PASSWORD);
                }
            }
            Proof.figure(
                    12, kind + ": superusers dismissing each other " + rounds + " times, exactly one always remained");
        }
    }

    /** One superuser tries to be rid of another: by deactivating in even rounds, by deleting in odd ones. */
    private static CompletableFuture<Answer> dismissal(
            RunningService where, Accounts.Session by, Accounts.Session of, int round) {
        return (round % 2 == 0
                        ? where.api().patch("/api/v1/users/" + of.username()).json(Map.of("is_active", false))
                        : where.api().delete("/api/v1/users/" + (round % 4 == 1 ? "" : "db_user/") + of.username()))
                .bearer(by.access())
                .sendAsync();
    }

    private static String newSuperuser(RunningService where, String token) {
        Map<String, Object> body = body(Accounts.newName());
        body.put("is_superuser", true);
        Answer answer =
                where.api().post("/api/v1/users/").bearer(token).json(body).send();
        assertThat(answer.status()).isEqualTo(201);
        return answer.json().path("username").asString();
    }
}
