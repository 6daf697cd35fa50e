package org.nirayana.jyotisha.zodiac;

/** What has a place in a chart: one of the nine grahas, or the ascendant. */
public sealed interface ChartPoint permits Graha, Lagna {
    /** The lower-case name in the service's contract. */
    String id();

    /** The two-letter code in the service's contract. */
    String code();
}
