/**
 * The Earth in space: where its equator, the ecliptic and the equinox lie, how far it has turned, where on it one stands.
 *
 * <p>{@link org.nirayana.astronomy.earth.Vondrak2011Precession} and {@link
 * org.nirayana.astronomy.earth.Iau2000LunisolarNutation} are the published series, {@link
 * org.nirayana.astronomy.earth.FrameBias} the turn between the ICRS and J2000.0. {@link
 * org.nirayana.astronomy.earth.EarthOrientation} tabulates what is slow and answers with an {@link
 * org.nirayana.astronomy.earth.Orientation}: the one object in which all of it holds for an instant. A {@link
 * org.nirayana.astronomy.earth.Site} is a place on the WGS84 ellipsoid.
 *
 * <p>Nothing here knows of planets. Places in the sky are {@code position}.
 */
package org.nirayana.astronomy.earth;
