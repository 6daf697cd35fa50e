package org.nirayana.jyotisha.comparison;

import org.nirayana.jyotisha.convention.Convention;

/**
 * What one convention makes of a difference.
 *
 * @param amount in the unit of the difference; NaN for what is no number
 * @param share of all that conventions move it, 0 to 1, whichever way they do
 */
public record Contribution(Convention<?> convention, double amount, double share) {}
