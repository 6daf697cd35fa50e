/**
 * Users: making, listing, reading, changing and removing them, and the tier each has.
 *
 * <p>{@link org.nirayana.service.users.Users} keeps them in the database and holds the rules that span rows: a username
 * and an e-mail address belong to one user, also while that user is soft-deleted; one active superuser always remains.
 * Every write takes its turn in the change log, so these rules hold however many requests come at once, and whatever ends a
 * user's right to enter ends all sessions in the same transaction.
 *
 * <p>What somebody likes to see is kept beside them ({@link org.nirayana.service.users.PreferenceRoutes}), for the page.
 *
 * <p>{@link org.nirayana.service.users.UserRoutes} is the HTTP face and {@link org.nirayana.service.users.FirstStart}
 * makes the first superuser. What may not live here: passwords themselves and tokens (auth), and what a tier is (tiers).
 */
package org.nirayana.service.users;
