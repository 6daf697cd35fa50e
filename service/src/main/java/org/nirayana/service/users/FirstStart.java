package org.nirayana.service.users;

import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.nirayana.service.auth.Passwords;
import org.nirayana.service.config.Config;
import org.nirayana.service.config.Secret;
import org.nirayana.service.log.Log;

/** Makes the first superuser when there is none; an existing superuser is never touched. */
public final class FirstStart {
    /** Without the letters and digits that look alike; 24 of them are 137 bits. */
    private static final String ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

    private static final int LENGTH = 24;

    private FirstStart() {}

    /** Makes the superuser if need be; returns the password when it was made up here and the operator must be told. */
    public static Optional<Secret> run(Users users, Passwords passwords, Config.Admin admin) {
        if (users.hasSuperuser()) {
            if (admin.password().isPresent()) {
                Log.named("users")
                        .info(
                                "ADMIN_PASSWORD is not used: there is a superuser already, who keeps the password;"
                                        + " 'admin reset-password' changes it",
                                Map.of());
            }
            return Optional.empty();
        }
        Secret password = admin.password().orElseGet(FirstStart::randomPassword);
        boolean made = users.createFirstSuperuser(
                new NewUser(admin.username(), admin.email(), admin.name(), passwords.hash(password.value()), true));
        return made && admin.password().isEmpty() ? Optional.of(password) : Optional.empty();
    }

    private static Secret randomPassword() {
        SecureRandom random = new SecureRandom();
        StringBuilder password = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            password.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return new Secret(password.toString());
    }
}
