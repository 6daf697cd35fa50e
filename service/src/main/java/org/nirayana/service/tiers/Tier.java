package org.nirayana.service.tiers;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a user may call and how often.
 *
 * @param requestsPerMinute empty: unlimited
 * @param maxPeople how many people a user may keep; empty: any number
 * @param version goes up by one with every change
 * @param endpoints names of astro endpoints, or {@code *} alone for all of them
 */
public record Tier(
        long id,
        String name,
        OptionalInt requestsPerMinute,
        OptionalInt maxPeople,
        List<String> endpoints,
        Instant createdAt,
        long version) {

    /** The name of the tier that guests have, where they are let in. */
    public static final String GUEST = "guest";

    /** Stands for every endpoint. */
    public static final String ANY = "*";

    public Tier {
        endpoints = List.copyOf(endpoints);
    }

    public boolean allows(String endpoint) {
        return endpoints.contains(ANY) || endpoints.contains(endpoint);
    }
}
