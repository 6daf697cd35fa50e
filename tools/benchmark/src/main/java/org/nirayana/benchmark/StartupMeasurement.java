package org.nirayana.benchmark;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.nirayana.testing.Folders;

/**
 * {@code ./nirayana bench startup}: from the start of the process to the first 200, the packaged service beside a bare
 * Vert.x hello server, taking turns; and the memory of the idle service.
 *
 * <p>The launcher passes the command that {@code serve} would run in {@code NIRAYANA_LAUNCH}, one word a line. The hello
 * server runs with the JVM's defaults and no archive.
 */
final class StartupMeasurement {
    private static final int TURNS = 7;
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final Duration IDLE = Duration.ofSeconds(5);

    /** Of the hello server's time. */
    private static final double SLOWEST_START = 1.4;

    private static final int MAX_IDLE_MB = 140;

    private StartupMeasurement() {}

    static void run(List<String> arguments) throws Exception {
        String launch = System.getenv("NIRAYANA_LAUNCH");
        if (launch == null) {
            throw new IllegalStateException("Run this as ./nirayana bench startup");
        }
        int turns = Arguments.count(arguments, 0, TURNS, "bench startup [TURNS]");
        List<String> service = launch.lines().toList();
        List<String> hello =
                List.of(service.get(0), "-cp", System.getProperty("java.class.path"), HelloServer.class.getName());
        Path data = Files.createTempDirectory("nirayana-startup");
        try {
            Environment.print();
            Started first = service(service, data);
            first.stop();
            System.out.printf("service_first_start_ms %d%n", first.millis());
            List<Long> serviceMillis = new ArrayList<>();
            List<Long> helloMillis = new ArrayList<>();
            long residentKiB = 0;
            for (int turn = 0; turn < turns; turn++) {
                int port = freePort();
                Started bare = start(withPort(hello, port), Map.of(), port, "/");
                bare.stop();
                helloMillis.add(bare.millis());
                Started ours = service(service, data);
                serviceMillis.add(ours.millis());
                if (turn == turns - 1) {
                    Thread.sleep(IDLE.toMillis());
                    residentKiB = resident(ours.process().pid()).orElse(0L);
                }
                ours.stop();
            }
            long ourMedian = median(serviceMillis);
            long bareMedian = median(helloMillis);
            System.out.printf("hello_start_ms %d (median of %s)%n", bareMedian, helloMillis);
            System.out.printf("service_start_ms %d (median of %s)%n", ourMedian, serviceMillis);
            double ratio = (double) ourMedian / bareMedian;
            System.out.printf("startup_ratio %.2f (promise: at most %.1f)%n", ratio, SLOWEST_START);
            System.out.printf("service_idle_resident_mb %.1f (promise: under %d)%n", residentKiB / 1024.0, MAX_IDLE_MB);
            if (ratio > SLOWEST_START || residentKiB >= MAX_IDLE_MB * 1024 || residentKiB == 0) {
                System.out.println("A promise is broken.");
                System.exit(1);
            }
        } finally {
            Folders.delete(data);
        }
    }

    private record Started(Process process, long millis) {
        void stop() throws InterruptedException {
            process.destroy();
            if (!process.waitFor(15, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private static Started service(List<String> command, Path data) throws IOException, InterruptedException {
        int port = freePort();
        return start(
                command,
                Map.of(
                        "PORT",
                        Integer.toString(port),
                        "HOST",
                        "127.0.0.1",
                        "DATA_DIR",
                        data.toString(),
                        "MALLOC_ARENA_MAX",
                        "2"),
                port,
                "/health-check");
    }

    private static Started start(List<String> command, Map<String, String> environment, int port, String path)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().remove("NIRAYANA_LAUNCH");
        builder.environment().putAll(environment);
        long started = System.nanoTime();
        Process process = builder.start();
        while (!answers(port, path)) {
            if (!process.isAlive() || System.nanoTime() - started > TIMEOUT.toNanos()) {
                process.destroyForcibly();
                throw new IOException("It did not come up: " + String.join(" ", command));
            }
            Thread.sleep(2);
        }
        return new Started(process, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started));
    }

    private static boolean answers(int port, String path) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            byte[] head = socket.getInputStream().readNBytes(12);
            return Arrays.equals(head, "HTTP/1.1 200".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException notYet) {
            return false;
        }
    }

    private static List<String> withPort(List<String> command, int port) {
        List<String> words = new ArrayList<>(command);
        words.add(Integer.toString(port));
        return words;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static long median(List<Long> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    private static Optional<Long> resident(long pid) throws IOException {
        Path status = Path.of("/proc/" + pid + "/status");
        if (!Files.isReadable(status)) {
            return Optional.empty();
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .map(line -> Long.valueOf(line.replaceAll("[^0-9]", "")))
                .findFirst();
    }
}
