/**
 * The whole answer for one moment and one observer: nine grahas and the ascendant, each with its place in the zodiac.
 *
 * <p>A {@link org.nirayana.jyotisha.placement.Placements} is immutable and knows nothing of how it will be shown: the
 * views of {@code api} tell it as JSON, {@code drawing} draws it, both from the same object, so the two can never disagree. A
 * {@link org.nirayana.jyotisha.placement.Placement} is a view of one row of its figures, with a face of {@code Angle}s,
 * because a horoscope is made for every request. The twelve {@link org.nirayana.jyotisha.placement.Kattam}s are another
 * arrangement of the same placements.
 */
package org.nirayana.jyotisha.placement;
