package org.nirayana.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Project;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** {@code /openapi.json} is made from the operations that are served; here is what it must be besides. */
class ContractTest {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static RunningService service;
    private static JsonNode document;

    @BeforeAll
    static void start() {
        service = RunningService.start();
        document = service.api().get("/openapi.json").send().json();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    /**
     * The description is kept as a file, so that a change of it is seen and read: {@code -Dnirayana.record=true} writes it
     * anew.
     */
    @Test
    void theDescriptionIsTheOneThatIsKept() throws IOException {
        Path kept = Project.file("docs/openapi.json");
        String served = MAPPER.writeValueAsString(document) + "\n";
        if (Boolean.getBoolean("nirayana.record")) {
            Files.writeString(kept, served);
        }
        List<String> before = Files.readAllLines(kept);
        List<String> now = served.lines().toList();
        int same = 0;
        while (same < Math.min(before.size(), now.size()) && before.get(same).equals(now.get(same))) {
            same++;
        }
        // The file has thousands of lines: the first that differs says enough.
        assertThat(now.subList(same, Math.min(same + 1, now.size())))
                .as("docs/openapi.json from line %d on", same + 1)
                .isEqualTo(before.subList(same, Math.min(same + 1, before.size())));
    }

    /** A summary is a headline; what it answers, what decides that and what its limits are is said below it. */
    @Test
    void everyOperationSaysMoreThanItsSummary() {
        assertThat(service.routes().all()).hasSizeGreaterThan(80).allSatisfy(route -> {
            Operation operation = route.operation();
            assertThat(operation.description())
                    .as(operation.id())
                    .endsWith(".")
                    .isNotEqualToIgnoringCase(operation.summary() + ".");
        });
    }

    /** What is read from the path is described, and nothing else. */
    @Test
    void everyParameterOfAPathIsDescribed() {
        for (Route route : service.routes().all()) {
            Set<String> described = new TreeSet<>();
            for (Parameter<?> parameter : route.operation().parameters()) {
                if (parameter.place() == Parameter.Place.PATH) {
                    described.add(parameter.name());
                }
            }
            Set<String> inTemplate = new TreeSet<>();
            Pattern.compile("\\{([^}]+)}").matcher(route.template()).results().forEach(m -> inTemplate.add(m.group(1)));
            assertThat(described).as(route.operationId()).isEqualTo(inTemplate);
        }
    }

    /** Those who generate clients find a name for every object that has fields. */
    @Test
    void everyObjectHasAName() {
        List<String> anonymous = new ArrayList<>();
        JsonNode schemas = document.path("components").path("schemas");
        schemas.properties().forEach(schema -> schema.getValue()
                .path("properties")
                .forEach(property -> findObjects(schema.getKey(), property, anonymous)));
        document.path("paths").properties().forEach(path -> findObjects(path.getKey(), path.getValue(), anonymous));
        document.path("components")
                .path("responses")
                .forEach(response -> findObjects("responses", response, anonymous));
        assertThat(anonymous).isEmpty();
        assertThat(schemas.size()).isGreaterThan(40);
    }

    /** Generators choose the type of a number by its format, and read anything but JSON as bytes or text. */
    @Test
    void everyNumberHasAFormatAndEveryPictureIsBytes() {
        List<String> wrong = new ArrayList<>();
        Set<String> seen = new TreeSet<>();
        findNumbers("", document, wrong, seen);
        assertThat(wrong).isEmpty();
        assertThat(seen).containsExactly("double", "int32", "int64");
        for (JsonNode picture : document.findValues("image/svg+xml")) {
            assertThat(picture.path("schema").path("format").asString()).isEqualTo("binary");
            assertThat(picture.path("schema").path("contentMediaType").asString())
                    .isEqualTo("image/svg+xml");
        }
    }

    private static void findNumbers(String where, JsonNode node, List<String> wrong, Set<String> seen) {
        String type = node.path("type").toString();
        if (type.contains("\"number\"") || type.contains("\"integer\"")) {
            String format = node.path("format").asString("");
            if (type.contains("number") ? !format.equals("double") : !format.matches("int(32|64)")) {
                wrong.add(where + ": " + node);
            }
            seen.add(format);
        }
        node.properties().forEach(child -> findNumbers(where + "/" + child.getKey(), child.getValue(), wrong, seen));
        if (node.isArray()) {
            node.forEach(child -> findNumbers(where, child, wrong, seen));
        }
    }

    /** What Spectral and Redocly found once, and would again. */
    @Test
    void anExampleFitsItsTypeAndNoWordStandsTwiceInAnEnum() {
        List<String> wrong = new ArrayList<>();
        for (JsonNode parameter : allWith("example", document)) {
            String type = parameter.path("schema").path("type").asString("");
            JsonNode example = parameter.get("example");
            if (type.matches("number|integer") != example.isNumber() || type.equals("boolean") != example.isBoolean()) {
                wrong.add(parameter.toString());
            }
        }
        List<JsonNode> enums = document.findValues("enum");
        for (JsonNode words : enums) {
            if (Set.copyOf(words.valueStream().map(JsonNode::toString).toList()).size() != words.size()) {
                wrong.add(words.toString());
            }
        }
        assertThat(enums).hasSizeGreaterThan(50);
        assertThat(wrong).isEmpty();
    }

    private static List<JsonNode> allWith(String field, JsonNode node) {
        List<JsonNode> found = new ArrayList<>();
        if (node.has(field) && node.has("schema")) {
            found.add(node);
        }
        node.forEach(child -> found.addAll(allWith(field, child)));
        return found;
    }

    /** Of an answer in several forms a generated client would read one, and not the one it gets. */
    @Test
    void anOperationOfTheEngineHasOneForm() {
        for (Route route : service.routes().all()) {
            if (route.access() == Access.TIER) {
                route.operation().answers().forEach(answer -> assertThat(
                                answer.content().keySet())
                        .as(route.operationId())
                        .hasSize(1));
            }
        }
    }

    private static void findObjects(String where, JsonNode node, List<String> found) {
        if (node.has("properties")) {
            found.add(where + ": " + node);
        }
        node.forEach(child -> findObjects(where, child, found));
    }

    /** A tier that names an endpoint names an operation; no two names differ in nothing but their case. */
    @Test
    void theTierNamesAreThoseOfTheDescription() {
        Set<String> names = new TreeSet<>();
        for (Route route : service.routes().all()) {
            assertThat(route.operation().tierName().isPresent())
                    .as(route.operationId())
                    .isEqualTo(route.access() == Access.TIER);
            route.operation().tierName().ifPresent(names::add);
        }
        assertThat(names)
                .contains("planets", "lunar-nodes", "ascendant", "sunrise-sunset", "kattams", "chart", "places")
                .allMatch(name -> name.matches("[a-z][a-z0-9-]{0,39}"));
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        document.findValues("$ref").forEach(reference -> assertThat(
                        document.at(reference.asString().substring(1)).isMissingNode())
                .as(reference.asString())
                .isFalse());
    }

    @Test
    void itIsOpenApi31() {
        assertThat(document.path("openapi").asString()).startsWith("3.1.");
    }
}
