/**
 * The server itself: connections, the dispatcher that takes a request through all stations, workers, time limits, and what every
 * answer carries.
 *
 * <p>It stands above the other parts of {@link org.nirayana.service.http}; none of them knows it.
 */
package org.nirayana.service.http.server;
