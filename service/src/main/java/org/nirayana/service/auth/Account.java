package org.nirayana.service.auth;

import java.util.OptionalLong;

/**
 * What must be known of a user to decide a request.
 *
 * @param active may act at all: neither deactivated nor deleted
 */
record Account(long id, String username, boolean superuser, boolean active, OptionalLong tierId) {}
