package org.nirayana.service.storage;

/** Something that every instance keeps in memory and that is no longer as it was. */
public sealed interface Change {

    /** A user was changed or removed, or a session of the user ended. */
    record UserChanged(long id) implements Change {}

    /** A tier was added, changed or removed. */
    record TierChanged(long id) implements Change {}

    /** A guest signed out. */
    record GuestEnded(long number) implements Change {}
}
