package org.nirayana.jyotisha.dasha;

import java.util.Locale;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * From what a dasha of the nakshatras is reckoned.
 *
 * <p>The Moon's star is the rule. The fourth, fifth and eighth star from it (kshema, utpanna, adhana) are taken where they are
 * stronger; texts and programs (Jagannatha Hora lists all three) take the same part of the star as the Moon has gone through
 * of its own. So does the lagna's star, or a graha's.
 */
public enum DashaSeed {
    MOON(Graha.MOON, 1),
    /** The fourth star from the Moon's. */
    KSHEMA(Graha.MOON, 4),
    /** The fifth star from the Moon's. */
    UTPANNA(Graha.MOON, 5),
    /** The eighth star from the Moon's. */
    ADHANA(Graha.MOON, 8),
    LAGNA(null, 1),
    SUN(Graha.SUN, 1),
    MARS(Graha.MARS, 1),
    MERCURY(Graha.MERCURY, 1),
    JUPITER(Graha.JUPITER, 1),
    VENUS(Graha.VENUS, 1),
    SATURN(Graha.SATURN, 1),
    RAHU(Graha.RAHU, 1),
    KETU(Graha.KETU, 1);

    private static final long NAKSHATRA_TICKS = SiderealLongitude.FULL_CIRCLE / Nakshatra.COUNT;

    private final Graha graha;
    private final int star;

    DashaSeed(Graha graha, int star) {
        this.graha = graha;
        this.star = star;
    }

    /** The value of the parameter {@code dasha_from}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The longitude in the zodiac that opens the dasha of a chart. */
    public SiderealLongitude of(Chart chart) {
        SiderealLongitude point =
                graha == null ? chart.ascendant().sidereal() : chart.of(graha).sidereal();
        return advanced(point);
    }

    /** The same part of the star that is meant as a point has gone through of its own. */
    SiderealLongitude advanced(SiderealLongitude point) {
        return star == 1
                ? point
                : new SiderealLongitude(
                        Math.floorMod(point.ticks() + (star - 1) * NAKSHATRA_TICKS, SiderealLongitude.FULL_CIRCLE));
    }
}
