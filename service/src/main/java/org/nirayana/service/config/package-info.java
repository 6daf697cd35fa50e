/**
 * The configuration of the process: one immutable record, read once from the environment.
 *
 * <p>{@code Main} hands the environment to {@link org.nirayana.service.config.Config}, and nothing else looks at it. Everything
 * else is handed the value it needs by {@code Main}, so a test can run two differently configured services in one
 * process and nothing depends on hidden state.
 *
 * <p>A value that is wrong stops the start: {@link org.nirayana.service.config.BadConfig} carries the one line that
 * the operator sees. It names the variable, what it held (never the value of a secret) and what it may hold. All
 * variables are checked before anything is opened, so a typing error costs a second, not a half-started service.
 *
 * <p>What an address of the network is, and which of them belong together, is said here too: {@link
 * org.nirayana.service.config.Cidr} and {@link org.nirayana.service.config.Networks}.
 *
 * <p>What may not live here: opening files, connecting, creating directories. Those belong to the part that owns the
 * resource; it may throw {@code BadConfig} too when the resource named by a variable cannot be used.
 */
package org.nirayana.service.config;
