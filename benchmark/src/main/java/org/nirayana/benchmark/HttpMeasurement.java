package org.nirayana.benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How many requests for planets the packaged service answers beside a bare Vert.x server that sends the same bytes.
 *
 * <p>Both run as processes of their own with the same Java options and are loaded by wrk in turns, so that what else the
 * machine does meets both. The callers are ordinary users with bearer tokens, in a tier that lists the endpoint and has a
 * limit, too high to be reached. A run with an answer other than 200 or a broken connection does not count: it fails.
 */
final class HttpMeasurement {
    private static final int CONNECTIONS = 32;
    private static final int USERS = 8;
    private static final int WARM_UP_TURNS = 12;
    private static final int WARM_UP_REQUESTS = 60_000;
    private static final String JSON = "application/json";
    private static final String PASSWORD = "only for the measurement";
    private static final String SAMPLE = "/api/v1/astro/planets?dateandtime=1990-05-17T05:00:00Z&lat=13&lon=80";

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Path folder;
    private final int seconds;

    private HttpMeasurement(Path folder, int seconds) {
        this.folder = folder;
        this.seconds = seconds;
    }

    /** Arguments: rounds (default 5) and seconds of each (default 4). */
    static void run(List<String> arguments) throws Exception {
        int rounds = arguments.isEmpty() ? 5 : Integer.parseInt(arguments.get(0));
        int seconds = arguments.size() < 2 ? 4 : Integer.parseInt(arguments.get(1));
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            new HttpMeasurement(folder, seconds).measure(rounds);
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private void measure(int rounds) throws Exception {
        List<String> launch = List.of(System.getenv("NIRAYANA_LAUNCH").split("\n", -1));
        Path script = folder.resolve("planets.lua");
        try (InputStream in = HttpMeasurement.class.getResourceAsStream("planets.lua")) {
            Files.copy(in, script);
        }
        Process service = null;
        Process bare = null;
        try {
            service = startService(launch);
            String base = address(service, "listens on (http://\\S+)");
            List<String> tokens = limitedUsers(base);
            bare = startBare(launch, base, tokens.get(0));
            String bareBase = address(bare, "listens on (http://\\S+)");
            Environment.print();
            warmUp(service, base, script, tokens);
            warmUp(bare, bareBase, script, tokens);
            List<Load> ours = new ArrayList<>();
            List<Load> theirs = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                ours.add(load(service, base, script, tokens, seconds));
                theirs.add(load(bare, bareBase, script, tokens, seconds));
            }
            report(ours, theirs);
        } finally {
            stop(service);
            stop(bare);
        }
    }

    private static void report(List<Load> ours, List<Load> theirs) {
        print("planets", ours);
        print("bare", theirs);
        double[] ratios = new double[ours.size()];
        for (int i = 0; i < ratios.length; i++) {
            ratios[i] = ours.get(i).perSecond / theirs.get(i).perSecond;
        }
        System.out.printf(Locale.ROOT, "planets_vs_bare %.3f%n", median(ratios));
    }

    private static void print(String name, List<Load> loads) {
        System.out.printf(
                Locale.ROOT,
                "%s_requests_per_second %.0f%n%s_p50_ms %.3f%n%s_p99_ms %.3f%n%s_cpu_us_per_request %.1f%n",
                name,
                median(loads.stream().mapToDouble(load -> load.perSecond).toArray()),
                name,
                median(loads.stream().mapToDouble(load -> load.p50Ms).toArray()),
                name,
                median(loads.stream().mapToDouble(load -> load.p99Ms).toArray()),
                name,
                median(loads.stream().mapToDouble(load -> load.cpuMicros).toArray()));
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        java.util.Arrays.sort(sorted);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    private Process startService(List<String> launch) throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        ProcessBuilder builder = new ProcessBuilder(launch);
        builder.environment()
                .putAll(Map.of(
                        "PORT", "0", "HOST", "127.0.0.1", "DATA_DIR", data.toString(), "ADMIN_PASSWORD", PASSWORD));
        return builder.redirectError(folder.resolve("service.log").toFile()).start();
    }

