package org.nirayana.service.web;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;

/** The files that browsers, crawlers and finders of weaknesses look for at fixed addresses. */
public final class RootFiles {
    private static final String TAG = "page";
    private static final String TEXT = "text/plain";
    private static final String POLICY = "default-src 'none'; frame-ancestors 'none'";

    /** Pages may be found; answers, files and what links show may not. */
    private static final String ROBOTS = """
            User-agent: *
            Disallow: /api/
            Disallow: /feeds/
            Disallow: /s/
            """;

    /** RFC 9116 wants less than a year. */
    private static final Duration VALID = Duration.ofDays(180);

    private final Optional<String> securityContact;
    private final Clock clock;
    private final StaticFile icon = new StaticFile("favicon.ico", RootFiles::icon, POLICY);
    private final StaticFile robots =
            new StaticFile("robots.txt", () -> ROBOTS.getBytes(StandardCharsets.US_ASCII), POLICY);

    public RootFiles(Optional<String> securityContact, Clock clock) {
        this.securityContact = securityContact;
        this.clock = clock;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        StaticFile.describe(
                                        Operation.get("pageIcon", "/favicon.ico")
                                                .open()
                                                .summary(TAG, "The page: its icon")
                                                .description("For browsers that do not read which icon a page names."),
                                        "image/x-icon")
                                .build(),
                        icon::answer)
                .blocking(
                        StaticFile.describe(
                                        Operation.get("pageRobots", "/robots.txt")
                                                .open()
                                                .summary(TAG, "The page: what crawlers may read")
                                                .description("Pages, but no answers and nothing that links show."),
                                        TEXT)
                                .build(),
                        robots::answer)
                .quick(
                        Operation.get("pageSecurity", "/.well-known/security.txt")
                                .open()
                                .summary(TAG, "The page: whom to tell about a weakness")
                                .description("As `SECURITY_CONTACT` says; 404 where the operator has not set it.")
                                .answer(200, "The contact, by RFC 9116.", Map.of(TEXT, Schema.text()))
                                .problems(404)
                                .build(),
                        request -> security());
    }

    private Response security() {
        String contact = securityContact.orElseThrow(() -> Problem.of(ProblemCode.NO_SECURITY_CONTACT.with()));
        String text = "Contact: " + contact + "\nExpires: "
                + clock.instant().truncatedTo(ChronoUnit.DAYS).plus(VALID) + "\nPreferred-Languages: en\n";
        return Response.of(200, TEXT + "; charset=utf-8", text.getBytes(StandardCharsets.UTF_8))
                .with("Content-Security-Policy", POLICY);
    }

    /** The picture of the app in the one form that all browsers look for: a directory of one entry before the PNG itself. */
    private static byte[] icon() {
        byte[] png = Pages.resource("/web/img/icon-192.png");
        int head = 6 + 16;
        ByteBuffer file = ByteBuffer.allocate(head + png.length).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort((short) 1).putShort((short) 1);
        file.put((byte) 192).put((byte) 192).putShort((short) 0);
        file.putShort((short) 1).putShort((short) 32).putInt(png.length).putInt(head);
        return file.put(png).array();
    }
}
