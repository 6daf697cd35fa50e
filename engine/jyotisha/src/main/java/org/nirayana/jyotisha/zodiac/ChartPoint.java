package org.nirayana.jyotisha.zodiac;

/**
 * What has a place in a chart: one of the nine grahas, the ascendant, or whatever a feature adds (an upagraha, an arudha, a
 * star). Open: who lists, names or draws points must have an answer for one it does not know.
 */
public interface ChartPoint {
    /** The lower-case name in the service's contract. */
    String id();

    /** The two-letter code in the service's contract. */
    String code();
}
