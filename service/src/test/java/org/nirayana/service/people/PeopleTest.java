package org.nirayana.service.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nirayana.service.accounts.AccountsSuite;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Api;
import tools.jackson.databind.JsonNode;

/** The people that somebody keeps, as a client sees them. */
class PeopleTest extends AccountsSuite {
    private static final String PATH = "/api/v1/people/";

    private static Api.Call call(Accounts.Session session, String method, String path) {
        return service.api().call(method, path).bearer(session.access());
    }

    private static Map<String, Object> birth(String local) {
        return new HashMap<>(Map.of("local", local, "place", "Chennai", "lat", 13.0878, "lon", 80.2785));
    }

    private static Map<String, Object> person(String name, String local) {
        return new HashMap<>(Map.of("name", name, "birth", birth(local)));
    }

    private static Answer keep(Accounts.Session session, Map<String, Object> person) {
        Answer answer = call(session, "POST", PATH).json(person).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer;
    }

    private static List<String> names(Accounts.Session session, String query) {
        Answer answer = call(session, "GET", PATH + "?" + query).send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(200);
        List<String> names = new ArrayList<>();
        answer.json().path("items").forEach(item -> names.add(item.path("name").asString()));
        return names;
    }

    @Test
    void somebodyIsKeptReadChangedAndErased() {
        Accounts.Session session = accounts.newSession();
        Map<String, Object> body = person("Meera Iyer", "1990-05-17T10:30");
        body.put("sex", "female");
        body.put("notes", "Sister of Arun.\nAsked about work.");
        body.put("tags", List.of("Family", "family", "2026"));
        body.put("conventions", Map.of("ayanamsa", "raman", "apply_nutation", true));
        Answer made = keep(session, body);
        JsonNode person = made.json();
        String id = person.path("person_id").asString();
        assertThat(id).matches("[A-Za-z0-9_-]{22}");
        assertThat(made.header("Location")).contains(PATH + id);
        assertThat(person.at("/birth/local").asString()).isEqualTo("1990-05-17T10:30:00");
        assertThat(person.at("/birth/tz").asString()).isEqualTo("Asia/Kolkata");
        assertThat(person.at("/birth/instant").asString()).isEqualTo("1990-05-17T05:00:00Z");
        assertThat(person.at("/birth/certainty").asString()).isEqualTo("minute");
        assertThat(person.path("birth").has("calendar")).isFalse();
        assertThat(person.path("tags").toString()).isEqualTo("[\"Family\",\"2026\"]");
        assertThat(person.at("/conventions/apply_nutation").asString()).isEqualTo("true");
        assertThat(person.path("version").asLong()).isEqualTo(1);

        Answer read = call(session, "GET", PATH + id).send();
        assertThat(read.json()).isEqualTo(person);
        String tag = read.header("ETag").orElseThrow();
        assertThat(made.header("ETag")).contains(tag);

        Answer changed = call(session, "PATCH", PATH + id)
                .header("If-Match", tag)
                .json(Map.of("favourite", true, "birth", birth("1990-05-17")))
                .send();
        assertThat(changed.status()).as("%s", changed).isEqualTo(200);
        assertThat(changed.json().at("/birth/certainty").asString()).isEqualTo("unknown");
        assertThat(changed.json().path("birth").has("instant")).isFalse();
        assertThat(changed.json().path("notes").asString()).isEqualTo("Sister of Arun.\nAsked about work.");
        assertThat(changed.json().path("version").asLong()).isEqualTo(2);
        assertThat(call(session, "PATCH", PATH + id)
                        .header("If-Match", tag)
                        .json(Map.of("name", "Somebody else"))
                        .send()
                        .status())
                .isEqualTo(412);
        assertThat(call(session, "DELETE", PATH + id)
                        .header("If-Match", tag)
                        .send()
                        .status())
                .isEqualTo(412);
        assertThat(call(session, "GET", PATH + id).send().json()).isEqualTo(changed.json());

        assertThat(call(session, "DELETE", PATH + id).send().status()).isEqualTo(200);
        assertThat(call(session, "GET", PATH + id).send().status()).isEqualTo(404);
        assertThat(names(session, "")).isEmpty();
        assertThat(names(session, "q=meera")).isEmpty();
        assertThat(call(session, "GET", PATH + "tags").send().json().isEmpty()).isTrue();
    }

