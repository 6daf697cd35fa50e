/**
 * What a convention is: a choice that can change an answer, with its values, its default and what it moves.
 *
 * <p>A {@link org.nirayana.jyotisha.convention.Convention} is a constant that stands beside the rule that it chooses, as {@code
 * CombustionOrbs.CONVENTION} does; {@link org.nirayana.jyotisha.ConventionRegistry} lists them all, and {@link
 * org.nirayana.jyotisha.Conventions} keep what was chosen. The constants of an enum that is chosen from are a {@link
 * org.nirayana.jyotisha.convention.Choice}; where the rule is a small one on which authors differ, a {@link
 * org.nirayana.jyotisha.convention.Reading}. Nothing here knows of any single convention, so that every package may have some.
 */
package org.nirayana.jyotisha.convention;
