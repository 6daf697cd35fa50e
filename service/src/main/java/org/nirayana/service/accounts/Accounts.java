package org.nirayana.service.accounts;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.redis.client.Redis;
import io.vertx.redis.client.RedisOptions;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.KeptBirth;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.auth.Authentication;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.auth.SigningKeys;
import org.nirayana.service.auth.TokenLetters;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.http.server.Observer;
import org.nirayana.service.keys.KeyRoutes;
import org.nirayana.service.log.Log;
import org.nirayana.service.mail.MailQueue;
import org.nirayana.service.mail.Smtp;
import org.nirayana.service.people.People;
import org.nirayana.service.people.PeopleRoutes;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.privacy.PersonalDataRoutes;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.ratelimit.RedisRateLimiter;
import org.nirayana.service.shares.FeedRoutes;
import org.nirayana.service.shares.LinkAddress;
import org.nirayana.service.shares.SharePictures;
import org.nirayana.service.shares.ShareRoutes;
import org.nirayana.service.shares.Shares;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.ConflictException;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseDamaged;
import org.nirayana.service.storage.DatabaseRefused;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.storage.LibraryNotLoaded;
import org.nirayana.service.tiers.TierRoutes;
import org.nirayana.service.tiers.Tiers;
import org.nirayana.service.usage.Usage;
import org.nirayana.service.usage.UsageCounter;
import org.nirayana.service.usage.UsageRoutes;
import org.nirayana.service.users.AccountData;
import org.nirayana.service.users.AddressChanges;
import org.nirayana.service.users.AddressRoutes;
import org.nirayana.service.users.FirstStart;
import org.nirayana.service.users.PreferenceRoutes;
import org.nirayana.service.users.Preferences;
import org.nirayana.service.users.Registration;
import org.nirayana.service.users.RegistrationRoutes;
import org.nirayana.service.users.UserRoutes;
import org.nirayana.service.users.Users;

/** Everything about accounts, built once and in order. */
public final class Accounts implements AutoCloseable {
    private final Deque<AutoCloseable> owned = new ArrayDeque<>();
    private final Authentication authentication;
    private final UserRoutes userRoutes;
    private final AddressRoutes addressRoutes;
    private final RegistrationRoutes registrationRoutes;
    private final TierRoutes tierRoutes;
    private final Preferences preferences;
    private final PreferenceRoutes preferenceRoutes;
    private final People people;
    private final PeopleRoutes peopleRoutes;
    private final KeyRoutes keyRoutes;
    private final UsageCounter usageCounter;
    private final UsageRoutes usageRoutes;
    private final PersonalDataRoutes personalDataRoutes;
    private final Shares shares;
    private final Clock clock;
    private final Database database;

