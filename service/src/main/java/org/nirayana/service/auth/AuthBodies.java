package org.nirayana.service.auth;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.Format;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.OpenRecord;
import org.nirayana.api.schema.Refusal;
import org.nirayana.api.schema.SchemaName;
import org.nirayana.api.schema.Size;

/** What callers send to sign in. */
final class AuthBodies {
    private AuthBodies() {}

    @OpenRecord
    record LoginForm(
            @Description("Username or e-mail address.") String username,
            @Format("password") String password,

            @OmitEmpty
            @Description(
                    "true: the cookie opens by `resume` without an access token, until you sign out. false if it is left out.")
            Optional<Boolean> staySignedIn) {}

    @OpenRecord
    record TokenForm(
            @OmitEmpty @Description("Username or e-mail address; for the grant `password`.")
            Optional<String> username,

            @OmitEmpty @Format("password") Optional<String> password,

            @OmitEmpty
            @OneOf(
                    name = "GrantType",
                    value = {"password", "refresh_token"})
            @Refusal(FieldCode.GRANT_TYPE)
            @Description("Left out: `password`.")
            Optional<String> grantType,

            @OmitEmpty @Description("For the grant `refresh_token`: one that this operation gave.")
            Optional<String> refreshToken,

            @OmitEmpty @Description("`offline_access` asks for a refresh token; other words mean nothing.")
            Optional<String> scope,

            @OmitEmpty Optional<String> clientId,
            @OmitEmpty Optional<String> clientSecret) {}

    @SchemaName("RefreshRequest")
    record RefreshBody(
            @OmitEmpty @Description("The refresh token; may be left out where the cookie goes along.")
            Optional<String> token,

            @OmitEmpty Optional<Integer> expiresIn,
            @OmitEmpty Optional<String> tokenType) {}

    @SchemaName("PasswordReset")
    record PasswordResetBody(
            @Description("The token from the mail.") String token,

            @Format("password") @Size(min = Passwords.MIN_LENGTH, max = Passwords.MAX_LENGTH)
            String newPassword) {}
}
