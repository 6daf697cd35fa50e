package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.ShellSession;
import org.nirayana.testing.Tools;

/** Does what docs/runbook.md says, with its own words; only systemd is played by a script. */
class RunbookTest {
    private static final String SYSTEMCTL = """
            #!/usr/bin/env bash
            # Starts and stops the packaged service as a unit would.
            set -eu
            stop() {
              [ -f unit.pid ] || return 0
              kill "$(cat unit.pid)"
              while kill -0 "$(cat unit.pid)" 2>/dev/null; do sleep 0.1; done
              rm unit.pid
            }
            start() {
              set -a
              . "$ENV_FILE"
              set +a
              # Split on spaces on purpose.
              nohup "$JAVA" -Xmx256m $SHORT_LIVED -jar "$JAR" >>unit.log 2>&1 &
              echo $! >unit.pid
            }
            [ "$2" = nirayana ]
            case $1 in
              start) start ;;
              stop) stop ;;
              restart) stop && start ;;
            esac
            """;

    @TempDir
    Path folder;

    @Test
    void everyStepWorksAsWrittenWithTheEmbeddedDatabase() throws IOException {
        Tools.path("sqlite3");
        follow("sqlite", Map.of());
    }

    @Test
    void everyStepWorksAsWrittenWithPostgres() throws IOException {
        Tools.path("pg_dump");
        Tools.path("pg_restore");
        try (DebianPostgres postgres = DebianPostgres.start()) {
            follow(
                    "postgresql",
                    Map.of("DATABASE_URL", postgres.url(), "SECRET_KEY", "only-for-this-test-and-long-enough"));
        }
    }

    private void follow(String flavour, Map<String, String> more) throws IOException {
        Map<String, String> variables = new HashMap<>(more);
        int port = Program.freePort();
        Path data = folder.resolve("data");
        variables.put("PORT", Integer.toString(port));
        variables.put("DATA_DIR", data.toString());
        variables.put("ADMIN_PASSWORD", "correct-horse-battery-staple");
        StringBuilder file = new StringBuilder();
        variables.forEach(
                (name, value) -> file.append(name).append('=').append(value).append('\n'));
        Path tools = Files.createDirectories(folder.resolve("tools"));
        Path systemctl = Files.writeString(tools.resolve("systemctl"), SYSTEMCTL);
        Files.setPosixFilePermissions(systemctl, PosixFilePermissions.fromString("rwxr-xr-x"));

        Map<String, String> environment = new HashMap<>(more);
        environment.put("PATH", tools + ":" + System.getenv("PATH"));
        environment.put(
                "ENV_FILE",
                Files.writeString(folder.resolve("nirayana.env"), file).toString());
        environment.put("DATA_DIR", data.toString());
        environment.put("BACKUPS", folder.resolve("backups").toString());
        environment.put("BASE", "http://127.0.0.1:" + port);
        environment.put("JAVA", Command.JAVA.toString());
        environment.put("SHORT_LIVED", String.join(" ", Command.SHORT_LIVED));
        environment.put("JAR", Command.JAR.toString());
        ShellSession session = ShellSession.read(Command.ROOT.resolve("docs/runbook.md"), flavour);
        String script = "trap 'systemctl stop nirayana' EXIT\nset -e\n" + session.script();
        Command.Result done;
        try (Command command = Command.start(folder, environment, "bash", "-c", script)) {
            done = command.await(Duration.ofMinutes(5));
        }
        assertThat(done.exitCode()).as(done.out() + done.err()).isZero();
        int met = session.requireMet(done.out());
        assertThat(met).isGreaterThan(12);
        System.out.println("docs/runbook.md, " + flavour + ": " + met + " expectations met");
    }
}
