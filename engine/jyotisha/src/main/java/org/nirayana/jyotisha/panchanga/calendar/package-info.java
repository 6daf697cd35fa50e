/**
 * Months, years and seasons: what a day is called.
 *
 * <p>Lunar months by either reckoning, solar months by the rule of each region, the sixty years of Jupiter by the count of the
 * south and of the north, ritu and ayana. Where regions or texts differ, the choice is an enum that ends in {@code Reckoning} and a
 * field of {@link org.nirayana.jyotisha.Conventions}.
 */
package org.nirayana.jyotisha.panchanga.calendar;
