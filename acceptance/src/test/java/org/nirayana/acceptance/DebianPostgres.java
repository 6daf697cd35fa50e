package org.nirayana.acceptance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.nirayana.testing.Folders;
import org.nirayana.testing.Ports;
import org.nirayana.testing.Tools;
import org.nirayana.testing.Waiting;

/**
 * The PostgreSQL of the system's packages, whose tools ({@code pg_dump}, {@code pg_restore}) are of the same version. The one
 * that other tests use comes without them.
 */
final class DebianPostgres implements AutoCloseable {
    private static final Path VERSIONS = Path.of("/usr/lib/postgresql");
    private static final String OWNER = "postgres";
    private static final Duration TIMEOUT = Duration.ofMinutes(1);

    private final Path data;
    private final int port = Ports.free();
    private final Command server;

    private DebianPostgres(Path programs) throws IOException {
        data = Files.createTempDirectory("nirayana-postgres");
        if (isRoot()) {
            Files.setOwner(
                    data, data.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName(OWNER));
        }
        run(programs.resolve("initdb"), "-D", data.toString(), "-U", OWNER, "-A", "trust", "--no-sync");
        server = Command.start(
                data,
                Map.of(),
                asOwner(
                        programs.resolve("postgres"),
                        "-D",
                        data.toString(),
                        "-p",
                        Integer.toString(port),
                        "-k",
                        data.toString(),
                        "-c",
                        "listen_addresses=127.0.0.1"));
        Waiting.until(TIMEOUT, () -> server.err().contains("ready to accept connections"));
        run(programs.resolve("createdb"), "-h", "127.0.0.1", "-p", Integer.toString(port), "-U", OWNER, "nirayana");
    }

    /** Starts one; without the package the test is skipped and reported, and fails in CI. */
    static DebianPostgres start() {
        try (Stream<Path> versions = Files.isDirectory(VERSIONS) ? Files.list(VERSIONS) : Stream.empty()) {
            List<Path> programs = versions.map(version -> version.resolve("bin"))
                    .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                    .sorted(Comparator.reverseOrder())
                    .toList();
            Tools.require(!programs.isEmpty(), "postgresql");
            return new DebianPostgres(programs.get(0));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    String url() {
        return "postgresql://" + OWNER + ":trusted@127.0.0.1:" + port + "/nirayana";
    }

    private void run(Path program, String... words) {
        Command.Result result = Command.run(data, Map.of(), asOwner(program, words));
        if (result.exitCode() != 0) {
            throw new AssertionError(program + " failed: " + result.out() + result.err());
        }
    }

    /** PostgreSQL refuses to run as root. */
    private static String[] asOwner(Path program, String... words) {
        List<String> all = new ArrayList<>(
                isRoot()
                        ? List.of("setpriv", "--reuid=" + OWNER, "--regid=" + OWNER, "--clear-groups", "--")
                        : List.of());
        all.add(program.toString());
        all.addAll(List.of(words));
        return all.toArray(String[]::new);
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    @Override
    public void close() {
        server.terminate();
        server.await(TIMEOUT);
        server.close();
        Folders.delete(data);
    }
}
