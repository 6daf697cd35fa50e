/** Integrates JPL's published DE431 model and writes the ephemeris resource of the {@code astronomy} module. */
package org.nirayana.ephemeris.builder;
