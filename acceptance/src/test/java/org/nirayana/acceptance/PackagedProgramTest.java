package org.nirayana.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.testing.Variant;

/** The one jar, started as {@code java -jar}. */
class PackagedProgramTest {
    @TempDir
    Path folder;

    @Test
    void itListensAnswersAndStopsCleanly() throws Exception {
        Map<String, String> environment = Map.of("PORT", "0");
        try (Command service = Command.service(folder, environment)) {
            String address = service.address();
            assertThat(get(address + "/health-check")).isEqualTo("{\"status\":\"healthy\"}");
            assertThat(service.out()).contains(address + "/docs");
            assertThat(service.out()).as("first start").contains("has the password");
            // A secret of the data directory is for its owner alone.
            assertThat(folder.resolve("data")).isDirectory();
            assertThat(Files.getPosixFilePermissions(folder.resolve("data")).toString())
                    .doesNotContain("GROUP")
                    .doesNotContain("OTHERS");
            service.terminate();
            // 128 + 15: ended by SIGTERM, as shells count.
            assertThat(service.await(Duration.ofSeconds(30)).exitCode()).isEqualTo(143);
            // Nothing but JSON lines: no warning of the JVM, no stack trace.
            assertThat(service.errLines()).isNotEmpty().allSatisfy(line -> assertThat(line)
                    .startsWith("{\"time\":"));
        }
        // The superuser's password, at the cost that OWASP recommends.
        assertThat(database()).contains("$argon2id$v=19$m=19456,t=2,p=1$");
        try (Command again = Command.service(folder, environment)) {
            again.address();
            assertThat(again.out()).as("second start").doesNotContain("password");
        }
    }

    /** The embedded database as it lies on the disk, with what is not yet moved into its first file. */
    private String database() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("data"))) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(file -> file.getFileName().toString().contains(".db"))
                    .toList()) {
                all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            return all.toString();
        }
    }

    private static String get(String address) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(address)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aBadPortIsOneClearLine() {
        assertPortRefused("8000x");
    }

    @Variant
    @ParameterizedTest
    @ValueSource(strings = {"http", "-1", "65536", "1e3"})
    void everyBadPortIsOneClearLine(String port) {
        assertPortRefused(port);
    }

    private void assertPortRefused(String port) {
        assertRefused(Map.of("PORT", port), 2, "PORT is '" + port + "'", "0 to 65535");
    }

    @Test
    void aTakenPortIsOneClearLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            assertRefused(Map.of("PORT", port), 3, "127.0.0.1:" + port, "taken");
        }
    }

    @Test
    @Variant
    void anUnwritableDataDirIsOneClearLine() throws IOException {
        // Below a plain file nobody can write, not even root.
        Path file = Files.createFile(folder.resolve("file"));
        String dataDir = file.resolve("data").toString();
        assertRefused(Map.of("PORT", "0", "DATA_DIR", dataDir), 2, "DATA_DIR is '" + dataDir + "'", "folder");
    }

    @Test
    void aBadSecretIsOneClearLineWithoutTheSecret() {
        Command.Result result = assertRefused(Map.of("PORT", "0", "SECRET_KEY", "canary"), 2, "SECRET_KEY", "32 bytes");
        assertThat(result.err() + result.out()).doesNotContain("canary");
    }

    /** As on a server where nothing may be executed from the folder for temporary files. */
    @Test
    @Variant
    void itStartsWhereNoLibraryCanBeLoadedFromTheTemporaryFolder() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        // Netty would go to /tmp by itself.
        List<String> words = new ArrayList<>(
                List.of(Command.JAVA.toString(), "-Djava.io.tmpdir=" + file, "-Dio.netty.native.workdir=" + file));
        words.addAll(Command.SHORT_LIVED);
        words.addAll(List.of("-jar", Command.JAR.toString()));
        try (Command service = Command.start(folder, Map.of("PORT", "0"), words.toArray(String[]::new))) {
            assertThat(get(service.address() + "/readyz")).contains("ready");
            assertThat(service.errLines())
                    .anyMatch(line -> line.contains("the data folder is tried"))
                    .anyMatch(line -> line.contains("served by Java's own selector") && line.contains("\"reason\""));
        }
    }

    @Test
    @Variant
    void aMachineWithoutTheLibraryIsOneClearLine() {
        Command.Result result = Command.run(
                folder,
                Map.of("PORT", "0"),
                Command.JAVA.toString(),
                "-Dos.arch=abacus",
                "-jar",
                Command.JAR.toString());
        assertThat(result.exitCode()).as(result.err()).isEqualTo(2);
        assertThat(result.err().lines().filter(l -> !l.startsWith("{")))
                .singleElement()
                .asString()
                .startsWith("nirayana: java.io.tmpdir is ")
                .contains("noexec");
    }

    private Command.Result assertRefused(Map<String, String> environment, int exitCode, String... parts) {
        Command.Result result =
                Command.run(folder, environment, Command.JAVA.toString(), "-jar", Command.JAR.toString());
        assertThat(result.exitCode()).as(result.err()).isEqualTo(exitCode);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines().filter(l -> !l.startsWith("{")))
                .singleElement()
                .asString()
                .startsWith("nirayana: ")
                .contains(parts);
        return result;
    }
}
