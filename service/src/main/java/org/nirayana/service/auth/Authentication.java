package org.nirayana.service.auth;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.nirayana.service.config.Config;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.routing.Authorizer;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.service.keys.ApiKeys;
import org.nirayana.service.mail.MailQueue;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;

/** Everything of this package, built once and in order. */
public final class Authentication implements AutoCloseable {
    /** How many networks of guests are counted at a time. */
    public static final int MAX_NETWORKS = Guests.MAX_NETWORKS;

    private final Database database;
    private final AccountCache memory;
    private final ChangeFeed feed;
    private final AccountAuthorizer authorizer;
    private final Sessions sessions;
    private final Credentials credentials;
    private final Passwords passwords;
    private final PresentPassword presentPassword;
    private final SignInThrottle throttle;
    private final AuthRoutes routes;
    private final SessionRoutes sessionRoutes;
    private final ApiKeys apiKeys;

    /** Builds every part; the postbox is empty when mail is switched off. */
    public Authentication(
            Config config,
            Database database,
            ChangeLog changeLog,
            RateLimiter limiter,
            RateLimiter guestLimiter,
            Optional<MailQueue> mailQueue,
            Passwords.Cost passwordCost,
            Clock clock) {
        SigningKeys keys = SigningKeys.load(config.secretKey(), config.secretKeyPrevious(), config.dataDir());
        Tokens tokens = new Tokens(keys, clock);
        this.database = database;
        this.apiKeys = new ApiKeys(database, changeLog);
        this.memory = new AccountCache(database, apiKeys, config.defaultTier());
        changeLog.listen(memory::apply);
        Guests guests = new Guests(config.guests(), database, changeLog, tokens, clock);
        memory.forwardTo(guests);
        this.feed = new ChangeFeed(database, memory);
        this.authorizer = new AccountAuthorizer(tokens, memory, feed, limiter, guests, guestLimiter, clock);
        this.sessions = new Sessions(
                database, changeLog, tokens, clock, config.accessTokenLifetime(), config.refreshTokenLifetime());
        this.credentials = new Credentials(database, sessions);
        this.passwords = new Passwords(passwordCost);
        Recovery recovery = new Recovery(
                database,
                changeLog,
                credentials,
                apiKeys,
                tokens,
                passwords,
                clock,
                new TokenLetters(
                        TokenLetters.Kind.RESET, mailQueue, config.mail().publicUrl()));
        this.throttle = new SignInThrottle(database, clock);
        this.presentPassword = new PresentPassword(sessions, credentials, passwords, throttle, clock);
        CrossSite crossSite = new CrossSite(config.corsOrigins(), config.mail().publicUrl());
        this.routes = new AuthRoutes(credentials, passwords, sessions, throttle, recovery, crossSite, guests, memory);
        this.sessionRoutes = new SessionRoutes(sessions);
    }

    /** Decides every protected request. */
    public Authorizer authorizer() {
        return authorizer;
    }

    /** Takes requests by links of users from now on, and tells what remembers these of every change. */
    public void admit(SharedLinks links, ChangeFeed.Memory remembered) {
        memory.forwardTo(remembered);
        authorizer.admit(links);
    }

    /** Bounds how often somebody asks for accounts. */
    public RegistrationThrottle registrationThrottle() {
        return (email, address) -> AuthRoutes.countRegistration(throttle, email, address);
    }

    /** Whether somebody may enter, and so show something to others. */
    public boolean mayEnter(long userId) {
        return authorizer.mayEnter(userId);
    }

    /** Counts an answer to whoever has a link against its maker, or refuses it. */
    public void countFor(Request request, long link, long userId, String tierName, int cost) {
        authorizer.countFor(request, link, userId, tierName, cost);
    }

    public Sessions sessions() {
        return sessions;
    }

    public ApiKeys apiKeys() {
        return apiKeys;
    }

    public Credentials credentials() {
        return credentials;
    }

    public Passwords passwords() {
        return passwords;
    }

    public PresentPassword presentPassword() {
        return presentPassword;
    }

    /** Whether the database answered within the last second, and took the last write. */
    public boolean databaseUsable() {
        return feed.isFresh() && database.writable();
    }

    /** Takes in changes that another instance told of directly. */
    public void apply(List<Change> changes) {
        memory.apply(changes);
    }

    public void mount(Routes table) {
        routes.mount(table);
        sessionRoutes.mount(table);
    }

    /** The sessions of a user, as part of everything that is held about one. */
    public PersonalData personalData() {
        return sessionRoutes.personalData();
    }

    @Override
    public void close() {
        feed.close();
    }
}
