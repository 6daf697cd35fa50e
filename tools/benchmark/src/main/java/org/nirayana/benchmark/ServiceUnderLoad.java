package org.nirayana.benchmark;

import java.io.IOException;
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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The packaged service as {@code ./nirayana serve} starts it, with callers.
 *
 * <p>The callers are ordinary users with bearer tokens, in a tier that lists every endpoint and has a limit, too high to be
 * reached; several, so that it is not.
 */
final class ServiceUnderLoad implements AutoCloseable {
    static final String SIGN_IN = "/api/v1/auth/token";

    private static final int USERS = 8;
    private static final String JSON = "application/json";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String PASSWORD = "only for the measurement";

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Path folder;
    private final List<String> launch;
    private final Served served;
    private final List<String> tokens;

    private ServiceUnderLoad(Path folder, List<String> launch, Served served) throws Exception {
        this.folder = folder;
        this.launch = launch;
        this.served = served;
        this.tokens = limitedUsers();
    }

    /** Starts it in a folder of its own, with more environment variables if need be. */
    static ServiceUnderLoad start(Path folder, Map<String, String> environment) throws Exception {
        List<String> launch = List.of(System.getenv("NIRAYANA_LAUNCH").split("\n", -1));
        Served served = Served.start(launch, settings(folder, environment), folder.resolve("service.log"));
        return new ServiceUnderLoad(folder, launch, served);
    }

    /**
     * This build or the jar of another, without the archive of classes, which belongs to this one alone: both start alike.
     */
    static ServiceUnderLoad startPlain(Path folder, Optional<Path> otherJar) throws Exception {
        List<String> launch = new ArrayList<>();
        for (String word : System.getenv("NIRAYANA_LAUNCH").split("\n", -1)) {
            boolean isJar = !launch.isEmpty()
                    && (launch.get(launch.size() - 1).equals("-cp")
                            || launch.get(launch.size() - 1).equals("-jar"));
            if (!isArchive(word)) {
                launch.add(isJar && otherJar.isPresent() ? otherJar.get().toString() : word);
            }
        }
        Served served = Served.start(launch, settings(folder, Map.of()), folder.resolve("service.log"));
        return new ServiceUnderLoad(folder, launch, served);
    }

    /** Another instance on the same database; the callers' tokens hold there too. */
    Served sibling(Path itsFolder, Map<String, String> environment) throws Exception {
        return Served.start(launch, settings(itsFolder, environment), itsFolder.resolve("service.log"));
    }

    private static Map<String, String> settings(Path folder, Map<String, String> environment) throws IOException {
        Map<String, String> all = new HashMap<>(environment);
        all.put("PORT", "0");
        all.put("HOST", "127.0.0.1");
        all.put("DATA_DIR", Files.createDirectories(folder.resolve("data")).toString());
        all.put("ADMIN_PASSWORD", PASSWORD);
        // Those who sign in come from many addresses, or they would be taken for one who guesses.
        all.put("TRUSTED_PROXIES", "127.0.0.1");
        return all;
    }

    Served served() {
        return served;
    }

    List<String> tokens() {
        return tokens;
    }

    /** Of the superuser: others may ask about accounts only so often in a minute. */
    List<String> unlimited() throws Exception {
        return List.of(signIn("admin"));
    }

    /** An API key of each caller, beside its token. */
    List<String> newKeys() throws Exception {
        List<String> keys = new ArrayList<>();
        for (String token : tokens) {
            keys.add(Wrk.group(post("/api/v1/keys", token, "{\"name\":\"bench\"}"), "\"key\":\\s*\"([^\"]+)\""));
        }
        return keys;
    }

    /** What the callers send to sign in. */
    List<String> forms() {
        return IntStream.range(0, USERS).mapToObj(i -> form("bench" + i)).toList();
    }

    private static String form(String username) {
        return "username=" + username + "&password=" + URLEncoder.encode(PASSWORD, StandardCharsets.UTF_8);
    }

    /** Bytes that it has allocated so far, as the collector tells: exact to one filling of the young generation. */
    double allocatedBytes() throws Exception {
        HttpResponse<String> metrics = http.send(
                HttpRequest.newBuilder(URI.create(served.base() + "/metrics"))
                        .header("Accept", "text/plain")
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        return metrics.body()
                .lines()
                .filter(line -> line.startsWith("jvm_memory_pool_allocated_bytes_total{"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    /**
     * A bare Vert.x server that sends what the service answers to this request, byte for byte: the same Java with the same
     * options, but for the archive of the service's classes.
     */
    Served bare(String path) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(served.base() + path));
        if (path.equals(SIGN_IN)) {
            request.header("Content-Type", FORM).POST(HttpRequest.BodyPublishers.ofString(form("bench0")));
        } else {
            request.header("Authorization", "Bearer " + tokens.get(0));
        }
        HttpResponse<byte[]> sample = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
        if (sample.statusCode() != 200) {
            throw new IllegalStateException(path + " was answered " + sample.statusCode() + ": "
                    + new String(sample.body(), StandardCharsets.UTF_8));
        }
        List<String> lines = new ArrayList<>();
        sample.headers().map().forEach((name, values) -> values.forEach(value -> lines.add(name + ": " + value)));
        Path headers = Files.write(folder.resolve("headers.txt"), lines);
        Path body = Files.write(folder.resolve("body"), sample.body());
        List<String> command = new ArrayList<>();
        for (String part : launch) {
            if (part.equals("-cp")) {
                break;
            }
            if (!isArchive(part)) {
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
        return Served.start(command, Map.of(), folder.resolve("bare.log"));
    }

    /** Whether a word of the command names the archive of this build's classes. */
    private static boolean isArchive(String word) {
        return word.startsWith("-XX:SharedArchiveFile") || word.startsWith("-XX:AOTCache");
    }

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private List<String> limitedUsers() throws Exception {
        String admin = signIn("admin");
        String tier = post(
                "/api/v1/tiers/", admin, "{\"name\":\"bench\",\"requests_per_minute\":1000000,\"endpoints\":[\"*\"]}");
        String tierId = Wrk.group(tier, "\"tier_id\":\\s*([0-9]+)");
        List<String> all = new ArrayList<>();
        for (int i = 0; i < USERS; i++) {
            String name = "bench" + i;
            post(
                    "/api/v1/users/",
                    admin,
                    "{\"username\":\"" + name + "\",\"email\":\"" + name
                            + "@example.com\",\"name\":\"Bench\",\"password\":\"" + PASSWORD
                            + "\",\"is_superuser\":false}");
            call("/api/v1/users/" + name + "/tier", admin, "PATCH", JSON, "{\"tier_id\":" + tierId + "}");
            all.add(signIn(name));
        }
        return all;
    }

    private String post(String path, String token, String json) throws Exception {
        return call(path, token, "POST", JSON, json);
    }

    private String signIn(String username) throws Exception {
        String answer = call(SIGN_IN, "", "POST", FORM, form(username));
        return Wrk.group(answer, "\"access_token\":\\s*\"([^\"]+)\"");
    }

    private String call(String path, String token, String method, String type, String body) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(served.base() + path))
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

    @Override
    public void close() {
        served.close();
    }
}
