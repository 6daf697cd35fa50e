package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.testing.Accounts;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.LongProof;
import org.nirayana.testing.Proof;
import org.nirayana.testing.Tools;

/** Hundreds of clients that send or read a few bytes at a time, by Debian's slowhttptest. */
@LongProof
@Tag("slow-clients")
class SlowClientsTest {
    private static final int CONNECTIONS = 500;
    private static final Duration CLOSED_WITHIN = Duration.ofSeconds(30);

    private static final int OPENED_PER_SECOND = 250;

    @TempDir
    Path folder;

    @Test
    void theyAreClosedAndOthersAreServed() throws Exception {
        String tool = Tools.path("slowhttptest");
        try (Program program = Program.in(folder, DatabaseKind.SQLITE.environment(Map.of()))
                .withJavaOptions("-Xmx256m")
                .start()) {
            String token = new Accounts(program.api()).admin();
            Map<String, List<String>> attacks = new LinkedHashMap<>();
            attacks.put("slow headers", List.of("-H", "-i", "5", "-x", "24", "-u", program.address() + "/readyz"));
            attacks.put(
                    "slow body",
                    List.of(
                            "-B",
                            "-i",
                            "5",
                            "-x",
                            "10",
                            "-s",
                            "8192",
                            "-t",
                            "POST",
                            "-u",
                            program.address() + "/api/v1/auth/login"));
            // A large answer, read a few bytes at a time through a small window.
            attacks.put(
                    "slow read",
                    List.of(
                            "-X",
                            "-w",
                            "256",
                            "-y",
                            "512",
                            "-n",
                            "5",
                            "-z",
                            "16",
                            "-u",
                            program.address() + "/docs/swagger-ui-bundle.js"));
            List<Command> running = new ArrayList<>();
            for (List<String> attack : attacks.values()) {
                List<String> words = new ArrayList<>(List.of(
                        tool,
                        "-c",
                        Integer.toString(CONNECTIONS),
                        "-r",
                        Integer.toString(OPENED_PER_SECOND),
                        "-l",
                        Long.toString(2 * CLOSED_WITHIN.toSeconds()),
                        "-p",
                        "10"));
                words.addAll(attack);
                running.add(Command.start(folder, Map.of(), words.toArray(String[]::new)));
            }
            long slowest = 0;
            int answered = 0;
            int most = 0;
            long began = System.nanoTime();
            long opened = began;
            long closed = 0;
            try (Wire probe = new Wire(program.port(), Duration.ofSeconds(30))) {
                while (closed == 0) {
                    long asked = System.nanoTime();
                    assertThat(probe.get("/readyz", "").status()).isEqualTo(200);
                    assertThat(probe.get("/api/v1/users/", token).status()).isEqualTo(200);
                    assertThat(probe.get("/api/v1/astro/planets", token).status())
                            .isEqualTo(200);
                    slowest = Math.max(slowest, (System.nanoTime() - asked) / 1_000_000);
                    answered += 3;
                    int open = connections(program.port());
                    if (open > most) {
                        most = open;
                        opened = System.nanoTime();
                    }
                    // What is left are this probe and those of the tool.
                    if (most > 2 * CONNECTIONS && open <= 10) {
                        closed = System.nanoTime();
                    }
                    assertThat(Duration.ofNanos(System.nanoTime() - began))
                            .as("%s of %s connections are still open", open, most)
                            .isLessThan(CLOSED_WITHIN.multipliedBy(2));
                    Thread.sleep(50);
                }
            }
            assertThat(program.isAlive()).isTrue();
            Duration held = Duration.ofNanos(closed - opened);
            assertThat(held).isLessThanOrEqualTo(CLOSED_WITHIN);
            // The tool's own word for those that it can see being closed; one that reads slowly does not.
            assertThat(running.get(0).await(CLOSED_WITHIN).out()).contains("No open connections left");
            assertThat(running.get(1).await(CLOSED_WITHIN).out()).contains("No open connections left");
            running.forEach(Command::close);
            Proof.figure(
                    17,
                    "slow headers, bodies and readers, %d connections at once at -Xmx256m: all closed %.1f s after the last was opened; %d probes answered meanwhile, three of them together in at most %d ms"
                            .formatted(most, held.toMillis() / 1e3, answered, slowest));
        }
    }

    /** Connections that the service holds, as the kernel counts them. */
    private static int connections(int port) throws IOException {
        String local = ":%04X".formatted(port);
        int count = 0;
        for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
            for (String line : Files.readAllLines(Path.of(table))) {
                String[] cells = line.strip().split("\\s+", 5);
                // 0A listens, 06 only waits for stray packets.
                if (cells[1].endsWith(local) && !cells[3].equals("0A") && !cells[3].equals("06")) {
                    count++;
                }
            }
        }
        return count;
    }
}
