package org.nirayana.service.auth;

import java.util.Optional;
import org.nirayana.api.json.OmitEmpty;
import org.nirayana.api.schema.Description;
import org.nirayana.api.schema.OneOf;
import org.nirayana.api.schema.SchemaName;

/** Who signed in, with an access and a refresh token. */
public record LoginView(String username, Token accessToken, Token refreshToken) {
    /** A token as the interface spells it. */
    public record Token(
            @Description("A signed JWT.") String token,
            @Description("Lifetime in seconds.") long expiresIn,
            @OneOf("bearer") String tokenType) {
        static Token bearer(String token, long expiresIn) {
            return new Token(token, expiresIn, "bearer");
        }
    }

    /** A token as OAuth2 spells it (RFC 6749, 5.1). */
    @SchemaName("OAuthToken")
    public record OAuth(
            String accessToken,
            long expiresIn,
            @OneOf("bearer") String tokenType,

            @OmitEmpty @Description("With the scope `offline_access`, and of the grant `refresh_token`.")
            Optional<String> refreshToken) {
        static OAuth bearer(String accessToken, long expiresIn, Optional<String> refreshToken) {
            return new OAuth(accessToken, expiresIn, "bearer", refreshToken);
        }
    }
}
