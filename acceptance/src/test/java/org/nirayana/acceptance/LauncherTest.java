package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher's decisions, with a Java and a Maven that only write down what they are asked: a real build would take
 * minutes and is what everything else here rests on anyway.
 */
class LauncherTest {
    @TempDir
    Path temp;

    private Path root;
    private Path tools;
    private Path calls;

    @BeforeEach
    void layOut() throws IOException {
        root = Files.createDirectories(temp.resolve("a path with spaces/nirayana"));
        tools = Files.createDirectories(temp.resolve("tools"));
        calls = temp.resolve("calls");
        Files.copy(Command.ROOT.resolve("nirayana"), root.resolve("nirayana"));
        Files.createDirectories(root.resolve(".mvn"));
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        for (String module : new String[] {"astronomy", "jyotisha", "chart", "web", "service"}) {
            Files.createDirectories(root.resolve(module + "/src/main/java"));
            Files.writeString(root.resolve(module + "/pom.xml"), "<project/>");
            Files.writeString(root.resolve(module + "/src/main/java/A.java"), "class A {}");
        }
        for (String tool : new String[] {
            "bash",
            "env",
            "dirname",
            "readlink",
            "sed",
            "head",
            "cksum",
            "tr",
            "cat",
            "find",
            "sort",
            "xargs",
            "touch",
            "mkdir",
            "tee",
            "awk",
            "grep",
            "tail",
            "rm",
            "mv",
            "ls",
            "flock",
            "cut"
        }) {
            link(tool);
        }
        script("java", """
                if [ "$1" = -version ]; then echo 'openjdk version "17.0.1"' >&2; exit; fi
                echo "java $*" >>"$CALLS"
                for word; do
                  case $word in -XX:ArchiveClassesAtExit=*) : >"${word#*=}" ;; esac
                done
                """);
        script("javac", "exit 0");
        script("mvn", """
                if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                echo "mvn $*" >>"$CALLS"
                mkdir -p service/target && echo jar >service/target/nirayana.jar
                """);
    }

    private void link(String tool) throws IOException {
        for (String folder : System.getenv("PATH").split(":", -1)) {
            Path found = Path.of(folder, tool);
            if (Files.isExecutable(found)) {
                Files.createSymbolicLink(tools.resolve(tool), found);
                return;
            }
        }
    }

    private void script(String name, String body) throws IOException {
        Path file = tools.resolve("bin").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/usr/bin/env bash\n" + body);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Command.Result nirayana(String... words) {
        return nirayana(root, Map.of(), words);
    }

    private Command.Result nirayana(Path folder, Map<String, String> more, String... words) {
        Map<String, String> environment = new java.util.HashMap<>(
                Map.of("PATH", tools.resolve("bin") + ":" + tools, "CALLS", calls.toString(), "JAVA_HOME", ""));
        environment.putAll(more);
        String[] command = Stream.concat(Stream.of(root.resolve("nirayana").toString()), Stream.of(words))
                .toArray(String[]::new);
        return Command.run(folder, environment, command);
    }

    private String calls() throws IOException {
        String made = Files.exists(calls) ? Files.readString(calls) : "";
        Files.deleteIfExists(calls);
        return made;
    }

