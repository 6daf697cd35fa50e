package org.nirayana.service.users;

import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** A user as the interface has it. */
@SchemaName("User")
public record UserView(
        long id,
        String username,
        String email,
        String name,
        boolean isSuperuser,
        boolean isActive,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt) {
    static UserView of(User user) {
        return new UserView(
                user.id(),
                user.username(),
                user.email(),
                user.name(),
                user.superuser(),
                user.active(),
                Micros.text(user.createdAt()));
    }
}
