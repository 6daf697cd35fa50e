package org.nirayana.service.users;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A user, without the password.
 *
 * @param deletedAt when the user was soft-deleted; empty: not at all
 * @param version goes up by one with every change
 * @param awaitsApproval registered, and inactive until a superuser agrees
 */
record User(
        long id,
        String username,
        String email,
        String name,
        boolean superuser,
        boolean active,
        Optional<Instant> deletedAt,
        OptionalLong tierId,
        Instant createdAt,
        long version,
        boolean awaitsApproval) {

    boolean deleted() {
        return deletedAt.isPresent();
    }
}
