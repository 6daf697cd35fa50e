/**
 * Eclipses of the Sun and of the Moon, for the whole Earth and at a place.
 *
 * <p>{@link org.nirayana.astronomy.eclipse.Eclipses} finds them in a span of time. A {@link
 * org.nirayana.astronomy.eclipse.SolarEclipse} is its {@link org.nirayana.astronomy.eclipse.BesselianElements}, from which
 * everything else follows: greatest eclipse, gamma, kind, magnitude, the path on the ground, and what is seen from a place
 * ({@link org.nirayana.astronomy.eclipse.LocalSolarEclipse}). A {@link org.nirayana.astronomy.eclipse.LunarEclipse} happens
 * at the same instants for everybody; a place only decides what of it is above the horizon ({@link
 * org.nirayana.astronomy.eclipse.LocalLunarEclipse}).
 *
 * <p>The geometry is Bessel's, as the Explanatory Supplement to the Astronomical Almanac (Urban and Seidelmann 2013,
 * chapter 11) has it. Two choices move the figures and are named: the radius of the Moon ({@link
 * org.nirayana.astronomy.eclipse.MoonDisc}) and how much larger than the solid Earth its shadow is ({@link
 * org.nirayana.astronomy.eclipse.EarthShadow}). The defaults are those of Espenak and Meeus' Five Millennium Canons.
 *
 * <p>Every instant here is a root of a function of time, in uniform time (TT); what UTC it is follows from {@link
 * org.nirayana.astronomy.time.TimeScales}. Nothing here knows of zodiacs, almanacs or observances.
 */
package org.nirayana.astronomy.eclipse;
