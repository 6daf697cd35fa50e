package org.nirayana.service.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nirayana.service.Main;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.Config;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.http.server.Server;
import org.nirayana.service.log.JsonLines;
import org.nirayana.testing.Api;
import org.nirayana.testing.Folders;

/**
 * The real service on a free port of the loopback interface, with a data directory of its own.
 *
 * <pre>
 * try (RunningService service = RunningService.start(Map.of("ADMIN_PASSWORD", "correct horse battery"))) {
 *     Answer answer = service.api().get("/health-check").send();
 * }
 * </pre>
 */
public final class RunningService implements AutoCloseable {
    /** At the cost of real passwords those that sign in a hundred times took most of the time of this module's tests. */
    private static final Passwords.Cost CHEAP = new Passwords.Cost(64, 1);

    private final Main main;
    private final Path dataDir;
    private final boolean ownsDataDir;
    private final ByteArrayOutputStream printed;
    private final ByteArrayOutputStream logged;
    private final JsonLines log;
    private final Api api;

    private RunningService(
            Main main,
            Path dataDir,
            boolean ownsDataDir,
            ByteArrayOutputStream printed,
            ByteArrayOutputStream logged,
            JsonLines log) {
        this.main = main;
        this.dataDir = dataDir;
        this.ownsDataDir = ownsDataDir;
        this.printed = printed;
        this.logged = logged;
        this.log = log;
        this.api = Api.of("http://127.0.0.1:" + main.port());
    }

    /**
     * Starts with the given variables; {@code DATA_DIR}, {@code HOST} and {@code PORT} are set unless given. Only the cost of
     * passwords is not the one that operators have.
     */
    public static RunningService start(Map<String, String> environment) {
        return start(environment, CHEAP, Clock.systemUTC());
    }

    /** The same by a clock that the test sets. */
    public static RunningService start(Map<String, String> environment, Clock clock) {
        return start(environment, CHEAP, clock);
    }

    /** The same at the cost that operators have, for whoever looks at the hashes or at the time that they take. */
    public static RunningService startAtFullCost(Map<String, String> environment) {
        return start(environment, Passwords.Cost.OWASP, Clock.systemUTC());
    }

    private static RunningService start(Map<String, String> environment, Passwords.Cost passwordCost, Clock clock) {
        Map<String, String> env = new HashMap<>(environment);
        boolean owns = !env.containsKey("DATA_DIR");
        try {
            if (owns) {
                env.put("DATA_DIR", Files.createTempDirectory("nirayana-test").toString());
            }
            env.putIfAbsent("HOST", "127.0.0.1");
            env.putIfAbsent("PORT", "0");
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            ByteArrayOutputStream logged = new ByteArrayOutputStream();
            JsonLines log = JsonLines.to(logged);
            Config config = Config.from(env);
            Main main = Main.start(
                    config, passwordCost, clock, new PrintStream(printed, true, StandardCharsets.UTF_8), log);
            return new RunningService(main, config.dataDir(), owns, printed, logged, log);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (Server.CannotListen failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Starts with defaults. */
    public static RunningService start() {
        return start(Map.of());
    }

    public int port() {
        return main.port();
    }

    /** A client that checks every answer against {@code /openapi.json}. */
    public Api api() {
        return api;
    }

    public Routes routes() {
        return main.routes();
    }

    public Path dataDir() {
        return dataDir;
    }

    /** What the operator sees on standard output: the addresses and, at first start, the generated password. */
    public List<String> printed() {
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** The access log so far; the last lines may take a moment to arrive. */
    public List<String> accessLog() {
        return logged.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Stops the service, and removes its data unless the directory was given. */
    @Override
    public void close() {
        main.close();
        log.close();
        if (ownsDataDir) {
            Folders.delete(dataDir);
        }
    }
}