    /** Not a superuser either, and nobody learns that there is such an id. */
    private static Answer match(Accounts.Session session, Object bride, Object groom) {
        return call(session, "POST", "/api/v1/astro/match?at=2026-01-01")
                .json(Map.of("bride", bride, "groom", groom))
                .send();
    }

    /** By their ids the same answer as by their births; a stranger's ids are nobody's. */
    @Test
    void twoOfThemAreMatched() {
        Accounts.Session owner = accounts.newSession();
        Map<String, String> her = id(keep(owner, person("She", "1990-05-17T10:30")));
        Map<String, String> him = id(keep(owner, person("He", "1988-11-02T04:05:30")));
        Map<String, String> dated = id(keep(owner, person("Day", "1988-11-02")));
        Map<String, Object> born = Map.of(
                "dateandtime", "1990-05-17T10:30:00+05:30", "lat", 13.0878, "lon", 80.2785, "tz", "Asia/Kolkata");
        Map<String, Object> bornLater = Map.of(
                "dateandtime", "1988-11-02T04:05:30+05:30", "lat", 13.0878, "lon", 80.2785, "tz", "Asia/Kolkata");
        Map<String, Object> day = Map.of("date", "1988-11-02", "lat", 13.0878, "lon", 80.2785, "tz", "Asia/Kolkata");

        Answer kept = match(owner, her, him);
        assertThat(kept.status()).as("%s", kept).isEqualTo(200);
        assertThat(kept.json()).isEqualTo(match(owner, born, bornLater).json());
        assertThat(match(owner, her, dated).json())
                .isEqualTo(match(owner, born, day).json());
        assertThat(match(owner, her, bornLater).status()).isEqualTo(200);

        Accounts.Session stranger = accounts.login(accounts.create(true), Accounts.PASSWORD);
        Map<String, String> nobody = Map.of("person_id", "AAAAAAAAAAAAAAAAAAAAAA");
        assertThat(match(stranger, her, bornLater).json().path("errors"))
                .isEqualTo(match(stranger, nobody, bornLater).json().path("errors"));
        assertThat(match(stranger, her, bornLater).status()).isEqualTo(400);
        assertThat(match(owner, Map.of("person_id", "\0"), him).status()).isEqualTo(400);
        assertThat(match(owner, Map.of("person_id", 7), him).text()).contains("somebody whom you keep");
        Map<String, Object> both = new HashMap<>(her);
        both.put("lat", 13);
        assertThat(match(owner, both, him).text()).contains("exactly one of the four");
    }

    private static Map<String, String> id(Answer kept) {
        return Map.of("person_id", kept.json().path("person_id").asString());
    }

    @Test
    void nobodyElseSeesThem() {
        Accounts.Session owner = accounts.newSession();
        String id = keep(owner, person("Private", "1970-01-01T00:30"))
                .json()
                .path("person_id")
                .asString();
        Accounts.Session other = accounts.newSession();
        Accounts.Session superuser = accounts.login(accounts.create(true), Accounts.PASSWORD);
        for (Accounts.Session stranger : List.of(other, superuser)) {
            for (String method : List.of("GET", "PATCH", "DELETE")) {
                Api.Call call = call(stranger, method, PATH + id);
                Answer theirs = (method.equals("PATCH") ? call.json(Map.of("name", "Mine")) : call).send();
                Api.Call nobody = call(stranger, method, PATH + "AAAAAAAAAAAAAAAAAAAAAA");
                Answer missing = (method.equals("PATCH") ? nobody.json(Map.of("name", "Mine")) : nobody).send();
                assertThat(theirs.status()).as(method).isEqualTo(404);
                assertThat(theirs.json().path("detail"))
                        .isEqualTo(missing.json().path("detail"));
            }
            assertThat(names(stranger, "")).isEmpty();
            assertThat(names(stranger, "q=private")).isEmpty();
        }
        assertThat(names(owner, "")).containsExactly("Private");
    }

