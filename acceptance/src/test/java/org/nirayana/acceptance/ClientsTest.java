package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;

/**
 * Clients that others generate from {@code /openapi.json}: they compile, and what they get is what they asked for. The generators are
 * fetched by name from where npm and Maven fetch everything, so this runs under {@code ./nirayana acceptance clients} alone.
 */
@LongProof
@Tag("clients")
class ClientsTest {
    /** The versions that the findings were made with; another may find something else. */
    private static final List<String> PACKAGES = List.of(
            "openapi-typescript@7.13.0",
            "openapi-fetch@0.17.0",
            "@hey-api/openapi-ts@0.95.0",
            "orval@7.13.2",
            "typescript@5.9.3",
            "@types/node@20");

    private static final List<String> FILES = List.of(
            "Calls.java",
            "calls.py",
            "expected.ts",
            "fetch.ts",
            "hey.ts",
            "orval-fetch.ts",
            "orval.config.cjs",
            "orval.ts",
            "package.json",
            "pom.xml",
            "tsconfig.json");

    private static final List<String> CALLS =
            List.of("ok JSON", "ok SVG", "ok PDF", "ok CSV", "ok ICS", "ok NDJSON", "ok errors", "ok keys");
    private static final List<String> WITHOUT_LINES =
            CALLS.stream().filter(call -> !call.equals("ok NDJSON")).toList();

    /** How npm, Maven and pip say that they could not fetch something. */
    private static final List<String> NOT_FETCHED = List.of(
            "ECONNREFUSED",
            "ECONNRESET",
            "EAI_AGAIN",
            "ENOTFOUND",
            "ETIMEDOUT",
            "E401",
            "E403",
            "E404",
            "ETARGET",
            "Could not transfer",
            "Could not find artifact",
            "could not be resolved",
            "No matching distribution",
            "No module named pip");

    private static final Duration DOWNLOADS = Duration.ofMinutes(20);

    @TempDir
    Path folder;

    private Map<String, String> environment;

    @Test
    void generatedClientsCompileAndWork() throws IOException {
        String node = Tools.path("node");
        String npm = Tools.path("npm");
        String maven = Tools.path("mvn");
        String python = Tools.path("python3");
        try (Program program = Program.in(Files.createDirectory(folder.resolve("service")), Map.of())
                .start()) {
            Accounts accounts = new Accounts(program.api());
            environment = Map.of(
                    "BASE",
                    program.address(),
                    "KEY",
                    accounts.newKey(accounts.admin()).text());
            for (String file : FILES) {
                try (InputStream in = ClientsTest.class.getResourceAsStream("clients/" + file)) {
                    Files.copy(in, folder.resolve(file));
                }
            }
            Files.write(
                    folder.resolve("openapi.json"),
                    program.api().get("/openapi.json").send().bytes());
            typeScript(node, npm);
            java(maven);
            python(python);
            Proof.figure(
                    43,
                    "openapi-typescript, hey-api, orval and openapi-generator (Java native, Python): generated, compiled without a change, "
                            + CALLS.size() + " kinds of answers each, lines of a batch by all but orval");
        }
    }

    private void typeScript(String node, String npm) {
        List<String> install =
                new ArrayList<>(List.of(npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--no-save"));
        install.addAll(PACKAGES);
        run(install.toArray(String[]::new));
        run(node, bin("openapi-typescript"), "openapi.json", "-o", "paths.ts");
        run(node, bin("openapi-ts"), "-i", "openapi.json", "-o", "hey", "-c", "@hey-api/client-fetch");
        run(node, bin("orval"), "--config", "./orval.config.cjs");
        run(node, bin("tsc"), "-p", ".");
        assertThat(run(node, "out/fetch.js")).containsExactlyElementsOf(CALLS);
        assertThat(run(node, "out/hey.js")).containsExactlyElementsOf(CALLS);
        assertThat(run(node, "out/orval.js")).containsExactlyElementsOf(WITHOUT_LINES);
    }

    private void java(String maven) throws IOException {
        Path sources = Files.createDirectories(folder.resolve("src/main/java"));
        Files.move(folder.resolve("Calls.java"), sources.resolve("Calls.java"));
        run(maven, "-B", "-ntp", "-q", "compile", "dependency:build-classpath", "-Dmdep.outputFile=classpath.txt");
        String classPath = "target/classes:"
                + Files.readString(folder.resolve("classpath.txt"), StandardCharsets.UTF_8)
                        .strip();
        assertThat(run(Command.JAVA.toString(), "-cp", classPath, "Calls")).containsExactlyElementsOf(CALLS);
    }

    /** What the generated Python needs is in no distribution as new as it asks. */
    private void python(String python) throws IOException {
        run(python, "-m", "compileall", "-q", "python");
        run(python, "-m", "pip", "install", "-q", "--target", "python", "-r", "python/requirements.txt");
        Files.copy(folder.resolve("calls.py"), folder.resolve("python/calls.py"));
        assertThat(run(python, "python/calls.py")).containsExactlyElementsOf(CALLS);
    }

    private String bin(String name) {
        return folder.resolve("node_modules/.bin").resolve(name).toString();
    }

    private List<String> run(String... words) {
        Command.Result result;
        try (Command command = Command.start(folder, environment, words)) {
            result = command.await(DOWNLOADS);
        }
        assertThat(result.exitCode())
                .as("%s%s\n%s\n%s", notFetched(result), String.join(" ", words), result.out(), result.err())
                .isZero();
        return result.out().lines().toList();
    }

    /** What a registry did not give, in the words of who asked it; empty when that is not why something failed. */
    private static String notFetched(Command.Result result) {
        List<String> lines = (result.out() + '\n' + result.err())
                .lines()
                .filter(line -> NOT_FETCHED.stream().anyMatch(line::contains))
                .limit(3)
                .toList();
        return lines.isEmpty()
                ? ""
                : "This proof fetches the generators and what their clients need from the registries that npm, Maven and pip are set to, and"
                        + " one of them cannot be reached or lacks a package:\n" + String.join("\n", lines) + "\n\n";
    }
}
