/**
 * The chosen and the avoided hours of a day: rahu kalam and its kin, muhurtas, choghadiya, gowri, hora.
 *
 * <p>They are parts of the daylight, of the night, or of the Moon's way through a nakshatra, counted by the weekday; {@link
 * org.nirayana.jyotisha.panchanga.hours.DayTimes} has all that a day with a sunrise has. Each table names its source.
 */
package org.nirayana.jyotisha.panchanga.hours;
