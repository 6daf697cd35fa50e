package org.nirayana.service.ops;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.Code;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.problem.ProblemKind;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/** A page for each kind of problem, at the address that its {@code type} is. */
public final class ProblemRoutes {
    private static final String POLICY =
            "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The page of all codes, beside those of the kinds. */
    private static final String CODES = "codes";

    private final Map<String, StaticFile> pages = new LinkedHashMap<>();

    public ProblemRoutes() {
        for (ProblemKind kind : ProblemKind.values()) {
            pages.put(kind.slug(), new StaticFile("problem.html", () -> page(kind), POLICY));
        }
        pages.put(CODES, new StaticFile("codes.html", ProblemRoutes::codes, POLICY));
    }

    public void mount(Routes routes) {
        routes.blocking(
                StaticFile.describe(
                                Operation.get("problemPage", "/problems/{kind}")
                                        .open()
                                        .summary("operations", "What a kind of problem is")
                                        .description(
                                                "A page for people at the address that `type` of a problem names; `/problems/codes` lists every `code`."),
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
        Stream<? extends Code> codes = kind == ProblemKind.INVALID_INPUT
                ? Arrays.stream(FieldCode.values())
                : Arrays.stream(ProblemCode.values()).filter(code -> code.kind() == kind);
        return document(kind.title(), """
                <p>Status %d: %s</p>
                <p>What to do: %s</p>
                <p>The detail of an answer says more, and X-Request-Id names the request to those who run the service.</p>
                %s
                """.formatted(
                        kind.status(), text(kind.meaning()), text(kind.remedy()), table("Its codes", codes)));
    }

    private static byte[] codes() {
        return document(
                "Codes",
                "<p>What a sentence says, for programs: branch on the code, and fill the gaps of your own words with params.</p>\n"
                        + table("Of problems", Arrays.stream(ProblemCode.values()))
                        + table("Of inputs (errors)", Arrays.stream(FieldCode.values()))
                        + table("Of reasons in answers", Arrays.stream(ReasonCode.values())));
    }

    private static String table(String caption, Stream<? extends Code> codes) {
        String rows = codes.map(
                        code -> "<tr id=\"" + code.id() + "\"><th scope=\"row\"><code>" + code.id() + "</code></th><td>"
                                + text(code.sentence().pattern()) + "</td><td>" + text(code.meaning()) + "</td></tr>\n")
                .collect(Collectors.joining());
        return rows.isEmpty()
                ? ""
                : "<h2>" + caption
                        + "</h2>\n<table>\n<thead><tr><th scope=\"col\">code</th><th scope=\"col\">sentence</th><th scope=\"col\">meaning</th></tr></thead>\n<tbody>\n"
                        + rows + "</tbody>\n</table>\n";
    }

    private static String text(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static byte[] document(String title, String content) {
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
                %2$s<p><a href="/problems/codes">All codes</a>, <a href="/docs">documentation</a></p>
                </main>
                </body>
                </html>
                """.formatted(text(title), content).getBytes(StandardCharsets.UTF_8);
    }
}