    /** Sets a file's time well after the last build, as an editor does. */
    private static void edit(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(5)));
    }

    @Test
    void shellcheckFindsNothing() {
        Path checker = Path.of("/usr/bin/shellcheck");
        if (!"true".equals(System.getenv("CI"))) {
            assumeTrue(Files.isExecutable(checker), "shellcheck is not installed");
        }
        Command.Result result = Command.run(Command.ROOT, Map.of(), checker.toString(), "nirayana", ".ci/run");
        assertThat(result.out()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void theFirstStartBuildsAndTheSecondDoesNot() throws IOException {
        Command.Result first = nirayana("serve");
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.err()).contains("Building the service").contains("Preparing a quick start");
        assertThat(calls()).contains("mvn -B -pl service -am").contains("org.nirayana.service.Main");
        Command.Result second = nirayana("serve");
        assertThat(second.exitCode()).isZero();
        assertThat(second.err()).isEmpty();
        assertThat(calls())
                .doesNotContain("mvn")
                .contains("-XX:SharedArchiveFile=")
                .endsWith("org.nirayana.service.Main\n");
    }

    @Test
    void whatChangedIsBuiltAgain() throws IOException {
        nirayana("build");
        calls();
        edit(root.resolve("jyotisha/src/main/java/A.java"), "class A { int a; }");
        nirayana("build");
        assertThat(calls()).contains("mvn");
        // Touched but the same: no build.
        Files.setLastModifiedTime(
                root.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
        nirayana("build");
        assertThat(calls()).isEmpty();
        // Removed: a build.
        Files.delete(root.resolve("chart/src/main/java/A.java"));
        Files.setLastModifiedTime(
                root.resolve("chart/src/main/java"), FileTime.from(Instant.now().plusSeconds(120)));
        nirayana("build");
        assertThat(calls()).contains("mvn");
        // Tests are no part of the service.
        Files.createDirectories(root.resolve("service/src/test/java"));
        edit(root.resolve("service/src/test/java/B.java"), "class B {}");
        nirayana("build");
        assertThat(calls()).isEmpty();
    }

    @Test
    void aFailedBuildSaysSoAndStops() throws IOException {
        script("mvn", """
                if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                echo '[ERROR] something is wrong'
                exit 1
                """);
        Command.Result result = nirayana("serve");
        assertThat(result.exitCode()).isEqualTo(4);
        assertThat(result.err()).contains("The build failed").contains("something is wrong");
        assertThat(calls()).doesNotContain("Main");
    }

    @Test
    void itWorksFromAnyFolderAndThroughALink() throws IOException {
        Path link = Files.createSymbolicLink(temp.resolve("link to nirayana"), root.resolve("nirayana"));
        Command.Result result = Command.run(
                Path.of("/"),
                Map.of("PATH", tools.resolve("bin") + ":" + tools, "CALLS", calls.toString(), "JAVA_HOME", ""),
                link.toString(),
                "serve");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(calls())
                .contains(root.toRealPath(LinkOption.NOFOLLOW_LINKS)
                        .resolve("service/target/nirayana.jar")
                        .toString());
    }

    @Test
    void javaMissingOrTooOldIsSaidClearly() throws IOException {
        Files.move(tools.resolve("bin/java"), tools.resolve("java-kept"));
        assertThat(nirayana("serve").err()).contains("Java is missing").contains("17");
        script("java", "echo 'openjdk version \"11.0.2\"' >&2");
        Command.Result old = nirayana("serve");
        assertThat(old.exitCode()).isNotZero();
        assertThat(old.err()).contains("11.0.2").contains("too old").contains("17");
        assertThat(nirayana(root, Map.of("JAVA_HOME", temp.resolve("nowhere").toString()), "serve")
                        .err())
                .contains("JAVA_HOME is '" + temp.resolve("nowhere") + "'");
    }

    @Test
    void mavenMissingOrTooOldIsSaidClearly() throws IOException {
        Files.delete(tools.resolve("bin/mvn"));
        assertThat(nirayana("serve").err()).contains("Maven is missing").contains("3.8");
        script("mvn", "echo 'Apache Maven 3.6.3'");
        Command.Result old = nirayana("serve");
        assertThat(old.exitCode()).isNotZero();
        assertThat(old.err()).contains("3.6.3").contains("too old").contains("3.8");
    }

    @Test
    void mavenIsNotNeededWhenNothingIsToBuild() throws IOException {
        nirayana("build");
        Files.delete(tools.resolve("bin/mvn"));
        Command.Result result = nirayana("serve");
        assertThat(result.exitCode()).as(result.err()).isZero();
    }

    @Test
    void helpAndUnknownCommands() {
        assertThat(nirayana("help").out())
                .contains("serve")
                .contains("test")
                .contains("bench")
                .contains("ephemeris");
        Command.Result unknown = nirayana("sereve");
        assertThat(unknown.exitCode()).isNotZero();
        assertThat(unknown.err()).contains("There is no command 'sereve'");
    }

    @Test
    void theSummaryOfTheTestsIsTheTruth() throws IOException {
        assertSummary("tests=\"5\" errors=\"0\" skipped=\"0\" failures=\"0\"", "", "5 passed, 0 failed, 0 skipped", 0);
        assertSummary(
                "tests=\"5\" errors=\"1\" skipped=\"1\" failures=\"1\"",
                "<testcase name=\"breaks\" classname=\"org.A\">\n<failure message=\"no\">\n",
                "2 passed, 2 failed, 1 skipped",
                1);
        assertSummary("tests=\"0\" errors=\"0\" skipped=\"0\" failures=\"0\"", "", "0 passed", 1);
    }

    private void assertSummary(String counts, String body, String line, int exitCode) throws IOException {
        script("mvn", """
                if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                mkdir -p chart/target/surefire-reports
                cat >chart/target/surefire-reports/TEST-org.A.xml <<'END'
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuite name="org.A" time="1.0" %s>
                %s
                END
                """.formatted(counts, body).replace("\n                ", "\n"));
        Command.Result result = nirayana("test");
        assertThat(result.out()).as(result.err()).contains(line);
        assertThat(result.exitCode()).isEqualTo(exitCode);
        if (!body.isEmpty()) {
            assertThat(result.out()).contains("org.A.breaks");
        }
    }

    @Test
    void skippedTestsFailInCi() throws IOException {
        assertSummary("tests=\"5\" errors=\"0\" skipped=\"1\" failures=\"0\"", "", "4 passed, 0 failed, 1 skipped", 0);
        Command.Result ci = nirayana(root, Map.of("CI", "true"), "test");
        assertThat(ci.exitCode()).isNotZero();
        assertThat(ci.err()).contains("CI=true");
    }
}
