package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import tools.jackson.databind.JsonNode;

/** What superusers do with the records of users and with tiers, and what happens when two do it at once. */
class AdministrationTest extends AccountsSuite {
    private static Api.Call call(String method, String path) {
        return service.api().call(method, path).bearer(accounts.admin());
    }

    private static Answer records(String query) {
        Answer answer = call("GET", "/api/v1/users/db_user/?items_per_page=100&" + query)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        return answer;
    }

    private static List<String> names(String query) {
        List<String> names = new ArrayList<>();
        records(query)
                .json()
                .path("items")
                .forEach(item -> names.add(item.path("username").asString()));
        return names;
    }

    private static JsonNode record(String username, String query) {
        return records("q=" + username + "&" + query).json().path("items").path(0);
    }

    @Test
    void aDeletedUserIsListedRestoredAsItWasOrErased() {
        Accounts.Session session = accounts.newSession();
        String name = session.username();
        call("PATCH", "/api/v1/users/" + name).json(Map.of("tier_id", 2)).send();
        assertThat(call("POST", "/api/v1/users/db_user/" + name + "/restore")
                        .send()
                        .status())
                .as("of one who is not deleted")
                .isEqualTo(409);

        assertThat(names("deleted=true")).doesNotContain(name);
        assertThat(call("DELETE", "/api/v1/users/" + name).send().status()).isEqualTo(200);

        assertThat(names("")).doesNotContain(name);
        JsonNode deleted = record(name, "deleted=true");
        assertThat(deleted.path("is_deleted").asBoolean()).isTrue();
        assertThat(deleted.path("deleted_at").asString()).startsWith("20");
        assertThat(names("deleted=true&sort=deleted_at&descending=true")).startsWith(name);

        assertThat(call("POST", "/api/v1/users/db_user/" + name + "/restore")
                        .send()
                        .status())
                .isEqualTo(200);
        JsonNode restored = record(name, "");
        assertThat(restored.path("is_deleted").asBoolean()).isFalse();
        assertThat(restored.path("deleted_at").isNull()).isTrue();
        assertThat(restored.path("tier").path("name").asString()).isEqualTo("pro");
        assertThat(accounts.me(session.access()).status())
                .as("sessions from before stay ended")
                .isEqualTo(401);
        accounts.login(name, Accounts.PASSWORD);

        call("DELETE", "/api/v1/users/" + name).send();
        assertThat(call("DELETE", "/api/v1/users/db_user/" + name).send().status())
                .isEqualTo(200);
        assertThat(names("deleted=true")).doesNotContain(name);
        assertThat(call("POST", "/api/v1/users/db_user/" + name + "/restore")
                        .send()
                        .status())
                .isEqualTo(404);
    }

    /** The name is reserved, so without its last slash the list is not taken for a user; what it answers is as described. */
    @Test
    void theListOfRecordsNeedsNoLastSlash() {
        assertThat(call("GET", "/api/v1/users/db_user")
                        .send()
                        .json()
                        .path("items")
                        .size())
                .isPositive();
        Answer refused = service.api()
                .get("/api/v1/users/db_user")
                .bearer(accounts.newSession().access())
                .send();
        assertThat(refused.status()).isEqualTo(403);
    }

