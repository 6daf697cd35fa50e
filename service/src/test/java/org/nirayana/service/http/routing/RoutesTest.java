package org.nirayana.service.http.routing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Method;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.message.Target;
import org.nirayana.service.http.server.TestServer;

/** How a path finds its route where two templates fit it. */
class RoutesTest {
    private static final Handler NOTHING = request -> Response.empty(204);

    private final Routes routes = new Routes()
            .quick(
                    TestServer.operation(Method.GET, "/users/{username}/tier", "readTier")
                            .build(),
                    NOTHING)
            .quick(
                    TestServer.operation(Method.DELETE, "/users/db_user/{username}", "erase")
                            .build(),
                    NOTHING)
            .quick(TestServer.operation(Method.GET, "/users/{username}", "read").build(), NOTHING)
            .quick(
                    TestServer.operation(Method.GET, "/users/db_user/list", "list")
                            .build(),
                    NOTHING);

    private Map<Method, Route> at(String path) {
        return routes.at(Target.parse(path));
    }

    @Test
    void eachMethodHasTheMostLiteralTemplateThatServesIt() {
        assertThat(at("/users/db_user/tier"))
                .hasSize(2)
                .hasEntrySatisfying(
                        Method.GET, route -> assertThat(route.operationId()).isEqualTo("readTier"))
                .hasEntrySatisfying(
                        Method.DELETE, route -> assertThat(route.operationId()).isEqualTo("erase"));
        assertThat(at("/users/db_user")).containsOnlyKeys(Method.GET);
        assertThat(at("/users/a/tier")).containsOnlyKeys(Method.GET);
    }

    @Test
    void anUnknownPathHasNone() {
        assertThat(at("/users/")).isEmpty();
        assertThat(at("/users/db_user/")).isEmpty();
        assertThat(at("/users//tier")).isEmpty();
        assertThat(at("/nothing")).isEmpty();
    }
}
