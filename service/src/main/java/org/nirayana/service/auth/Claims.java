package org.nirayana.service.auth;

/**
 * What a verified token says. Instants are whole seconds since 1970-01-01T00:00:00Z, as in the token.
 *
 * @param userId whose it is ({@code sub}); 0 for a guest, who is no user
 * @param id the token's own id ({@code jti}); a guest's is a number
 * @param session the session it belongs to ({@code sid}); empty for a reset token and a guest's, which belong to none
 */
record Claims(Type type, long userId, String id, String session, long notBefore, long expiresAt) {

    /** A token of one type is never accepted as another. */
    enum Type {
        ACCESS("access", true, true),
        REFRESH("refresh", true, true),
        /** A refresh token that is shown by itself, as OAuth2 has it, and never beside an access token. */
        OFFLINE("offline", true, true),
        /** The refresh token of somebody who stays signed in: in the cookie, it also opens without an access token. */
        KEPT("kept", true, true),
        RESET("reset", true, false),
        GUEST("guest", false, false);

        private final String claim;
        private final boolean hasUser;
        private final boolean hasSession;

        Type(String claim, boolean hasUser, boolean hasSession) {
            this.claim = claim;
            this.hasUser = hasUser;
            this.hasSession = hasSession;
        }

        String claim() {
            return claim;
        }

        boolean hasUser() {
            return hasUser;
        }

        boolean hasSession() {
            return hasSession;
        }
    }
}
