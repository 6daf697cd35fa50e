package org.nirayana.service.keys;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.config.Cidr;
import org.nirayana.service.storage.Micros;

/** A key as the interface has it, without the key itself. */
@SchemaName("Key")
public record KeyView(
        long keyId,
        String name,

        @Description("The beginning of the key, to tell it from others.")
        String hint,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Matches(Micros.PATTERN) @Description("null: never.")
        Optional<String> expiresAt,

        @Description("null: everything that is open to keys.")
        Optional<List<String>> endpoints,

        @Description("null: from anywhere.") Optional<List<String>> addresses,

        @Matches(Micros.PATTERN) @Description("To within half a minute; null: not yet.")
        Optional<String> lastUsedAt,

        @Description("The address from which it was last used.")
        Optional<String> lastUsedFrom,

        @Matches(Micros.PATTERN) @Description("null: it was not revoked.")
        Optional<String> revokedAt) {

    public static KeyView of(ApiKey key) {
        return new KeyView(
                key.id(),
                key.name(),
                key.hint(),
                Micros.text(key.createdAt()),
                text(key.expiresAt()),
                key.endpoints(),
                key.addresses()
                        .map(blocks -> blocks.stream().map(Cidr::toString).toList()),
                text(key.lastUsedAt()),
                key.lastUsedFrom(),
                text(key.revokedAt()));
    }

    private static Optional<String> text(Optional<Instant> instant) {
        return instant.map(Micros::text);
    }
}
