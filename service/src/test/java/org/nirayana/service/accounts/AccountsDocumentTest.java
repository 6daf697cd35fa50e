package org.nirayana.service.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.service.testing.RunningService;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Project;
import org.nirayana.testing.ShellSession;

/** Runs the curl sessions of docs/accounts.md, docs/api-keys.md and docs/usage.md; each answer must hold what the document says after {@code #=>}. */
class AccountsDocumentTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(DatabaseKind.class)
    void everySessionWorksAsWritten(DatabaseKind kind) throws Exception {
        ShellSession session = ShellSession.read(Project.file("docs/accounts.md"), kind.name());
        try (RunningService service = RunningService.start(kind.environment(Map.of()))) {
            Map<String, String> variables = new HashMap<>();
            variables.put("BASE", service.api().base());
            variables.put("PASSWORD", DatabaseKind.ADMIN_PASSWORD);
            int met = session.requireMet(run(session.script(), variables));
            assertThat(met).isGreaterThan(30);
            System.out.println("docs/accounts.md on " + kind + ": " + met + " expectations met");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/api-keys.md", "docs/usage.md"})
    void keysAndUsageWorkAsWritten(String document) throws Exception {
        ShellSession session = ShellSession.read(Project.file(document), document);
        try (RunningService service = RunningService.start(DatabaseKind.SQLITE.environment(Map.of()))) {
            Map<String, String> variables =
                    Map.of("BASE", service.api().base(), "PASSWORD", DatabaseKind.ADMIN_PASSWORD);
            int met = session.requireMet(run(session.script(), variables));
            assertThat(met).isGreaterThanOrEqualTo(8);
        }
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
}
