package org.nirayana.service.auth;

import java.util.Optional;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** A session as its user sees it. */
@SchemaName("Session")
public record SessionView(
        String sessionId,

        @Description("What it was signed in with, such as `Firefox, Windows`, by its own account; null: not known.")
        Optional<String> device,

        @Description("The address it was last seen from; null: not known.")
        Optional<String> address,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Matches(Micros.PATTERN) @Description("To within some five minutes; null: not since this is kept.")
        Optional<String> lastSeenAt,

        @Description("Whether it is the one that asks.") boolean current) {

    static SessionView of(Sessions.Live session, Optional<String> current) {
        return new SessionView(
                session.id(),
                session.device(),
                session.address(),
                Micros.text(session.createdAt()),
                session.lastSeenAt().map(Micros::text),
                current.isPresent() && current.get().equals(session.id()));
    }
}
