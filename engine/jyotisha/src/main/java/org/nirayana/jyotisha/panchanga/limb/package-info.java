/**
 * The limbs of a day: weekday, tithi with its paksha and halves, nakshatra, yoga, karana.
 *
 * <p>Each is a table: what there is, in which order, and what it is called. When one begins and ends at a place is found by
 * {@link org.nirayana.jyotisha.panchanga.Almanac}.
 */
package org.nirayana.jyotisha.panchanga.limb;
