package org.nirayana.service.keys;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.OrNull;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What callers send and get about keys beyond {@link KeyView}, for the description; {@link KeyRules} reads it. */
final class KeyBodies {
    private KeyBodies() {}

    @SchemaName("NewKey")
    record NewKeyBody(
            @Size(min = 1, max = KeyRules.MAX_NAME) String name,

            @OmitEmpty
            @OrNull
            @Matches(KeyRules.INSTANT)
            @Description("When it ends: UTC, ISO 8601, or with an offset; left out or null: never.")
            Optional<String> expiresAt,

            @OmitEmpty
            @OrNull
            @Size(min = 1, max = KeyRules.MAX_ENDPOINTS)
            @Matches(KeyRules.ENDPOINT)
            @Description(
                    "What it may call, by the names of tiers, such as `planets` (`x-tier-endpoint`), and for what no tier"
                            + " decides about by the first word of the path, such as `people`; left out or null: all that is open to"
                            + " keys.")
            Optional<List<String>> endpoints,

            @OmitEmpty
            @OrNull
            @Size(min = 1, max = KeyRules.MAX_ADDRESSES)
            @Description(
                    "From where it may be used: addresses or networks such as `203.0.113.7` or `2001:db8::/32`; left out"
                            + " or null: from anywhere.")
            Optional<List<String>> addresses) {}

    @SchemaName("KeyUpdate")
    record KeyUpdateBody(
            @Size(min = 1, max = KeyRules.MAX_NAME) String name) {}
}
