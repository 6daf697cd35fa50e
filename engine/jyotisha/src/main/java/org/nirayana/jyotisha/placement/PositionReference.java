package org.nirayana.jyotisha.placement;

/** From where the planets are seen. The ascendant always belongs to the place, the nodes never do. */
public enum PositionReference {
    /** From the centre of the Earth, as almanacs have it. */
    GEOCENTRIC("geocentric"),
    /** From the place itself, which moves the Moon by up to a degree. */
    TOPOCENTRIC("topocentric");

    private final String id;

    PositionReference(String id) {
        this.id = id;
    }

    /** The value of the setting and parameter {@code position_reference}. */
    public String id() {
        return id;
    }
}
