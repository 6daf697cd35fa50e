package org.nirayana.service.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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

    /** What the server has to know of a page. */
    record Page(String path, String operationId, String summary) {}

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
        return new Page((String) row.get("path"), (String) row.get("operationId"), (String) row.get("summary"));
    }

    /** The one document of all pages, with the list in it (the router needs it before anything else) and its words. */
    byte[] document() {
        Map<String, String> words = Catalogue.words(Area.DOCUMENT, Language.ENGLISH);
        String list = new String(JsonWriter.toJson(rows), StandardCharsets.UTF_8);
        return new String(resource("/web/index.html"), StandardCharsets.UTF_8)
                // Whatever a text may hold, the block ends where it ends.
                .replace(BLOCK, BLOCK + list.replace("<", "\\u003c"))
                .replace("{document.description}", words.get("document.description"))
                .replace("{document.noscript}", words.get("document.noscript").replace("{docs}", DOCS_LINK))
                .getBytes(StandardCharsets.UTF_8);
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

    private static byte[] resource(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
