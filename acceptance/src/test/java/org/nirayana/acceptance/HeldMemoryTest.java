package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;

/**
 * Every field that holds a map, a set, a queue or a cache of its own stands in docs/reliability.md: with its bound in bytes, or among those that
 * grow with nothing that callers send. Who adds one has to say which it is.
 */
@Tag("memory")
class HeldMemoryTest {
    private static final List<String> TOOLS = List.of("testing", "acceptance", "spark", "tools", "samples");

    private static final String GROWING =
            "(?:new (?:Concurrent|CopyOnWrite|Weak|Identity|Linked|Hash|Tree|Priority|Delay)\\w+"
                    + "|new (?:ArrayDeque|LastUsed|RecentValues|CallerLimit|CallerQueue|LocalRateLimiter|RedisRateLimiter|ClassValue|SoftReference|WeakReference|ThreadLocal)"
                    + "|Caffeine|ConcurrentHashMap|ThreadLocal|Collections\\.(?:synchronized\\w+|newSetFromMap))";

    /** As the formatter writes it: no line of a method has one of these words before a name and what it is set to. */
    private static final Pattern FIELD = Pattern.compile(
            "^ {4,12}(?:(?:private|protected|public|static|final|volatile|transient) )+[^=;(){}\\n]+? (\\w+)\\s*=\\s*"
                    + GROWING + "\\b",
            Pattern.MULTILINE);

    /** Caches are also made in constructors: then the class has a row. */
    private static final Pattern CACHE = Pattern.compile("Caffeine\\s*\\.newBuilder|boolean removeEldestEntry");

    private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w+)\\.(\\w+)`");

    private static List<Path> sources() throws IOException {
        List<Path> folders = Project.modules().values().stream()
                .filter(folder ->
                        TOOLS.stream().noneMatch(tool -> folder.toString().contains("/" + tool)))
                .map(folder -> folder.resolve("src/main/java"))
                .filter(Files::isDirectory)
                .toList();
        assertThat(folders).hasSizeGreaterThan(8);
        List<Path> all = new java.util.ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
            }
        }
        assertThat(all).hasSizeGreaterThan(500);
        return all;
    }

    private static String section() throws IOException {
        String document = Files.readString(Project.file("docs/reliability.md"));
        String begin = "\n## What is held in memory\n";
        assertThat(document).contains(begin);
        String rest = document.substring(document.indexOf(begin) + begin.length());
        return rest.substring(0, rest.indexOf("\n## "));
    }

    @Test
    void whatCanGrowStandsInTheDocument() throws IOException {
        Set<String> found = new TreeSet<>();
        Set<String> caches = new TreeSet<>();
        for (Path file : sources()) {
            String type = file.getFileName().toString().replace(".java", "");
            String source = Files.readString(file);
            FIELD.matcher(source)
                    .results()
                    .map((MatchResult one) -> type + "." + one.group(1))
                    .forEach(found::add);
            if (CACHE.matcher(source).find()) {
                caches.add(type);
            }
        }
        assertThat(found).hasSizeGreaterThan(60).contains("Workers.shares", "UsageCounter.counts");
        assertThat(caches).contains("LocalRateLimiter", "AccountCache", "LastUsed");
        String section = section();
        Set<String> named = NAMED.matcher(section)
                .results()
                .map((MatchResult one) -> one.group(1) + "." + one.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(named)
                .as("fields with a map, set, queue or cache, and those of docs/reliability.md, What is held in memory")
                .containsAll(found);
        assertThat(section).contains(caches.stream().map(cache -> "`" + cache).toList());
        // Nor does the document keep what the product has no more.
        Set<String> types = sources().stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        for (String name : named) {
            String type = name.substring(0, name.indexOf('.'));
            assertThat(types).as(name).contains(type);
        }
        Proof.figure(37, found.size() + " fields that can grow, each with its bound in docs/reliability.md");
    }
}
