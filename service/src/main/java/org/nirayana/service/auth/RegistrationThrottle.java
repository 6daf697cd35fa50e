package org.nirayana.service.auth;

/** Bounds how often somebody asks for accounts, as sign-ins are bounded. */
@FunctionalInterface
public interface RegistrationThrottle {
    /**
     * Counts an attempt, or refuses it with 429.
     *
     * @param email for which an account is asked for
     * @param address from where
     */
    void count(String email, String address);
}