    @Test
    void listsAreSearchedSortedAndPaged() {
        Accounts.Session session = accounts.newSession();
        Map<String, Object> asha = person("Asha", "1985-02-03T04:05");
        asha.put("notes", "Plays the veena");
        asha.put("tags", List.of("Music", "Client"));
        keep(session, asha);
        Map<String, Object> bala = person("bala Krishnan", "1950-01-01");
        bala.put("favourite", true);
        bala.put("tags", List.of("client"));
        keep(session, bala);
        Map<String, Object> chitra = person("Chitra", "2001-11-30T23:59:59");
        ((Map<?, ?>) chitra.get("birth")).remove("place");
        keep(session, chitra);
        keep(session, person("மீனா Devi", "1999-09-09T09:09"));

        assertThat(names(session, "")).containsExactly("Asha", "bala Krishnan", "Chitra", "மீனா Devi");
        assertThat(names(session, "sort=-name")).containsExactly("மீனா Devi", "Chitra", "bala Krishnan", "Asha");
        assertThat(names(session, "sort=birth")).containsExactly("bala Krishnan", "Asha", "மீனா Devi", "Chitra");
        assertThat(names(session, "sort=-created")).startsWith("மீனா Devi");
        assertThat(names(session, "sort=updated&items_per_page=1&page=2")).containsExactly("bala Krishnan");
        assertThat(names(session, "q=VEEN")).containsExactly("Asha");
        assertThat(names(session, "q=krishnan%20bal")).containsExactly("bala Krishnan");
        assertThat(names(session, "q=chennai%20music")).containsExactly("Asha");
        assertThat(names(session, "q=eena")).isEmpty();
        assertThat(names(session, "q=" + Api.encode("மீ"))).containsExactly("மீனா Devi");
        assertThat(names(session, "q=%21%21")).isEmpty();
        assertThat(names(session, "q=%00")).isEmpty();
        assertThat(names(session, "tag=CLIENT&sort=-birth")).containsExactly("Asha", "bala Krishnan");
        assertThat(names(session, "favourite=true")).containsExactly("bala Krishnan");
        assertThat(names(session, "favourite=false&q=chennai")).containsExactly("Asha", "மீனா Devi");
        JsonNode tags = call(session, "GET", PATH + "tags").send().json();
        assertThat(tags.size()).isEqualTo(2);
        assertThat(tags.path(0).path("count").asLong()).isEqualTo(2);
        assertThat(tags.path(1).path("tag").asString()).isEqualTo("Music");
        assertThat(call(session, "GET", PATH + "?sort=age").send().status()).isEqualTo(400);
    }

