package org.nirayana.service.keys;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.service.config.Cidr;

/**
 * What is known of a key, which is not the key.
 *
 * @param hint its beginning, by which the owner tells it from others
 * @param expiresAt empty: never
 * @param endpoints names of {@link org.nirayana.api.operation.Operation#endpoint}; empty: all that are open to keys
 * @param addresses from which it may be used; empty: from anywhere
 * @param lastUsedAt to within the time in which uses are written
 */
public record ApiKey(
        long id,
        long userId,
        String name,
        String hint,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<List<String>> endpoints,
        Optional<List<Cidr>> addresses,
        Optional<Instant> lastUsedAt,
        Optional<String> lastUsedFrom,
        Optional<Instant> revokedAt) {

    /** Whether it opens anything at this time. */
    public boolean isLive(Instant now) {
        return revokedAt.isEmpty() && (expiresAt.isEmpty() || now.isBefore(expiresAt.get()));
    }

    public boolean allowsEndpoint(String endpoint) {
        return endpoints.isEmpty() || endpoints.get().contains(endpoint);
    }

    public boolean allowsAddress(String address) {
        return addresses.isEmpty() || addresses.get().stream().anyMatch(block -> block.contains(address));
    }
}
