package org.nirayana.service.tiers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.Range;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What callers send about tiers. */
final class TierBodies {
    static final String ENDPOINTS =
            "Names of endpoints, such as `planets` or `places` (`x-tier-endpoint` of each operation), or `*` alone for all.";

    static final String PEOPLE = "How many people a user may keep; null: any number.";

    private TierBodies() {}

    @SchemaName("NewTier")
    record NewTierBody(
            @Matches(TierRules.NAME) @Refusal(FieldCode.TIER_NAME)
            String name,

            @OmitEmpty
            @Range(min = 1, max = TierRules.MAX_REQUESTS)
            @Refusal(FieldCode.NULL_OR_BETWEEN)
            @Description("null: unlimited.")
            OptionalInt requestsPerMinute,

            @OmitEmpty
            @Range(min = 0, max = TierRules.MAX_PEOPLE)
            @Refusal(FieldCode.NULL_OR_BETWEEN)
            @Description(PEOPLE)
            OptionalInt maxPeople,

            @OmitEmpty
            @Size(min = 1, max = TierRules.MAX_ENDPOINTS)
            @Matches(TierRules.ENDPOINT_OR_ANY)
            @Refusal(FieldCode.TIER_ENDPOINTS)
            @Description(ENDPOINTS)
            Optional<List<String>> endpoints) {
        NewTierBody {
            endpoints = endpoints.map(TierRules::endpoints);
        }
    }

    @SchemaName("TierUpdate")
    record TierUpdateBody(
            @OmitEmpty @Matches(TierRules.NAME) @Refusal(FieldCode.TIER_NAME)
            Optional<String> name,

            @OmitEmpty
            @Range(min = 1, max = TierRules.MAX_REQUESTS)
            @Refusal(FieldCode.NULL_OR_BETWEEN)
            @Description("null: unlimited.")
            Optional<OptionalInt> requestsPerMinute,

            @OmitEmpty
            @Range(min = 0, max = TierRules.MAX_PEOPLE)
            @Refusal(FieldCode.NULL_OR_BETWEEN)
            @Description(PEOPLE)
            Optional<OptionalInt> maxPeople,

            @OmitEmpty
            @Size(min = 1, max = TierRules.MAX_ENDPOINTS)
            @Matches(TierRules.ENDPOINT_OR_ANY)
            @Refusal(FieldCode.TIER_ENDPOINTS)
            @Description(ENDPOINTS)
            Optional<List<String>> endpoints) {
        TierUpdateBody {
            endpoints = endpoints.map(TierRules::endpoints);
        }
    }
}
