/**
 * Where things are seen: apparent places of bodies, stars and nodes, the ascendant and the midheaven.
 *
 * <p>A {@link org.nirayana.astronomy.position.Sky} holds what every calculation shares, a {@link
 * org.nirayana.astronomy.position.Moment} what every place at one instant shares, an {@link
 * org.nirayana.astronomy.position.Observer} what every place from one site shares. A new place is a new object ({@link
 * org.nirayana.astronomy.position.Apparent}), a new name for it a method.
 *
 * <p>Bodies are reduced by one chain: light time, deflection by the Sun, aberration, frame bias, precession, nutation; the
 * last three as one turn. The switches of {@link org.nirayana.astronomy.position.Corrections} leave out single links.
 * A {@link org.nirayana.astronomy.position.PlaceTable} has the same places as polynomials in time, for searches and for many
 * instants in order. Longitudes here are tropical; the sidereal zodiac lives in another module. Refraction does not enter: it belongs to
 * the search for rising and setting.
 */
package org.nirayana.astronomy.position;
