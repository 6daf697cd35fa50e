package org.nirayana.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * This build beside another one, endpoint by endpoint and turn about: what a change costs or saves.
 *
 * <p>Processor time and allocation of a request are compared, which a busy machine changes less than requests a second; the time
 * without that of the JVM's compilers.
 */
final class HttpComparison {
    private final Path folder;
    private final int rounds;
    private final int seconds;
    private final Wrk wrk;

    HttpComparison(Path folder, int rounds, int seconds) throws Exception {
        this.folder = folder;
        this.rounds = rounds;
        this.seconds = seconds;
        this.wrk = new Wrk(folder);
    }

    /** Prints the endpoints whose names hold one of these, or all. */
    void print(Path otherJar, List<String> only) throws Exception {
        Environment.print();
        System.out.println();
        System.out.println("| endpoint | connections | CPU µs | before | ratio | allocated KB | before | ratio |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
        try (ServiceUnderLoad now =
                        ServiceUnderLoad.startPlain(Files.createDirectory(folder.resolve("now")), Optional.empty());
                ServiceUnderLoad before = ServiceUnderLoad.startPlain(
                        Files.createDirectory(folder.resolve("before")), Optional.of(otherJar))) {
            List<String> paths = HttpTable.ENDPOINTS.stream()
                    .filter(endpoint -> !endpoint.isSignIn() && HttpTable.isRequested(endpoint.path(), only))
                    .map(HttpTable.Endpoint::path)
                    .toList();
            // All before the first is measured: else that one would pay for compiling what all have in common.
            for (String path : paths) {
                warmUp(now, path);
                warmUp(before, path);
            }
            for (String path : paths) {
                row(now, before, path);
            }
        }
    }

    private void warmUp(ServiceUnderLoad service, String path) throws Exception {
        HttpMeasurement.warmUp(wrk, service.served().base(), path, HttpTable.WARM_UP_CONNECTIONS, service.tokens());
    }

    private void row(ServiceUnderLoad now, ServiceUnderLoad before, String path) throws Exception {
        int connections = HttpTable.WARM_UP_CONNECTIONS;
        warmUp(now, path);
        warmUp(before, path);
        double[] ourCpu = new double[rounds];
        double[] theirCpu = new double[rounds];
        double[] ratios = new double[rounds];
        double[] allocated = new double[2];
        double[] requests = new double[2];
        for (int round = 0; round < rounds; round++) {
            // Whoever comes second meets the other's heat; each does so every other time.
            if (round % 2 == 0) {
                ourCpu[round] = turn(now, path, connections, allocated, requests, 0);
            }
            theirCpu[round] = turn(before, path, connections, allocated, requests, 1);
            if (round % 2 == 1) {
                ourCpu[round] = turn(now, path, connections, allocated, requests, 0);
            }
            ratios[round] = ourCpu[round] / theirCpu[round];
        }
        double ours = allocated[0] / requests[0] / 1024;
        double theirs = allocated[1] / requests[1] / 1024;
        System.out.printf(
                Locale.ROOT,
                "| `%s` | %d | %.0f | %.0f | %.2f | %.1f | %.1f | %.2f |%n",
                path.replace("/api/v1/", "").replace("astro/", ""),
                connections,
                Figures.median(ourCpu),
                Figures.median(theirCpu),
                Figures.median(ratios),
                ours,
                theirs,
                ours / theirs);
    }

    /** The processor's microseconds for each request; bytes and requests are added up. */
    private double turn(
            ServiceUnderLoad service, String path, int connections, double[] allocated, double[] requests, int which)
            throws Exception {
        double bytes = service.allocatedBytes();
        long cpu = service.served().warmCpuNanos();
        Wrk.Load load = wrk.load(service.served().base(), path, connections, seconds, service.tokens());
        double micros = (service.served().warmCpuNanos() - cpu) / 1000.0 / load.requests();
        allocated[which] += service.allocatedBytes() - bytes;
        requests[which] += load.requests();
        return micros;
    }
}
