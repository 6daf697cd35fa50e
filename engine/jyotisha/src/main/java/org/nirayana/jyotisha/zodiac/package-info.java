/**
 * The circle and its divisions: twelve rasis, twenty-seven nakshatras of four padas, nine grahas.
 *
 * <p>Every division is an enum that computes itself from a {@link org.nirayana.jyotisha.zodiac.SiderealLongitude}, and
 * every one of them by whole-number arithmetic on the same count of ticks. That is the only place where a boundary is
 * decided, so a longitude cannot be in Aries for one caller and in Taurus for the next: a boundary belongs to what
 * begins there, and the rasi, the nakshatra, the pada and the degrees in the rasi always agree.
 *
 * <p>The English names and codes here are identifiers of the service's contract. Names for people, in ten languages, are
 * in {@code words}.
 */
package org.nirayana.jyotisha.zodiac;
