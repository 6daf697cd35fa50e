/**
 * Where accounts live: SQLite beside the program, or PostgreSQL when an address is given.
 *
 * <p>{@link org.nirayana.service.storage.Database} is the one face of both. Callers hand it a piece of work that gets a
 * plain JDBC connection and SQL that both databases understand; nothing else in the service knows which one it talks to.
 * The schema has one history, the numbered files under {@code migrations}, applied at start under a lock so that two
 * instances may start at once.
 *
 * <p>Writes that other instances must learn about (a revoked token, a changed user or tier) go through
 * {@link org.nirayana.service.storage.ChangeLog}, which numbers them in commit order;
 * {@link org.nirayana.service.storage.ChangeFeed} reads that numbering on every instance. The feed is also how a lost
 * database is noticed: it polls several times a second, and whoever depends on it can ask how old its knowledge is.
 *
 * <p>Most reads go on when a disk is full or a file damaged, so {@link org.nirayana.service.storage.WatchedDatabase} notes
 * whether writes work. What is broken for good is a {@link org.nirayana.service.storage.DatabaseDamaged}, not an absence.
 *
 * <p>A store, here or in the package of a feature, knows nothing of HTTP: what it refuses it throws as a {@link
 * org.nirayana.service.storage.StoreException} or as invalid input, and {@code ServiceExceptions} says which answer that is.
 *
 * <p>Every method here blocks. None may be called on an event loop.
 */
package org.nirayana.service.storage;
