package org.nirayana.service.auth;

/**
 * What a verified token says. Instants are whole seconds since 1970-01-01T00:00:00Z, as in the token.
 *
 * @param id the token's own id ({@code jti})
 * @param session the session it belongs to ({@code sid}); empty for a reset token, which belongs to none
 */
record Claims(Type type, long userId, String id, String session, long notBefore, long expiresAt) {

    /** A token of one type is never accepted as another. */
    enum Type {
        ACCESS("access"),
        REFRESH("refresh"),
        RESET("reset");

        private final String claim;

        Type(String claim) {
            this.claim = claim;
        }

        String claim() {
            return claim;
        }
    }
}
