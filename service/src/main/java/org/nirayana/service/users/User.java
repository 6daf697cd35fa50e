package org.nirayana.service.users;

import java.time.Instant;
import java.util.OptionalLong;

/** A user, without the password. */
record User(
        long id,
        String username,
        String email,
        String name,
        boolean superuser,
        boolean active,
        boolean deleted,
        OptionalLong tierId,
        Instant createdAt) {}
