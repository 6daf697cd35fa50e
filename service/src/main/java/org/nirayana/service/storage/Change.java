package org.nirayana.service.storage;

/** Something that every instance keeps in memory and that is no longer as it was. */
public sealed interface Change {

    /** A session, or one token, ended before its time; it need not be remembered after the given instant. */
    record Revoked(String id, long expiresAtMicros) implements Change {}

    /** A user was changed or removed. */
    record UserChanged(long id) implements Change {}

    /** A tier was added, changed or removed. */
    record TierChanged(long id) implements Change {}
}
