package org.nirayana.service.users;

import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.service.storage.Micros;

/** A new e-mail address that waits to be confirmed. */
@SchemaName("AddressChange")
public record AddressChangeView(
        @Format("email") @Description("The account has it once it is confirmed.")
        String email,

        @Matches(Micros.PATTERN) @Description(Micros.DESCRIPTION)
        String createdAt,

        @Matches(Micros.PATTERN) @Description("Until when it can be confirmed.")
        String expiresAt) {}
