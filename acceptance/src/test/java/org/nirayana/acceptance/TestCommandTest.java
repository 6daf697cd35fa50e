package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Variant;

/**
 * The test command sees red: in a throw-away copy of this project, with its own build but one small module in place of the
 * others, an assertion is broken in every way that tests break, and {@code ./nirayana test} must fail.
 */
class TestCommandTest {
    private static final Path TESTS = Path.of("sample/src/test/java/sample");

    @TempDir
    static Path root;

    @BeforeAll
    static void copy() throws IOException {
        for (String file : List.of(
                "nirayana",
                ".mvn/jvm.config",
                "testing/logging.properties",
                "testing/src/main/resources/org/nirayana/testing/claims.txt")) {
            Path copied = root.resolve(file);
            Files.createDirectories(copied.getParent());
            Files.copy(Command.ROOT.resolve(file), copied);
        }
        String pom = Files.readString(Command.ROOT.resolve("pom.xml"));
        Files.writeString(
                root.resolve("pom.xml"),
                pom.replaceFirst("(?s)<modules>.*?</modules>", "<modules><module>sample</module></modules>"));
        Files.createDirectories(root.resolve(TESTS));
        Files.writeString(root.resolve("sample/pom.xml"), """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <parent>
                    <groupId>org.nirayana</groupId>
                    <artifactId>nirayana-parent</artifactId>
                    <version>0.1.0-SNAPSHOT</version>
                  </parent>
                  <artifactId>sample</artifactId>
                </project>
                """);
        test("Sound", "@Test void holds() { assertEquals(2, 1 + 1); }");
        test("Plain", "@Test void breaks() { assertEquals(3, 1 + 1); } @Test void holds() { assertEquals(2, 1 + 1); }");
        test(
                "Parameterised",
                "@org.junit.jupiter.params.ParameterizedClass"
                        + " @org.junit.jupiter.params.provider.ValueSource(ints = {1, 2})",
                "@org.junit.jupiter.params.Parameter int number;"
                        + " @Test void breaksForTwo() { assertEquals(1, number); }");
        test(
                "SetUp",
                "@org.junit.jupiter.api.BeforeAll static void prepare() { assertEquals(3, 1 + 1, \"no set-up\"); }"
                        + " @Test void holds() { assertEquals(2, 1 + 1); }");
        test(
                "Crash",
                "@Test void holds() { assertEquals(2, 1 + 1); }"
                        + " @Test void crashes() { Runtime.getRuntime().halt(1); }");
    }

    private static void test(String name, String body) throws IOException {
        test(name, "", body);
    }

    private static void test(String name, String annotations, String body) throws IOException {
        Files.writeString(root.resolve(TESTS).resolve(name + "Test.java"), """
                package sample;

                import static org.junit.jupiter.api.Assertions.assertEquals;

                import org.junit.jupiter.api.Test;

                %s class %sTest { %s }
                """.formatted(annotations, name, body));
    }

    private static Command.Result run(String tests) {
        List<String> words = new ArrayList<>(List.of(
                root.resolve("nirayana").toString(),
                "test",
                "--no-install",
                "-o",
                "-Dspotless.check.skip=true",
                "-Dtest=" + tests));
        String repository = System.getProperty("nirayana.repository");
        if (repository != null) {
            words.add("-Dmaven.repo.local=" + repository);
        }
        return Command.run(
                root, Map.of("MAVEN_OPTS", String.join(" ", Command.SHORT_LIVED)), words.toArray(String[]::new));
    }

    /** Whoever reads this in the summary of a run that passed has seen it. */
    @Test
    @Variant
    void aSoundTestPasses() {
        Command.Result result = run("SoundTest");
        assertThat(result.out()).as(result.err()).contains("1 passed, 0 failed, 0 skipped");
        assertThat(result.exitCode()).isZero();
    }

    /**
     * Each is counted and named: the failure of one cannot stand in for another's. Report headers hide the second, they say
     * that a parameterised class has no tests at all.
     */
    @Test
    void aBrokenAssertionFailsInAPlainClassAParameterisedOneAndASetUp() {
        Command.Result result = run("SoundTest,PlainTest,ParameterisedTest,SetUpTest");
        assertThat(result.out())
                .as(result.err())
                .contains(
                        "3 passed, 3 failed, 0 skipped",
                        "sample.PlainTest.breaks",
                        "sample.ParameterisedTest[2].breaksForTwo",
                        "sample.SetUpTest",
                        "no set-up");
        assertThat(result.exitCode()).isEqualTo(1);
    }

    @Test
    @Variant
    void aCrashedForkFails() {
        Command.Result result = run("SoundTest,CrashTest");
        assertThat(result.out()).as(result.err()).contains(" failed, 0 skipped", "The forked VM terminated");
        assertThat(result.exitCode()).isEqualTo(1);
    }
}