    @Test
    void whatIsWrongIsSaidByItsName() {
        Accounts.Session session = accounts.newSession();
        Map<String, Object> body = person("", "1990-05-17T10:30+05:30");
        body.put("sex", "x");
        body.put("tags", List.of("a,b"));
        body.put("conventions", Map.of("ayanamsa", "none of them", "colour", "red"));
        body.put("is_superuser", true);
        Answer refused = call(session, "POST", PATH).json(body).send();
        assertThat(refused.status()).isEqualTo(400);
        List<String> fields = new ArrayList<>();
        refused.json()
                .path("errors")
                .forEach(error -> fields.add(error.path("field").asString()));
        assertThat(fields)
                .containsExactlyInAnyOrder(
                        "name",
                        "birth.local",
                        "sex",
                        "tags",
                        "conventions.ayanamsa",
                        "conventions.colour",
                        "is_superuser");

        // Clocks in India were put forward an hour at the end of 1 September 1942.
        Map<String, Object> never = person("Never", "1942-09-01T00:30");
        Answer missing = call(session, "POST", PATH).json(never).send();
        assertThat(missing.json().at("/errors/0/message").asString())
                .contains("never came")
                .contains("+05:30");
        birthOf(never).put("tz", "+05:30");
        keep(session, never);

        assertThat(keep(session, person("Seconds", "1990-05-17T10:30:17"))
                        .json()
                        .at("/birth/certainty")
                        .asString())
                .isEqualTo("exact");
        Map<String, Object> unsure = person("Unsure", "1990-05-17");
        birthOf(unsure).put("certainty", "hour");
        assertThat(call(session, "POST", PATH)
                        .json(unsure)
                        .send()
                        .json()
                        .at("/errors/0/field")
                        .asString())
                .isEqualTo("birth.certainty");
        Map<String, Object> far = person("Far", "9000-01-01T00:00");
        assertThat(call(session, "POST", PATH)
                        .json(far)
                        .send()
                        .json()
                        .at("/errors/0/message")
                        .asString())
                .contains("ephemeris");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> birthOf(Map<String, Object> person) {
        return (Map<String, Object>) person.get("birth");
    }

    @Test
    void otherClocksAndCalendarsAreKeptAsTold() {
        Accounts.Session session = accounts.newSession();
        // Gandhi, by the mean time of Porbandar; Newton, in the calendar that England had.
        Map<String, Object> gandhi = person("Gandhi", "1869-10-02T07:20");
        birthOf(gandhi).putAll(Map.of("lat", 21.616667, "lon", 69.816667, "time_scale", "lmt"));
        JsonNode birth = keep(session, gandhi).json().path("birth");
        assertThat(birth.path("tz").asString()).isEqualTo("LMT");
        assertThat(birth.path("instant").asString()).isEqualTo("1869-10-02T02:40:44Z");
        Map<String, Object> newton = person("Newton", "1642-12-25T01:00");
        birthOf(newton).putAll(Map.of("lat", 52.8, "lon", -0.63, "calendar", "julian", "tz", "LMT"));
        JsonNode old = keep(session, newton).json().path("birth");
        assertThat(old.path("local").asString()).isEqualTo("1642-12-25T01:00:00");
        assertThat(old.path("calendar").asString()).isEqualTo("julian");
        assertThat(old.path("instant").asString()).startsWith("1643-01-04T01:0");
    }

    /** The tz database has Howrah's mean time for all of India then; by that of Porbandar the lagna is another sign. */
    @Test
    void aBirthBeforeStandardTimeNeedsItsClock() {
        Accounts.Session session = accounts.newSession();
        Map<String, Object> gandhi = person("Gandhi", "1869-10-02T07:12");
        birthOf(gandhi).putAll(Map.of("place", "Porbandar", "lat", 21.64, "lon", 69.60));
        Answer refused = call(session, "POST", PATH).json(gandhi).send();
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json().path("type").asString()).isEqualTo("/problems/clock-in-doubt");
        assertThat(refused.json().at("/errors/0/field").asString()).isEqualTo("birth.tz");
        JsonNode clocks = refused.json().path("clocks");
        assertThat(clocks.path("reason").asString()).isEqualTo("before_standard_time");
        assertThat(clocks.at("/choices/0").toString())
                .isEqualTo("{\"name\":\"local_mean_time\",\"tz\":\"LMT\",\"offset\":\"+04:38:24\"}");
        assertThat(clocks.path("choices").size()).isEqualTo(4);

        String id = keep(session, person("Gandhi", "1990-10-02T07:12"))
                .json()
                .path("person_id")
                .asString();
        Answer unchanged = call(session, "PATCH", PATH + id)
                .json(Map.of("birth", birthOf(gandhi), "sex", "x"))
                .send();
        assertThat(unchanged.json().path("type").asString()).isEqualTo("/problems/invalid-input");
        assertThat(unchanged.json().path("clocks")).isEqualTo(clocks);
        birthOf(gandhi).put("tz", "LMT");
        Answer kept = call(session, "PATCH", PATH + id)
                .json(Map.of("birth", birthOf(gandhi)))
                .send();
        assertThat(kept.json().at("/birth/instant").asString()).isEqualTo("1869-10-02T02:33:36Z");
        JsonNode lagna = call(
                        session, "GET", "/api/v1/astro/ascendant?dateandtime=1869-10-02T02:33:36Z&lat=21.64&lon=69.6")
                .send()
                .json();
        // Libra 4°37′ by local mean time; by Howrah's it is Virgo 17°19′.
        assertThat(lagna.path("nirayana_longitude").asDouble()).isCloseTo(184 + 37 / 60.0, within(1 / 60.0));

        // A zone that is named says which clock it was, and of a day alone there is nothing to say.
        birthOf(gandhi).put("tz", "Asia/Kolkata");
        keep(session, gandhi);
        keep(session, person("Day", "1869-10-02"));
    }

