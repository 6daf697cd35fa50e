package org.nirayana.testing;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpHeaders;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI description as a judge: is this answer one of those described for that operation? */
public final class Contract {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private final JsonNode document;
    private final Map<String, Pattern> templates;
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    /**
     * A judge of what is described by any of some descriptions.
     *
     * @param openapi that of the API, and perhaps that of what serves the page
     */
    public Contract(byte[]... openapi) {
        this.document = MAPPER.readTree(openapi[0]);
        for (int i = 1; i < openapi.length; i++) {
            join((ObjectNode) document, MAPPER.readTree(openapi[i]));
        }
        this.templates = document.path("paths").propertyNames().stream()
                .collect(Collectors.toMap(
                        t -> t,
                        t -> Pattern.compile(List.of(t.split("/", -1)).stream()
                                .map(s -> s.startsWith("{") ? "[^/]+" : Pattern.quote(s))
                                .collect(Collectors.joining("/")))));
    }

    /** Puts what one has and the other lacks beside it; of what both have, such as a schema of problems, one is enough. */
    private static void join(ObjectNode into, JsonNode other) {
        other.properties().forEach(member -> {
            JsonNode known = into.path(member.getKey());
            if (known.isMissingNode()) {
                into.set(member.getKey(), member.getValue());
            } else if (known instanceof ObjectNode object && member.getValue().isObject()) {
                join(object, member.getValue());
            }
        });
    }

    /** Every operation as method and template, such as {@code GET /livez}. */
    public Set<String> operations() {
        Set<String> operations = new TreeSet<>();
        for (String template : templates.keySet()) {
            for (String method : document.path("paths").path(template).propertyNames()) {
                if (Set.of("get", "post", "put", "patch", "delete").contains(method)) {
                    operations.add(method.toUpperCase(Locale.ROOT) + " " + template);
                }
            }
        }
        return operations;
    }

    public JsonNode document() {
        return document;
    }

    /** Fails when the description knows no such answer to such a request. */
    public void judge(String method, String pathAndQuery, int status, HttpHeaders headers, byte[] body) {
        judge(method, pathAndQuery, new Answer(status, headers, body));
    }

    void judge(String method, String pathAndQuery, Answer answer) {
        String path = pathAndQuery.split("[?#]", 2)[0];
        String about = method + " " + pathAndQuery + " answered " + answer;
        // The slash at the end of a collection may be left out, and its name then still comes before a template's
        // parameter:
        // /users/db_user is the list of records and not the user of that name, which is reserved.
        String first = isConcrete(path + "/") ? path + "/" : path;
        Optional<JsonNode> operation = operation(method, first)
                .or(() -> operation(method, path))
                .or(() -> operation(method, path + "/"))
                .or(() -> operation(method, withoutSlash(path)));
        if (operation.isEmpty()
                || (answer.status() == 405
                        && (isConcrete(path) || isConcrete(path + "/") || isConcrete(withoutSlash(path))))) {
            judgeUndescribed(method, answer, about);
            return;
        }
        JsonNode described = resolve(operation.get().path("responses").path(Integer.toString(answer.status())));
        if (described.isMissingNode()) {
            throw new AssertionError("The status is not described in /openapi.json: " + about);
        }
        described.path("headers").properties().forEach(header -> {
            if (resolve(header.getValue()).path("required").asBoolean(false)
                    && answer.header(header.getKey()).isEmpty()) {
                throw new AssertionError("The header " + header.getKey() + " is missing: " + about);
            }
        });
        JsonNode content = described.path("content");
        if (content.isEmpty()) {
            if (answer.bytes().length > 0) {
                throw new AssertionError("A body where none is described: " + about);
            }
            return;
        }
        if (method.equals("HEAD")) {
            return;
        }
        JsonNode others = described.path("x-other-media-types");
        if (others.valueStream().anyMatch(type -> type.asString().equals(answer.mediaType()))) {
            return;
        }
        JsonNode media = content.path(answer.mediaType());
        if (media.isMissingNode()) {
            throw new AssertionError("The content type is not described in /openapi.json: " + about);
        }
        if (isJson(answer.mediaType()) && media.has("schema")) {
            judgeBody(media.path("schema"), answer, about);
        }
    }

    /** Unknown paths and methods are outside the description, but they have its problem shape. */
    private void judgeUndescribed(String method, Answer answer, String about) {
        if (answer.status() >= 400 && !method.equals("HEAD")) {
            if (!answer.mediaType().equals("application/problem+json")) {
                throw new AssertionError("An error that is no problem+json: " + about);
            }
            judgeBody(
                    document.path("components")
                            .path("responses")
                            .path("BadRequest")
                            .path("content")
                            .path("application/problem+json")
                            .path("schema"),
                    answer,
                    about);
        } else if (!method.equals("OPTIONS") && !method.equals("HEAD")) {
            throw new AssertionError("The operation is not described in /openapi.json: " + about);
        }
    }

    private Optional<JsonNode> operation(String method, String path) {
        String key = (method.equals("HEAD") ? "GET" : method).toLowerCase(Locale.ROOT);
        // The template with the fewest parameters is the one that the router takes.
        return templates.entrySet().stream()
                .filter(t -> t.getValue().matcher(path).matches())
                .sorted((a, b) -> Long.compare(parameters(a.getKey()), parameters(b.getKey())))
                .map(t -> document.path("paths").path(t.getKey()).path(key))
                .filter(o -> !o.isMissingNode())
                .findFirst();
    }

    /** Whether a path is described word by word: then a template that fits as well does not speak of it. */
    private boolean isConcrete(String path) {
        return document.path("paths").has(path);
    }

    private static String withoutSlash(String path) {
        return path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    private static long parameters(String template) {
        return template.chars().filter(c -> c == '{').count();
    }

    private void judgeBody(JsonNode schema, Answer answer, String about) {
        JsonNode body;
        try {
            body = MAPPER.readTree(answer.bytes());
        } catch (RuntimeException malformed) {
            throw new AssertionError("The body is not JSON: " + about, malformed);
        }
        Schema compiled = schemas.computeIfAbsent(schema.toString(), s -> registry.getSchema(withComponents(schema)));
        List<Error> errors = new ArrayList<>(compiled.validate(body));
        if (!errors.isEmpty()) {
            throw new AssertionError("The body does not fit its schema in /openapi.json: "
                    + errors.stream().map(Error::toString).collect(Collectors.joining("; ")) + "\n" + about);
        }
    }

    /** A schema of its own in which {@code #/components/…} still leads somewhere. */
    private JsonNode withComponents(JsonNode schema) {
        ObjectNode root = MAPPER.createObjectNode();
        root.putArray("allOf").add(schema);
        root.set("components", document.path("components"));
        return root;
    }

    private JsonNode resolve(JsonNode node) {
        JsonNode resolved = node;
        while (resolved.has("$ref")) {
            resolved = document.at(resolved.path("$ref").asString().substring(1));
        }
        return resolved;
    }

    private static boolean isJson(String mediaType) {
        return mediaType.equals("application/json") || mediaType.endsWith("+json");
    }
}
