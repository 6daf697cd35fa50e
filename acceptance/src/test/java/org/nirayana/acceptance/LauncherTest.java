package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Tools;

/**
 * The launcher's decisions, with a Java and a Maven that only write down what they are asked: a real build would take
 * minutes and is what everything else here rests on anyway.
 */
class LauncherTest {
    private static final String CLAIMS = "testing/src/main/resources/org/nirayana/testing/claims.txt";

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
        Files.createDirectories(root.resolve(CLAIMS).getParent());
        Files.copy(Command.ROOT.resolve(CLAIMS), root.resolve(CLAIMS));
        Files.createDirectories(root.resolve(".mvn"));
        Files.writeString(root.resolve("pom.xml"), "<project/>");
        for (String module : new String[] {"engine/astronomy", "engine/drawing", "api", "web", "service"}) {
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
            "cut",
            "id"
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
        script("javadoc", "echo \"javadoc $*\" >>\"$CALLS\"");
        script("mvn", """
                if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                echo "mvn $*" >>"$CALLS"
                mkdir -p service/target && echo jar >service/target/nirayana.jar
                """);
    }

    private void link(String tool) throws IOException {
        Optional<String> found = Tools.find(tool);
        if (found.isPresent()) {
            Files.createSymbolicLink(tools.resolve(tool), Path.of(found.get()));
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
        Command.Result result =
                Command.run(Command.ROOT, Map.of(), Tools.path("shellcheck"), "nirayana", ".ci/run", ".ci/library");
        assertThat(result.out()).isEmpty();
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void aBatchStartsFromAnArchiveOfItsClasses() throws IOException {
        assertThat(nirayana("batch", "births.csv", "charts.csv").exitCode()).isZero();
        assertThat(calls())
                .contains("-XX:ArchiveClassesAtExit=", "-XX:SharedArchiveFile=", "Main batch births.csv charts.csv");
        assertThat(nirayana("batch", "births.csv", "charts.csv").exitCode()).isZero();
        assertThat(calls()).contains("-XX:SharedArchiveFile=").doesNotContain("ArchiveClassesAtExit");
        assertThat(nirayana(
                                root,
                                Map.of("NIRAYANA_ARCHIVE", "off", "NIRAYANA_JAVA_OPTS", "-Xmx256m"),
                                "batch",
                                "a",
                                "b")
                        .exitCode())
                .isZero();
        assertThat(calls()).contains("-Xmx256m").doesNotContain("Archive");
    }

    /** Two first starts may come at once: each writes its archive under a name of its own and then puts it in its place. */
    @Test
    void everyArchiveIsWrittenUnderANameOfItsOwn() throws IOException {
        Path folder = root.resolve("service/target/startup");
        Set<String> names = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            assertThat(nirayana("batch", "births.csv", "charts.csv").exitCode()).isZero();
            Matcher written =
                    Pattern.compile("-XX:ArchiveClassesAtExit=(.+?[.]jsa)").matcher(calls());
            assertThat(written.find()).isTrue();
            names.add(written.group(1));
            try (Stream<Path> files = Files.list(folder)) {
                List<Path> archives =
                        files.filter(file -> file.toString().endsWith(".jsa")).toList();
                assertThat(archives).hasSize(1);
                assertThat(names).doesNotContain(archives.get(0).toString());
                Files.delete(archives.get(0));
            }
        }
        assertThat(names).hasSize(2);
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
        edit(root.resolve("engine/astronomy/src/main/java/A.java"), "class A { int a; }");
        nirayana("build");
        assertThat(calls()).contains("mvn");
        // Touched but the same: no build.
        Files.setLastModifiedTime(
                root.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
        nirayana("build");
        assertThat(calls()).isEmpty();
        // Removed: a build.
        Files.delete(root.resolve("engine/drawing/src/main/java/A.java"));
        Files.setLastModifiedTime(
                root.resolve("engine/drawing/src/main/java"),
                FileTime.from(Instant.now().plusSeconds(120)));
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
    void theLibraryIsInstalledWithItsSourcesAndShownHowToUse() throws IOException {
        Files.writeString(root.resolve("pom.xml"), "<project>\n  <version>1.2.3</version>\n  <version>9</version>\n");
        Path sources = root.resolve("engine/astronomy/src/main/java");
        Files.writeString(sources.resolve("module-info.java"), "module a {\n    exports a.b;\n}\n");
        Files.createDirectories(sources.resolve("a/b/hidden"));
        Files.writeString(sources.resolve("a/b/B.java"), "package a.b;");
        Files.writeString(sources.resolve("a/b/hidden/C.java"), "package a.b.hidden;");
        Path batch = Files.createDirectories(root.resolve("batch/src/main/java/org/nirayana/batch"));
        Files.writeString(batch.resolve("D.java"), "package org.nirayana.batch;");
        Command.Result result = nirayana("install", "-o");
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.out())
                .contains("  org.nirayana:nirayana:1.2.3\n", "  org.nirayana:nirayana-place:1.2.3\n")
                .contains("  org.nirayana:nirayana-batch:1.2.3\n", root + "/target/apidocs/index.html")
                .doesNotContain("nirayana-spark")
                .contains("<artifactId>nirayana</artifactId>\n  <version>1.2.3</version>\n");
        assertThat(calls())
                .contains("mvn -B -Plibrary -pl .,engine/bom,engine/report,api,engine/astronomy,")
                .contains("engine/nirayana,batch -am ")
                .contains(" -o install\njavadoc ")
                .endsWith(" -d target/apidocs @target/apidocs.files\n");
        assertThat(Files.readAllLines(root.resolve("target/apidocs.files")))
                .containsExactly(
                        "batch/src/main/java/org/nirayana/batch/D.java", "engine/astronomy/src/main/java/a/b/B.java");
        assertThat(nirayana("install", "spark", "-o").out()).contains("  org.nirayana:nirayana-spark:1.2.3\n");
        assertThat(calls())
                .contains("mvn -B -Plibrary,spark -pl .,", "engine/nirayana,batch,spark -am ")
                .contains(" -o install\n");
        script("javadoc", "echo 'A.java:1: warning: broken'; exit 1");
        Command.Result undocumented = nirayana("install");
        assertThat(undocumented.exitCode()).isEqualTo(4);
        assertThat(undocumented.out()).isEmpty();
        assertThat(undocumented.err()).contains("A.java:1: warning: broken");
        script("mvn", """
                if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                echo '[ERROR] something is wrong'
                exit 1
                """);
        Command.Result failed = nirayana("install");
        assertThat(failed.exitCode()).isEqualTo(4);
        assertThat(failed.out()).isEmpty();
        assertThat(failed.err()).contains("The build failed").contains("something is wrong");
    }

    /** A module without source, as the list of versions is, holds up nothing. */
    @Test
    void aModuleWithoutSourceIsNoReasonToBuild() throws IOException {
        Files.createDirectories(root.resolve("engine/bom"));
        Files.writeString(root.resolve("engine/bom/pom.xml"), "<project/>");
        assertThat(nirayana("serve").exitCode()).isZero();
        assertThat(calls()).contains("mvn -B -pl service -am");
        assertThat(nirayana("serve").exitCode()).isZero();
        assertThat(calls()).doesNotContain("mvn");
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

    /** Surefire's reports: what their headers count is wrong for parameterised classes, so only cases may count. */
    @Test
    void everyCaseOfTheReportsIsCounted() throws IOException {
        Command.Result passed =
                test(0, "", report("org.A", 0, "<testcase name=\"holds()[1]\" classname=\"org.A[1]\"/>"));
        assertThat(passed.out()).as(passed.err()).contains("1 passed, 0 failed, 0 skipped");
        assertThat(passed.exitCode()).isZero();
        for (String element : List.of("failure", "error")) {
            Command.Result failed = test(
                    0,
                    "",
                    report(
                            "org.A",
                            0,
                            "<testcase name=\"breaks()[1]\" classname=\"org.A[1]\">",
                            "<" + element + " message=\"expected &quot;1 &lt; 2&quot;\"><![CDATA[at A",
                            "at B]]></" + element + ">",
                            "</testcase>",
                            "<testcase name=\"holds()[1]\" classname=\"org.A[1]\"/>"));
            assertThat(failed.out())
                    .contains("1 passed, 1 failed, 0 skipped")
                    .contains("org.A[1].breaks()[1]: expected \"1 < 2\"");
            assertThat(failed.exitCode()).isEqualTo(1);
        }
        assertThat(test(0, "", "").exitCode()).as("no test at all").isEqualTo(1);
    }

    @Test
    void whatTestsPrintIsNoReport() throws IOException {
        Command.Result result = test(
                0,
                "",
                report(
                        "org.A",
                        1,
                        "<testcase name=\"prints\" classname=\"org.A\">",
                        "<system-out><![CDATA[<testcase name=\"x\" classname=\"y\">",
                        "<failure message=\"printed\"/>",
                        "]]></system-out>",
                        "</testcase>"));
        assertThat(result.out()).as(result.err()).contains("1 passed, 0 failed, 0 skipped");
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void skippedCasesAreNamedWithTheirReasonAndFailInCi() throws IOException {
        String report = report(
                "org.A",
                2,
                "<testcase name=\"holds\" classname=\"org.A\"/>",
                "<testcase name=\"waits\" classname=\"org.A\">",
                "<skipped type=\"org.opentest4j.TestAbortedException\"><![CDATA[org.opentest4j.TestAbortedException:"
                        + " Assumption failed: haproxy is not installed",
                "at A]]></skipped></testcase>");
        Command.Result result = test(0, "", report);
        assertThat(result.out())
                .contains("1 passed, 0 failed, 1 skipped")
                .contains("  org.A.waits: haproxy is not installed\n");
        assertThat(result.exitCode()).isZero();
        Command.Result ci = nirayana(root, Map.of("CI", "true"), "test");
        assertThat(ci.exitCode()).isNotZero();
        assertThat(ci.err()).contains("CI=true");
    }

    /** A class whose set-up gives up has a report without a single case. */
    @Test
    void classesGivenUpInTheirSetUpAreSkippedTests() throws IOException {
        String passed = report("org.A", 1, "<testcase name=\"holds\" classname=\"org.A\"/>");
        Command.Result silent = test(0, "", passed + report("org.B", 0));
        assertThat(silent.out())
                .contains("1 passed, 0 failed, 1 skipped")
                .contains("org.B (all its tests): no test of it ran");
        Command.Result result = test(
                0,
                "",
                passed + report("org.B", 0)
                        + "printf 'aborted\\torg.B\\tchromium is not installed\\n' >target/figures.txt\n");
        assertThat(result.out())
                .contains("1 passed, 0 failed, 1 skipped")
                .contains("org.B (all its tests): chromium is not installed");
    }

    /** Maven's own verdict counts too: a crashed test process leaves no case behind. */
    @Test
    void whatMavenCallsAnErrorFails() throws IOException {
        String passed = report("org.A", 1, "<testcase name=\"holds\" classname=\"org.A\"/>");
        Command.Result ended = test(1, "", passed);
        assertThat(ended.out()).contains("1 passed, 0 failed").contains("Maven ended with 1");
        assertThat(ended.exitCode()).isEqualTo(1);
        Command.Result result = test(0, "[ERROR] The forked VM terminated without saying properly goodbye", passed);
        assertThat(result.out())
                .contains("Maven reports errors that no test case shows")
                .contains("The forked VM");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    /** Everything is compiled once, before anything is tested, and each of what runs side by side counts. */
    @Test
    void theWholeSuiteBuildsOnceAndFailsWithAnyOfItsParts() throws IOException {
        String passed = report("org.A", 1, "<testcase name=\"holds\" classname=\"org.A\"/>");
        for (String part : List.of(
                " test-compile", "tests.modules.skip=true", "tests.program.skip=true", "spotless:check compile")) {
            script("mvn", """
                    if [ "$1" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi
                    echo "mvn $*" >>"$CALLS"
                    case "$*" in *'%s'*) exit 7 ;; *tests.program.skip=true*) ;; *) exit 0 ;; esac
                    mkdir -p engine/drawing/target/surefire-reports target
                    """.formatted(part) + passed);
            Command.Result result = nirayana("test");
            assertThat(result.exitCode()).as(part).isEqualTo(1);
            assertThat(result.out()).as(part).contains("Maven ended with 7");
            List<String> inTurn = calls().lines()
                    .filter(call -> !call.endsWith(" spotless:check compile"))
                    // What all of them need is fetched before.
                    .filter(call -> !call.contains("-Dmaven.test.skip=true"))
                    .toList();
            assertThat(inTurn.get(0))
                    .contains("-DskipTests", "-Dlint.skip=true")
                    .endsWith(" test-compile");
            assertThat(inTurn).hasSize(part.equals(" test-compile") ? 1 : 3);
            assertThat(inTurn)
                    .filteredOn(
                            call -> call.contains("-Dmaven.main.skip=true") && call.contains("-Dtests.compiled=true"))
                    .as("what compiles nothing anew")
                    .hasSize(inTurn.size() - 1);
            assertThat(inTurn).filteredOn(call -> call.contains("-DskipTests")).hasSize(1);
            // Variants are left out wherever anything is tested, and nowhere else.
            assertThat(inTurn)
                    .filteredOn(call -> call.contains("-DexcludedGroups=long | variants -Dnirayana.variants=no"))
                    .hasSize(inTurn.size() - 1);
        }
    }

    /** Whoever names a module or a class has all its tests; the rest of the suite is one command, and no long proof. */
    @Test
    void variantsAreLeftOutOfTheWholeSuiteAlone() throws IOException {
        String passed = report("org.A", 1, "<testcase name=\"holds\" classname=\"org.A\"/>");
        Path tests = Files.createDirectories(root.resolve("engine/drawing/src/test/java"));
        Files.writeString(tests.resolve("ATest.java"), "    @Test\n    @Variant\n    void a() {}\n    @Variant\n");
        assertThat(test(0, "", passed).out())
                .contains(
                        "1 passed, 0 failed, 0 skipped (Java 17); 2 more, marked @Variant, by ./nirayana acceptance variants");
        noteCallsAnd(passed);
        Command.Result one = nirayana("test", "--no-install", "-pl", "engine/drawing");
        assertThat(one.out()).contains("1 passed").doesNotContain("@Variant", "minutes");
        assertThat(calls()).contains("mvn").doesNotContain("variants");
        Command.Result variants = nirayana("acceptance", "--no-install", "variants");
        assertThat(variants.exitCode()).as(variants.err()).isZero();
        assertThat(variants.out()).contains("1 passed, 0 failed", "2 marked @Variant, the others in a wider form");
        assertThat(calls())
                .contains("-Dgroups=variants | wider")
                .doesNotContain("nirayana.acceptance", "tests.forks", "excludedGroups", "nirayana.variants");
        Command.Result mixed = nirayana("acceptance", "--no-install", "variants", "races");
        assertThat(mixed.exitCode()).isEqualTo(1);
        assertThat(mixed.err()).contains("they run by themselves");
        assertThat(nirayana("acceptance", "list").out()).contains("\nvariants ");
        assertThat(nirayana("acceptance", "nothing").err()).contains("Available: fuzz, ", ", variants.");
        assertThat(calls()).isEmpty();
        // Every test of the whole suite has its place in CI.
        assertThat(Files.readString(Command.ROOT.resolve(".ci/run")))
                .contains("./nirayana test", "./nirayana acceptance --no-install variants", ".ci/library");
    }

    /** How long it took is told with what took longest, and too long is a note: that is no fault of a test. */
    @Test
    void theTimeIsToldAndTooLongIsANote() throws IOException {
        String passed = report("org.nirayana.A", 1, "<testcase name=\"holds\" classname=\"org.nirayana.A\"/>");
        Command.Result soon = test(0, "", passed);
        assertThat(soon.out())
                .containsPattern("\n +1\\.0  A\n\\d:\\d\\d minutes in all\n")
                .doesNotContain("NOTE");
        // Bash counts on from the number that it finds.
        Command.Result late = nirayana(root, Map.of("SECONDS", "481"), "test");
        assertThat(late.out()).containsPattern("\n8:\\d\\d minutes in all\nNOTE: that is more than the 8 minutes");
        assertThat(late.exitCode()).isZero();
    }

    /** More than a pipe holds: whoever reads a part of a list must not end the one who writes it, and so the command. */
    @Test
    void manyClassesAreSummedUp() throws IOException {
        String type = "A".repeat(200);
        String all = "for i in {1..500}; do\n"
                + "printf '<testsuite name=\"org." + type
                + "%d\" time=\"1.0\" tests=\"1\">\\n<testcase name=\"holds\" classname=\"org."
                + type + "%d\"/>\\n</testsuite>\\n' $i $i >engine/drawing/target/surefire-reports/TEST-$i.xml\ndone\n";
        Command.Result result = test(0, "", all);
        assertThat(result.out()).contains("minutes in all").contains("500 passed, 0 failed, 0 skipped");
        assertThat(result.exitCode()).isZero();
    }

    /** A Maven that writes down what it is asked, and the reports. */
    private void noteCallsAnd(String reports) throws IOException {
        script(
                "mvn",
                "if [ \"$1\" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi\n"
                        + "echo \"mvn $*\" >>\"$CALLS\"\nmkdir -p engine/drawing/target/surefire-reports target\n"
                        + reports);
    }

    /** Spark is fetched by those who ask for it, and nothing else is built or installed for them. */
    @Test
    void theModuleSparkIsBuiltForItsProofAlone() throws IOException {
        onDebian(0, NOTED_INSTALLATION);
        Command.Result spark = nirayana("acceptance", "spark");
        assertThat(calls()).contains("-Pspark -pl spark ", "-Dgroups=spark ").doesNotContain("apt-get", "service");
        assertThat(spark.err()).contains("277 MiB");
        nirayana("acceptance", "--no-install", "spark", "races");
        assertThat(calls()).contains("-Pspark -pl service,acceptance,spark ");
        Command.Result others = nirayana("acceptance", "--no-install", "races");
        assertThat(calls()).contains("-pl service,acceptance ").doesNotContain("spark");
        assertThat(others.err()).doesNotContain("Spark");
        nirayana("test", "--no-install");
        assertThat(calls()).contains("mvn").doesNotContain("spark");
    }

    /** Runs the test command with a Maven that writes reports, says something and ends with a code. */
    private Command.Result test(int mavenCode, String mavenSays, String reports) throws IOException {
        script(
                "mvn",
                "if [ \"$1\" = --version ]; then echo 'Apache Maven 3.9.1'; exit; fi\n"
                        + "case \"$*\" in *tests.program.skip=true*) ;; *) exit 0 ;; esac\n"
                        + "rm -rf engine/drawing/target/surefire-reports; mkdir -p engine/drawing/target/surefire-reports target\n"
                        + reports
                        + "echo '" + mavenSays + "'\nexit " + mavenCode + "\n");
        return nirayana("test");
    }

    private static String report(String type, int headerCount, String... lines) {
        return "cat >engine/drawing/target/surefire-reports/TEST-" + type + ".xml <<'END'\n"
                + "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"" + type + "\" time=\"1.0\" tests=\""
                + headerCount + "\" errors=\"0\" skipped=\"0\" failures=\"0\">\n<properties/>\n"
                + String.join("\n", lines) + "\n</testsuite>\nEND\n";
    }

    private static final String NOTED_INSTALLATION = "echo \"apt-get $*\" >>\"$CALLS\"";

    /** As whoever has this number, with an installer that does as told. */
    private void onDebian(int user, String aptGet) throws IOException {
        script("id", "echo " + user);
        script("apt-get", aptGet);
    }

    @Test
    void whatIsMissingIsInstalledByRootOnDebian() throws IOException {
        onDebian(0, NOTED_INSTALLATION);
        Command.Result result = nirayana("test");
        assertThat(result.err()).contains("Installing what the tests need").contains("Installed: chromium");
        assertThat(calls())
                .contains("apt-get update")
                .contains(
                        "apt-get install -y -q --no-install-recommends chromium-headless-shell fonts-noto-core haproxy nginx-light");

        Command.Result forbidden = nirayana("test", "--no-install");
        assertThat(calls()).doesNotContain("apt-get").contains("mvn").doesNotContain("--no-install");
        assertThat(forbidden.err())
                .contains(
                        "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-core haproxy")
                .contains("  haproxy: two instances behind a proxy");
    }

    @Test
    void anInstallationThatFailsIsSaidAndTheTestsRun() throws IOException {
        onDebian(0, "echo 'Temporary failure resolving'; exit 100");
        Command.Result result = nirayana("test");
        assertThat(result.err()).contains("Temporary failure resolving").contains("By hand: apt-get update");
        assertThat(calls()).contains("mvn");
    }

    @Test
    void othersAreToldTheOneLineThatInstallsEverything() throws IOException {
        onDebian(1000, NOTED_INSTALLATION);
        Command.Result result = nirayana("test");
        assertThat(result.err())
                .contains(
                        "sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto");
        assertThat(calls()).doesNotContain("apt-get");
    }

    @Test
    void whatIsThereIsNotInstalled() throws IOException {
        onDebian(0, NOTED_INSTALLATION);
        for (String tool : List.of("chromium", "docker-compose", "sqlite3", "shellcheck", "curl")) {
            script(tool, "exit 0");
        }
        script("fc-list", "echo 'Noto Sans Tamil'");
        // Servers are in the folder sbin beside a folder bin, which is not on everybody's path.
        Files.createDirectories(tools.resolve("sbin"));
        for (String server : List.of("haproxy", "nginx")) {
            script(server, "exit 0");
            Files.move(
                    tools.resolve("bin").resolve(server), tools.resolve("sbin").resolve(server));
        }
        nirayana("test");
        assertThat(calls())
                .doesNotContain("chromium")
                .doesNotContain("fonts-noto-core")
                .doesNotContain("haproxy")
                .doesNotContain("nginx");
    }
}
