package org.nirayana.service.tiers;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;

/** What a tier may be called and allow. */
final class TierRules {
    static final String NAME = "[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,62}[A-Za-z0-9._-])?";
    static final int MAX_REQUESTS = 1_000_000;
    static final int MAX_PEOPLE = 10_000_000;
    static final int MAX_ENDPOINTS = 50;

    /** In any case; kept as the description spells them. */
    static final String ENDPOINT_OR_ANY = "([A-Za-z][A-Za-z0-9-]{0,39}|\\*)";

    private TierRules() {}

    static List<String> endpoints(List<String> given) {
        return given.stream().map(LowerCase::of).toList();
    }

    /** Why these cannot be the endpoints of a tier: any stands alone, and none stands twice. */
    static Optional<Reason> objection(List<String> endpoints) {
        long distinct = endpoints.stream().distinct().count();
        boolean any = endpoints.contains(Tier.ANY);
        boolean allowed = any ? distinct == 1 : distinct == endpoints.size();
        return allowed ? Optional.empty() : Optional.of(FieldCode.TIER_ENDPOINTS.with());
    }
}
