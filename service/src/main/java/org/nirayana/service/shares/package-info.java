/**
 * Links by which a user shows others one page or one calendar, without an account of theirs.
 *
 * <p>{@link org.nirayana.service.shares.Shares} keeps them: a link is a random token, found by its hash, that ends when its maker
 * withdraws it, when it expires or when its maker may no longer enter. What it opens stands in the database, so that no birth is in
 * the address. {@link org.nirayana.service.shares.ShareScope} says which requests a link answers: those that its page needs, of the
 * births that it shows, so that whoever has a link has no free use of the API. They count against its maker's tier, and each
 * link has a limit of its own.
 *
 * <p>{@link org.nirayana.service.shares.ShareRoutes} makes, lists, withdraws and opens them; {@link
 * org.nirayana.service.shares.FeedRoutes} serves calendars to programs that fetch them again and again, {@link
 * org.nirayana.service.shares.SharePictures} the pictures that chats show. What may not live here:
 * who is signed in (auth), and the look of the page (web).
 */
package org.nirayana.service.shares;
