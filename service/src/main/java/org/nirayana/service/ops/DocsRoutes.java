package org.nirayana.service.ops;

import java.util.Map;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/**
 * The interactive documentation: Swagger UI from the jar, with a page of our own around it.
 *
 * <p>Everything comes from this host. The policy lets the page run our two scripts and call us, nothing else.
 */
public final class DocsRoutes {
    private static final String TAG = "page";
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
        routes.blocking(
                        page(
                                "docs",
                                "/docs",
                                "The interactive documentation",
                                "Every operation with its parameters and answers, to be read and tried; made from `/openapi.json`."),
                        page::answer)
                .blocking(
                        page(
                                "docsUnderApi",
                                "/api/v1/docs",
                                "The interactive documentation, under the prefix of the API",
                                "The same page as `/docs`, for proxies that pass on only what begins with `/api`."),
                        page::answer)
                .blocking(
                        StaticFile.describe(
                                        Operation.get("docsFile", "/docs/{file}")
                                                .open()
                                                .summary(TAG, "A file of the documentation page")
                                                .description(
                                                        "Script, style and icon of `/docs`; the page fetches nothing from elsewhere."),
                                        "text/javascript",
                                        "text/css",
                                        "image/png")
                                .parameters(StaticFile.parameter("file", "docs.js"))
                                .build(),
                        this::file);
    }

    private static Operation page(String id, String path, String summary, String description) {
        return StaticFile.describePage(
                Operation.get(id, path).open().summary(TAG, summary).description(description));
    }

    private Response file(Request request) {
        StaticFile file = files.get(request.pathParameter("file"));
        if (file == null) {
            throw Problem.of(ProblemCode.NO_SUCH_PATH.with());
        }
        return file.answer(request);
    }

    private static StaticFile swagger(String name) {
        return new StaticFile(
                "/META-INF/resources/webjars/swagger-ui/" + Build.swaggerUiVersion() + "/" + name, POLICY);
    }
}