    @Test
    void aTierSaysHowManyAlsoWhenManyAskAtOnce() {
        String tier = "few" + Accounts.newName();
        Answer made = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", tier, "max_people", 3))
                .send();
        assertThat(made.json().path("max_people").asInt()).isEqualTo(3);
        Accounts.Session session = accounts.newSession();
        accounts.patch(
                accounts.admin(),
                session.username(),
                Map.of("tier_id", made.json().path("tier_id").asLong()));
        List<CompletableFuture<Answer>> answers = IntStream.range(0, 8)
                .mapToObj(i -> call(session, "POST", PATH)
                        .json(person("Person " + i, "1990-05-17T10:3" + i))
                        .sendAsync())
                .toList();
        List<Integer> statuses = answers.stream().map(a -> a.join().status()).toList();
        assertThat(Collections.frequency(statuses, 201)).as("%s", statuses).isEqualTo(3);
        assertThat(Collections.frequency(statuses, 409)).as("%s", statuses).isEqualTo(5);
        assertThat(names(session, "")).hasSize(3);
        Answer full = call(session, "POST", PATH)
                .json(person("One more", "1990-05-17"))
                .send();
        assertThat(full.json().path("type").asString()).isEqualTo("/problems/quota-reached");

        // One leaves, one comes.
        String id = call(session, "GET", PATH)
                .send()
                .json()
                .at("/items/0/person_id")
                .asString();
        call(session, "DELETE", PATH + id).send();
        keep(session, person("One more", "1990-05-17"));
        assertThat(service.api()
                        .patch("/api/v1/tiers/" + tier)
                        .bearer(accounts.admin())
                        .json(Collections.singletonMap("max_people", null))
                        .send()
                        .status())
                .isEqualTo(200);
        keep(session, person("Any number", "1990-05-17"));
    }

    /** Also by a tier that allows nobody: who looks after the service is not held up by its limits. */
    @Test
    void superusersHaveNoLimit() {
        Accounts.Session superuser = accounts.newSession();
        long none = service.api()
                .post("/api/v1/tiers/")
                .bearer(accounts.admin())
                .json(Map.of("name", "none" + Accounts.newName(), "max_people", 0))
                .send()
                .json()
                .path("tier_id")
                .asLong();
        accounts.patch(accounts.admin(), superuser.username(), Map.of("tier_id", none));
        assertThat(call(superuser, "POST", PATH)
                        .json(person("One", "1990-05-17"))
                        .send()
                        .status())
                .isEqualTo(409);
        assertThat(accounts.patch(accounts.admin(), superuser.username(), Map.of("is_superuser", true))
                        .status())
                .isEqualTo(200);
        Accounts.Session again = accounts.login(superuser.username(), Accounts.PASSWORD);
        keep(again, person("One", "1990-05-17"));
    }

    @Test
    void theyGoWithTheirUserAndComeWithTheExport() {
        Accounts.Session session = accounts.newSession();
        keep(session, person("Erased with the user", "1990-05-17T10:30"));
        JsonNode everything =
                call(session, "GET", "/api/v1/users/me/export").send().json();
        assertThat(everything.at("/people/0/name").asString()).isEqualTo("Erased with the user");

        // Soft-deleted, nobody can read them; restored, they are there; removed for good, they are gone.
        String user = "/api/v1/users/" + session.username();
        service.api().delete(user).bearer(accounts.admin()).send();
        assertThat(call(session, "GET", PATH).send().status()).isEqualTo(401);
        service.api()
                .post("/api/v1/users/db_user/" + session.username() + "/restore")
                .bearer(accounts.admin())
                .send();
        Accounts.Session again = accounts.login(session.username(), Accounts.PASSWORD);
        assertThat(names(again, "")).containsExactly("Erased with the user");
        assertThat(service.api()
                        .delete("/api/v1/users/db_user/" + session.username())
                        .bearer(accounts.admin())
                        .send()
                        .status())
                .isEqualTo(200);
        accounts.createCall(session.username(), false).send();
        Accounts.Session namesake = accounts.login(session.username(), Accounts.PASSWORD);
        assertThat(names(namesake, "")).isEmpty();
    }

    @Test
    void ofTwoChangesAtOnceTheSecondIsTold() {
        Accounts.Session session = accounts.newSession();
        Answer made = keep(session, person("Contested", "1990-05-17T10:30"));
        String path = PATH + made.json().path("person_id").asString();
        String tag = made.header("ETag").orElseThrow();
        List<CompletableFuture<Answer>> answers = IntStream.range(0, 6)
                .mapToObj(i -> call(session, "PATCH", path)
                        .header("If-Match", tag)
                        .json(Map.of("notes", "Change " + i))
                        .sendAsync())
                .toList();
        List<Integer> statuses = answers.stream().map(a -> a.join().status()).toList();
        assertThat(Collections.frequency(statuses, 200)).as("%s", statuses).isEqualTo(1);
        assertThat(Collections.frequency(statuses, 412)).as("%s", statuses).isEqualTo(5);
        assertThat(call(session, "GET", path).send().json().path("version").asLong())
                .isEqualTo(2);
    }
}
