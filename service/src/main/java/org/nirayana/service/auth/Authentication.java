package org.nirayana.service.auth;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.nirayana.service.config.Config;
import org.nirayana.service.http.Gate;
import org.nirayana.service.http.Routes;
import org.nirayana.service.mail.Postbox;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.Change;
import org.nirayana.service.storage.ChangeFeed;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.Ledger;

/** Everything of this package, built once and in order. */
public final class Authentication implements AutoCloseable {
    private final AccountMemory memory;
    private final ChangeFeed feed;
    private final AccountGate gate;
    private final Sessions sessions;
    private final Credentials credentials;
    private final Passwords passwords;
    private final AuthRoutes routes;

    /** Builds every part; the postbox is empty when mail is switched off. */
    public Authentication(
            Config config,
            Database database,
            Ledger ledger,
            RateLimiter limiter,
            Optional<Postbox> postbox,
            Passwords.Cost passwordCost,
            Clock clock) {
        SigningKeys keys = SigningKeys.load(config.secretKey(), config.secretKeyPrevious(), config.dataDir());
        Tokens tokens = new Tokens(keys, clock);
        this.memory = new AccountMemory(database, clock, config.defaultTier());
        ledger.listen(memory::apply);
        this.feed = new ChangeFeed(database, memory);
        this.gate = new AccountGate(tokens, memory, feed, limiter);
        this.sessions = new Sessions(
                database, ledger, tokens, clock, config.accessTokenLifetime(), config.refreshTokenLifetime());
        this.credentials = new Credentials(database, sessions);
        this.passwords = new Passwords(passwordCost);
        Recovery recovery = new Recovery(
                database,
                ledger,
                credentials,
                tokens,
                passwords,
                clock,
                postbox,
                config.mail().publicUrl());
        SignInThrottle throttle = new SignInThrottle(database, clock);
        this.routes = new AuthRoutes(database, credentials, passwords, sessions, throttle, recovery);
    }

    /** Decides every protected request. */
    public Gate gate() {
        return gate;
    }

    public Sessions sessions() {
        return sessions;
    }

    public Credentials credentials() {
        return credentials;
    }

    public Passwords passwords() {
        return passwords;
    }

    /** Whether the database answered within the last second. */
    public boolean databaseReachable() {
        return feed.isFresh();
    }

    /** Takes in changes that another instance told of directly. */
    public void heard(List<Change> changes) {
        memory.apply(changes);
    }

    /** Forgets what no longer matters. */
    public void forgetExpired() {
        memory.forgetExpired();
    }

    public void mount(Routes table) {
        routes.mount(table);
    }

    @Override
    public void close() {
        feed.close();
    }
}
