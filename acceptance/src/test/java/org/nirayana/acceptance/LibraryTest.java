package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Project;

/**
 * The library as others use it: the program of the README, in a project that has nothing but the README's dependency,
 * {@code engine/samples/outside}.
 *
 * <p>Maven builds that project from a repository made for the test: links to everything that the user's has, and a folder
 * of its own for {@code org.nirayana}, where the jars of this build lie as {@code ./nirayana install} would put them. So
 * the user's repository is neither written to nor asked for what somebody installed there earlier, and no plugin is
 * fetched. The same program is then compiled and run as a Java module, which Maven would hide: a module that was left out
 * or does not export what it should shows only there.
 */
class LibraryTest {
    private static final List<String> LIBRARIES = List.of(
            "nirayana",
            "nirayana-astronomy",
            "nirayana-jyotisha",
            "nirayana-place",
            "nirayana-words",
            "nirayana-drawing");

    private static final String VERSION = first("<version>(.+?)</version>", read(Command.ROOT.resolve("pom.xml")))
            .group(1);

    /** Text in and out is UTF-8 whatever the machine's habits. */
    private static final List<String> UTF_8 = List.of("-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8");

    @TempDir
    static Path folder;

    private static final Path OUTSIDE = Command.ROOT.resolve("engine/samples/outside");

    private static String dependency;
    private static String program;
    private static String promised;

    @BeforeAll
    static void readTheReadme() {
        String section = first("## Use it as a library\n(?s:(.*?))\n## ", read(Command.ROOT.resolve("README.md")))
                .group(1);
        dependency = first("```xml\n(?s:(.*?))```", section).group(1);
        program = first("```java\n(?s:(.*?))```", section).group(1);
        promised = first("```text\n(?s:(.*?))```", section).group(1);
    }

    /** JUnit would say of every link that it leads out of the temporary folder. */
    @AfterAll
    static void unlink() throws IOException {
        for (Path links : List.of(folder.resolve("repository"), folder.resolve("repository/org"))) {
            if (Files.isDirectory(links)) {
                try (Stream<Path> entries = Files.list(links)) {
                    for (Path entry : entries.filter(Files::isSymbolicLink).toList()) {
                        Files.delete(entry);
                    }
                }
            }
        }
    }

    private static MatchResult first(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no " + pattern + "."));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Path jar(String library) {
        return Project.modules().get(library).resolve("target").resolve(library + "-" + VERSION + ".jar");
    }

    /** What newcomers copy is what the pages show. */
    @Test
    void theProjectOutsideIsTheOneOfTheReadmeAndTheGuide() {
        String pom = read(OUTSIDE.resolve("pom.xml"));
        assertThat(read(OUTSIDE.resolve("src/main/java/Example.java"))).isEqualTo(program);
        assertThat(read(OUTSIDE.resolve("prints.txt"))).isEqualTo(promised);
        assertThat(pom).contains(dependency.strip().indent(4));
        assertThat(pom).contains(plugin("compiler"), plugin("resources"));
        assertThat(read(Command.ROOT.resolve("docs/library.md"))).contains("```xml\n" + pom + "```");
    }

    @Test
    void aProjectThatDependsOnItAloneCompilesAndPrintsAChart() throws IOException {
        Path repository = repository();
        Path project = folder.resolve("project");
        Path source = project.resolve("src/main/java/Example.java");
        Files.createDirectories(source.getParent());
        Files.copy(OUTSIDE.resolve("src/main/java/Example.java"), source);
        Files.copy(OUTSIDE.resolve("pom.xml"), project.resolve("pom.xml"));
        Command.Result built = Command.run(
                project,
                Map.of("MAVEN_OPTS", String.join(" ", Command.SHORT_LIVED)),
                "mvn",
                "-B",
                "-o",
                "-X",
                "-Dmaven.repo.local=" + repository,
                "compile");
        assertThat(built.exitCode()).as(built.out() + built.err()).isZero();
        // What Maven compiled with is the six and nothing else; it runs with them too.
        String classPath = first("\\[DEBUG\\]   \\(f\\) compilePath = \\[(.*)\\]", built.out())
                .group(1);
        List<String> used = List.of(classPath.split(", "));
        assertThat(used.stream().filter(entry -> entry.endsWith(".jar")))
                .hasSize(LIBRARIES.size())
                .allMatch(entry -> Path.of(entry).startsWith(repository.resolve("org/nirayana")));
        assertThat(java("-cp", String.join(File.pathSeparator, used), "Example"))
                .isEqualTo(promised);
    }

