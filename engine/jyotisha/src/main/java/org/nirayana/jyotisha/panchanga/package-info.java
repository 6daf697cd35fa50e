/**
 * The panchanga: what an almanac tells of a day at a place.
 *
 * <p>Five limbs give it its name: weekday ({@link org.nirayana.jyotisha.panchanga.limb.Vara}), tithi, nakshatra, yoga, karana
 * ({@link org.nirayana.jyotisha.panchanga.limb}). Four of them change when an angle between Sun and Moon has gained another equal arc, so they are one class, {@code ArcSequence}.
 * The month and the year follow from the same longitudes ({@link org.nirayana.jyotisha.panchanga.calendar}); the avoided and the
 * chosen hours ({@link org.nirayana.jyotisha.panchanga.hours}) are parts of the daylight, of the night ({@link
 * org.nirayana.jyotisha.panchanga.day}), or of a nakshatra. Each table and rule is an enum that names its source.
 *
 * <p>{@link org.nirayana.jyotisha.panchanga.Almanac} is the door: it makes a {@link
 * org.nirayana.jyotisha.panchanga.Panchanga} for an instant, or one after the other for many days. Behind it, Sun and Moon
 * are turned into polynomials once for eight days and everything is searched on those by the event search of the astronomy
 * module, which is what makes a year of days affordable.
 *
 * <p>Where schools differ the choice is a field of {@link org.nirayana.jyotisha.Conventions}. Where the Sun
 * does not rise the day is that of the clock, and what needs daylight is absent with the reason.
 */
package org.nirayana.jyotisha.panchanga;
