package org.nirayana.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Route;
import org.nirayana.service.testing.RunningService;
import tools.jackson.databind.JsonNode;

/** {@code /openapi.json} describes exactly what the router serves, in both directions. */
class ContractTest {
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

    @Test
    void everyRouteIsDescribedAndNothingElse() {
        Set<String> served = new TreeSet<>();
        for (Route route : service.routes().all()) {
            served.add(route.method() + " " + route.template() + " " + route.operationId());
        }
        Set<String> described = new TreeSet<>();
        document.path("paths").properties().forEach(path -> path.getValue()
                .properties()
                .forEach(operation -> described.add(operation.getKey().toUpperCase(java.util.Locale.ROOT) + " "
                        + path.getKey() + " "
                        + operation.getValue().path("operationId").asString())));
        assertThat(described).isEqualTo(served);
    }

    @Test
    void everyDescriptionIsComplete() {
        for (Route route : service.routes().all()) {
            JsonNode operation = document.path("paths")
                    .path(route.template())
                    .path(route.method().name().toLowerCase(java.util.Locale.ROOT));
            assertThat(operation.path("summary").asString(""))
                    .as(route.operationId())
                    .isNotBlank();
            assertThat(operation.path("tags").size()).as(route.operationId()).isPositive();
            assertThat(operation.path("security").isEmpty())
                    .as(route.operationId())
                    .isEqualTo(route.access() == Access.NONE);
            // Every parameter of the path is described.
            Set<String> parameters = new TreeSet<>();
            operation.path("parameters").forEach(p -> {
                JsonNode parameter =
                        p.has("$ref") ? document.at(p.path("$ref").asString().substring(1)) : p;
                if (parameter.path("in").asString().equals("path")) {
                    parameters.add(parameter.path("name").asString());
                }
            });
            Set<String> inTemplate = new TreeSet<>();
            java.util.regex.Pattern.compile("\\{([^}]+)}")
                    .matcher(route.template())
                    .results()
                    .forEach(m -> inTemplate.add(m.group(1)));
            assertThat(parameters).as(route.operationId()).isEqualTo(inTemplate);
        }
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
