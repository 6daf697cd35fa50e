/**
 * API keys: what a program shows instead of a password or a token that expires in a week.
 *
 * <p>{@link org.nirayana.service.keys.KeyText} is how a key is written: a prefix by which scanners of secrets know it, 256 random
 * bits, and a checksum, so that most of what is no key is refused without asking anybody.
 * {@link org.nirayana.service.keys.ApiKeys} are the rows, which hold a hash and never the key;
 * {@link org.nirayana.service.keys.KeyRoutes} is their face over HTTP. Who a key stands for, and what it may call, is decided by the
 * authorizer of {@code auth}, which remembers keys as it does sessions.
 *
 * <p>What may not live here: sign-in, tokens and the authorizer; this package does not know them.
 */
package org.nirayana.service.keys;
