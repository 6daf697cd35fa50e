/**
 * Counting requests: how many more may come in this minute.
 *
 * <p>{@link org.nirayana.service.ratelimit.RateLimiter} is the face. Locally a bucket4j bucket for each user is emptied
 * one token at a time and refilled whole, a minute after it was first used: exactly the promised number pass, however
 * many arrive at once. With {@code REDIS_URL} the same count is kept by a script of four lines inside Redis, so that
 * several instances share it; while Redis is away each instance counts for itself rather than refuse everybody.
 *
 * <p>{@link org.nirayana.service.ratelimit.RateLimitHeaders} spells a decision as the {@code RateLimit-Policy} and
 * {@code RateLimit} fields of the IETF httpapi draft. What may not live here: who is asking and which tier that is.
 */
package org.nirayana.service.ratelimit;
