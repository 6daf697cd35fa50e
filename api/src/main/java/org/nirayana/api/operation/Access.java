package org.nirayana.api.operation;

/** Who may call an operation; whoever serves it enforces this before anything runs. */
public enum Access {
    /** Anybody, without a token. */
    NONE,
    /** Any user with a valid access token. */
    AUTHENTICATED,
    /** A superuser. */
    SUPERUSER,
    /** A user whose tier lists the operation and whose rate limit is not used up. */
    TIER
}
