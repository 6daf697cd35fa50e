package org.nirayana.service.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.report.LinkImage;
import org.nirayana.service.json.JsonValues;
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

    /** What every page has of the style sheets, in the names of bundles. */
    static final String COMMON_STYLES = "base";

    private static final String DOCS_LINK = "<a href=\"/docs\">/docs</a>";

    private static final Pattern SHEET =
            Pattern.compile(" *<link rel=\"stylesheet\" href=\"(/web/css/[a-z-]+\\.css)\">\n");

    /**
     * What the server has to know of a page.
     *
     * @param module what shows it, an address below {@code /web/js}
     * @param words the areas of the words that it begins with
     * @param styles the style sheets that it needs, without those that every page has, in the order of the document
     */
    record Page(
            String path,
            String operationId,
            String summary,
            String description,
            String module,
            List<Area> words,
            List<String> styles) {}

    private final List<?> rows;

    private Pages(List<?> rows) {
        this.rows = rows;
    }

    static Pages read() {
        try {
            return new Pages((List<?>) JsonValues.readTrusted(resource("/web/pages.json")));
        } catch (IOException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }

    List<Page> all() {
        return rows.stream().map(row -> (Map<?, ?>) row).map(this::page).toList();
    }

    private Page page(Map<?, ?> row) {
        return new Page(
                (String) row.get("path"),
                (String) row.get("operationId"),
                (String) row.get("summary"),
                (String) row.get("description"),
                (String) row.get("module"),
                ((List<?>) row.get("words"))
                        .stream()
                                .map(area -> Area.ofId((String) area).orElseThrow())
                                .toList(),
                stylesOf(row));
    }

    /** A page that does not say which it needs has all of them. */
    private List<String> stylesOf(Map<?, ?> row) {
        Object listed = row.get("styles");
        return sheets().stream()
                .map(Pages::sheetName)
                .filter(listed == null ? partial()::contains : ((List<?>) listed)::contains)
                .toList();
    }

    /** The style sheets of all pages, in their order: the addresses that the document names as it is written. */
    List<String> sheets() {
        return SHEET.matcher(template()).results().map(found -> found.group(1)).toList();
    }

    /** The names of the style sheets that only some pages need: those that a page lists. */
    Set<String> partial() {
        return rows.stream()
                .map(row -> ((Map<?, ?>) row).get("styles"))
                .filter(Objects::nonNull)
                .flatMap(styles -> ((List<?>) styles).stream())
                .map(String.class::cast)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** {@code chart} of {@code /web/css/chart.css}. */
    static String sheetName(String sheet) {
        return sheet.substring(sheet.lastIndexOf('/') + 1, sheet.lastIndexOf('.'));
    }

    /** The name of the bundle of the style sheets of a page, below the folder {@code css}. */
    static String styleBundle(Page page) {
        return Stream.concat(Stream.of(COMMON_STYLES), page.styles().stream()).collect(Collectors.joining("-"))
                + ".css";
    }

    /**
     * The document of a page, with the list in it (the router needs it before anything else) and its words. They differ in what is
     * fetched at once: style sheet, shell and view, each a bundle below the given folder.
     */
    byte[] document(Page page, String assets, WebRoutes.Facts facts) {
        Map<String, String> words = Catalogue.words(Area.DOCUMENT, Language.ENGLISH);
        String list = new String(JsonWriter.toJson(listed()), StandardCharsets.UTF_8);
        String fetched = """
                    <link rel="stylesheet" href="%1$s/css/%3$s" data-styles="%4$s">
                    <link rel="modulepreload" href="%1$s/js/main.js">
                    <link rel="modulepreload" href="%1$s/js/%2$s">
                  </head>
                """.formatted(assets, page.module(), styleBundle(page), String.join(" ", page.styles()));
        return SHEET.matcher(template())
                .replaceAll("")
                .replace("  </head>\n", fetched)
                .replace("\"/web/js/", "\"" + assets + "/js/")
                // Whatever a text may hold, the block ends where it ends.
                .replace(BLOCK, BLOCK + list.replace("<", "\\u003c"))
                .replace("{document.sends-mail}", Boolean.toString(facts.sendsMail()))
                .replace("{document.registration}", facts.registration())
                .replace("{document.guests}", facts.hasGuests() ? "on" : "off")
                .replace("{document.description}", words.get("document.description"))
                .replace("{document.noscript}", words.get("document.noscript").replace("{docs}", DOCS_LINK))
                .getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The document of a page that somebody shares: programs that show links to people read its title before they open it.
     *
     * @param document as it is without a title
     * @param picture the address of its picture
     */
    static byte[] shared(byte[] document, String title, String picture) {
        String head = """
                    <title>%1$s · Nirayana</title>
                    <meta name="robots" content="noindex">
                    <meta property="og:type" content="website">
                    <meta property="og:site_name" content="Nirayana">
                    <meta property="og:title" content="%1$s">
                    <meta property="og:image" content="%2$s">
                    <meta property="og:image:type" content="image/png">
                    <meta property="og:image:width" content="%3$d">
                    <meta property="og:image:height" content="%4$d">
                    <meta property="og:image:alt" content="%1$s">
                    <meta name="twitter:card" content="summary_large_image">
                """.formatted(escaped(title), escaped(picture), LinkImage.WIDTH, LinkImage.HEIGHT);
        return new String(document, StandardCharsets.UTF_8)
                .replace("    <title>Nirayana</title>\n", head)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** The list as the router reads it: each page says which style sheets it needs. */
    private List<Map<String, Object>> listed() {
        return rows.stream()
                .map(row -> (Map<?, ?>) row)
                .map(row -> {
                    Map<String, Object> whole = new LinkedHashMap<>();
                    row.forEach((key, value) -> whole.put((String) key, value));
                    whole.put("styles", stylesOf(row));
                    // For the description of the API alone; the router has no use for them.
                    whole.keySet().removeAll(List.of("operationId", "summary", "description"));
                    return whole;
                })
                .toList();
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
