/**
 * Planetary periods counted from the Moon's place at birth: Vimshottari, Ashtottari and Yogini.
 *
 * <p>A {@link org.nirayana.jyotisha.dasha.DashaSystem} says who rules in which order for how many years, and where in
 * that order a Moon stands. A {@link org.nirayana.jyotisha.dasha.Dasha} lays the order out in time from one birth. Its
 * smallest step is the six-fold subdivision of the whole cycle, so every border of every level is a whole number of
 * steps: a period and its first part begin at the very same instant because it is the same number, and parts add up to
 * their whole because they tile it. Only the last act, from steps to nanoseconds, rounds.
 *
 * <p>What years are counted by is one of the {@link org.nirayana.jyotisha.Conventions}, {@link
 * org.nirayana.jyotisha.dasha.DashaYearKind}: days of 86,400 s of civil time (leap seconds are not counted), as many as {@link
 * org.nirayana.jyotisha.dasha.DashaYear} has; returns of the Sun; numbers of the calendar.
 */
package org.nirayana.jyotisha.dasha;