    /**
     * Opens the database, makes what a first start makes, and keeps the memory of this instance in step from then on.
     *
     * @param engine what the births of people are checked by
     * @param firstPassword is told the superuser's password when it was made up here, which happens once
     * @throws BadConfig when the database, or the tier that stands for none, is not what the configuration says
     */
    public Accounts(
            Config config, Passwords.Cost passwordCost, Clock clock, Engine engine, Consumer<Secret> firstPassword) {
        this.clock = clock;
        try {
            database = own(open(config));
            ChangeLog changeLog = new ChangeLog(database, clock);
            Optional<Vertx> network = network(config);
            Optional<Redis> redis = config.redisUrl().map(url -> redis(network.orElseThrow(), url));
            Optional<MailQueue> mailQueue = config.mail().enabled()
                    ? Optional.of(own(new MailQueue(new Smtp(config.mail()))))
                    : Optional.empty();
            RateLimiter limiter = limiter(network, redis, new LocalRateLimiter(), LocalRateLimiter.MAX_CALLERS);
            // Of their own: networks are many, and must not push users out of what is remembered.
            RateLimiter guestLimiter = config.guests()
                    ? limiter(
                            network,
                            redis,
                            new LocalRateLimiter(Authentication.MAX_NETWORKS),
                            Authentication.MAX_NETWORKS)
                    : limiter;

            authentication = own(new Authentication(
                    config, database, changeLog, limiter, guestLimiter, mailQueue, passwordCost, clock));
            if (redis.isPresent()) {
                own(new ChangeBroadcast(
                        network.orElseThrow(),
                        redis.get(),
                        config.redisUrl().orElseThrow(),
                        changeLog,
                        authentication::apply));
            }
            Tiers tiers = new Tiers(database, changeLog, config.defaultTier(), config.guests());
            // Each step as patiently as the first: a database that answered may be too busy for the next question.
            if (Databases.patiently(() -> tiers.find(config.defaultTier())).isEmpty()) {
                throw BadConfig.of("DEFAULT_TIER", config.defaultTier(), "the name of a tier that exists");
            }
            if (config.guests()) {
                patiently(tiers::prepareForGuests);
            }
            refuseCommon(config.admin());
            Users users = new Users(
                    database,
                    changeLog,
                    authentication.sessions(),
                    authentication.credentials(),
                    authentication.apiKeys());
            patiently(users::completeSearch);
            Databases.patiently(() -> firstStart(config, users)).ifPresent(firstPassword);
            AddressChanges addressChanges = new AddressChanges(
                    database,
                    changeLog,
                    users,
                    clock,
                    new TokenLetters(
                            TokenLetters.Kind.NEW_ADDRESS,
                            mailQueue,
                            config.mail().publicUrl()),
                    new TokenLetters(
                            TokenLetters.Kind.OLD_ADDRESS,
                            mailQueue,
                            config.mail().publicUrl()));
            addressRoutes = new AddressRoutes(addressChanges);
            userRoutes = new UserRoutes(
                    users, tiers, authentication.passwords(), authentication.presentPassword(), addressChanges);
            registrationRoutes = new RegistrationRoutes(
                    new Registration(
                            database,
                            users,
                            authentication.passwords(),
                            clock,
                            new TokenLetters(
                                    TokenLetters.Kind.REGISTER,
                                    mailQueue,
                                    config.mail().publicUrl())),
                    authentication.passwords(),
                    authentication.registrationThrottle(),
                    config.registration());
            tierRoutes = new TierRoutes(tiers);
            preferences = new Preferences(database, clock);
            preferenceRoutes = new PreferenceRoutes(preferences);
            people = new People(database, clock, config.defaultTier());
            peopleRoutes = new PeopleRoutes(people, engine, clock);
            keyRoutes = new KeyRoutes(authentication.apiKeys(), clock);
            usageCounter = own(new UsageCounter(changeLog, clock));
            usageRoutes = new UsageRoutes(new Usage(database), usageCounter, clock);
            // Everything that is held about a user: whoever keeps something more adds it here.
            List<PersonalData> personalData = new ArrayList<>(AccountData.of(users, tiers));
            personalData.add(addressChanges);
            personalData.add(preferences);
            personalData.add(people);
            shares = own(new Shares(
                    database,
                    changeLog,
                    SigningKeys.load(config.secretKey(), config.secretKeyPrevious(), config.dataDir()),
                    clock));
            authentication.admit(shares, shares);
            personalData.add(shares.personalData());
            personalData.add(keyRoutes.personalData());
            personalData.add(authentication.personalData());
            personalData.add(usageRoutes.personalData());
            personalDataRoutes = new PersonalDataRoutes(personalData);
            own(new Housekeeping(database, clock, List.of(people::removeUnfinished, users::completeErasures)));
        } catch (DatabaseUnavailable e) {
            close();
            throw refused(config, e);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Counts in Redis where there is one, or else in memory alone. */
    private static RateLimiter limiter(
            Optional<Vertx> network, Optional<Redis> redis, RateLimiter local, int maxCallers) {
        return redis.<RateLimiter>map(shared -> new RedisRateLimiter(network.orElseThrow(), shared, local, maxCallers))
                .orElse(local);
    }

    private static void patiently(Runnable step) {
        Databases.patiently(() -> {
            step.run();
            return null;
        });
    }

    static Database open(Config config) {
        try {
            return Databases.open(config.databaseUrl().map(Secret::value), config.dataDir());
        } catch (IllegalArgumentException e) {
            throw BadConfig.secret("DATABASE_URL", "cannot be read", "postgresql://user:password@host:port/database");
        }
    }

    /** A database that cannot be used at the start, in the words of the configuration. */
    static BadConfig refused(Config config, DatabaseUnavailable e) {
        String reason = e.getCause() == null ? "" : " (" + e.getCause().getMessage() + ")";
        if (e instanceof LibraryNotLoaded) {
            return BadConfig.of(
                    "java.io.tmpdir",
                    System.getProperty("java.io.tmpdir"),
                    "a folder from which a library may be loaded, as DATA_DIR is not either: one that exists and is not"
                            + " mounted noexec; choose another with java -Djava.io.tmpdir=FOLDER -jar nirayana.jar"
                            + reason);
        }
        if (e instanceof DatabaseDamaged) {
            return config.databaseUrl().isPresent()
                    ? BadConfig.secret(
                            "DATABASE_URL", "names a database that is damaged", "that of a whole one" + reason)
                    : BadConfig.of(
                            "DATA_DIR",
                            config.dataDir().toString(),
                            "a folder whose " + Databases.FILE + " is whole; this one is damaged or no database at all"
                                    + reason + ", so restore a backup of it");
        }
        if (e instanceof DatabaseRefused) {
            return BadConfig.secret(
                    "DATABASE_URL", e.getMessage(), "that of a running PostgreSQL, with user and password");
        }
        return config.databaseUrl().isPresent()
                ? BadConfig.secret(
                        "DATABASE_URL", "names a database that cannot be reached", "that of a running PostgreSQL")
                : BadConfig.of(
                        "DATA_DIR", config.dataDir().toString(), "a folder whose database file can be used" + reason);
    }

    /** The variable is judged by the rules for every password, which the configuration itself does not know. */
    private void refuseCommon(Config.Admin admin) {
        Optional<Reason> objection =
                admin.password().flatMap(password -> authentication.passwords().objection(password.value()));
        if (objection.isPresent()) {
            throw BadConfig.secret(
                    "ADMIN_PASSWORD",
                    objection.get().sentence(),
                    "12 to 128 characters that nobody tries first, or not set to have one made");
        }
    }

    private Optional<Secret> firstStart(Config config, Users users) {
        try {
            return FirstStart.run(users, authentication.passwords(), config.admin());
        } catch (ConflictException taken) {
            throw BadConfig.of(
                    "ADMIN_USERNAME",
                    config.admin().username(),
                    "free, like ADMIN_EMAIL: there is no superuser, and another user has one of the two");
        }
    }

    /** An event loop for Redis; a service without it has none. */
    private Optional<Vertx> network(Config config) {
        if (config.redisUrl().isEmpty()) {
            return Optional.empty();
        }
        Vertx vertx = Vertx.vertx(
                new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1).setInternalBlockingPoolSize(2));
        owned.push(() -> vertx.close().toCompletionStage().toCompletableFuture().get());
        return Optional.of(vertx);
    }

    private Redis redis(Vertx vertx, Secret url) {
        Redis redis = Redis.createClient(
                vertx,
                new RedisOptions()
                        .setConnectionString(url.value())
                        .setMaxPoolSize(16)
                        .setMaxPoolWaiting(1_024));
        owned.push(redis::close);
        return redis;
    }

    /** Decides every protected request. */
    public Authorizer authorizer() {
        return authentication.authorizer();
    }

    /** Counts what is answered. */
    public Observer usage() {
        return usageCounter;
    }

    /** Whether the database answered within the last second, and took the last write. */
    public boolean databaseUsable() {
        return authentication.databaseUsable();
    }

    /** How long the longest write since the start kept others waiting. */
    public Duration longestWrite() {
        return database.longestWrite();
    }

    /** The birth of somebody whom a user keeps. */
    public Optional<KeptBirth> birthOf(long userId, String personId) {
        return people.birth(userId, personId);
    }

    public void mount(Routes routes) {
        authentication.mount(routes);
        userRoutes.mount(routes);
        addressRoutes.mount(routes);
        registrationRoutes.mount(routes);
        tierRoutes.mount(routes);
        preferenceRoutes.mount(routes);
        keyRoutes.mount(routes);
        usageRoutes.mount(routes);
        personalDataRoutes.mount(routes);
        peopleRoutes.mount(routes);
    }

    /** Serves what users show to others; calendars are computed by the engine. */
    public void mountShares(Routes routes, Engine engine) {
        new ShareRoutes(shares, engine, authentication::mayEnter, clock).mount(routes);
        new FeedRoutes(shares, engine, authentication::countFor, clock).mount(routes);
    }

    /** The pictures of pages that users share. */
    public SharePictures sharedPictures(Engine engine, Optional<String> publicUrl) {
        return new SharePictures(
                shares,
                engine,
                authentication::mayEnter,
                authentication::countFor,
                preferences::letterhead,
                new LinkAddress(publicUrl),
                clock);
    }

    /** The title of a page that somebody shares, while the link lives; none while the database is away. */
    public Optional<String> sharedTitle(String token) {
        try {
            return shares.title(token, authentication::mayEnter);
        } catch (DatabaseUnavailable e) {
            return Optional.empty();
        }
    }

    private <T extends AutoCloseable> T own(T part) {
        owned.push(part);
        return part;
    }

    /** Closes the parts in reverse order of their making. */
    @Override
    public void close() {
        while (!owned.isEmpty()) {
            try {
                owned.pop().close();
            } catch (Exception e) {
                Log.named("accounts").warn("a part did not close", e, Map.of());
            }
        }
    }
}
