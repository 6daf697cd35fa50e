/**
 * The HTTP face of the process, without a word about accounts or astrology.
 *
 * <p>A feature gives its operations to {@link org.nirayana.service.http.routing.Routes}, each as its {@link
 * org.nirayana.api.operation.Operation description} and a plain function from {@link org.nirayana.service.http.message.Request} to
 * {@link org.nirayana.service.http.message.Response}. Routes declared with {@code blocking} run on a bounded pool of workers
 * and may wait for a database; routes declared with {@code quick} run on the event loop and may only compute. Neither
 * sees a callback.
 *
 * <p>Whatever goes wrong is thrown as a {@link org.nirayana.service.http.message.Problem}, or as an exception of the features that
 * the one {@link org.nirayana.service.http.routing.ExceptionMapping} of all routes makes a problem of; the dispatcher is the single place
 * that turns problems, defects and errors of the protocol itself into {@code application/problem+json}. It also owns
 * what every answer needs: security headers, the correlation id, CORS, limits on size and time, the access log and the
 * request metrics.
 *
 * <p>What may not live here: SQL, tokens, passwords, planets. Authentication enters as a
 * {@link org.nirayana.service.http.routing.Authorizer}, supplied by the accounts packages.
 */
package org.nirayana.service.http;
