/**
 * The sidereal zodiac on top of the astronomy: what an astrologer asks of the places that {@code astronomy} computes.
 *
 * <p>{@code zodiac} names the divisions of the circle, {@code ayanamsa} says where that circle begins, {@code house}
 * counts houses, and {@code horoscope} puts the three together into the one immutable answer that the service writes as
 * JSON and the chart module draws. Arrows run {@code horoscope → {house, ayanamsa} → zodiac}, and from here to {@code
 * astronomy} alone. Nothing here draws, translates or speaks HTTP.
 */
package org.nirayana.jyotisha;
