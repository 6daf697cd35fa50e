package org.nirayana.jyotisha.aspect;

/** Whether Rahu and Ketu look at other signs; the old texts are silent. */
public enum NodeAspects {
    /** They do not, as in P.V.R. Narasimha Rao's Vedic Astrology: An Integrated Approach. */
    NONE("none"),
    /** As Jupiter does, fully at the fifth, seventh and ninth: a modern custom without a verse that we know of. */
    FIFTH_SEVENTH_NINTH("5_7_9");

    private final String id;

    NodeAspects(String id) {
        this.id = id;
    }

    /** The name by which requests choose it. */
    public String id() {
        return id;
    }
}
