package org.nirayana.jyotisha.rule;

import org.nirayana.jyotisha.zodiac.Graha;

/** The nine grahas and the ascendant as points of clauses; apart from {@link Point}, whose kinds they are made of. */
public final class Points {
    public static final Point SUN = new Point.Planet(Graha.SUN);
    public static final Point MOON = new Point.Planet(Graha.MOON);
    public static final Point MARS = new Point.Planet(Graha.MARS);
    public static final Point MERCURY = new Point.Planet(Graha.MERCURY);
    public static final Point JUPITER = new Point.Planet(Graha.JUPITER);
    public static final Point VENUS = new Point.Planet(Graha.VENUS);
    public static final Point SATURN = new Point.Planet(Graha.SATURN);
    public static final Point RAHU = new Point.Planet(Graha.RAHU);
    public static final Point KETU = new Point.Planet(Graha.KETU);

    /** The ascendant. */
    public static final Point LAGNA = new Point.Rising();

    private Points() {}
}
