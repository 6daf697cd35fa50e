package org.nirayana.service.tiers;

import java.util.List;
import java.util.OptionalInt;
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

        @Range(min = 0, max = TierRules.MAX_PEOPLE) @Description(TierBodies.PEOPLE)
        Integer maxPeople,

        List<String> endpoints) {
    public static TierView of(Tier tier) {
        return new TierView(
                tier.id(),
                tier.name(),
                Micros.text(tier.createdAt()),
                boxed(tier.requestsPerMinute()),
                boxed(tier.maxPeople()),
                tier.endpoints());
    }

    private static Integer boxed(OptionalInt number) {
        return number.isPresent() ? (Integer) number.getAsInt() : null;
    }
}
