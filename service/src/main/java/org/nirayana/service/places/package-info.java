/**
 * The gazetteer over HTTP: towns by the beginning of their names.
 *
 * <p>The table and its search are {@code org.nirayana.place.gazetteer}'s. A lookup takes microseconds, so it runs on the
 * event loop.
 */
package org.nirayana.service.places;
