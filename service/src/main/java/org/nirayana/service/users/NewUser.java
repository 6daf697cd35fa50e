package org.nirayana.service.users;

/**
 * A user to be made.
 *
 * @param passwordHash the password as it is stored
 */
record NewUser(String username, String email, String name, String passwordHash, boolean superuser) {}
