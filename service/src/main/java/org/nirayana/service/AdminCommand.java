package org.nirayana.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import org.nirayana.service.accounts.PasswordReset;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;

/** What an operator may ask of the jar besides running the service. */
final class AdminCommand {
    static final String USAGE =
            "Without arguments the service runs; 'admin reset-password [USERNAME]' sets a new password,"
                    + " which it reads from standard input. Everything else is set by environment variables.";

    /** Nothing was changed. */
    private static final int REFUSED = 1;

    /** The words are none that are known. */
    private static final int MISUSED = 2;

    private AdminCommand() {}

    /** Does what the words say; the exit code. */
    static int run(List<String> words, Config config, PrintStream out, PrintStream err) {
        boolean known = words.size() >= 2
                && words.size() <= 3
                && words.subList(0, 2).equals(List.of("admin", "reset-password"));
        if (!known) {
            // Not the words themselves: a password may be among them.
            err.println("nirayana: these arguments are not known. " + USAGE);
            return MISUSED;
        }
        String username = words.size() == 3 ? words.get(2) : config.admin().username();
        try {
            PasswordReset.run(config, Passwords.Cost.OWASP, Clock.systemUTC(), username, newPassword());
            out.println("The password of " + username + " is changed, and every session and API key of " + username
                    + " is ended.");
            return 0;
        } catch (PasswordReset.Refused refused) {
            err.println("nirayana: " + refused.getMessage() + " Nothing was changed.");
            return REFUSED;
        }
    }

    /** The first line of standard input; never from the arguments, which everybody on the machine may see. */
    private static Secret newPassword() throws PasswordReset.Refused {
        try {
            // Not closed: standard input is not ours.
            String line = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
            if (line == null) {
                throw new PasswordReset.Refused("There is no password on standard input.");
            }
            return new Secret(line);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
