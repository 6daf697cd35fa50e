package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.zodiac.ChartPoint;

/**
 * A natal point that a graha of the sky stands with or looks at fully, by whole signs.
 *
 * @param natal a graha of the birth chart, or its ascendant
 * @param counted its sign counted from that of the graha: 1 where both stand together
 */
public record NatalAspect(ChartPoint natal, int counted) {}
