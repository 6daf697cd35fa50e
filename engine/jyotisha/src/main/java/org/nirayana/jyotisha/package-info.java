/**
 * The sidereal zodiac on top of the astronomy: what an astrologer asks of the places that {@code astronomy} computes.
 *
 * <p>{@link org.nirayana.jyotisha.Birth} is an instant and a place, {@link org.nirayana.jyotisha.Conventions} every choice that
 * can change an answer, {@link org.nirayana.jyotisha.Chart} what follows from the two. {@code zodiac} names the divisions of the
 * circle, {@code ayanamsa} says where that circle begins, {@code house} counts houses, and {@code placement} puts the three
 * together; {@code varga}, {@code dasha} and {@code panchanga} are what is told of it. Arrows run {@code placement → {house,
 * ayanamsa} → zodiac}, and from here to {@code astronomy} alone. Nothing here draws, translates, reads files or speaks HTTP.
 */
package org.nirayana.jyotisha;