    /** The same Java with the same options, but for the archive of the service's classes. */
    private Process startBare(List<String> launch, String base, String token) throws Exception {
        HttpResponse<byte[]> sample = http.send(
                HttpRequest.newBuilder(URI.create(base + SAMPLE))
                        .header("Authorization", "Bearer " + token)
                        .build(),
                HttpResponse.BodyHandlers.ofByteArray());
        if (sample.statusCode() != 200) {
            throw new IllegalStateException("the sample was answered " + sample.statusCode() + ": "
                    + new String(sample.body(), StandardCharsets.UTF_8));
        }
        List<String> lines = new ArrayList<>();
        sample.headers().map().forEach((name, values) -> values.forEach(value -> lines.add(name + ": " + value)));
        Path headers = Files.write(folder.resolve("headers.txt"), lines);
        Path body = Files.write(folder.resolve("body.json"), sample.body());
        List<String> command = new ArrayList<>();
        for (String part : launch) {
            if (part.equals("-cp")) {
                break;
            }
            if (!part.startsWith("-XX:SharedArchiveFile") && !part.startsWith("-XX:AOTCache")) {
                command.add(part);
            }
        }
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                BareServer.class.getName(),
                Integer.toString(freePort()),
                headers.toString(),
                body.toString()));
        return new ProcessBuilder(command)
                .redirectError(folder.resolve("bare.log").toFile())
                .start();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static String address(Process process, String pattern) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        Pattern expected = Pattern.compile(pattern);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            Matcher matcher = expected.matcher(line);
            if (matcher.find()) {
                return matcher.group(1);
            }
        }
        throw new IllegalStateException("a server did not start");
    }

    /**
     * Users who are no superusers, in a tier with one endpoint and the highest limit that a tier may have; several, so that
     * the limit is not reached within the measurement.
     */
    private List<String> limitedUsers(String base) throws Exception {
        String admin = signIn(base, "admin");
        String tier = post(
                base,
                "/api/v1/tiers/",
                admin,
                "{\"name\":\"bench\",\"requests_per_minute\":1000000,\"endpoints\":[\"planets\"]}");
        String tierId = group(tier, "\"tier_id\":\\s*([0-9]+)");
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < USERS; i++) {
            String name = "bench" + i;
            post(
                    base,
                    "/api/v1/users/",
                    admin,
                    "{\"username\":\"" + name + "\",\"email\":\"" + name
                            + "@example.com\",\"name\":\"Bench\",\"password\":\"" + PASSWORD
                            + "\",\"is_superuser\":false}");
            call(base, "/api/v1/users/" + name + "/tier", admin, "PATCH", JSON, "{\"tier_id\":" + tierId + "}");
            tokens.add(signIn(base, name));
        }
        return tokens;
    }

    private String post(String base, String path, String token, String json) throws Exception {
        return call(base, path, token, "POST", JSON, json);
    }

    private String signIn(String base, String username) throws Exception {
        String answer = call(
                base,
                "/api/v1/auth/token",
                "",
                "POST",
                "application/x-www-form-urlencoded",
                "username=" + username + "&password=" + URLEncoder.encode(PASSWORD, StandardCharsets.UTF_8));
        return group(answer, "\"access_token\":\\s*\"([^\"]+)\"");
    }

    private String call(String base, String path, String token, String method, String type, String body)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .header("Content-Type", type)
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(method + " " + path + ": " + answer.statusCode() + " " + answer.body());
        }
        return answer.body();
    }

    private static String group(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text);
        }
        return matcher.group(1);
    }

    /** A server counts from when its code is compiled; on a busy machine that takes longer. */
    private void warmUp(Process server, String base, Path script, List<String> tokens) throws Exception {
        double answered = 0;
        for (int turn = 0; turn < WARM_UP_TURNS && answered < WARM_UP_REQUESTS; turn++) {
            Load load = load(server, base, script, tokens, seconds);
            answered += load.perSecond * seconds;
        }
    }

    /** One turn of wrk against one server. */
    private Load load(Process server, String base, Path script, List<String> tokens, int forSeconds) throws Exception {
        long cpuBefore = cpuNanos(server);
        List<String> command = new ArrayList<>(List.of(
                "wrk",
                "-t1",
                "-c" + CONNECTIONS,
                "-d" + forSeconds + "s",
                "--latency",
                "--timeout",
                "20s",
                "-s",
                script.toString(),
                base,
                "--"));
        command.addAll(tokens);
        Process wrk = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = wrk.waitFor();
        long cpu = cpuNanos(server) - cpuBefore;
        if (exit != 0 || out.contains("Non-2xx") || out.contains("Socket errors")) {
            throw new IllegalStateException("wrk was not content:\n" + out);
        }
        double requests = Double.parseDouble(group(out, "(\\d+) requests in"));
        return new Load(
                Double.parseDouble(group(out, "Requests/sec:\\s+([0-9.]+)")),
                millis(group(out, "(?m)^\\s+50%\\s+(\\S+)")),
                millis(group(out, "(?m)^\\s+99%\\s+(\\S+)")),
                cpu / 1000.0 / requests);
    }

    private static long cpuNanos(Process process) {
        return process.info().totalCpuDuration().orElseThrow().toNanos();
    }

    private static double millis(String text) {
        double number = Double.parseDouble(text.replaceAll("[a-z]+$", ""));
        if (text.endsWith("us")) {
            return number / 1000;
        }
        return text.endsWith("ms") ? number : number * 1000;
    }

    private static void stop(Process process) throws InterruptedException {
        if (process != null) {
            process.destroy();
            if (!process.waitFor(12, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private record Load(double perSecond, double p50Ms, double p99Ms, double cpuMicros) {}
}
