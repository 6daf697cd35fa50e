package org.nirayana.api.openapi;

import static org.nirayana.api.schema.Schemas.ordered;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Access;
import org.nirayana.api.operation.Group;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.schema.Schemas;
import org.nirayana.api.view.ProblemView;

/**
 * The OpenAPI description of a list of operations.
 *
 * <p>What every operation shares is not in its description: the security requirement and the refusals that go with it follow
 * from who may call it, and the errors of the HTTP layer (400, 408, 413, …) can meet any operation.
 */
public final class OpenApi {
    /** What the HTTP layer may answer to any operation. */
    private static final List<Integer> ANYWHERE = List.of(400, 413, 414, 431, 500, 503);

    private static final Operation.Header RATE_LIMIT = new Operation.Header(
            "RateLimit", "What is left of the limit and when it is whole again (IETF httpapi draft).", true);
    private static final Operation.Header RATE_LIMIT_POLICY =
            new Operation.Header("RateLimit-Policy", "The limit of the caller's tier (IETF httpapi draft).", true);
    private static final Operation.Header ETAG =
            new Operation.Header("ETag", "On answers to requests that name their time.", false);

    /** On what is there for everybody, whatever the time is. */
    private static final Operation.Header BYTES_TAG =
            new Operation.Header("ETag", "Names this version, for `If-None-Match`.", true);

    private final Info info;
    private final Schemas schemas = new Schemas();
    private final Map<String, Object> parameters = new LinkedHashMap<>();
    private final Map<String, Parameter<?>> shared = new LinkedHashMap<>();

    /** The statuses of problems that operations may answer. */
    private final Set<Integer> met = new TreeSet<>();

    /**
     * What is said of the whole.
     *
     * @param contact who answers questions about it
     * @param tags the headings with a sentence each, in their order
     */
    public record Info(
            String title,
            String version,
            String summary,
            String description,
            String contact,
            Map<String, String> tags) {}

    private final Map<String, Map<String, Object>> inputs = new LinkedHashMap<>();

    private OpenApi(Info info) {
        this.info = info;
    }

    /** The whole description, as maps and lists that {@link org.nirayana.api.json.JsonWriter} writes. */
    public static Map<String, Object> describe(Info info, List<Operation> operations) {
        return new OpenApi(info).document(operations);
    }

