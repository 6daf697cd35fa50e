package org.nirayana.service.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.problem.ProblemCode;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.http.content.StaticFile;
import org.nirayana.service.http.message.Problem;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.ops.Build;

/**
 * The page and its assets: a document for every path of the page, whose router shows the view that the path names; what it is made
 * of, put together as {@link Assets}; and its files as they are written, for those who want to read them and for tests.
 */
public final class WebRoutes {
    private static final String TAG = "page";

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
            + " frame-ancestors 'none'";

    /** As for every answer, but the page may ask where the person is. */
    private static final String PERMISSIONS = "camera=(), geolocation=(self), microphone=(), payment=(), usb=()";

    private static final String PNG = "image/png";

    /** What the address of a picture of a shared page ends with. */
    private static final String PICTURE = ".png";

    /** Below this are the pages that links show. */
    private static final String SHARED = "/s";

    private static final Pattern FOLDER = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern FILE =
            Pattern.compile("[a-z][a-z0-9-]*\\.(?:js|css|json|svg|png|webp|woff2|webmanifest)");

    /** The files that a web jar brings, by the address at which the page imports them. */
    private static final Map<String, String> LIBRARIES = Map.of(
            "/web/lib/lit-html.js", "/META-INF/resources/webjars/lit-html/" + Build.litHtmlVersion() + "/lit-html.js");

    private final Pages pages = Pages.read();
    private final StaticFile registry = new StaticFile("registry.js", RegistryModule::bytes, POLICY);
    private final StaticFile worker = new StaticFile("sw.js", pages::worker, POLICY);
    private final Facts facts;
    private final Links links;
    private final Pictures pictures;
    private final Map<String, StaticFile> files = new ConcurrentHashMap<>();
    private final PageWords words;
    private final Assets assets;
    private final StaticFile sharedDocument;

    /**
     * What the page has to know of the service before it asks.
     *
     * @param sendsMail whether a forgotten password can be replaced by mail: the page must not promise one that never comes
     * @param registration whether people can make accounts themselves: closed, open or approval
     * @param hasGuests whether a visitor may look around without an account
     * @param publicUrl where people find it, if the operator said so
     */
    public record Facts(boolean sendsMail, String registration, boolean hasGuests, Optional<String> publicUrl) {}

    /** What is shared by links. */
    @FunctionalInterface
    public interface Links {
        /** The title that a live link has. */
        Optional<String> title(String token);
    }

    /** Pictures of what is shared by links. */
    @FunctionalInterface
    public interface Pictures {
        /** The picture of a live link, by the last part of its address. */
        Optional<Response> answer(Request request, String file);
    }

    /** The names of the ayanamsas by their ids are words of the page too; it also knows some facts of the service. */
    public WebRoutes(Map<String, String> ayanamsas, Facts facts, Links links, Pictures pictures) {
        this.facts = facts;
        this.links = links;
        this.pictures = pictures;
        this.words = new PageWords(ayanamsas, POLICY);
        this.assets = new Assets(pages, words, LIBRARIES, POLICY);
        this.sharedDocument = document(pages.all().stream()
                .filter(listed -> listed.path().equals(SHARED))
                .findFirst()
                .orElseThrow());
    }

