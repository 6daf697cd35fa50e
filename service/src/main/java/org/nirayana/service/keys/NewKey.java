package org.nirayana.service.keys;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.service.config.Cidr;

/** A key that somebody asks for; see {@link ApiKey}. */
record NewKey(
        String name, Optional<Instant> expiresAt, Optional<List<String>> endpoints, Optional<List<Cidr>> addresses) {}
