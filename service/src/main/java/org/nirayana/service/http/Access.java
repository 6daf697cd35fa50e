package org.nirayana.service.http;

/** Who may call a route; the {@link Authorizer} enforces it before the handler runs. */
public enum Access {
    /** Anybody, without a token. */
    NONE,
    /** Any user with a valid access token. */
    AUTHENTICATED,
    /** A superuser. */
    SUPERUSER,
    /** A user whose tier lists the route's operation and whose rate limit is not used up. */
    TIER
}
