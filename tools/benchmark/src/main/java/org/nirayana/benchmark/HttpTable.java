package org.nirayana.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nirayana.testing.Postgres;
import org.nirayana.testing.RedisServer;
import org.opentest4j.TestAbortedException;

/**
 * The tables of {@code docs/performance.md}: every endpoint over 1, 32 and 256 connections beside a bare server, the
 * planets beside a small C service around libswe, and one instance beside two.
 *
 * <p>Each figure is the median of turns that alternate between the servers compared.
 */
final class HttpTable {
    private static final int[] CONNECTIONS = {1, 32, 256};

    /**
     * More large answers than this at once are refused, because the last would wait for more than half a second, and what is
     * refused is not measured here. Sign-ins, by far the most costly, are measured one at a time.
     */
    private static final int MAX_LARGE = 32;

    /** A path, the query of its sample, and over how many connections it may be asked. */
    record Endpoint(String path, String sample, int mostConnections) {
        static Endpoint astro(String name) {
            return new Endpoint("/api/v1/astro/" + name, HttpMeasurement.SAMPLE, Integer.MAX_VALUE);
        }

        boolean isOfAccounts() {
            return path.equals("/api/v1/auth/me") || path.equals("/api/v1/users/");
        }

        boolean isSignIn() {
            return path.equals(ServiceUnderLoad.SIGN_IN);
        }
    }

    /** Of more at once some of one user's requests would be refused. */
    private static final int CONNECTIONS_OF_ONE_USER = 32;

    static final List<Endpoint> ENDPOINTS = List.of(
            Endpoint.astro("planets"),
            Endpoint.astro("lunar-nodes"),
            Endpoint.astro("ascendant"),
            Endpoint.astro("kattams"),
            Endpoint.astro("sunrise-sunset"),
            Endpoint.astro("chart"),
            Endpoint.astro("horoscope"),
            Endpoint.astro("vargas/9"),
            Endpoint.astro("dashas/vimshottari/current"),
            Endpoint.astro("panchanga"),
            Endpoint.astro("local-time"),
            new Endpoint("/api/v1/astro/dashas/vimshottari", HttpMeasurement.SAMPLE, MAX_LARGE),
            new Endpoint("/api/v1/astro/panchanga/range", "?start_date=2020-01-01&days=30", MAX_LARGE),
            new Endpoint("/api/v1/places", "?q=che", Integer.MAX_VALUE),
            new Endpoint("/api/v1/auth/me", "", CONNECTIONS_OF_ONE_USER),
            new Endpoint("/api/v1/users/", "", CONNECTIONS_OF_ONE_USER),
            new Endpoint(ServiceUnderLoad.SIGN_IN, "", 1));

    /** While its code is not compiled yet the service may refuse a crowd that asks for much. */
    static final int WARM_UP_CONNECTIONS = 4;

    private final Path folder;
    private final int rounds;
    private final int seconds;
    private final Wrk wrk;

    HttpTable(Path folder, int rounds, int seconds) throws Exception {
        this.folder = folder;
        this.rounds = rounds;
        this.seconds = seconds;
        this.wrk = new Wrk(folder);
    }

    /** Prints everything, or the endpoints and tables (libswe, instances) whose names hold one of these. */
    void print(List<String> only) throws Exception {
        Environment.print();
        try (ServiceUnderLoad service = ServiceUnderLoad.start(folder, Map.of())) {
            endpoints(
                    service,
                    ENDPOINTS.stream()
                            .filter(endpoint -> isRequested(endpoint.path(), only))
                            .toList());
            if (isRequested("libswe", only)) {
                swissEphemeris(service);
            }
            if (isRequested("instances", only)) {
                try {
                    instances(service);
                } catch (TestAbortedException missing) {
                    System.out.println("two instances skipped: " + missing.getMessage());
                }
            }
        }
    }

