/**
 * One birth by two sets of conventions: what differs, by how much, and which convention makes how much of it.
 *
 * <p>{@link org.nirayana.jyotisha.comparison.Comparison} goes from the first set to the second by exchanging one convention after
 * the other, in the order of {@link org.nirayana.jyotisha.ConventionRegistry}; what each step moves is what that convention contributes.
 * Each convention says which {@link org.nirayana.jyotisha.convention.Part} it moves. The steps add up to the whole difference exactly. In another order a step may be another one where two conventions touch the
 * same figure; for what people compare, that is far below the figures themselves.
 */
package org.nirayana.jyotisha.comparison;
