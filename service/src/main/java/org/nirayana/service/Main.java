package org.nirayana.service;

import java.io.PrintStream;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.nirayana.api.calculation.Engine;
import org.nirayana.batch.command.BatchCommand;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.service.accounts.Accounts;
import org.nirayana.service.astro.CalculationRoutes;
import org.nirayana.service.astro.EphemerisChoice;
import org.nirayana.service.astro.TodayRoute;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.config.Config;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.http.server.Server;
import org.nirayana.service.http.server.Timeouts;
import org.nirayana.service.log.JsonLines;
import org.nirayana.service.log.Log;
import org.nirayana.service.log.OutOfMemory;
import org.nirayana.service.ops.AccessLog;
import org.nirayana.service.ops.Build;
import org.nirayana.service.ops.Description;
import org.nirayana.service.ops.DocsRoutes;
import org.nirayana.service.ops.Health;
import org.nirayana.service.ops.Metrics;
import org.nirayana.service.ops.OpsRoutes;
import org.nirayana.service.ops.ProblemRoutes;
import org.nirayana.service.shares.SharePictures;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.web.RootFiles;
import org.nirayana.service.web.WebRoutes;

/** The composition root: builds every part once, in order, and hands it to those that need it. */
public final class Main implements AutoCloseable {
    /** Exit code when the address is taken. */
    private static final int CANNOT_LISTEN = 3;

    private final Server server;
    private final Routes routes;
    private final List<AutoCloseable> owned;

    private Main(Server server, Routes routes, List<AutoCloseable> owned) {
        this.server = server;
        this.routes = routes;
        this.owned = owned;
    }