    public void mount(Routes routes) {
        for (Pages.Page listed : pages.all()) {
            StaticFile document = document(listed);
            routes.blocking(
                    StaticFile.describePage(Operation.get(listed.operationId(), listed.path())
                            .open()
                            .summary(TAG, "The page: " + listed.summary())
                            .description(listed.description())),
                    request -> document.answer(request).with("Permissions-Policy", PERMISSIONS));
        }
        routes.blocking(
                Operation.get("pageShared", SHARED + "/{token}")
                        .open()
                        .summary(TAG, "The page: what a link shows")
                        .description(
                                "With `.png` at its end a picture of it, 1200 by 630 pixels, which chats show beside the link."
                                        + " A picture counts against the tier of the link's maker, and ends with the link.")
                        .parameters(StaticFile.parameter("token", "a-token"))
                        .answer(
                                200,
                                "A page, or its picture.",
                                // In an order: that of a plain map is another in every process.
                                new TreeMap<>(Map.of("text/html", Schema.text(), PNG, Schema.bytes(PNG))))
                        .answer(404, "A page that says so.", Map.of("text/html", Schema.text()))
                        .problems(403, 429)
                        .build(),
                this::shared);
        StaticFile unknown = document(pages.all().get(0));
        routes.unknownPage(
                StaticFile.describePage(Operation.get("pageUnknown", "/unknown")
                        .open()
                        .summary(TAG, "The page: nothing at this address")),
                request -> unknown.answerAs(404, request).with("Permissions-Policy", PERMISSIONS));
        routes.blocking(
                StaticFile.describe(
                                Operation.get("pageWorker", "/sw.js")
                                        .open()
                                        .summary(TAG, "The page: says so when there is no connection")
                                        .description(
                                                "A service worker that keeps nothing: a browser without a connection is told so in the"
                                                        + " reader's language, instead of by an error of its own."),
                                "text/javascript")
                        .build(),
                worker::answer);
        routes.blocking(
                        Operation.get("pageWords", "/web/i18n/{area}/{file}")
                                .open()
                                .summary(TAG, "The words of a part of the page in a language")
                                .description(
                                        "The texts of an area, such as `terms`, by their keys. What is not written in the"
                                                + " language is there in English.")
                                .parameters(
                                        StaticFile.parameter("area", "terms"), StaticFile.parameter("file", "ta.json"))
                                .answer(200, "The file.", Map.of(Operation.JSON, Schema.texts()))
                                .conditional()
                                .problems(404)
                                .build(),
                        words::answer)
                .blocking(
                        asset(
                                        "pageFile",
                                        "/web/{folder}/{file}",
                                        "A file of the page",
                                        "A script, style sheet, font or picture by itself, as it was written; the page fetches"
                                                + " bundles of them.")
                                .parameters(
                                        StaticFile.parameter("folder", "css"), StaticFile.parameter("file", "base.css"))
                                .build(),
                        this::file)
                .blocking(
                        asset(
                                        "pagePartFile",
                                        "/web/{folder}/{part}/{file}",
                                        "A file of a part of the page",
                                        "As `pageFile`, one folder deeper, such as the module of a view.")
                                .parameters(
                                        StaticFile.parameter("folder", "js"),
                                        StaticFile.parameter("part", "view"),
                                        StaticFile.parameter("file", "home.js"))
                                .build(),
                        this::partFile)
                .blocking(
                        asset(
                                        "pageAsset",
                                        "/assets/{version}/{folder}/{file}",
                                        "A bundle of the page",
                                        "Modules, style sheets or words put together, under a version of their content: the"
                                                + " answer may be kept for a year. For another version than the present one it is"
                                                + " what there is now, and is not kept.")
                                .parameters(
                                        StaticFile.parameter("version", "0"),
                                        StaticFile.parameter("folder", "js"),
                                        StaticFile.parameter("file", "main.js"))
                                .build(),
                        request -> bundle(request, request.pathParameter("folder")))
                .blocking(
                        asset(
                                        "pagePartAsset",
                                        "/assets/{version}/{folder}/{part}/{file}",
                                        "A bundle of a part of the page",
                                        "As `pageAsset`, one folder deeper, such as the words of a page in a language.")
                                .parameters(
                                        StaticFile.parameter("version", "0"),
                                        StaticFile.parameter("folder", "i18n"),
                                        StaticFile.parameter("part", "terms"),
                                        StaticFile.parameter("file", "ta.json"))
                                .build(),
                        request ->
                                bundle(request, request.pathParameter("folder") + "/" + request.pathParameter("part")));
    }

    /** Looked up for each who asks, as what a link shows ends when its maker says so; the document itself is made once. */
    private Response shared(Request request) {
        String token = request.pathParameter("token");
        if (token.endsWith(PICTURE)) {
            Optional<Response> picture = pictures.answer(request, token);
            if (picture.isPresent()) {
                return picture.get();
            }
        }
        String picture = facts.publicUrl().orElse("") + SHARED + "/" + token + PICTURE;
        Response page = links.title(token)
                .map(title -> Response.of(
                                200, "text/html; charset=utf-8", Pages.shared(sharedDocument.bytes(), title, picture))
                        .with("Content-Security-Policy", POLICY))
                .orElseGet(() -> sharedDocument.answerAs(404, request));
        return page.with("Permissions-Policy", PERMISSIONS).with("X-Robots-Tag", "noindex");
    }

    private StaticFile document(Pages.Page page) {
        return new StaticFile("index.html", () -> pages.document(page, assets.folder(), facts), POLICY);
    }

    private Response bundle(Request request, String folder) {
        return assets.answer(request, request.pathParameter("version"), folder + "/" + request.pathParameter("file"))
                .orElseThrow(WebRoutes::nothing);
    }

    private static Operation.Builder asset(String id, String path, String summary, String description) {
        return StaticFile.describe(
                Operation.get(id, path).open().summary(TAG, summary).description(description),
                "text/javascript",
                "text/css",
                "application/json",
                "application/manifest+json",
                "image/svg+xml",
                "image/png",
                "image/webp",
                "font/woff2");
    }

    private Response file(Request request) {
        return asset(request, List.of(request.pathParameter("folder")));
    }

    private Response partFile(Request request) {
        return asset(request, List.of(request.pathParameter("folder"), request.pathParameter("part")));
    }

    private Response asset(Request request, List<String> folders) {
        String file = request.pathParameter("file");
        if (!FILE.matcher(file).matches()
                || !folders.stream().allMatch(f -> FOLDER.matcher(f).matches())) {
            throw nothing();
        }
        String address = "/web/" + String.join("/", folders) + "/" + file;
        String resource = LIBRARIES.getOrDefault(address, address);
        StaticFile known = resource.equals(RegistryModule.ADDRESS) ? registry : files.get(resource);
        if (known == null) {
            // Only what exists is remembered, so that asking for names does not fill the memory.
            if (WebRoutes.class.getResource(resource) == null) {
                throw nothing();
            }
            known = files.computeIfAbsent(resource, r -> new StaticFile(r, POLICY));
        }
        return known.answer(request);
    }

    private static Problem nothing() {
        return Problem.of(ProblemCode.NO_SUCH_PATH.with());
    }
}
