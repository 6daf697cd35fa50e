package org.nirayana.service.auth;

import java.util.OptionalLong;
import org.nirayana.service.config.Networks;

/**
 * What must be known of a user, or of a guest, to decide a request.
 *
 * @param id of a guest the negative number of the network, see {@link org.nirayana.service.config.Networks#number}
 * @param active may act at all: neither deactivated nor deleted
 */
record Account(long id, String username, boolean superuser, boolean active, OptionalLong tierId) {
    /** Whoever comes from this address without an account. */
    static Account guest(String address) {
        return new Account(Networks.number(address), "", false, true, OptionalLong.empty());
    }

    boolean isGuest() {
        return id < 0;
    }
}
