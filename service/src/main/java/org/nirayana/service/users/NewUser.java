package org.nirayana.service.users;

import java.util.OptionalLong;

/**
 * A user to be made.
 *
 * @param passwordHash the password as it is stored
 * @param tierId empty: without a tier
 */
record NewUser(
        String username, String email, String name, String passwordHash, boolean superuser, OptionalLong tierId) {

    /** Without a tier. */
    NewUser(String username, String email, String name, String passwordHash, boolean superuser) {
        this(username, email, name, passwordHash, superuser, OptionalLong.empty());
    }
}
