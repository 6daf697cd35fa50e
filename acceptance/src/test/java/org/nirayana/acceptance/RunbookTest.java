package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Does what docs/runbook.md says, with its own words; only systemd is played by a script. */
class RunbookTest {
    private static final Pattern BLOCK = Pattern.compile("```bash\\n(.*?)```", Pattern.DOTALL);
    private static final String EXPECTED = "#=> ";

    @TempDir
    Path folder;

    @Test
    void everyStepWorksAsWritten() throws IOException {
        Tools.path("sqlite3");
        int port = Program.freePort();
        Path data = folder.resolve("data");
        Path variables = Files.writeString(
                folder.resolve("nirayana.env"),
                "PORT=%d\nDATA_DIR=%s\nADMIN_PASSWORD=correct-horse-battery-staple\n".formatted(port, data));
        Path tools = Files.createDirectories(folder.resolve("tools"));
        Path systemctl = Files.writeString(tools.resolve("systemctl"), """
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
              nohup "$JAVA" -Xmx256m -jar "$JAR" >>unit.log 2>&1 &
              echo $! >unit.pid
            }
            [ "$2" = nirayana ]
            case $1 in
              start) start ;;
              stop) stop ;;
              restart) stop && start ;;
            esac
            """);
        Files.setPosixFilePermissions(systemctl, PosixFilePermissions.fromString("rwxr-xr-x"));

        StringBuilder script = new StringBuilder("trap 'systemctl stop nirayana' EXIT\nset -e\n");
        List<String> expected = new ArrayList<>();
        for (String line : BLOCK.matcher(Files.readString(Command.ROOT.resolve("docs/runbook.md")))
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
        assertThat(expected).hasSizeGreaterThan(12);
        Map<String, String> environment = Map.of(
                "PATH", tools + ":" + System.getenv("PATH"),
                "ENV_FILE", variables.toString(),
                "DATA_DIR", data.toString(),
                "BACKUPS", folder.resolve("backups").toString(),
                "BASE", "http://127.0.0.1:" + port,
                "JAVA", Command.JAVA.toString(),
                "JAR", Command.JAR.toString());
        Command.Result done;
        try (Command command = Command.start(folder, environment, "bash", "-c", script.toString())) {
            done = command.await(Duration.ofMinutes(5));
        }
        assertThat(done.exitCode()).as(done.out() + done.err()).isZero();
        String answer = "";
        int from = 0;
        for (int i = 0; i < expected.size(); i++) {
            String mark = "\n=====" + (i + 1) + "\n";
            int at = done.out().indexOf(mark, from);
            assertThat(at)
                    .as("nothing came for: %s\n%s", expected.get(i), done.out())
                    .isNotNegative();
            String piece = done.out().substring(from, at);
            answer = piece.isBlank() ? answer : piece;
            assertThat(answer).contains(expected.get(i));
            from = at + mark.length();
        }
        System.out.println("docs/runbook.md: " + expected.size() + " expectations met");
    }
}
