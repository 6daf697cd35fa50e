package org.nirayana.service.accounts;

import java.nio.file.Files;
import java.time.Clock;
import java.util.Optional;
import org.nirayana.api.problem.Reason;
import org.nirayana.service.auth.Authentication;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.BadConfig;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.ratelimit.LocalRateLimiter;
import org.nirayana.service.ratelimit.RateLimiter;
import org.nirayana.service.storage.ChangeLog;
import org.nirayana.service.storage.Database;
import org.nirayana.service.storage.DatabaseUnavailable;
import org.nirayana.service.storage.Databases;
import org.nirayana.service.users.Users;

/**
 * A new password for whoever lost theirs, set by whoever may read the service's configuration.
 *
 * <p>It works on the database itself, whether the service runs or not; a running one learns of it by its change feed.
 */
public final class PasswordReset {
    private PasswordReset() {}

    /** Why nothing was changed, in one sentence for the operator. */
    public static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        public Refused(String reason) {
            super(reason);
        }
    }

    /**
     * Sets the password and ends every session and API key of the user.
     *
     * @throws Refused when there is no such user, or the password is none that the service would take
     * @throws BadConfig when the database is not what the configuration says
     */
    public static void run(Config config, Passwords.Cost cost, Clock clock, String username, Secret password)
            throws Refused {
        if (config.databaseUrl().isEmpty() && !Files.exists(config.dataDir().resolve(Databases.FILE))) {
            throw BadConfig.of(
                    "DATA_DIR",
                    config.dataDir().toString(),
                    "the folder in which the service has its " + Databases.FILE
                            + " (or set DATABASE_URL as it has it)");
        }
        Optional<Reason> objection = new Passwords(cost).objection(password.value());
        if (objection.isPresent()) {
            throw new Refused("The new password " + objection.get().sentence() + ".");
        }
        try (Database database = Accounts.open(config)) {
            ChangeLog changeLog = new ChangeLog(database, clock);
            // Nobody asks anything of it.
            RateLimiter none = new LocalRateLimiter();
            try (Authentication authentication =
                    new Authentication(config, database, changeLog, none, none, Optional.empty(), cost, clock)) {
                Users users = new Users(
                        database,
                        changeLog,
                        authentication.sessions(),
                        authentication.credentials(),
                        authentication.apiKeys());
                String hash = authentication.passwords().hash(password.value());
                if (!users.resetPassword(username, hash)) {
                    throw new Refused("There is no user '" + username + "'.");
                }
            }
        } catch (DatabaseUnavailable e) {
            throw Accounts.refused(config, e);
        }
    }
}
