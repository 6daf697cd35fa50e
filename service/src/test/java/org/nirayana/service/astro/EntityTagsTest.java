package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Method;
import org.nirayana.api.operation.Operation;
import org.nirayana.service.http.routing.Route;
import org.nirayana.testing.Answer;

/**
 * What carries an entity tag is not sent again to those who hold it, and says so in its description; and what says so carries one.
 * That is asked of every operation that there is.
 */
class EntityTagsTest {
    /** What makes an answer lasting: without them it is of the present. */
    private static final Map<String, String> TIMES = Map.of(
            "dateandtime", "1990-05-17T05:00:00Z",
            "from", "2026-01-01",
            "to", "2026-02-01",
            "start_date", "2026-01-01",
            "days", "2",
            "at", "2026-01-01",
            "q", "Chennai");

    private static final Map<String, Object> PERSON =
            Map.of("name", "A", "birth", Map.of("local", "1990-05-17T10:30:00", "lat", 13.08, "lon", 80.27));

    /** Its tag is that of the user, for a change of the tier; what the tier grants can change without it. */
    private static final Set<String> OF_SOMETHING_ELSE = Set.of("readUserTier");

    @Test
    void whatHasATagIsNotSentAgainAndSaysSo() {
        try (SignedIn service = SignedIn.start()) {
            Map<String, String> paths = paths(service);
            List<String> wrong = new ArrayList<>();
            int tagged = 0;
            for (Route route : service.service().routes().all()) {
                Operation operation = route.operation();
                if (route.method() != Method.GET) {
                    continue;
                }
                String path = paths.getOrDefault(operation.id(), route.template());
                assertThat(path).as("a path for %s", operation.id()).doesNotContain("{");
                String address = path + query(operation);
                Answer answer = service.get(address);
                Optional<String> tag = answer.header("ETag");
                tagged += tag.isPresent() ? 1 : 0;
                if (OF_SOMETHING_ELSE.contains(operation.id())) {
                    assertThat(operation.isConditional()).as(operation.id()).isFalse();
                    assertThat(service.call(address)
                                    .header("If-None-Match", tag.orElseThrow())
                                    .send()
                                    .status())
                            .isEqualTo(200);
                } else if (tag.isPresent() != operation.isConditional()) {
                    wrong.add(address + (tag.isPresent() ? " has a tag" : " has no tag")
                            + ", its description says otherwise");
                } else if (tag.isPresent()) {
                    Answer held = service.call(address)
                            .header("If-None-Match", tag.get())
                            .send();
                    if (held.status() != 304
                            || held.bytes().length > 0
                            || !held.header("ETag").equals(tag)) {
                        wrong.add(address + " is " + held.status() + " to those who hold it");
                    }
                    Answer other = service.call(address)
                            .header("If-None-Match", "\"another\"")
                            .send();
                    if (other.status() != answer.status()) {
                        wrong.add(address + " is " + other.status() + " to those who hold something else");
                    }
                }
            }
            assertThat(wrong).isEmpty();
            assertThat(tagged).isGreaterThan(60);
        }
    }

    /** Of operations whose path has parts, or that are empty without something of the caller's. */
    private static Map<String, String> paths(SignedIn service) {
        Map<String, String> paths = new HashMap<>(Map.of(
                "readUser", "/api/v1/users/admin",
                "readUserTier", "/api/v1/users/admin/tier",
                "readTier", "/api/v1/tiers/free",
                "getDashas", "/api/v1/astro/dashas/vimshottari",
                "getCurrentDashas", "/api/v1/astro/dashas/vimshottari/current",
                "getVarga", "/api/v1/astro/vargas/9",
                "problemPage", "/problems/not-found"));
        paths.put("pageWords", "/web/i18n/terms/ta.json");
        paths.put("pageFile", "/web/css/base.css");
        paths.put("pagePartFile", "/web/js/view/home.js");
        paths.put("pageAsset", "/assets/0/js/main.js");
        paths.put("pagePartAsset", "/assets/0/i18n/terms/ta.json");
        paths.put("docsFile", "/docs/swagger-ui.css");
        paths.put("readPerson", "/api/v1/people/" + made(service, "people", PERSON, "person_id"));
        String feed = made(service, "shares", share("feed", "/api/v1/astro/events/list.ics?lat=13&lon=80"), "url");
        paths.put("getFeed", feed);
        String link =
                made(service, "shares", share("chart", "/chart?at=1990-05-17T05%3A00%3A00Z&lat=13&lon=80"), "url");
        paths.put("pageShared", link);
        paths.put("pageSharedCard", link + "/card.png");
        paths.put("pageSharedQrCode", link + "/qr.svg");
        paths.put("openShare", "/api/v1/shared/" + link.substring(link.lastIndexOf('/') + 1));
        return paths;
    }

    private static Map<String, Object> share(String kind, String address) {
        return Map.of("kind", kind, "title", "For you", "address", address);
    }

    private static String made(SignedIn service, String collection, Map<String, Object> body, String field) {
        Answer answer = service.service()
                .api()
                .post("/api/v1/" + collection)
                .bearer(service.token())
                .json(body)
                .send();
        assertThat(answer.status()).as("%s", answer).isEqualTo(201);
        return answer.json().path(field).asString();
    }

    private static String query(Operation operation) {
        StringBuilder query = new StringBuilder();
        TIMES.forEach((name, value) -> {
            if (operation.queryParameters().contains(name)) {
                query.append(query.isEmpty() ? '?' : '&')
                        .append(name)
                        .append('=')
                        .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
            }
        });
        return query.toString();
    }
}
