package org.nirayana.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Project;

/** {@code docs/library.md} shows programs that {@link SamplesTest} runs, and says of packages what they say of themselves. */
class GuideTest {
    private static final Path SOURCES = Project.file("engine/samples/src/main/java/org/nirayana/samples");
    private static final Path PRINTED = Project.file("engine/samples/src/test/resources");
    private static final String GUIDE = read(Project.file("docs/library.md"));

    /** A program's link, what it does and what it prints. */
    private static final Pattern EXAMPLE = Pattern.compile(
            "\\[(\\w+)]\\(\\.\\./engine/samples/[^)]*\\):\n\n```java\n(.*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);

    private static final Pattern SENTENCE =
            Pattern.compile("/\\*\\*(.*?\\.)(?= |\n \\*\n|\\s*\\*/|\n \\* <p>)", Pattern.DOTALL);

    @Test
    void examplesAreProgramsThatRun() {
        List<MatchResult> examples = EXAMPLE.matcher(GUIDE).results().toList();
        assertThat(examples).hasSizeGreaterThan(3);
        assertThat(GUIDE.split("```java", -1)).as("blocks of code").hasSize(examples.size() + 1);
        for (MatchResult example : examples) {
            String program = example.group(1);
            assertThat(plain(read(SOURCES.resolve(program + ".java"))))
                    .as(program)
                    .contains(plain(example.group(2)));
            assertThat(example.group(3)).as(program).isEqualTo(read(PRINTED.resolve(program + ".txt")));
        }
    }

    @Test
    void thePictureHasTheArrowsOfTheModules() {
        String arrows = modules()
                .flatMap(module -> find("requires transitive ([\\w.]+);", module)
                        .map(needed -> name(module) + " --> " + needed.group(1)))
                .sorted()
                .collect(Collectors.joining("\n"));
        assertThat(arrows).isNotEmpty();
        assertThat(plain(GUIDE)).contains("```mermaid\ngraph TD\n" + arrows + "\n```");
    }

    @Test
    void everyPackageIsListedInItsOwnWords() {
        List<String> rows = Project.modules().values().stream()
                .filter(folder -> Files.exists(info(folder)) && !folder.endsWith("samples"))
                .flatMap(folder -> find("exports ([\\w.]+);", read(info(folder)))
                        .map(exported ->
                                "| `" + exported.group(1) + "` | " + sentence(folder, exported.group(1)) + " |"))
                .sorted()
                .toList();
        assertThat(rows).hasSizeGreaterThan(30);
        assertThat(GUIDE.lines().filter(line -> line.startsWith("| `org.")).sorted())
                .isEqualTo(rows);
    }

    private static Stream<String> modules() {
        return Project.modules().values().stream()
                .map(GuideTest::info)
                .filter(info -> Files.exists(info) && !info.toString().contains("samples"))
                .map(GuideTest::read);
    }

    private static Path info(Path folder) {
        return folder.resolve("src/main/java/module-info.java");
    }

    private static String name(String module) {
        return find("module ([\\w.]+) \\{", module).findFirst().orElseThrow().group(1);
    }

    /** What the description of a package begins with. */
    private static String sentence(Path folder, String name) {
        String source = read(
                folder.resolve("src/main/java").resolve(name.replace('.', '/')).resolve("package-info.java"));
        return SENTENCE.matcher(source)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1)
                .replaceAll("\n \\* ?", " ")
                .replaceAll("\\{@code ([^}]*)}", "`$1`")
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** Without what the place of a line does to it. */
    private static String plain(String code) {
        return code.lines().map(String::strip).collect(Collectors.joining("\n"));
    }

    private static Stream<MatchResult> find(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
