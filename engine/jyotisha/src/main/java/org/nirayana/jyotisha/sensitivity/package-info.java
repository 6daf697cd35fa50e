/**
 * How far a time of birth may be wrong until a reading changes.
 *
 * <p>{@link org.nirayana.jyotisha.sensitivity.Sensitivity} looks, earlier and later, for the instant at which each part of a
 * chart becomes another: a root of the longitude against the border of its sign, star or part, found by the same search as every
 * other event. Nothing is sampled, but within the polar circles, where the ascendant jumps.
 *
 * <p>Nothing here says how likely an error is.
 */
package org.nirayana.jyotisha.sensitivity;