    static boolean isRequested(String name, List<String> only) {
        return only.isEmpty() || only.stream().anyMatch(name::contains);
    }

    private static List<String> callers(ServiceUnderLoad service, Endpoint endpoint) throws Exception {
        if (endpoint.isSignIn()) {
            return service.forms();
        }
        return endpoint.isOfAccounts() ? service.unlimited() : service.tokens();
    }

    private void endpoints(ServiceUnderLoad service, List<Endpoint> requested) throws Exception {
        System.out.println();
        System.out.println(
                "| endpoint | connections | requests/s | of bare | p50 ms | p99 ms | CPU µs | bare CPU µs | allocated KB |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
        for (Endpoint endpoint : requested) {
            List<String> callers = callers(service, endpoint);
            try (Served bare = service.bare(endpoint.path() + endpoint.sample())) {
                int few = Math.min(WARM_UP_CONNECTIONS, endpoint.mostConnections());
                HttpMeasurement.warmUp(wrk, service.served().base(), endpoint.path(), few, callers);
                HttpMeasurement.warmUp(wrk, bare.base(), endpoint.path(), few, callers);
                for (int some : CONNECTIONS) {
                    if (some <= endpoint.mostConnections()) {
                        row(service, bare, endpoint.path(), some, callers);
                    }
                }
            }
        }
    }

    private void row(ServiceUnderLoad service, Served bare, String path, int connections, List<String> callers)
            throws Exception {
        List<Wrk.Load> ours = new ArrayList<>();
        double[] ratios = new double[rounds];
        double[] cpu = new double[rounds];
        double[] bareCpu = new double[rounds];
        double requests = 0;
        double allocatedBefore = service.allocatedBytes();
        for (int round = 0; round < rounds; round++) {
            long before = service.served().cpuNanos();
            Wrk.Load our = wrk.load(service.served().base(), path, connections, seconds, callers);
            cpu[round] = (service.served().cpuNanos() - before) / 1000.0 / our.requests();
            long bareBefore = bare.cpuNanos();
            Wrk.Load their = wrk.load(bare.base(), path, connections, seconds, callers);
            bareCpu[round] = (bare.cpuNanos() - bareBefore) / 1000.0 / their.requests();
            ratios[round] = our.perSecond() / their.perSecond();
            requests += our.requests();
            ours.add(our);
        }
        double allocated = service.allocatedBytes() - allocatedBefore;
        System.out.printf(
                Locale.ROOT,
                "| `%s` | %d | %.0f | %.2f | %.2f | %.2f | %.0f | %.0f | %.1f |%n",
                path.replace("/api/v1/", "").replace("astro/", ""),
                connections,
                Wrk.Load.median(ours, Wrk.Load::perSecond),
                Figures.median(ratios),
                Wrk.Load.median(ours, Wrk.Load::p50Ms),
                Wrk.Load.median(ours, Wrk.Load::p99Ms),
                Figures.median(cpu),
                Figures.median(bareCpu),
                allocated / requests / 1024);
    }

    /** The planets beside a service in C that has neither accounts nor limits nor a log. */
    private void swissEphemeris(ServiceUnderLoad service) throws Exception {
        Optional<Path> program = SwissEphemeris.compile(folder, "swe_service");
        if (program.isEmpty()) {
            return;
        }
        String port = Integer.toString(ServiceUnderLoad.freePort());
        String processes = Integer.toString(Runtime.getRuntime().availableProcessors());
        System.out.println();
        System.out.println("| planets, connections | Nirayana requests/s | C service around libswe | times as many |");
        System.out.println("|---:|---:|---:|---:|");
        try (Served other =
                Served.start(List.of(program.get().toString(), port, processes), Map.of(), folder.resolve("swe.log"))) {
            for (int connections : CONNECTIONS) {
                double[] ours = new double[rounds];
                double[] theirs = new double[rounds];
                double[] ratios = new double[rounds];
                for (int round = 0; round < rounds; round++) {
                    ours[round] = perSecond(service.served().base(), connections, service.tokens());
                    theirs[round] = perSecond(other.base(), connections, service.tokens());
                    ratios[round] = ours[round] / theirs[round];
                }
                System.out.printf(
                        Locale.ROOT,
                        "| %d | %.0f | %.0f | %.1f |%n",
                        connections,
                        Figures.median(ours),
                        Figures.median(theirs),
                        Figures.median(ratios));
            }
        }
    }

    private double perSecond(String base, int connections, List<String> tokens) throws Exception {
        return wrk.load(base, HttpMeasurement.PLANETS, connections, seconds, tokens)
                .perSecond();
    }

    /** One instance on the embedded database beside two that share PostgreSQL and Redis, each with half of the clients. */
    private void instances(ServiceUnderLoad single) throws Exception {
        String secret = "only for the measurement, long enough";
        try (RedisServer redis = RedisServer.start()) {
            Map<String, String> shared = Map.of(
                    "DATABASE_URL", Postgres.shared().newDatabase(), "REDIS_URL", redis.url(), "SECRET_KEY", secret);
            try (ServiceUnderLoad first = ServiceUnderLoad.start(Files.createDirectory(folder.resolve("1")), shared);
                    Served second = first.sibling(Files.createDirectory(folder.resolve("2")), shared)) {
                HttpMeasurement.warmUp(
                        wrk,
                        single.served().base(),
                        HttpMeasurement.PLANETS,
                        HttpMeasurement.CONNECTIONS,
                        single.tokens());
                HttpMeasurement.warmUp(
                        wrk,
                        first.served().base(),
                        HttpMeasurement.PLANETS,
                        HttpMeasurement.CONNECTIONS,
                        first.tokens());
                HttpMeasurement.warmUp(
                        wrk, second.base(), HttpMeasurement.PLANETS, HttpMeasurement.CONNECTIONS, first.tokens());
                List<Wrk.Load> turns = new ArrayList<>();
                double[] alone = new double[rounds];
                double[] one = new double[rounds];
                double[] two = new double[rounds];
                double[] aloneCpu = new double[rounds];
                double[] oneCpu = new double[rounds];
                for (int round = 0; round < rounds; round++) {
                    aloneCpu[round] = HttpMeasurement.turn(wrk, single.served(), single.tokens(), seconds, turns);
                    alone[round] = turns.get(turns.size() - 1).perSecond();
                    oneCpu[round] = HttpMeasurement.turn(wrk, first.served(), first.tokens(), seconds, turns);
                    one[round] = turns.get(turns.size() - 1).perSecond();
                    Wrk.Turn left =
                            wrk.begin(first.served().base(), HttpMeasurement.PLANETS, 16, seconds, first.tokens());
                    Wrk.Turn right = wrk.begin(second.base(), HttpMeasurement.PLANETS, 16, seconds, first.tokens());
                    two[round] = left.end().perSecond() + right.end().perSecond();
                }
                System.out.println();
                System.out.println("| planets, 32 connections | requests/s | CPU µs |");
                System.out.println("|---|---:|---:|");
                row("one instance, SQLite", alone, Figures.median(aloneCpu));
                row("one instance, PostgreSQL and Redis", one, Figures.median(oneCpu));
                System.out.printf(
                        Locale.ROOT, "| two instances, PostgreSQL and Redis | %.0f | |%n", Figures.median(two));
                System.out.printf(
                        Locale.ROOT,
                        "with_redis_vs_without: requests %.3f, CPU %.3f%n",
                        Figures.median(one) / Figures.median(alone),
                        Figures.median(oneCpu) / Figures.median(aloneCpu));
            }
        }
    }

    private static void row(String name, double[] perSecond, double cpuMicros) {
        System.out.printf(Locale.ROOT, "| %s | %.0f | %.1f |%n", name, Figures.median(perSecond), cpuMicros);
    }
}
