/**
 * Where the sidereal zodiac begins: forty-seven answers, one interface.
 *
 * <p>Schools disagree by up to ten degrees about the first point of Aries, so the ayanamsa is a parameter. Thirty-five are
 * <em>epoch</em> ayanamsas: a value at a date, carried to every other date by precession. Twelve hang on a <em>star</em> or
 * a point of the Galaxy, whose longitude is what the definition says. The definitions are a table among the resources;
 * {@link org.nirayana.jyotisha.ayanamsa.Ayanamsas} reads it and makes an {@link org.nirayana.jyotisha.ayanamsa.Ayanamsa}
 * of each name.
 *
 * <p>An ayanamsa is always told from the mean equinox: nutation belongs to the longitudes it is taken from.
 */
package org.nirayana.jyotisha.ayanamsa;
