package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import org.nirayana.api.operation.Method;
import org.nirayana.service.http.routing.Route;
import org.nirayana.testing.Answer;
import tools.jackson.databind.JsonNode;

/**
 * Every astrology endpoint that there is, asked for one moment at one place: a rule that is checked here holds for an
 * endpoint that is added tomorrow. A path with a part that has no value here fails until it is given one.
 */
final class Endpoints {
    private static final Pattern PART = Pattern.compile("\\{([^}]+)}");

    private static final Map<String, List<String>> PARTS = Map.of(
            "d", List.of("1", "9", "60"),
            "system", List.of("vimshottari", "ashtottari", "yogini", "chara"));

    private static final Map<String, List<String>> FORMATS = Map.of("format", List.of("json", "csv", "ics"));

    /** What is told in pixels or packed; both take long to make, and are made of what the others tell. */
    private static final Set<String> NOT_TEXT = Set.of("/api/v1/astro/report", "/api/v1/astro/chart.png");

    private final SignedIn service;

    Endpoints(SignedIn service) {
        this.service = service;
    }

    /** An answer and what was asked for it, without what all were asked. */
    record Answered(String endpoint, Answer answer) {
        boolean isJson() {
            return answer.mediaType().equals("application/json");
        }
    }

    /** The answers of all of them; of what is asked, each gets the parameters that it knows. */
    List<Answered> ask(Map<String, String> asked) {
        List<Answered> answered = new ArrayList<>();
        for (Route route : service.service().routes().all()) {
            if (route.method() != Method.GET
                    || !route.template().startsWith("/api/v1/astro/")
                    || NOT_TEXT.contains(route.template())) {
                continue;
            }
            Set<String> known = route.operation().queryParameters();
            for (String path : filled(route.template())) {
                for (String format : known.contains("format") ? FORMATS.get("format") : List.of("")) {
                    StringBuilder query = new StringBuilder(format.isEmpty() ? "" : "&format=" + format);
                    asked.forEach((name, value) -> {
                        if (known.contains(name)) {
                            query.append('&')
                                    .append(name)
                                    .append('=')
                                    .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
                        }
                    });
                    Answer answer = service.get(query.isEmpty() ? path : path + "?" + query.substring(1));
                    assertThat(answer.status()).as("%s?%s", path, query).isEqualTo(200);
                    answered.add(new Answered(path.substring("/api/v1/astro/".length()) + " " + format, answer));
                }
            }
        }
        // The contract has six of them, and there are more of ours.
        assertThat(answered).hasSizeGreaterThan(20);
        return answered;
    }

    /** Every object of an answer with the name under which it stands; what stands in a list has that of the list. */
    static void objects(String name, JsonNode node, BiConsumer<String, JsonNode> found) {
        if (node.isObject()) {
            found.accept(name, node);
            node.properties().forEach(field -> objects(field.getKey(), field.getValue(), found));
        } else {
            node.forEach(item -> objects(name, item, found));
        }
    }

    private static List<String> filled(String template) {
        var part = PART.matcher(template);
        if (!part.find()) {
            return List.of(template);
        }
        List<String> values = PARTS.get(part.group(1));
        assertThat(values).as("values for %s", template).isNotNull();
        return values.stream()
                .map(value -> template.replace(part.group(), value))
                .toList();
    }
}
