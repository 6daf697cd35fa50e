/**
 * Who is calling: sign-in, tokens, sessions, and the authorizer that every protected route stands behind.
 *
 * <p>{@link org.nirayana.service.auth.AccountAuthorizer} decides each request. It verifies the token
 * ({@link org.nirayana.service.auth.Tokens}), asks {@link org.nirayana.service.auth.AccountCache} whether its session
 * was ended and who the user is now, and for astro routes applies tier and rate limit. All of that is memory, so the hot
 * path touches no database; when the memory cannot be kept in step, the authorizer refuses with 503 rather than trust it.
 *
 * <p>{@link org.nirayana.service.auth.Sessions} owns what makes a token stop working: rotation of refresh tokens, reuse,
 * logout, and the end of all sessions of a user. {@link org.nirayana.service.auth.Passwords} is Argon2id with bounded
 * concurrency, {@link org.nirayana.service.auth.SignInThrottle} counts guesses in the database so that neither a restart
 * nor parallel requests reset it. {@link org.nirayana.service.auth.Guests} lets visitors look around without an account.
 * {@link org.nirayana.service.auth.TokenLetters} writes the letters that bring a token. {@link org.nirayana.service.auth.AuthRoutes} is the HTTP face of all this.
 *
 * <p>Whatever differs between an account that exists and one that does not may not be seen from outside: same answer,
 * same work. What may not live here: the editing of users and tiers.
 */
package org.nirayana.service.auth;
