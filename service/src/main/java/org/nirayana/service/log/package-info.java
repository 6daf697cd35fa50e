/**
 * Logging: one JSON object on each line of standard error.
 *
 * <p>{@link org.nirayana.service.log.Log} is what our own code calls. It rides on {@code java.util.logging}, which the
 * JDK has anyway and which Vert.x, Netty and (through a bridge) SLF4J can speak, so every line of every library comes
 * out in the same form and no logging framework has to start.
 *
 * <p>{@link org.nirayana.service.log.JsonLines} writes from a thread of its own with a bounded queue: a slow terminal
 * or a full pipe can never hold up the event loop. Lines that do not fit are counted and reported, not waited for.
 *
 * <p>{@link org.nirayana.service.log.OutOfMemory} ends the process when its memory is used up; it listens here, because
 * libraries that catch everything tell only the log.
 *
 * <p>What may not be logged: passwords, tokens, the {@code Authorization} header, cookies, query strings, request
 * bodies, e-mail addresses. Paths are logged as route templates for that reason.
 */
package org.nirayana.service.log;
