/**
 * Time scales as types, the calendars, and the tables that connect them.
 *
 * <p>{@link org.nirayana.astronomy.time.TT} drives precession and nutation, {@link
 * org.nirayana.astronomy.time.TDB} the ephemeris, {@link org.nirayana.astronomy.time.UT1} the rotation of the Earth; UTC
 * is {@link java.time.Instant} and stays at the edge. A method that asks for one does not compile with another. Each is a
 * count of days of 86,400 s from J2000.0 (2000-01-01T12:00 of that scale): a {@code double} then resolves better than
 * 1 µs for two centuries around J2000, where a whole Julian date would resolve 40 µs.
 */
package org.nirayana.astronomy.time;
