/** The real service on a free port, for every test of the service; what other modules need too is in {@code testing}. */
package org.nirayana.service.testing;
