package org.nirayana.service.keys;

import java.util.List;
import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** A key that was just made: the only answer that holds the key itself. */
@SchemaName("KeyWithText")
public record NewKeyView(
        @Matches(KeyText.PREFIX + "[0-9A-Za-z]{49}") @Description("The key; it is shown only now.")
        String key,

        long keyId,
        String name,
        String hint,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Matches(Micros.PATTERN) Optional<String> expiresAt,
        Optional<List<String>> endpoints,
        Optional<List<String>> addresses,
        Optional<String> lastUsedAt,
        Optional<String> lastUsedFrom,
        Optional<String> revokedAt) {

    static NewKeyView of(ApiKeys.Made made) {
        KeyView key = KeyView.of(made.key());
        return new NewKeyView(
                made.text(),
                key.keyId(),
                key.name(),
                key.hint(),
                key.createdAt(),
                key.expiresAt(),
                key.endpoints(),
                key.addresses(),
                key.lastUsedAt(),
                key.lastUsedFrom(),
                key.revokedAt());
    }
}
