package org.nirayana.service.tiers;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What callers send about tiers, for the description; {@link TierRules} reads it. */
final class TierBodies {
    static final String ENDPOINTS =
            "Names of endpoints, such as `planets` or `places` (`x-tier-endpoint` of each operation), or `*` alone for all.";

    static final String PEOPLE = "How many people a user may keep; null: any number.";

    private TierBodies() {}

    @SchemaName("NewTier")
    record NewTierBody(
            @Matches(TierRules.NAME) String name,

            @OmitEmpty @Range(min = 1, max = TierRules.MAX_REQUESTS) @Description("null: unlimited.")
            Integer requestsPerMinute,

            @OmitEmpty @Range(min = 0, max = TierRules.MAX_PEOPLE) @Description(PEOPLE)
            Integer maxPeople,

            @OmitEmpty
            @Size(min = 1, max = TierRules.MAX_ENDPOINTS)
            @Matches(TierRules.ENDPOINT_OR_ANY)
            @Description(ENDPOINTS)
            List<String> endpoints) {}

    @SchemaName("TierUpdate")
    record TierUpdateBody(
            @OmitEmpty @Matches(TierRules.NAME) Optional<String> name,

            @OmitEmpty @Range(min = 1, max = TierRules.MAX_REQUESTS) @Description("null: unlimited.")
            Integer requestsPerMinute,

            @OmitEmpty @Range(min = 0, max = TierRules.MAX_PEOPLE) @Description(PEOPLE)
            Integer maxPeople,

            @OmitEmpty
            @Size(min = 1, max = TierRules.MAX_ENDPOINTS)
            @Matches(TierRules.ENDPOINT_OR_ANY)
            @Description(ENDPOINTS)
            List<String> endpoints) {}
}