    @Test
    void aPageOfRecordsIsSortedAndFilteredByTheDatabase() {
        String one = accounts.create(false);
        String two = accounts.create(true);
        String three = accounts.create(false);
        call("PATCH", "/api/v1/users/" + one)
                .json(Map.of("name", "zz Amit", "tier_id", 2))
                .send();
        call("PATCH", "/api/v1/users/" + two).json(Map.of("name", "Zz Bala")).send();
        call("PATCH", "/api/v1/users/" + three)
                .json(Map.of("name", "zz Chitra", "is_active", false))
                .send();

        assertThat(names("q=zz&sort=name")).containsExactly(one, two, three);
        assertThat(names("q=zz&sort=name&descending=true")).containsExactly(three, two, one);
        assertThat(names("q=zz&sort=username&descending=true")).containsExactlyInAnyOrder(one, two, three);
        assertThat(names("q=zz&active=false")).containsExactly(three);
        assertThat(names("q=zz&active=true")).containsExactly(one, two);
        assertThat(names("superuser=true")).contains("admin", two).doesNotContain(one, three);
        assertThat(names("q=zz&superuser=false&active=true")).containsExactly(one);
        assertThat(names("q=zz&tier_id=2")).containsExactly(one);
        assertThat(names("q=zz&tier_id=0")).containsExactly(two, three);
        for (String bad : List.of("sort=age", "active=yes", "tier_id=-1", "tier_id=x", "fruit=apple", "page=0")) {
            Answer answer = call("GET", "/api/v1/users/db_user/?" + bad).send();
            assertThat(answer.status()).as(bad).isEqualTo(400);
            assertThat(answer.json().path("errors").size()).as(bad).isEqualTo(1);
        }
    }

    @Test
    void aTierIsGivenAtCreationAndTakenAwayAgain() {
        String name = Accounts.newName();
        Map<String, Object> body = new HashMap<>(
                Map.of("username", name, "email", name + "@example.com", "name", "N", "password", Accounts.PASSWORD));
        body.put("tier_id", 2);
        assertThat(call("POST", "/api/v1/users/").json(body).send().status()).isEqualTo(201);
        assertThat(record(name, "").path("tier").path("tier_id").asInt()).isEqualTo(2);

        Map<String, Object> none = new HashMap<>();
        none.put("tier_id", null);
        String path = "/api/v1/users/" + name + "/tier";
        assertThat(call("PATCH", path).json(none).send().status()).isEqualTo(200);
        assertThat(call("GET", path).send().text()).isEqualTo("null");
        assertThat(call("PATCH", path).json(Map.of()).send().status()).isEqualTo(400);

        call("PATCH", "/api/v1/users/" + name).json(Map.of("tier_id", 1)).send();
        assertThat(call("GET", path).send().json().path("name").asString()).isEqualTo("free");
        assertThat(call("PATCH", "/api/v1/users/" + name).json(none).send().status())
                .isEqualTo(200);
        assertThat(record(name, "").path("tier").isNull()).isTrue();
        assertThat(call("PATCH", "/api/v1/users/" + name)
                        .json(Map.of("tier_id", 4711))
                        .send()
                        .status())
                .isEqualTo(400);
    }

