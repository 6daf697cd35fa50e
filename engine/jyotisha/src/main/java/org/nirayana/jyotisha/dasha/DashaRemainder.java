package org.nirayana.jyotisha.dasha;

import java.io.Serializable;

/**
 * What was left at birth of a mahadasha that had begun before it.
 *
 * @param years as the dasha counts them
 * @param days from birth to its end
 */
public record DashaRemainder(DashaLord lord, double years, double days) implements Serializable {}
