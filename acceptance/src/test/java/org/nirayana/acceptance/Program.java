package org.nirayana.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.testing.Api;
import org.nirayana.testing.DatabaseKind;
import org.nirayana.testing.Ports;
import org.nirayana.testing.Waiting;

/**
 * The packaged service as a process that may be killed and started again on the same data and port.
 *
 * <pre>
 * try (Program program = Program.in(folder, DatabaseKind.SQLITE.environment(Map.of())).start()) {
 *     program.api().get("/health-check").send();
 *     program.kill();
 *     program.start();
 * }
 * </pre>
 */
final class Program implements AutoCloseable {
    private static final HttpClient PROBE = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();

    private final Path folder;
    private final Map<String, String> environment;
    private final int port;
    private Path java = Command.JAVA;
    private final List<String> javaOptions = new ArrayList<>();
    private Command running;
    private Duration start = Duration.ZERO;

    private Program(Path folder, Map<String, String> environment, int port) {
        this.folder = folder;
        this.environment = environment;
        this.port = port;
    }

    /** A service that keeps its data in a folder; the variables need not name address, port or data directory. */
    static Program in(Path folder, Map<String, String> environment) {
        try {
            Files.createDirectories(folder);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        int port = Ports.free();
        Map<String, String> all = new HashMap<>(environment);
        all.put("PORT", Integer.toString(port));
        all.putIfAbsent("DATA_DIR", folder.resolve("data").toString());
        all.putIfAbsent("SECRET_KEY", DatabaseKind.SECRET);
        all.putIfAbsent("ADMIN_PASSWORD", DatabaseKind.ADMIN_PASSWORD);
        return new Program(folder, all, port);
    }

    /** Options of the Java virtual machine, such as {@code -Xmx256m}. */
    Program withJavaOptions(String... options) {
        javaOptions.addAll(List.of(options));
        return this;
    }

    /** Another Java than the one that runs the tests. */
    Program withJava(Path executable) {
        java = executable;
        return this;
    }

    /** Starts it and waits until it is ready. */
    Program start() {
        launch();
        awaitReady(Duration.ofMinutes(2));
        return this;
    }

    /** Starts it without waiting. */
    Program launch() {
        List<String> words = new ArrayList<>(List.of(java.toString()));
        words.addAll(java.equals(Command.JAVA) ? Command.shortLivedService() : Command.SHORT_LIVED);
        words.addAll(javaOptions);
        words.addAll(List.of("-jar", Command.JAR.toString()));
        running = Command.start(folder, environment, words.toArray(String[]::new));
        return this;
    }

    /** How long it took from now until {@code /readyz} said so. */
    Duration awaitReady(Duration atMost) {
        start = Waiting.until(atMost, () -> {
            if (!running.isAlive()) {
                throw new AssertionError("the service ended by itself\n" + running.out() + "\n" + running.err());
            }
            return isReady();
        });
        return start;
    }

    /** How long the last start took until it was ready. */
    Duration startTook() {
        return start;
    }

    boolean isReady() {
        return status("/readyz") == 200;
    }

    /** The status of a GET, or 0 when there was no answer within two seconds. */
    int status(String path) {
        try {
            return PROBE.send(
                            HttpRequest.newBuilder(URI.create(address() + path))
                                    .timeout(Duration.ofSeconds(2))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException refused) {
            return 0;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    String address() {
        return "http://127.0.0.1:" + port;
    }

    int port() {
        return port;
    }

    long pid() {
        return running.pid();
    }

    /** What it holds of the machine's memory, the heap and all else. */
    long residentMegabytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }

    boolean isAlive() {
        return running != null && running.isAlive();
    }

    /** A client that judges every answer by the service's own description; the service must run when it first asks. */
    Api api() {
        return Api.of(address());
    }

    /** {@code kill -9}, and waits until the process is gone. */
    void kill() {
        running.close();
    }

    /** SIGTERM; what it left when it ended. */
    Command.Result stop(Duration atMost) {
        running.terminate();
        return running.await(atMost);
    }

    /** What it left when it ended by itself. */
    Command.Result await(Duration atMost) {
        return running.await(atMost);
    }

    /** Standard error so far: the log. */
    String log() {
        return running.err();
    }

    @Override
    public void close() {
        if (running != null) {
            running.close();
        }
    }
}
