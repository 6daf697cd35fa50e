package org.nirayana.service.users;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.service.auth.Passwords;

/** What callers send about users, for the description; {@link UserRules} reads it. */
final class UserBodies {
    private UserBodies() {}

    @SchemaName("NewUser")
    record NewUserBody(
            @Matches(UserRules.USERNAME) @Description("Stored in lower case; `db_user` and `me` are reserved.")
            String username,

            @Format("email") @Size(max = UserRules.MAX_EMAIL)
            String email,

            @Size(min = 1, max = UserRules.MAX_NAME) String name,

            @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            String password,

            @OmitEmpty @Description("false if it is left out.")
            Optional<Boolean> isSuperuser,

            @OmitEmpty @Description("null, or left out: none.")
            Long tierId) {}

    @SchemaName("RegistrationRequest")
    record RegistrationBody(
            @Format("email") @Size(max = UserRules.MAX_EMAIL)
            String email) {}

    @SchemaName("RegistrationConfirmation")
    record ConfirmationBody(
            @Description("The token from the mail.") String token,

            @Matches(UserRules.USERNAME) @Description("Stored in lower case; `db_user` and `me` are reserved.")
            String username,

            @Size(min = 1, max = UserRules.MAX_NAME) String name,

            @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            String password) {}

    @SchemaName("AddressConfirmation")
    record AddressConfirmationBody(
            @Description("The token from the mail.") String token) {}

    @SchemaName("UserUpdate")
    record UserUpdateBody(
            @OmitEmpty @Format("email") @Size(max = UserRules.MAX_EMAIL)
            Optional<String> email,

            @OmitEmpty @Size(min = 1, max = UserRules.MAX_NAME)
            Optional<String> name,

            @OmitEmpty @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            Optional<String> password,

            @OmitEmpty
            @Format("password")
            @Size(max = Passwords.MAX_LENGTH)
            @Description(
                    "Your present password, to change your own password or e-mail address; it may be left out within 5 minutes"
                            + " of signing in.")
            Optional<String> currentPassword,

            @OmitEmpty @Description("For superusers.") Optional<Boolean> isActive,

            @OmitEmpty @Description("For superusers; the last active one stays one.")
            Optional<Boolean> isSuperuser,

            @OmitEmpty @Description("For superusers; null takes the tier away.")
            Long tierId) {}

    @SchemaName("Erasure")
    record ErasureBody(
            @Format("password") @Size(max = Passwords.MAX_LENGTH) @Description("Your present password.")
            String currentPassword) {}

    @SchemaName("TierAssignment")
    record TierAssignmentBody(
            @Description("null takes the tier away.") Long tierId) {}
}
