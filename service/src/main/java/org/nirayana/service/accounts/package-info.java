/**
 * Accounts as a whole: the one place that knows how storage, auth, users, tiers, limits and mail fit together.
 *
 * <p>{@link org.nirayana.service.accounts.Accounts} opens the database, makes the first superuser, mounts the routes and
 * hands out the authorizer; {@link org.nirayana.service.accounts.Housekeeping} removes what has expired;
 * {@link org.nirayana.service.accounts.ChangeBroadcast} tells other instances of revocations by Redis when there is one. The
 * packages it joins do not know it.
 */
package org.nirayana.service.accounts;
