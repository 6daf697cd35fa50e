package org.nirayana.acceptance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One operation of {@code /openapi.json}, with every reference resolved.
 *
 * @param isCostly whether it costs the service a password hash or many days: such are asked less often
 */
record FuzzOperation(
        String id,
        String method,
        String template,
        List<Parameter> parameters,
        Map<String, JsonNode> bodies,
        boolean isCostly) {

    /** A parameter of path, query, cookie or header. */
    record Parameter(String name, String in, boolean required, JsonNode schema) {}

    /** All operations in the order of the document. */
    static List<FuzzOperation> of(JsonNode document) {
        List<FuzzOperation> operations = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (Set.of("get", "post", "put", "patch", "delete").contains(method.getKey())) {
                        operations.add(read(document, method.getKey(), path.getKey(), method.getValue()));
                    }
                }));
        return List.copyOf(operations);
    }

    private static FuzzOperation read(JsonNode document, String method, String template, JsonNode operation) {
        List<Parameter> parameters = new ArrayList<>();
        for (JsonNode reference : operation.path("parameters")) {
            JsonNode parameter = resolve(document, reference);
            parameters.add(new Parameter(
                    parameter.path("name").asString(),
                    parameter.path("in").asString(),
                    parameter.path("required").asBoolean(false),
                    resolve(document, parameter.path("schema"))));
        }
        Map<String, JsonNode> bodies = new LinkedHashMap<>();
        resolve(document, operation.path("requestBody"))
                .path("content")
                .properties()
                .forEach(media -> bodies.put(
                        media.getKey(),
                        withParts(document, resolve(document, media.getValue().path("schema")))));
        return new FuzzOperation(
                operation.path("operationId").asString(),
                method.toUpperCase(Locale.ROOT),
                template,
                List.copyOf(parameters),
                bodies,
                operation.path("x-costly").asBoolean(false));
    }

    /** A schema with the references of its properties resolved, so that a valid body can be made of it. */
    private static JsonNode withParts(JsonNode document, JsonNode schema) {
        if (!(schema instanceof ObjectNode object) || !schema.has("properties")) {
            return schema;
        }
        ObjectNode copy = object.deepCopy();
        ObjectNode properties = (ObjectNode) copy.path("properties");
        for (String name : List.copyOf(properties.propertyNames())) {
            properties.set(name, withParts(document, resolve(document, anyOrNull(properties.path(name)))));
        }
        return copy;
    }

    /** Of what may be null as well the other choice: that a value may be left out is tried anyway. */
    private static JsonNode anyOrNull(JsonNode schema) {
        return schema.has("anyOf") ? schema.path("anyOf").get(0) : schema;
    }

    private static JsonNode resolve(JsonNode document, JsonNode node) {
        JsonNode resolved = node;
        while (resolved.has("$ref")) {
            resolved = document.at(resolved.path("$ref").asString().substring(1));
        }
        return resolved;
    }
}
