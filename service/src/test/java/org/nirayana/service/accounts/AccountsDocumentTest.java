package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.DatabaseKind;

/** Runs the curl sessions of docs/accounts.md; each answer must hold what the document says after {@code #=>}. */
class AccountsDocumentTest {
    private static final Pattern BLOCK = Pattern.compile("```bash\\n(.*?)```", Pattern.DOTALL);
    private static final String EXPECTED = "#=> ";

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void everySessionWorksAsWritten(DatabaseKind kind) throws Exception {
        String document = Files.readString(document());
        StringBuilder script = new StringBuilder();
        List<String> expected = new ArrayList<>();
        for (String line : BLOCK.matcher(document)
                .results()
                .flatMap(block -> block.group(1).lines())
                .toList()) {
            if (line.startsWith(EXPECTED)) {
                expected.add(line.substring(EXPECTED.length()));
                script.append("echo; echo '=====").append(expected.size()).append("'\n");
            } else {
                script.append(line).append('\n');
            }
        }
        assertThat(expected).hasSizeGreaterThan(30);
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            Map<String, String> variables = new HashMap<>();
            variables.put("BASE", service.api().base());
            variables.put("PASSWORD", DatabaseKind.ADMIN_PASSWORD);
            String out = run(script.toString(), variables);
            // The answer to a command stands between the mark of the expectation before it and its own marks.
            String answer = "";
            int from = 0;
            for (int i = 0; i < expected.size(); i++) {
                String mark = "\n=====" + (i + 1) + "\n";
                int at = out.indexOf(mark, from);
                assertThat(at)
                        .as("nothing came for: %s\n%s", expected.get(i), out)
                        .isNotNegative();
                String piece = out.substring(from, at);
                answer = piece.isBlank() ? answer : piece;
                assertThat(answer).containsIgnoringCase(expected.get(i));
                from = at + mark.length();
            }
        }
        System.out.println("docs/accounts.md on " + kind + ": " + expected.size() + " expectations met");
    }

    private String run(String script, Map<String, String> variables) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", script).directory(folder.toFile());
        builder.environment().putAll(variables);
        builder.redirectErrorStream(true);
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return out;
    }

    private static Path document() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("docs/accounts.md"))) {
            here = here.getParent();
        }
        return here.resolve("docs/accounts.md");
    }
}
