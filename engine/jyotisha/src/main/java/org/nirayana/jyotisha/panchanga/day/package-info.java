/**
 * The day at a place: from sunrise to sunrise, or that of the clock where the Sun does not rise, and when the Moon rises and
 * sets in it.
 */
package org.nirayana.jyotisha.panchanga.day;
