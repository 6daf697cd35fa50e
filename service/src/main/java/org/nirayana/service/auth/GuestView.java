package org.nirayana.service.auth;

import java.util.List;
import java.util.OptionalInt;
import org.nirayana.api.schema.Description;
import org.nirayana.service.tiers.Tier;

/** What a visitor without an account gets. */
public record GuestView(
        LoginView.Token accessToken,

        @Description("How many requests an address has in a minute, over all its tokens; null: any number.")
        Integer requestsPerMinute,

        @Description("What the tier of guests may call, as `x-tier-endpoint` names it, or `*` alone for all.")
        List<String> endpoints) {
    static GuestView of(String token, Tier tier) {
        OptionalInt limit = tier.requestsPerMinute();
        return new GuestView(
                LoginView.Token.bearer(token, Guests.LIFETIME.toSeconds()),
                limit.isPresent() ? (Integer) limit.getAsInt() : null,
                tier.endpoints());
    }
}
