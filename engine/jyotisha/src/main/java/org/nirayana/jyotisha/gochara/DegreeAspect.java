package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * A natal point that a graha of the sky meets or looks at nearly to the degree.
 *
 * @param graha who moves
 * @param natal a graha of the birth chart, or its ascendant
 * @param counted 1 for a conjunction, otherwise the sign looked at, each of thirty degrees
 * @param separation how far the looked-at degree is past the natal point, in degrees; less than 0 before it
 * @param applying whether it grows smaller
 */
public record DegreeAspect(Graha graha, ChartPoint natal, int counted, double separation, boolean applying) {}
