package org.nirayana.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.service.http.routing.Route;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.Answer;
import org.nirayana.testing.Project;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** {@code /openapi.json} is made from the operations that are served; here is what it must be besides. */
class ContractTest {
    private static final String NDJSON = "application/x-ndjson";
    private static final Pattern NULL = Pattern.compile("\\b[Nn]ull\\b");

    /** For monitors and orchestrators, which choose by {@code Accept} or look at the status. */
    private static final Set<String> FORMS_BY_ACCEPT = Set.of("metrics", "readyz", "problemPage");

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
        for (String type :
                List.of("image/svg+xml", "image/png", "application/pdf", "text/csv", "text/calendar", NDJSON)) {
            assertThat(document.findValues(type)).as(type).isNotEmpty().allSatisfy(media -> {
                assertThat(media.path("schema").path("format").asString()).isEqualTo("binary");
                assertThat(media.path("schema").path("contentMediaType").asString())
                        .isEqualTo(type);
            });
        }
    }

    /** What no media type of lines tells: how a line looks, by the name of a schema. */
    @Test
    void linesHaveSchemas() {
        JsonNode batch = document.path("paths").path("/api/v1/astro/batch").path("post");
        assertThat(lineOf(batch.path("requestBody"))).isEqualTo("#/components/schemas/BatchLine");
        assertThat(lineOf(batch.path("responses").path("200"))).isEqualTo("#/components/schemas/BatchAnswer");
        assertThat(document.at("/components/schemas/BatchAnswer/properties/problem/$ref")
                        .asString())
                .isEqualTo("#/components/schemas/BatchProblem");
        assertThat(batch.path("description").asString()).contains("`BatchLine`", "`BatchAnswer`", "`BatchProblem`");
    }

    private static String lineOf(JsonNode message) {
        return message.path("content")
                .path(NDJSON)
                .path("x-itemSchema")
                .path("$ref")
                .asString();
    }

    /**
     * Words have a name, so that a client has one type for the grahas and not one for each place where a graha stands; what
     * has a single word is a constant.
     */
    @Test
    void everySetOfWordsHasAName() {
        List<String> anonymous = new ArrayList<>();
        JsonNode schemas = document.path("components").path("schemas");
        int named = 0;
        for (var schema : schemas.properties()) {
            named += schema.getValue().has("enum") ? 1 : 0;
            schema.getValue().forEach(part -> findWords(schema.getKey(), part, anonymous));
        }
        document.path("paths").properties().forEach(path -> findWords(path.getKey(), path.getValue(), anonymous));
        document.path("components")
                .path("parameters")
                .properties()
                .forEach(parameter -> findWords(parameter.getKey(), parameter.getValue(), anonymous));
        assertThat(anonymous).isEmpty();
        assertThat(named).isGreaterThan(150);
    }

    private static void findWords(String where, JsonNode node, List<String> found) {
        if (node.path("enum").size() > 1) {
            found.add(where + ": " + node);
        }
        node.forEach(child -> findWords(where, child, found));
    }

    /** Generators make types of schemas and of operations, in one place, and some tell names apart by letters alone. */
    @Test
    void noTwoNamesAreOneInAClient() {
        Map<String, String> names = new TreeMap<>();
        Map<String, String> words = new TreeMap<>();
        List<String> clashes = new ArrayList<>();
        Set<String> operations = new TreeSet<>();
        document.path("components").path("schemas").properties().forEach(schema -> {
            String letters = schema.getKey().replace("_", "").toLowerCase(Locale.ROOT);
            String other = names.putIfAbsent(letters, schema.getKey());
            if (other != null) {
                clashes.add(schema.getKey() + " and " + other);
            }
            if (schema.getValue().has("enum")) {
                words.put(letters, schema.getKey());
            }
        });
        for (String parameter : document.path("components").path("parameters").propertyNames()) {
            String schema = names.get(parameter.replace("_", "").toLowerCase(Locale.ROOT));
            if (schema != null) {
                clashes.add(schema + " and the parameter " + parameter);
            }
        }
        document.path("paths")
                .forEach(path -> path.forEach(operation ->
                        operations.add(operation.path("operationId").asString())));
        for (String operation : operations) {
            // What openapi-generator, hey-api and orval put behind the name of an operation.
            for (String end : List.of(
                    "Body",
                    "Data",
                    "Error",
                    "Errors",
                    "Params",
                    "PathParameters",
                    "Request",
                    "Response",
                    "Responses",
                    "Result")) {
                String schema = words.get((operation + end).toLowerCase(Locale.ROOT));
                if (schema != null) {
                    clashes.add(schema + " and the " + end + " of " + operation);
                }
            }
        }
        assertThat(operations).hasSizeGreaterThan(80);
        assertThat(clashes).isEmpty();
    }

    /** What may be null says so where programs read it, and not only in its text. */
    @Test
    void whatIsSaidToBeNullMayBeNull() {
        List<String> wrong = new ArrayList<>();
        int nullable = 0;
        for (var schema : document.path("components").path("schemas").properties()) {
            for (var property : schema.getValue().path("properties").properties()) {
                JsonNode described = property.getValue();
                boolean mayBeNull = described.path("type").toString().contains("\"null\"")
                        || described.path("anyOf").toString().contains("\"null\"");
                boolean saysSo =
                        NULL.matcher(described.path("description").asString("")).find();
                nullable += saysSo ? 1 : 0;
                if (saysSo && !mayBeNull) {
                    wrong.add(schema.getKey() + "." + property.getKey() + ": " + described);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(nullable).isGreaterThan(40);
    }

    /** The page is a client of the API: what serves it is described apart, and every operation is in one of the two. */
    @Test
    void whatServesThePageIsDescribedApart() {
        JsonNode page = service.api().get("/web/openapi.json").send().json();
        Set<String> ofApi = operationIds(document);
        Set<String> ofPage = operationIds(page);
        assertThat(ofPage)
                .contains("pageWorker", "pageFile", "docs", "pageOpenapi")
                .doesNotContain("match");
        assertThat(ofApi).doesNotContainAnyElementsOf(ofPage);
        assertThat(document.path("tags").findValuesAsString("name"))
                .contains("operations")
                .doesNotContain("page");
        Set<String> both = new TreeSet<>(ofApi);
        both.addAll(ofPage);
        assertThat(both)
                .isEqualTo(new TreeSet<>(
                        service.routes().all().stream().map(Route::operationId).toList()));
    }

    private static Set<String> operationIds(JsonNode description) {
        Set<String> ids = new TreeSet<>();
        description
                .path("paths")
                .forEach(path -> path.forEach(
                        operation -> ids.add(operation.path("operationId").asString())));
        return ids;
    }

    /** Those who pin a description see by its version whether it is the one they know. */
    @Test
    void theVersionIsThatOfTheBuildAndOfTheDescription() {
        String api = document.at("/info/version").asString();
        String page = service.api()
                .get("/web/openapi.json")
                .send()
                .json()
                .at("/info/version")
                .asString();
        assertThat(api).matches("[0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?\\+[0-9a-f]{8}");
        assertThat(page.split("\\+", -1)[0]).isEqualTo(api.split("\\+", -1)[0]);
        assertThat(page).isNotEqualTo(api);
        assertThat(document.at("/info/contact/name").asString()).isEqualTo("Nirayana");
    }

    /** A large file that everyone fetches: compressed, and not sent to those who have it. */
    @Test
    void theDescriptionIsCompressedAndKept() throws Exception {
        Answer plain = service.api().get("/openapi.json").send();
        byte[] packed = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/openapi.json"))
                                .header("Accept-Encoding", "gzip")
                                .build(),
                        HttpResponse.BodyHandlers.ofByteArray())
                .body();
        assertThat(new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes())
                .isEqualTo(plain.bytes());
        assertThat(packed.length).isLessThan(plain.bytes().length / 5);
        String tag = plain.header("ETag").orElseThrow();
        Answer known =
                service.api().get("/openapi.json").header("If-None-Match", tag).send();
        assertThat(known.status()).isEqualTo(304);
        assertThat(known.bytes()).isEmpty();
    }

    /** Paths of our own are described without a slash at the end; those of the contract that have one keep it. */
    @Test
    void noPathOfOurOwnEndsWithASlash() {
        assertThat(document.path("paths").propertyNames().stream()
                        .filter(path -> path.length() > 1 && path.endsWith("/")))
                .containsExactlyInAnyOrder("/api/v1/users/", "/api/v1/tiers/");
    }

    private static void findNumbers(String where, JsonNode node, List<String> wrong, Set<String> seen) {
        String type = node.path("type").toString();
        // What may be a text as well has no format that generators could go by.
        if ((type.contains("\"number\"") || type.contains("\"integer\"")) && !type.contains("\"string\"")) {
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
    void anOperationHasOneForm() {
        int answers = 0;
        for (Route route : service.routes().all()) {
            if (route.operation().tag().equals("page") || FORMS_BY_ACCEPT.contains(route.operationId())) {
                continue;
            }
            for (Operation.Outcome answer : route.operation().answers()) {
                assertThat(answer.content().keySet()).as(route.operationId()).hasSizeLessThan(2);
                answers++;
            }
        }
        assertThat(answers).isGreaterThan(80);
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
