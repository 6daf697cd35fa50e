/**
 * Periods of a life: Vimshottari, Ashtottari and Yogini from the Moon's place at birth, and chara, in which the rasis rule.
 *
 * <p>A {@link org.nirayana.jyotisha.dasha.DashaSystem} makes a {@link org.nirayana.jyotisha.dasha.Dasha} from a chart: who rules in which
 * order for how many years, laid out in time from the birth. A program adds its own to {@link
 * org.nirayana.jyotisha.dasha.DashaSystems}, by {@link org.nirayana.jyotisha.dasha.EqualPartsDasha} or whole. The smallest step of those
 * here is the six-fold subdivision of the cycle, so every border of every level is a whole number of
 * steps: a period and its first part begin at the very same instant because it is the same number, and parts add up to
 * their whole because they tile it. Only the last act, from steps to nanoseconds, rounds.
 *
 * <p>What years are counted by is one of the {@link org.nirayana.jyotisha.Conventions}, {@link
 * org.nirayana.jyotisha.dasha.DashaYearKind}: days of 86,400 s of civil time (leap seconds are not counted), as many as {@link
 * org.nirayana.jyotisha.dasha.DashaYear} has; returns of the Sun; numbers of the calendar.
 */
package org.nirayana.jyotisha.dasha;