    @Test
    void aSuperuserIsMadeAndUnmade() {
        Accounts.Session session = accounts.newSession();
        String path = "/api/v1/users/" + session.username();

        assertThat(call("PATCH", path).json(Map.of("is_superuser", true)).send().status())
                .isEqualTo(200);
        assertThat(service.api()
                        .get("/api/v1/users/db_user/")
                        .bearer(session.access())
                        .send()
                        .status())
                .as("at once, in a session from before")
                .isEqualTo(200);
        assertThat(call("PATCH", path)
                        .json(Map.of("is_superuser", false))
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(service.api()
                        .get("/api/v1/users/db_user/")
                        .bearer(session.access())
                        .send()
                        .status())
                .isEqualTo(403);
    }

    @Test
    void ofTwoWhoChangeAUserTheSecondIsTold() {
        String name = accounts.create(false);
        String path = "/api/v1/users/" + name;
        String seen = call("GET", path).send().header("ETag").orElseThrow();
        assertThat(record(name, "").path("etag").asString()).isEqualTo(seen);

        Answer first = call("PATCH", path)
                .header("If-Match", seen)
                .json(Map.of("name", "Of the first"))
                .send();
        assertThat(first.status()).isEqualTo(200);
        assertThat(first.header("ETag")).isPresent().isNotEqualTo(java.util.Optional.of(seen));

        for (Api.Call late : List.of(
                call("PATCH", path).json(Map.of("name", "Of the second")),
                call("PATCH", path + "/tier").json(Map.of("tier_id", 2)),
                call("DELETE", path),
                call("DELETE", "/api/v1/users/db_user/" + name))) {
            Answer refused = late.header("If-Match", seen).send();
            assertThat(refused.status()).as("%s", refused).isEqualTo(412);
            assertThat(refused.json().path("type").asString()).isEqualTo("/problems/precondition-failed");
        }
        assertThat(record(name, "").path("name").asString()).isEqualTo("Of the first");
        // Any of several, any at all, and nothing said: all are let through. What cannot be read is not.
        assertThat(call("PATCH", path)
                        .header("If-Match", "\"x\", " + first.header("ETag").orElseThrow())
                        .json(Map.of("name", "Again"))
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(call("PATCH", path)
                        .header("If-Match", "*")
                        .json(Map.of("name", "Again"))
                        .send()
                        .status())
                .isEqualTo(200);
        assertThat(call("PATCH", path)
                        .header("If-Match", "unquoted")
                        .json(Map.of("name", "Again"))
                        .send()
                        .status())
                .isEqualTo(400);
    }

    @Test
    void ofTwoWhoChangeATierTheSecondIsTold() {
        String path = "/api/v1/tiers/" + "contested" + kind.name().toLowerCase(java.util.Locale.ROOT);
        call("POST", "/api/v1/tiers/")
                .json(Map.of("name", path.substring(path.lastIndexOf('/') + 1), "requests_per_minute", 5))
                .send();
        String seen = call("GET", path).send().header("ETag").orElseThrow();
        assertThat(call("PATCH", path)
                        .header("If-Match", seen)
                        .json(Map.of("requests_per_minute", 6))
                        .send()
                        .status())
                .isEqualTo(200);

        assertThat(call("PATCH", path)
                        .header("If-Match", seen)
                        .json(Map.of("requests_per_minute", 7))
                        .send()
                        .status())
                .isEqualTo(412);
        assertThat(call("DELETE", path).header("If-Match", seen).send().status())
                .isEqualTo(412);
        assertThat(call("GET", path).send().json().path("requests_per_minute").asInt())
                .isEqualTo(6);
        assertThat(call("DELETE", path).send().status()).isEqualTo(200);
    }

    @Test
    void aWrongPresentPasswordChangesNothing() {
        Accounts.Session session = accounts.newSession();
        String name = session.username();

        Answer wrong = accounts.patch(
                session.access(),
                name,
                Map.of("password", "another fine secret", "current_password", "not the present one"));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.json().path("errors").path(0).path("field").asString()).isEqualTo("current_password");
        assertThat(accounts.me(session.access()).status()).isEqualTo(200);
        // It goes with one's own new password or address only.
        assertThat(accounts.patch(session.access(), name, Map.of("name", "N", "current_password", Accounts.PASSWORD))
                        .status())
                .isEqualTo(400);
        assertThat(accounts.patch(
                                accounts.admin(),
                                name,
                                Map.of("password", "another fine secret", "current_password", Accounts.PASSWORD))
                        .status())
                .isEqualTo(400);

        assertThat(accounts.patch(
                                session.access(),
                                name,
                                Map.of("password", "another fine secret", "current_password", Accounts.PASSWORD))
                        .status())
                .isEqualTo(200);
        accounts.login(name, "another fine secret");
        // A superuser gives somebody who forgot it a new one.
        assertThat(accounts.patch(accounts.admin(), name, Map.of("password", "a third fine secret"))
                        .status())
                .isEqualTo(200);
        accounts.login(name, "a third fine secret");
    }

    @Test
    void preferencesAreKeptForEveryDeviceAndGoWithTheUser() {
        Accounts.Session session = accounts.newSession();
        String path = "/api/v1/users/me/preferences";
        assertThat(service.api().get(path).bearer(session.access()).send().text())
                .isEqualTo("{}");

        Map<String, Object> place =
                new HashMap<>(Map.of("name", "மதுரை", "lat", 9.92, "lon", 78.12, "region", "Tamil Nadu"));
        place.put("tz", null);
        assertThat(service.api()
                        .patch(path)
                        .bearer(session.access())
                        .json(Map.of(
                                "profile", "kp", "ayanamsa", "raman", "chart_type", "north-indian", "place", place))
                        .send()
                        .status())
                .isEqualTo(200);
        Accounts.Session elsewhere = accounts.login(session.username(), Accounts.PASSWORD);
        Answer changed = service.api()
                .patch(path)
                .bearer(elsewhere.access())
                .json(Map.of(
                        "ayanamsa",
                        "krishnamurti",
                        "lunar_month",
                        "purnimanta",
                        "match_system",
                        "porutham",
                        "letterhead",
                        "Sri Nilayam\nChennai"))
                .send();
        assertThat(changed.json().path("ayanamsa").asString()).isEqualTo("krishnamurti");
        JsonNode kept = service.api().get(path).bearer(session.access()).send().json();
        assertThat(kept.path("profile").asString()).isEqualTo("kp");
        assertThat(kept).isEqualTo(changed.json());
        assertThat(kept.path("chart_type").asString()).isEqualTo("north-indian");
        assertThat(kept.path("letterhead").asString()).isEqualTo("Sri Nilayam\nChennai");
        assertThat(kept.path("place").path("name").asString()).isEqualTo("மதுரை");
        assertThat(kept.path("place").path("region").asString()).isEqualTo("Tamil Nadu");

        for (Map<String, Object> bad : List.<Map<String, Object>>of(
                Map.of("ayanamsa", "mine"),
                Map.of("chart_type", 7),
                Map.of("match_system", "vimshottari"),
                Map.of("dasha_system", "porutham"),
                Map.of("colour", "red"),
                Map.of("letterhead", "1\n2\n3\n4\n5\n6\n7"),
                Map.of("letterhead", "x".repeat(161)),
                Map.of("letterhead", "one\rtwo"),
                Map.of("letterhead", List.of("one")),
                Map.of("place", "Madurai"),
                Map.of("place", Map.of("name", "x", "lat", 91, "lon", 0, "tz", "UTC")),
                Map.of("place", Map.of("name", "x", "lat", 9, "lon", 0, "tz", "UTC", "region", 7)),
                Map.of("place", Map.of("name", "x", "lat", 9, "lon", 0, "tz", "UTC", "street", "y")))) {
            Answer answer =
                    service.api().patch(path).bearer(session.access()).json(bad).send();
            assertThat(answer.status()).as("%s", bad).isEqualTo(400);
        }
        assertThat(service.api().get(path).bearer(accounts.admin()).send().text())
                .as("of somebody else")
                .isEqualTo("{}");

        for (String name : List.of("ayanamsa", "place")) {
            Answer forgotten = service.api()
                    .delete(path + "?name=" + name)
                    .bearer(session.access())
                    .send();
            assertThat(forgotten.status()).isEqualTo(200);
        }
        assertThat(service.api()
                        .delete(path + "?name=colour")
                        .bearer(session.access())
                        .send()
                        .status())
                .isEqualTo(400);
        assertThat(service.api()
                        .get(path)
                        .bearer(session.access())
                        .send()
                        .json()
                        .propertyNames())
                .containsExactly("profile", "chart_type", "match_system", "lunar_month", "letterhead");
        assertThat(service.api().delete(path).bearer(session.access()).send().status())
                .isEqualTo(200);
        assertThat(service.api().get(path).bearer(session.access()).send().text())
                .isEqualTo("{}");
        service.api()
                .patch(path)
                .bearer(session.access())
                .json(Map.of("vikram", "kartikadi"))
                .send();
        assertThat(call("DELETE", "/api/v1/users/db_user/" + session.username())
                        .send()
                        .status())
                .isEqualTo(200);
    }
}
