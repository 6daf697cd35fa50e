package org.nirayana.service.tiers;

import java.util.List;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** A tier as the interface has it. */
@SchemaName("Tier")
public record TierView(
        long tierId,
        String name,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Range(min = 1, max = TierRules.MAX_REQUESTS) @Description("null: unlimited.")
        Integer requestsPerMinute,

        List<String> endpoints) {
    public static TierView of(Tier tier) {
        return new TierView(
                tier.id(),
                tier.name(),
                Micros.text(tier.createdAt()),
                tier.requestsPerMinute().isPresent()
                        ? (Integer) tier.requestsPerMinute().getAsInt()
                        : null,
                tier.endpoints());
    }
}
