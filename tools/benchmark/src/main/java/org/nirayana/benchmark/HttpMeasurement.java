package org.nirayana.benchmark;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nirayana.testing.Folders;

/**
 * How many requests the packaged service answers beside a bare Vert.x server that sends the same bytes.
 *
 * <p>Both run as processes of their own with the same Java options and are loaded by wrk in turns, so that what else the
 * machine does meets both. Without arguments: the planets over 32 connections. With {@code all}: the table of
 * {@code docs/performance.md}, see {@link HttpTable}. With {@code keys}: the planets by API keys beside the same by tokens.
 */
final class HttpMeasurement {
    static final String PLANETS = "/api/v1/astro/planets";

    /** What every endpoint is asked once, for the bytes of the bare server. */
    static final String SAMPLE = "?dateandtime=1990-05-17T05:00:00Z&lat=13&lon=80";

    static final int CONNECTIONS = 32;
    private static final String USAGE =
            "bench http [ROUNDS [SECONDS]], bench http keys [ROUNDS [SECONDS]], bench http all [ROUNDS [SECONDS [ENDPOINT]...]] or bench http against JAR [ENDPOINT]...";

    private static final int WARM_UP_TURNS = 6;
    private static final int WARM_UP_REQUESTS = 300_000;

    private HttpMeasurement() {}

    /**
     * Arguments: perhaps {@code all} or {@code keys}, then rounds and the seconds of each, then of all only those named so; or {@code against},
     * the jar of another build, and perhaps names of endpoints.
     */
    static void run(List<String> arguments) throws Exception {
        if (!arguments.isEmpty() && arguments.get(0).equals("against")) {
            against(arguments.subList(1, arguments.size()));
            return;
        }
        boolean all = !arguments.isEmpty() && arguments.get(0).equals("all");
        boolean keys = !arguments.isEmpty() && arguments.get(0).equals("keys");
        List<String> numbers = all || keys ? arguments.subList(1, arguments.size()) : arguments;
        int rounds = Arguments.count(numbers, 0, all ? 3 : 5, USAGE);
        int seconds = Arguments.count(numbers, 1, all ? 2 : 4, USAGE);
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            if (all) {
                new HttpTable(folder, rounds, seconds)
                        .print(numbers.subList(Math.min(2, numbers.size()), numbers.size()));
            } else if (keys) {
                keys(folder, rounds, seconds);
            } else {
                planets(folder, rounds, seconds);
            }
        } finally {
            Folders.delete(folder);
        }
    }

    private static void against(List<String> arguments) throws Exception {
        if (arguments.isEmpty() || !Files.isRegularFile(Path.of(arguments.get(0)))) {
            throw new Arguments.UsageException(
                    "Say 'bench http against JAR': the jar of the service of another build.");
        }
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            new HttpComparison(folder, 24, 1)
                    .print(Path.of(arguments.get(0)).toAbsolutePath(), arguments.subList(1, arguments.size()));
        } finally {
            Folders.delete(folder);
        }
    }

    private static void planets(Path folder, int rounds, int seconds) throws Exception {
        Wrk wrk = new Wrk(folder);
        try (ServiceUnderLoad service = ServiceUnderLoad.start(folder, Map.of());
                Served bare = service.bare(PLANETS + SAMPLE)) {
            Environment.print();
            warmUp(wrk, service.served().base(), PLANETS, CONNECTIONS, service.tokens());
            warmUp(wrk, bare.base(), PLANETS, CONNECTIONS, service.tokens());
            List<Wrk.Load> ours = new ArrayList<>();
            List<Wrk.Load> theirs = new ArrayList<>();
            double[] ourCpu = new double[rounds];
            double[] bareCpu = new double[rounds];
            double[] ratios = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                ourCpu[round] = turn(wrk, service.served(), service.tokens(), seconds, ours);
                bareCpu[round] = turn(wrk, bare, service.tokens(), seconds, theirs);
                ratios[round] = ours.get(round).perSecond() / theirs.get(round).perSecond();
            }
            print("planets", ours, ourCpu);
            print("bare", theirs, bareCpu);
            System.out.printf(Locale.ROOT, "planets_vs_bare %.3f%n", Figures.median(ratios));
        }
    }

    /** The same service asked by the same users, in turns by tokens and by keys. */
    private static void keys(Path folder, int rounds, int seconds) throws Exception {
        Wrk wrk = new Wrk(folder);
        try (ServiceUnderLoad service = ServiceUnderLoad.start(folder, Map.of())) {
            Environment.print();
            List<String> keys = service.newKeys();
            warmUp(wrk, service.served().base(), PLANETS, CONNECTIONS, service.tokens());
            warmUp(wrk, service.served().base(), PLANETS, CONNECTIONS, keys);
            List<Wrk.Load> byToken = new ArrayList<>();
            List<Wrk.Load> byKey = new ArrayList<>();
            double[] tokenCpu = new double[rounds];
            double[] keyCpu = new double[rounds];
            double[] ratios = new double[rounds];
            for (int round = 0; round < rounds; round++) {
                tokenCpu[round] = turn(wrk, service.served(), service.tokens(), seconds, byToken);
                keyCpu[round] = turn(wrk, service.served(), keys, seconds, byKey);
                ratios[round] = keyCpu[round] / tokenCpu[round];
            }
            print("by_token", byToken, tokenCpu);
            print("by_key", byKey, keyCpu);
            System.out.printf(Locale.ROOT, "key_vs_token_cpu %.3f%n", Figures.median(ratios));
        }
    }

    /** One turn; the processor's microseconds for each request. */
    static double turn(Wrk wrk, Served server, List<String> tokens, int seconds, List<Wrk.Load> turns)
            throws Exception {
        long before = server.cpuNanos();
        Wrk.Load load = wrk.load(server.base(), PLANETS, CONNECTIONS, seconds, tokens);
        turns.add(load);
        return (server.cpuNanos() - before) / 1000.0 / load.requests();
    }

    private static void print(String name, List<Wrk.Load> turns, double[] cpuMicros) {
        System.out.printf(
                Locale.ROOT,
                "%s_requests_per_second %.0f%n%s_p50_ms %.3f%n%s_p99_ms %.3f%n%s_cpu_us_per_request %.1f%n",
                name,
                Wrk.Load.median(turns, Wrk.Load::perSecond),
                name,
                Wrk.Load.median(turns, Wrk.Load::p50Ms),
                name,
                Wrk.Load.median(turns, Wrk.Load::p99Ms),
                name,
                Figures.median(cpuMicros));
    }

    /** A server counts from when its code is compiled, by so many requests or by so much time of the slower ones. */
    static void warmUp(Wrk wrk, String base, String path, int connections, List<String> tokens) throws Exception {
        double answered = 0;
        for (int turn = 0; turn < WARM_UP_TURNS && answered < WARM_UP_REQUESTS; turn++) {
            answered += wrk.load(base, path, connections, 2, tokens).requests();
        }
    }
}
