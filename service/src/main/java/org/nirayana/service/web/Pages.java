package org.nirayana.service.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.service.http.Json;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/**
 * The pages, as {@code web/pages.json} lists them: the one list, from which the server has its paths and the router of the
 * page its views.
 */
final class Pages {
    /** Where the document holds the list; a block of data, which no browser runs and no policy has to allow. */
    private static final String BLOCK = "<script type=\"application/json\" id=\"pages\">";

    /** Where the worker holds its words. */
    private static final String WORDS = "/* words */ {}";

    private static final String DOCS_LINK = "<a href=\"/docs\">/docs</a>";

    private static final Pattern SHEET =
            Pattern.compile(" *<link rel=\"stylesheet\" href=\"(/web/css/[a-z-]+\\.css)\">\n");

    /**
     * What the server has to know of a page.
     *
     * @param module what shows it, an address below {@code /web/js}
     * @param words the areas of the words that it begins with
     */
    record Page(String path, String operationId, String summary, String module, List<Area> words) {}

    private final List<?> rows;

    private Pages(List<?> rows) {
        this.rows = rows;
    }

    static Pages read() {
        try {
            return new Pages((List<?>) Json.readTrusted(resource("/web/pages.json")));
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    List<Page> all() {
        return rows.stream().map(row -> (Map<?, ?>) row).map(Pages::page).toList();
    }

    private static Page page(Map<?, ?> row) {
        return new Page(
                (String) row.get("path"),
                (String) row.get("operationId"),
                (String) row.get("summary"),
                (String) row.get("module"),
                ((List<?>) row.get("words"))
                        .stream()
                                .map(area -> Area.ofId((String) area).orElseThrow())
                                .toList());
    }

    /** The style sheets of the page, in their order: the addresses that the document names as it is written. */
    List<String> sheets() {
        return SHEET.matcher(template()).results().map(found -> found.group(1)).toList();
    }

    /**
     * The document of a page, with the list in it (the router needs it before anything else) and its words. They differ in what is
     * fetched at once: style sheet, shell and view, each a bundle below the given folder.
     *
     * @param sendsMail whether a forgotten password can be replaced by mail: the page must not promise one that never comes
     */
    byte[] document(Page page, String assets, boolean sendsMail) {
        Map<String, String> words = Catalogue.words(Area.DOCUMENT, Language.ENGLISH);
        String list = new String(JsonWriter.toJson(rows), StandardCharsets.UTF_8);
        String fetched = """
                    <link rel="stylesheet" href="%1$s/css/page.css">
                    <link rel="modulepreload" href="%1$s/js/main.js">
                    <link rel="modulepreload" href="%1$s/js/%2$s">
                  </head>
                """.formatted(assets, page.module());
        return SHEET.matcher(template())
                .replaceAll("")
                .replace("  </head>\n", fetched)
                .replace("\"/web/js/", "\"" + assets + "/js/")
                // Whatever a text may hold, the block ends where it ends.
                .replace(BLOCK, BLOCK + list.replace("<", "\\u003c"))
                .replace("{document.sends-mail}", Boolean.toString(sendsMail))
                .replace("{document.description}", words.get("document.description"))
                .replace("{document.noscript}", words.get("document.noscript").replace("{docs}", DOCS_LINK))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String template() {
        return new String(resource("/web/index.html"), StandardCharsets.UTF_8);
    }

    /** The worker of the page, with its words in every language: it speaks when nothing can be fetched. */
    byte[] worker() {
        Map<String, Map<String, String>> words = new TreeMap<>();
        for (Language language : Language.values()) {
            Map<String, String> shell = Catalogue.words(Area.SHELL, language);
            words.put(
                    language.code(),
                    Map.of(
                            "title", shell.get("shell.offline.title"),
                            "text", shell.get("shell.offline.text"),
                            "again", shell.get("shell.retry")));
        }
        return new String(resource("/web/sw.js"), StandardCharsets.UTF_8)
                .replace(WORDS, new String(JsonWriter.toJson(words), StandardCharsets.UTF_8))
                .getBytes(StandardCharsets.UTF_8);
    }

    static byte[] resource(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
