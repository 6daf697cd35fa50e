package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Ports;
import org.nirayana.testing.ShellSession;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Variant;
import org.nirayana.testing.Waiting;

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
              nohup "$JAVA" -Xmx256m OPTIONS -jar "$JAR" >>unit.log 2>&1 &
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

    /** Enough for a backup of seconds (17 MB) during which others write. */
    private static final int BACKED_UP_ROWS = 100_000;

    /** The backup's own block, on a filled database into which several clients write without a pause. */
    @Test
    void theBackupEndsWhileOthersWrite() throws IOException {
        String sqlite = Tools.path("sqlite3");
        Matcher block = Pattern.compile("```bash sqlite\\n([^`]*integrity_check[^`]*)```")
                .matcher(Files.readString(Command.ROOT.resolve("docs/runbook.md")));
        assertThat(block.find()).isTrue();
        Path data = folder.resolve("data");
        Path backups = Files.createDirectories(folder.resolve("backups"));
        try (Program program =
                Program.in(folder, DatabaseKind.SQLITE.environment(Map.of())).start()) {
            // This one has its key from a variable; the block copies the one that a service makes for itself.
            Files.writeString(data.resolve("secret.key"), DatabaseKind.SECRET);
            Command.Result filled = Command.run(
                    folder,
                    Map.of(),
                    sqlite,
                    data.resolve("nirayana.db").toString(),
                    ".timeout 20000",
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + BACKED_UP_ROWS + ")"
                            + " INSERT INTO changes (seq, kind, subject, created_at)"
                            + " SELECT 0, 'a user like many others, so that there is something to copy', i,"
                            + " 9000000000000000 FROM n");
            assertThat(filled.exitCode()).as(filled.err()).isZero();
            Writers writers = new Writers(program.port(), new Accounts(program.api()), 300);
            writers.start();
            Command.Result done;
            int before;
            long began;
            try {
                Waiting.until(Duration.ofSeconds(30), () -> writers.acknowledged() > 20);
                before = writers.acknowledged();
                began = System.nanoTime();
                try (Command command = Command.start(
                        folder,
                        Map.of("DATA_DIR", data.toString(), "BACKUPS", backups.toString()),
                        "bash",
                        "-ec",
                        block.group(1))) {
                    done = command.await(Duration.ofSeconds(60));
                }
            } finally {
                writers.stop();
            }
            double seconds = (System.nanoTime() - began) / 1e9;
            assertThat(done.exitCode()).as(done.err()).isZero();
            assertThat(done.out()).contains("ok");
            int during = writers.acknowledged() - before;
            assertThat(during).as("writes during the backup").isPositive();
            Path backup = backups.resolve("nirayana.db");
            assertThat(Files.getPosixFilePermissions(backup)).hasSize(2);
            Command.Result counted = Command.run(
                    folder,
                    Map.of(),
                    sqlite,
                    backup.toString(),
                    "SELECT COUNT(*) >= " + BACKED_UP_ROWS + " FROM changes");
            assertThat(counted.out().strip()).as(counted.err()).isEqualTo("1");
            System.out.printf(
                    "docs/runbook.md: a backup of %d MB took %.1f s beside %d writes%n",
                    Files.size(backup) / 1_000_000, seconds, during);
        }
    }

    @Test
    @Variant
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
        int port = Ports.free();
        Path data = folder.resolve("data");
        variables.put("PORT", Integer.toString(port));
        variables.put("DATA_DIR", data.toString());
        variables.put("ADMIN_PASSWORD", "correct-horse-battery-staple");
        StringBuilder file = new StringBuilder();
        variables.forEach(
                (name, value) -> file.append(name).append('=').append(value).append('\n'));
        Path tools = Files.createDirectories(folder.resolve("tools"));
        String options = Command.quoted(Command.shortLivedService());
        Path systemctl = Files.writeString(tools.resolve("systemctl"), SYSTEMCTL.replace("OPTIONS", options));
        Files.setPosixFilePermissions(systemctl, PosixFilePermissions.fromString("rwxr-xr-x"));

        Path java = Files.writeString(tools.resolve("java"), "#!/bin/sh\nexec \"$JAVA\" " + options + " \"$@\"\n");
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));

        Map<String, String> environment = new HashMap<>(more);
        environment.put("PATH", tools + ":" + System.getenv("PATH"));
        environment.put(
                "ENV_FILE",
                Files.writeString(folder.resolve("nirayana.env"), file).toString());
        environment.put("DATA_DIR", data.toString());
        environment.put("BACKUPS", folder.resolve("backups").toString());
        environment.put("BASE", "http://127.0.0.1:" + port);
        environment.put("JAVA", Command.JAVA.toString());
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
