package org.nirayana.service.ops;

import java.util.Map;
import org.nirayana.service.http.Access;
import org.nirayana.service.http.Method;
import org.nirayana.service.http.Problem;
import org.nirayana.service.http.Request;
import org.nirayana.service.http.Response;
import org.nirayana.service.http.Routes;
import org.nirayana.service.http.StaticFile;

/**
 * The interactive documentation: Swagger UI from the jar, with a page of our own around it.
 *
 * <p>Everything comes from this host. The policy lets the page run our two scripts and call us, nothing else.
 */
public final class DocsRoutes {
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
            + " img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final StaticFile page = new StaticFile("/docs/index.html", POLICY);
    private final Map<String, StaticFile> files = Map.of(
            "docs.js", new StaticFile("/docs/docs.js", POLICY),
            "docs.css", new StaticFile("/docs/docs.css", POLICY),
            "swagger-ui-bundle.js", swagger("swagger-ui-bundle.js"),
            "swagger-ui.css", swagger("swagger-ui.css"),
            "favicon-32x32.png", swagger("favicon-32x32.png"));

    public void mount(Routes routes) {
        routes.documentedIn("docs")
                .blocking(Method.GET, "/docs", Access.NONE, "docs", page::answer)
                .blocking(Method.GET, "/api/v1/docs", Access.NONE, "docsUnderApi", page::answer)
                .blocking(Method.GET, "/docs/{file}", Access.NONE, "docsFile", this::file);
    }

    private Response file(Request request) {
        StaticFile file = files.get(request.pathParameter("file"));
        if (file == null) {
            throw Problem.notFound("There is nothing at this path.");
        }
        return file.answer(request);
    }

    private static StaticFile swagger(String name) {
        return new StaticFile(
                "/META-INF/resources/webjars/swagger-ui/" + Build.swaggerUiVersion() + "/" + name, POLICY);
    }
}