    /** Runs until a signal, or does what the arguments say; configuration comes from the environment. */
    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0 && args[0].equals("batch")) {
            // Before anything of the service is made: a batch needs none of it.
            List<String> words = List.of(args).subList(1, args.length);
            System.exit(BatchCommand.run(words, System.out, System.err, isTerminal()));
        }
        JsonLines log = JsonLines.to(System.err);
        Log.sendAllTo(log);
        OutOfMemory.endsTheProcess();
        if (args.length > 0) {
            administer(List.of(args), log);
        }
        AtomicReference<Main> running = new AtomicReference<>();
        Runtime.getRuntime()
                .addShutdownHook(new Thread(
                        () -> {
                            if (running.get() != null) {
                                running.get().close();
                            }
                            log.close();
                        },
                        "stop"));
        try {
            running.set(start(Config.from(System.getenv()), System.out, log));
        } catch (BadConfig bad) {
            refuse(log, bad.getMessage(), BadConfig.EXIT_CODE);
        } catch (Server.CannotListen taken) {
            refuse(log, taken.getMessage(), CANNOT_LISTEN);
        }
    }

    /** Whether somebody looks: only the launcher knows, as a newer Java always has a console. */
    private static boolean isTerminal() {
        return Boolean.getBoolean("nirayana.terminal");
    }

    private static void administer(List<String> words, JsonLines log) {
        try {
            int exitCode = AdminCommand.run(words, Config.from(System.getenv()), System.out, System.err);
            log.close();
            System.exit(exitCode);
        } catch (BadConfig bad) {
            refuse(log, bad.getMessage(), BadConfig.EXIT_CODE);
        }
    }

    private static void refuse(JsonLines log, String line, int exitCode) {
        log.close();
        System.err.println("nirayana: " + line);
        System.exit(exitCode);
    }

    /** Builds and starts a service; a test may start several in one process. */
    public static Main start(Config config, PrintStream out, JsonLines log)
            throws Server.CannotListen, InterruptedException {
        return start(config, Passwords.Cost.OWASP, out, log);
    }

    /** The same with another cost of passwords, which tests that sign in a hundred times need and nobody else. */
    public static Main start(Config config, Passwords.Cost passwordCost, PrintStream out, JsonLines log)
            throws Server.CannotListen, InterruptedException {
        return start(config, passwordCost, Clock.systemUTC(), out, log);
    }

    /** The same by another clock, which a test may set forward and back. */
    public static Main start(Config config, Passwords.Cost passwordCost, Clock clock, PrintStream out, JsonLines log)
            throws Server.CannotListen, InterruptedException {
        AtomicBoolean stopping = new AtomicBoolean();
        Routes routes = new Routes(ServiceExceptions::problemFor);

        // What cannot work is refused before anything is made.
        Server.probe(config.host(), config.port());
        DataDir.prepare(config.dataDir());
        if (config.databaseUrl().isEmpty()) {
            // Beside the ephemeris, which takes as long to read.
            Databases.loadEmbedded(config.dataDir());
        }
        TimeZones zones = TimeZones.builtIn();
        Gazetteer gazetteer = Gazetteer.builtIn();
        Engine engine = new Engine(
                EphemerisChoice.of(config),
                config.conventions(),
                config.profile(),
                Build.version(),
                zones,
                gazetteer,
                clock);

        // Accounts: the database, users, tokens, tiers and the gate before the routes.
        Accounts accounts = new Accounts(
                config,
                passwordCost,
                clock,
                engine,
                password -> out.println("Superuser " + config.admin().username() + " has the password "
                        + password.value() + " (shown only now)"));
        accounts.mount(routes);
        Health health = new Health(accounts::databaseUsable, stopping);

        // Astrology: everything the engine computes, and places by their names.
        new CalculationRoutes(engine, accounts::birthOf).mount(routes);
        accounts.mountShares(routes, engine);

        // Operations.
        Metrics metrics = new Metrics(config.dataDir(), Build.version());
        new OpsRoutes(health, metrics, new Description(routes)).mount(routes);
        new DocsRoutes().mount(routes);
        new ProblemRoutes().mount(routes);

        // The page for people.
        SharePictures pictures = accounts.sharedPictures(engine, config.mail().publicUrl());
        pictures.mount(routes);
        new WebRoutes(
                        engine.ayanamsaNames(),
                        new WebRoutes.Facts(
                                config.mail().enabled(),
                                config.registration().id(),
                                config.guests(),
                                config.mail().publicUrl()),
                        accounts::sharedTitle,
                        pictures::preview)
                .mount(routes);
        new TodayRoute(engine).mount(routes);
        new RootFiles(config.securityContact(), clock).mount(routes);

        AccessLog accessLog = new AccessLog(log);
        Server server = Server.start(
                new Server.Settings(
                        config.host(),
                        config.port(),
                        config.trustedProxies(),
                        config.forwardedHeader(),
                        config.corsOrigins(),
                        List.of(accessLog, metrics, accounts.usage()),
                        Timeouts.DEFAULT),
                routes,
                accounts.authorizer(),
                stopping);
        health.watch(server::workersMove);
        metrics.gauge(
                "http_workers_stuck",
                "1 when all workers are busy, work waits, and none came free for ten seconds; else 0.",
                () -> server.workersMove() ? 0 : 1);
        metrics.gauge(
                "http_body_bytes_held",
                "What bodies above 64 KiB hold that arrive or are worked on.",
                server::heldBodyBytes);
        metrics.gauge(
                "http_drawing_bytes_held",
                "What pictures and documents that are drawn now hold at most.",
                server::drawnBytes);
        metrics.gauge("http_drawings_active", "Pictures and documents that are drawn now.", server::activeDrawings);
        metrics.gauge(
                "http_drawings_queued",
                "Pictures and documents that wait for a processor or for memory.",
                server::queuedDrawings);
        metrics.gauge("http_workers_active", "Workers busy with a blocking route.", server::activeWorkers);
        metrics.gauge("http_workers_queued", "Blocking work that waits for a worker.", server::queuedWork);
        metrics.gauge(
                "database_longest_write_seconds",
                "How long the longest write since the start kept others waiting.",
                () -> accounts.longestWrite().toNanos() / 1e9);
        String address = address(config.host(), server.port());
        out.println("Nirayana listens on " + address);
        out.println("Documentation:      " + address + "/docs");
        out.flush();
        // Not before: the first answer must not wait for tables that few requests need.
        zones.warmUp();
        gazetteer.warmUp();
        metrics.start();
        Log.named("main").info("started", Map.of("address", address, "at", clock.instant()));
        return new Main(server, routes, List.of(accessLog, accounts, health, metrics));
    }

    private static String address(String host, int port) {
        return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }

    /** The port it listens on. */
    public int port() {
        return server.port();
    }

    /** Every operation that is served, for the tests that enumerate them. */
    public Routes routes() {
        return routes;
    }

    /** Stops gracefully: finishes what is in flight, then closes the parts in reverse order of their making. */
    @Override
    public void close() {
        try {
            server.stop();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        for (int i = owned.size() - 1; i >= 0; i--) {
            try {
                owned.get(i).close();
            } catch (Exception failed) {
                Log.named("main").warn("a part did not close", failed, Map.of());
            }
        }
    }
}
