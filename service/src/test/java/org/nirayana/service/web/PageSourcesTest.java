package org.nirayana.service.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** What the sources of the page ask for is there: words in the catalogue, and modules. */
class PageSourcesTest {
    private static final Path WEB = Path.of("../web/src/main/resources/web");

    /** The page asks for no catalogue that is not written. */
    @Test
    void thePageKnowsTheLanguagesOfTheCatalogue() throws IOException {
        String source = Files.readString(WEB.resolve("js/early.js"));
        assertThat(list(source, "LANGUAGES = ["))
                .containsExactlyElementsOf(
                        Stream.of(Language.values()).map(Language::code).toList());
        assertThat(Stream.of(Area.values()).filter(area -> area.languages().size() == 1))
                .as("areas that the page would ask for in vain")
                .containsExactly(Area.DOCUMENT);
    }

    private static List<String> list(String source, String begin) {
        int from = source.indexOf(begin) + begin.length();
        return Pattern.compile("'(\\w+)'")
                .matcher(source.substring(from, source.indexOf(']', from)))
                .results()
                .map(m -> m.group(1))
                .toList();
    }

    /** Words for people are in the catalogue; pictures of charts, drawn from it, are not looked at. */
    @Test
    void thePageHasNoWordsInAnIndianScript() throws IOException {
        try (Stream<Path> files = Files.walk(WEB)) {
            List<Path> all = files.filter(file -> file.toString().matches(".*\\.(js|html|css|json)"))
                    .toList();
            assertThat(all).hasSizeGreaterThan(50);
            for (Path file : all) {
                assertThat(Files.readString(file).codePoints())
                        .as(file.toString())
                        .isNotEmpty()
                        .noneMatch(c -> c >= 0x0900 && c < 0x0E00);
            }
        }
    }

    /** Only whole keys in the source are seen; one that is put together is met by the browser tests. */
    @Test
    void everyWordThatThePageAsksForIsThere() throws IOException {
        Set<String> known = new TreeSet<>();
        for (Area area : Area.values()) {
            known.addAll(Catalogue.words(area, Language.ENGLISH).keySet());
        }
        Pattern asked = Pattern.compile("\\bt\\('([a-z]+\\.[A-Za-z0-9.-]+)'");
        Set<String> found = new TreeSet<>();
        List<String> missing = new ArrayList<>();
        for (Path script : scripts()) {
            asked.matcher(Files.readString(script))
                    .results()
                    .map(m -> m.group(1))
                    .forEach(key -> {
                        found.add(key);
                        if (!known.contains(key)) {
                            missing.add(script.getFileName() + ": " + key);
                        }
                    });
        }
        assertThat(missing).isEmpty();
        assertThat(found).hasSizeGreaterThan(100);
    }

    @Test
    void everyModuleThatIsImportedExists() throws IOException {
        Pattern imported = Pattern.compile("(?:from|import\\()\\s*'(\\.[^']+)'");
        int links = 0;
        for (Path script : scripts()) {
            for (MatchResult found :
                    imported.matcher(Files.readString(script)).results().toList()) {
                Path module = script.resolveSibling(found.group(1)).normalize();
                // The server writes this one, from the registry of conventions.
                if (!module.equals(WEB.resolve("js/registry.js"))) {
                    assertThat(module).as(script.toString()).exists();
                }
                links++;
            }
        }
        Pattern linked = Pattern.compile("(?:href|src)=\"/web/([^\"]+)\"");
        for (MatchResult found : linked.matcher(Files.readString(WEB.resolve("index.html")))
                .results()
                .toList()) {
            assertThat(WEB.resolve(found.group(1))).exists();
            links++;
        }
        assertThat(links).isGreaterThan(30);
    }

    private static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(WEB.resolve("js"))) {
            List<Path> scripts = files.filter(f -> f.toString().endsWith(".js")).toList();
            assertThat(scripts).hasSizeGreaterThan(15);
            return scripts;
        }
    }
}
