/**
 * Barycentric positions and velocities of the solar system, from one of several sources behind one interface.
 *
 * <p>The built-in source is the resource that the {@code ephemeris-builder} module integrates from JPL's published
 * DE431 model; the other reads JPL's own SPK files. Both are loaded once, immutable and thread-safe; a damaged file is
 * refused when it is opened, never when it is asked. Nothing here corrects for light time or aberration: that is
 * {@code position}.
 */
package org.nirayana.astronomy.ephemeris;
