/**
 * How the grahas move through the sidereal zodiac: when each enters a rasi, a nakshatra or a pada (ingress, sankrama), and how
 * long it stays.
 *
 * <p>{@link org.nirayana.jyotisha.transit.SiderealMotion} is the motion by some conventions, from a table of places; the longitude
 * is the one that a chart of the same conventions has at that instant, seen from the centre of the Earth. {@link
 * org.nirayana.jyotisha.transit.Ingresses} finds every crossing of a border, direct and retrograde ones, and joins them to {@link
 * org.nirayana.jyotisha.transit.Stay}s: a graha that turns back over a border has not ended its stay.
 *
 * <p>{@link org.nirayana.jyotisha.transit.SunReturns} counts the turns of the Sun from an instant on, by which some count years.
 *
 * <p>What other things happen in the sky is in {@code event}; nothing here knows of births and houses.
 */
package org.nirayana.jyotisha.transit;
