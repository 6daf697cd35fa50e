package org.nirayana.service.users;

import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.http.message.IfMatch;
import org.nirayana.service.storage.Micros;
import org.nirayana.service.tiers.Tier;

/** Everything that superusers see of a user, with the version that a change is based on. */
@SchemaName("UserRecord")
public record UserRecordView(
        long id,
        String username,
        String email,
        String name,
        boolean isSuperuser,
        boolean isActive,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        boolean isDeleted,

        @Matches(Micros.PATTERN) @Description("null: not deleted.")
        Optional<String> deletedAt,

        @Description("null: none.") Optional<TierName> tier,

        @Description("Registered, and inactive until a superuser makes it active.")
        boolean awaitsApproval,

        @Description("The version, for `If-Match` of a change.")
        String etag) {

    /** Which tier a user has. */
    public record TierName(long tierId, String name) {}

    static UserRecordView of(User user, Optional<Tier> tier) {
        return new UserRecordView(
                user.id(),
                user.username(),
                user.email(),
                user.name(),
                user.superuser(),
                user.active(),
                Micros.text(user.createdAt()),
                user.deleted(),
                user.deletedAt().map(Micros::text),
                tier.map(has -> new TierName(has.id(), has.name())),
                user.awaitsApproval(),
                IfMatch.tag(user.id(), user.version()));
    }
}
