package org.nirayana.service.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.service.http.Json;
import org.nirayana.words.Language;

/** The words of the page: the same in every language, and there when the page asks for them. */
class CataloguesTest {
    private static final Path WEB = Path.of("../web/src/main/resources/web");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\w+}");

    @Test
    void everyLanguageHasExactlyTheWordsOfEnglish() throws IOException {
        Set<String> all =
                Stream.of(Language.values()).map(Language::code).collect(Collectors.toCollection(TreeSet::new));
        Set<String> englishOnly = englishOnly();
        for (String feature : features()) {
            Map<String, String> english = catalogue(feature, "en");
            if (english.isEmpty()) {
                continue;
            }
            Set<String> expected = englishOnly.contains(feature) ? Set.of("en") : all;
            assertThat(languages(feature)).as(feature).isEqualTo(expected);
            assertThat(english.keySet()).as(feature).isNotEmpty().allMatch(key -> key.startsWith(feature + "."));
            for (String language : expected) {
                Map<String, String> words = catalogue(feature, language);
                assertThat(words.keySet()).as(feature + "/" + language).isEqualTo(english.keySet());
                words.forEach((key, text) -> {
                    assertThat(text).as(language + " " + key).isNotBlank();
                    assertThat(placeholders(text))
                            .as(language + " " + key)
                            .containsExactlyInAnyOrderElementsOf(placeholders(english.get(key)));
                });
            }
        }
    }

    /** Only whole keys in the source are seen; one that is put together is met by the browser tests. */
    @Test
    void everyWordThatThePageAsksForIsThere() throws IOException {
        Set<String> known = new TreeSet<>();
        for (String feature : features()) {
            known.addAll(catalogue(feature, "en").keySet());
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
                        if (!key.startsWith("terms.") && !known.contains(key)) {
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
                assertThat(script.resolveSibling(found.group(1)).normalize())
                        .as(script.toString())
                        .exists();
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

    private static Set<String> englishOnly() throws IOException {
        String source = Files.readString(WEB.resolve("js/i18n.js"));
        String set = source.replaceAll("(?s).*ENGLISH_ONLY = new Set\\(\\[([^\\]]*)].*", "$1");
        return Pattern.compile("'(\\w+)'")
                .matcher(set)
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toSet());
    }

    private static List<String> features() throws IOException {
        return names(WEB.resolve("i18n"));
    }

    private static Set<String> languages(String feature) throws IOException {
        return names(WEB.resolve("i18n").resolve(feature)).stream()
                .map(file -> file.replace(".json", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> found = Files.list(folder)) {
            return found.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }

    private static Map<String, String> catalogue(String feature, String language) throws IOException {
        Path file = WEB.resolve("i18n").resolve(feature).resolve(language + ".json");
        Map<String, String> words = new TreeMap<>();
        ((Map<?, ?>) Json.readTrusted(Files.readString(file).getBytes(StandardCharsets.UTF_8)))
                .forEach((key, text) -> words.put((String) key, (String) text));
        return words;
    }

    private static List<String> placeholders(String text) {
        return PLACEHOLDER.matcher(text).results().map(MatchResult::group).toList();
    }
}
