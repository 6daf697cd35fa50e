package org.nirayana.service.users;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.Matches;
import org.nirayana.api.schema.PlainText;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;
import org.nirayana.api.schema.Unwrapped;
import org.nirayana.service.auth.Passwords;

/** What callers send about users. */
final class UserBodies {
    /** As callers may write it; it is stored in lower case. */
    static final String USERNAME = "[A-Za-z0-9][A-Za-z0-9._-]{1,31}";

    static final String USERNAME_DESCRIPTION = "Stored in lower case; `db_user` and `me` are reserved.";

    /** Words that are paths, not people. */
    static final Set<String> RESERVED = Set.of("db_user", "me");

    static final int MAX_EMAIL = 254;
    static final int MAX_NAME = 100;

    private UserBodies() {}

    /** Why this cannot be a username. */
    static Optional<Reason> objection(String username) {
        return RESERVED.contains(username) ? Optional.of(FieldCode.RESERVED.with()) : Optional.empty();
    }

    @SchemaName("NewUser")
    record NewUserBody(
            @Matches(USERNAME) @Refusal(FieldCode.USERNAME) @Description(USERNAME_DESCRIPTION)
            String username,

            @Format("email") @Size(max = MAX_EMAIL) String email,

            @PlainText @Size(min = 1, max = MAX_NAME) @Refusal(FieldCode.NAME_BETWEEN)
            String name,

            @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            String password,

            @OmitEmpty @Description("false if it is left out.")
            Optional<Boolean> isSuperuser,

            @OmitEmpty @Description("null, or left out: none.")
            OptionalLong tierId) {
        NewUserBody {
            username = LowerCase.of(username);
        }
    }

    @SchemaName("RegistrationRequest")
    record RegistrationBody(
            @Format("email") @Size(max = MAX_EMAIL) String email) {}

    @SchemaName("RegistrationConfirmation")
    record ConfirmationBody(
            @Description("The token from the mail.") String token,

            @Matches(USERNAME) @Refusal(FieldCode.USERNAME) @Description(USERNAME_DESCRIPTION)
            String username,

            @PlainText @Size(min = 1, max = MAX_NAME) @Refusal(FieldCode.NAME_BETWEEN)
            String name,

            @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            String password) {
        ConfirmationBody {
            username = LowerCase.of(username);
        }
    }

    @SchemaName("AddressConfirmation")
    record AddressConfirmationBody(
            @Description("The token from the mail.") String token) {}

    /** What everybody may change of their own account. */
    record ProfileBody(
            @OmitEmpty @Format("email") @Size(max = MAX_EMAIL)
            Optional<String> email,

            @OmitEmpty @PlainText @Size(min = 1, max = MAX_NAME) @Refusal(FieldCode.NAME_BETWEEN)
            Optional<String> name,

            @OmitEmpty @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            Optional<String> password,

            @OmitEmpty
            @Format("password")
            @Description(
                    "Your present password, to change your own password or e-mail address; it may be left out within 5 minutes"
                            + " of signing in.")
            Optional<String> currentPassword) {}

    @SchemaName("UserUpdate")
    record UserUpdateBody(
            @Unwrapped ProfileBody profile,
            @OmitEmpty @Description("For superusers.") Optional<Boolean> isActive,

            @OmitEmpty @Description("For superusers; the last active one stays one.")
            Optional<Boolean> isSuperuser,

            @OmitEmpty @Description("For superusers; null takes the tier away.")
            Optional<OptionalLong> tierId) {
        static UserUpdateBody of(ProfileBody profile) {
            return new UserUpdateBody(profile, Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    @SchemaName("Erasure")
    record ErasureBody(
            @Format("password") @Description("Your present password.")
            String currentPassword) {}

    @SchemaName("TierAssignment")
    record TierAssignmentBody(
            @Refusal(missing = FieldCode.REQUIRED_OR_NULL) @Description("null takes the tier away.")
            OptionalLong tierId) {}
}
