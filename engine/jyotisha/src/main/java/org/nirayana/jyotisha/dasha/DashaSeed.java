package org.nirayana.jyotisha.dasha;

import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
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
public enum DashaSeed implements Choice {
    MOON("the star of the Moon", Graha.MOON, 1),
    /** The fourth star from the Moon's. */
    KSHEMA("the 4th star from the Moon's", Graha.MOON, 4),
    /** The fifth star from the Moon's. */
    UTPANNA("the 5th star from the Moon's", Graha.MOON, 5),
    /** The eighth star from the Moon's. */
    ADHANA("the 8th star from the Moon's", Graha.MOON, 8),
    LAGNA("the star of the ascendant", null, 1),
    SUN("the star of the Sun", Graha.SUN, 1),
    MARS("the star of Mars", Graha.MARS, 1),
    MERCURY("the star of Mercury", Graha.MERCURY, 1),
    JUPITER("the star of Jupiter", Graha.JUPITER, 1),
    VENUS("the star of Venus", Graha.VENUS, 1),
    SATURN("the star of Saturn", Graha.SATURN, 1),
    RAHU("the star of Rahu", Graha.RAHU, 1),
    KETU("the star of Ketu", Graha.KETU, 1);

    /** Which of them is chosen. */
    public static final Convention<DashaSeed> CONVENTION = Convention.of(
                    "dasha_from", "From what the dasha is counted.", values())
            .moving(Part.DASHAS);

    private final String note;

    private static final long NAKSHATRA_TICKS = SiderealLongitude.FULL_CIRCLE / Nakshatra.COUNT;

    private final Graha graha;
    private final int star;

    DashaSeed(String note, Graha graha, int star) {
        this.note = note;
        this.graha = graha;
        this.star = star;
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

    @Override
    public Convention<DashaSeed> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