    private Map<String, Object> document(List<Operation> operations) {
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Operation operation : operations) {
            if (!info.tags().containsKey(operation.tag())) {
                throw new IllegalStateException(
                        operation + " has the tag " + operation.tag() + ", which is not listed.");
            }
            paths.computeIfAbsent(operation.path(), path -> new LinkedHashMap<>())
                    .put(operation.method().name().toLowerCase(Locale.ROOT), operation(operation));
        }
        Map<String, Object> responses = responses();
        List<Object> tags = new ArrayList<>();
        info.tags().forEach((name, text) -> {
            if (operations.stream().anyMatch(operation -> operation.tag().equals(name))) {
                tags.add(ordered("name", name, "description", text));
            }
        });
        return ordered(
                "openapi",
                "3.1.1",
                "info",
                ordered(
                        "title",
                        info.title(),
                        "version",
                        info.version(),
                        "summary",
                        info.summary(),
                        "description",
                        info.description(),
                        "contact",
                        ordered("name", info.contact()),
                        "license",
                        ordered("name", "Apache-2.0", "identifier", "Apache-2.0")),
                "servers",
                List.of(ordered("url", "/")),
                "tags",
                tags,
                "paths",
                paths,
                "components",
                ordered(
                        "securitySchemes",
                        securitySchemes(),
                        "schemas",
                        schemas.all(),
                        "parameters",
                        parameters,
                        "headers",
                        headers(),
                        "responses",
                        responses));
    }

    private Map<String, Object> operation(Operation operation) {
        Map<String, Object> described = ordered(
                "operationId", operation.id(), "tags", List.of(operation.tag()), "summary", operation.summary());
        if (!operation.description().isEmpty()) {
            described.put("description", operation.description());
        }
        operation.tierName().ifPresent(name -> described.put("x-tier-endpoint", name));
        if (operation.isCostly()) {
            described.put("x-costly", true);
        }
        if (operation.access() != Access.NONE && operation.isOpenToGuests()) {
            described.put("x-guests", true);
        }
        described.put("security", security(operation));
        if (!operation.parameters().isEmpty()) {
            described.put(
                    "parameters",
                    operation.parameters().stream().map(this::reference).toList());
        }
        if (!operation.groups().isEmpty()) {
            described.put(
                    "x-inputs", operation.groups().stream().map(this::reference).toList());
        }
        if (!operation.body().isEmpty()) {
            described.put("requestBody", ordered("required", true, "content", content(operation.body())));
        }
        described.put("responses", answers(operation));
        return described;
    }

    private static List<Object> security(Operation operation) {
        if (operation.access() == Access.NONE) {
            return List.of();
        }
        List<Object> ways = new ArrayList<>(List.of(Map.of("bearer", List.of()), Map.of("password", List.of())));
        if (operation.isOpenToKeys()) {
            ways.add(Map.of("key", List.of()));
        }
        return ways;
    }

    /** A group as one object, for those who ask with one. */
    private Map<String, Object> reference(Group group) {
        return inputs.computeIfAbsent(group.name(), name -> {
            Map<String, Schema> members = new LinkedHashMap<>();
            for (Parameter<?> parameter : group.parameters()) {
                Map<String, Object> schema = new LinkedHashMap<>(schema(parameter));
                schema.put("description", parameter.description());
                members.put(parameter.name(), named -> schema);
            }
            return Schema.object(name, members, List.of()).toJson(schemas);
        });
    }

    /** A parameter that many operations share is kept once. */
    private Map<String, Object> reference(Parameter<?> parameter) {
        if (parameter.sharedName().isEmpty()) {
            return describe(parameter);
        }
        // Some generators make types of parameters too, and what a parameter is called, its schema is called mostly.
        String name = parameter.sharedName().get() + "Parameter";
        Parameter<?> known = shared.putIfAbsent(name, parameter);
        if (known == null) {
            parameters.put(name, describe(parameter));
        } else if (known != parameter) {
            throw new IllegalStateException("Two parameters are shared as " + name + ".");
        }
        return ordered("$ref", "#/components/parameters/" + name);
    }

    private Map<String, Object> describe(Parameter<?> parameter) {
        Map<String, Object> described =
                ordered("name", parameter.name(), "in", parameter.place().name().toLowerCase(Locale.ROOT));
        if (parameter.isRequired()) {
            described.put("required", true);
        }
        if (!parameter.description().isEmpty()) {
            described.put("description", parameter.description());
        }
        if (parameter.isDeprecated()) {
            described.put("deprecated", true);
        }
        described.put("schema", schema(parameter));
        parameter.example().ifPresent(example -> described.put("example", example));
        return described;
    }

    /** What a parameter may be; of a closed set of words the default stays here, and the words by their name. */
    private Map<String, Object> schema(Parameter<?> parameter) {
        Map<String, Object> schema = parameter.schema();
        if (!(schema.get("enum") instanceof List<?> words)) {
            return schema;
        }
        Map<String, Object> named = schemas.words(
                parameter.typeName(),
                "the parameter " + parameter.name(),
                words.stream().map(String.class::cast).toList());
        if (schema.containsKey("default")) {
            named.put("default", schema.get("default"));
        }
        return named;
    }

    private Map<String, Object> content(Map<String, Schema> content) {
        Map<String, Object> media = new LinkedHashMap<>();
        content.forEach((type, schema) -> {
            Map<String, Object> described = schema.toJson(schemas);
            Map<String, Object> form = described.isEmpty() ? ordered() : ordered("schema", described);
            // As OpenAPI 3.2 calls it, which no generator reads yet: it leads people and programs to the schema of a
            // line.
            schema.item().ifPresent(item -> form.put("x-itemSchema", item.toJson(schemas)));
            media.put(type, form);
        });
        return media;
    }

    private Map<String, Object> answers(Operation operation) {
        Map<String, Object> answers = new LinkedHashMap<>();
        for (Operation.Outcome answer : operation.answers()) {
            answers.put(Integer.toString(answer.status()), answer(operation, answer));
        }
        if (operation.isConditional()) {
            answers.put("304", ordered("$ref", "#/components/responses/" + notModified(operation)));
        }
        List<Integer> problems = new ArrayList<>(operation.problems());
        if (operation.access() != Access.NONE) {
            problems.add(401);
            // Of a superuser's operation to others, by a tier, and to API keys and guests by what they may do.
            problems.add(403);
            problems.add(429);
        }
        problems.addAll(ANYWHERE);
        switch (operation.method()) {
            case POST, PATCH -> {
                problems.add(408);
                if (!operation.body().isEmpty()) {
                    problems.add(415);
                }
            }
            case GET, DELETE -> {}
        }
        for (ProblemKind kind : ProblemKind.values()) {
            if (problems.contains(kind.status())) {
                answers.putIfAbsent(
                        Integer.toString(kind.status()),
                        ordered("$ref", "#/components/responses/" + name(kind.status())));
                met.add(kind.status());
            }
        }
        return answers;
    }

    /** The name of the shared answer of a status: of its first kind, such as {@code BadRequest}. */
    private static String name(int status) {
        StringBuilder name = new StringBuilder();
        for (String word : ProblemKind.of(status).get(0).name().split("_", -1)) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }

    private static String notModified(Operation operation) {
        return operation.access() == Access.TIER ? "NotModified" : "Unchanged";
    }

    private Map<String, Object> answer(Operation operation, Operation.Outcome answer) {
        Map<String, Object> described = ordered("description", answer.description());
        Map<String, Object> headers = new LinkedHashMap<>();
        if (operation.access() == Access.TIER) {
            refer(headers, RATE_LIMIT);
            refer(headers, RATE_LIMIT_POLICY);
            if (operation.isConditional()) {
                refer(headers, ETAG);
            }
        }
        if (operation.isConditional() && operation.access() != Access.TIER && answer.status() == 200) {
            headers.put(BYTES_TAG.name(), describe(BYTES_TAG));
        }
        answer.headers().forEach(header -> headers.put(header.name(), describe(header)));
        if (!headers.isEmpty()) {
            described.put("headers", headers);
        }
        if (!answer.content().isEmpty()) {
            described.put("content", content(answer.content()));
        }
        if (answer.status() == 200 && !operation.otherMediaTypes().isEmpty()) {
            described.put("x-other-media-types", operation.otherMediaTypes());
        }
        return described;
    }

    private static void refer(Map<String, Object> headers, Operation.Header header) {
        headers.put(header.name(), ordered("$ref", "#/components/headers/" + header.name()));
    }

    private static Map<String, Object> describe(Operation.Header header) {
        Map<String, Object> described = new LinkedHashMap<>();
        if (!header.description().isEmpty()) {
            described.put("description", header.description());
        }
        if (header.required()) {
            described.put("required", true);
        }
        described.put("schema", Map.of("type", "string"));
        return described;
    }

    private static Map<String, Object> headers() {
        Map<String, Object> headers = new LinkedHashMap<>();
        for (Operation.Header header : List.of(RATE_LIMIT, RATE_LIMIT_POLICY, ETAG)) {
            headers.put(header.name(), describe(header));
        }
        headers.put(
                "Retry-After",
                ordered(
                        "description",
                        "Seconds to wait.",
                        "schema",
                        ordered("type", "integer", "format", "int32", "minimum", 1)));
        return headers;
    }

    private Map<String, Object> responses() {
        Map<String, Object> responses = new LinkedHashMap<>();
        Map<String, Object> limits = new LinkedHashMap<>();
        List.of(RATE_LIMIT, RATE_LIMIT_POLICY, ETAG).forEach(header -> refer(limits, header));
        responses.put(
                "NotModified",
                ordered("description", "The client holds these bytes already (`If-None-Match`).", "headers", limits));
        responses.put(
                "Unchanged",
                ordered(
                        "description",
                        "The client holds this already (`If-None-Match`).",
                        "headers",
                        Map.of(BYTES_TAG.name(), describe(BYTES_TAG))));
        met.forEach(status -> responses.put(name(status), problem(status)));
        return responses;
    }

    private Map<String, Object> problem(int status) {
        Map<String, Object> described = ordered(
                "description",
                ProblemKind.of(status).stream().map(ProblemKind::meaning).collect(Collectors.joining(" ")));
        if (status == 401) {
            described.put(
                    "headers",
                    Map.of("WWW-Authenticate", describe(new Operation.Header("WWW-Authenticate", "", true))));
        }
        if (status == 429 || status == 503) {
            described.put("headers", Map.of("Retry-After", Map.of("$ref", "#/components/headers/Retry-After")));
        }
        described.put("content", content(Map.of(ProblemView.MEDIA_TYPE, Schema.of(ProblemView.class))));
        return described;
    }

    private static Map<String, Object> securitySchemes() {
        return ordered(
                "bearer",
                ordered(
                        "type",
                        "http",
                        "description",
                        "An access token as signing in gives it, an API key where operations list `key`, or a guest's token where"
                                + " they say `x-guests`.",
                        "scheme",
                        "bearer",
                        "bearerFormat",
                        "JWT"),
                "password",
                ordered(
                        "type",
                        "oauth2",
                        "flows",
                        ordered(
                                "password",
                                ordered(
                                        "tokenUrl",
                                        "/api/v1/auth/token",
                                        "refreshUrl",
                                        "/api/v1/auth/token",
                                        "scopes",
                                        Map.of("offline_access", "A refresh token too.")))),
                "key",
                ordered(
                        "type",
                        "apiKey",
                        "description",
                        "An API key (`nk_live_…`), for programs; `POST /api/v1/keys` makes one.",
                        "in",
                        "header",
                        "name",
                        "X-API-Key"));
    }
}