    /** Its version is the one that this build uses, so that it is there. */
    private static String plugin(String name) {
        String version = first("<version.plugin." + name + ">(.+?)</", read(Command.ROOT.resolve("pom.xml")))
                .group(1);
        return "<artifactId>maven-%s-plugin</artifactId>\n        <version>%s</version>".formatted(name, version);
    }

    /** What the user's repository has, but for what is ours. */
    private static Path repository() throws IOException {
        Path users =
                Path.of(System.getProperty("nirayana.repository", System.getProperty("user.home") + "/.m2/repository"));
        Path repository = folder.resolve("repository");
        link(users, repository, "org");
        link(users.resolve("org"), repository.resolve("org"), "nirayana");
        Map<String, Path> poms = new LinkedHashMap<>();
        poms.put("nirayana-parent", Command.ROOT);
        LIBRARIES.forEach(library -> poms.put(library, Project.modules().get(library)));
        for (Map.Entry<String, Path> pom : poms.entrySet()) {
            String name = pom.getKey();
            Path place = repository.resolve("org/nirayana").resolve(name).resolve(VERSION);
            Files.createDirectories(place);
            Files.copy(pom.getValue().resolve("pom.xml"), place.resolve(name + "-" + VERSION + ".pom"));
            if (LIBRARIES.contains(name)) {
                Files.copy(jar(name), place.resolve(name + "-" + VERSION + ".jar"));
            }
        }
        return repository;
    }

    private static void link(Path from, Path to, String except) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> entries = Files.list(from)) {
            for (Path entry : entries.toList()) {
                if (!entry.endsWith(except)) {
                    Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
                }
            }
        }
    }

    @Test
    void aModuleThatRequiresItAlonePrintsTheSameChart() throws IOException {
        Path source = folder.resolve("module/outside");
        Files.createDirectories(source.resolve("outside"));
        Files.writeString(source.resolve("module-info.java"), "module outside { requires org.nirayana; }");
        Files.writeString(source.resolve("outside/Example.java"), "package outside;\n" + program);
        String modulePath = String.join(
                File.pathSeparator,
                LIBRARIES.stream().map(library -> jar(library).toString()).toList());
        Path classes = folder.resolve("module/classes");
        Command.Result compiled = Command.run(
                folder,
                Map.of(),
                Command.JAVA.resolveSibling("javac").toString(),
                "-J-XX:TieredStopAtLevel=1",
                "-encoding",
                "UTF-8",
                "-Xlint:all",
                "-Werror",
                "-d",
                classes.toString(),
                "--module-path",
                modulePath,
                source.resolve("module-info.java").toString(),
                source.resolve("outside/Example.java").toString());
        assertThat(compiled.exitCode()).as(compiled.out() + compiled.err()).isZero();
        assertThat(java(
                        "--module-path",
                        classes + File.pathSeparator + modulePath,
                        "--module",
                        "outside/outside.Example"))
                .isEqualTo(promised);
    }

    private static String java(String... words) {
        List<String> all = new ArrayList<>(List.of(Command.JAVA.toString()));
        all.addAll(Command.SHORT_LIVED);
        all.addAll(UTF_8);
        all.addAll(List.of(words));
        Command.Result result = Command.run(folder, Map.of(), all.toArray(String[]::new));
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    /** It has no parent to take its version from. */
    @Test
    void theBomNamesEveryLibraryInTheVersionOfThisBuild() {
        String bom = read(Command.ROOT.resolve("engine/bom/pom.xml"));
        assertThat(first("<version>(.+?)</version>", bom).group(1)).isEqualTo(VERSION);
        assertThat(bom).doesNotContain("<parent>");
        assertThat(Pattern.compile("<dependency>\\s*<groupId>org.nirayana</groupId>\\s*<artifactId>(.+?)</artifactId>"
                                + "\\s*<version>\\$\\{project.version}</version>\\s*</dependency>")
                        .matcher(bom)
                        .results()
                        .map(found -> found.group(1)))
                .containsExactlyElementsOf(
                        Stream.concat(LIBRARIES.stream(), Stream.of("nirayana-batch", "nirayana-spark"))
                                .toList());
        assertThat(dependency).contains("<version>" + VERSION + "</version>");
    }
}
