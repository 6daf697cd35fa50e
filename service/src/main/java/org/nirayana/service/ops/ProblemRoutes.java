package org.nirayana.service.ops;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/** A page for each kind of problem, at the address that its {@code type} is. */
public final class ProblemRoutes {
    private static final String POLICY =
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final Map<String, StaticFile> pages = Arrays.stream(ProblemKind.values())
            .collect(Collectors.toMap(
                    ProblemKind::slug, kind -> new StaticFile("problem.html", () -> page(kind), POLICY)));

    public void mount(Routes routes) {
        routes.blocking(
                StaticFile.describe(
                                Operation.get("problemPage", "/problems/{kind}")
                                        .open()
                                        .summary("operations", "What a kind of problem is")
                                        .description(
                                                "A page for people at the address that `type` of a problem names."),
                                "text/html")
                        .parameters(StaticFile.parameter("kind", "not-found"))
                        .build(),
                this::answer);
    }

    private Response answer(Request request) {
        StaticFile page = pages.get(request.pathParameter("kind"));
        if (page == null) {
            throw Problem.of(ProblemCode.NO_SUCH_PROBLEM.with());
        }
        return page.answer(request);
    }

    private static byte[] page(ProblemKind kind) {
        Function<String, String> text = words -> words.replace("&", "&amp;").replace("<", "&lt;");
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta name="color-scheme" content="light dark">
                <title>%1$s</title>
                </head>
                <body>
                <main>
                <h1>%1$s</h1>
                <p>Status %2$d: %3$s</p>
                <p>What to do: %4$s</p>
                <p>The detail of an answer says more, and X-Request-Id names the request to those who run the service.</p>
                <p><a href="/docs">Documentation</a></p>
                </main>
                </body>
                </html>
                """.formatted(
                        text.apply(kind.title()), kind.status(), text.apply(kind.meaning()), text.apply(kind.remedy()))
                .getBytes(StandardCharsets.UTF_8);
    }
}
