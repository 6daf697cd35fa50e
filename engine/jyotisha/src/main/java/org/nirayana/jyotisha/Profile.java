package org.nirayana.jyotisha;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.dasha.DashaYearKind;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.panchanga.day.MoonriseDefinition;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.AyanaReading;
import org.nirayana.jyotisha.strength.CheshtaAverage;
import org.nirayana.jyotisha.strength.DigPoints;
import org.nirayana.jyotisha.strength.IshtaReading;
import org.nirayana.jyotisha.strength.LuminaryCheshta;
import org.nirayana.jyotisha.strength.MoolatrikonaExtent;
import org.nirayana.jyotisha.strength.NathonnathaTime;
import org.nirayana.jyotisha.strength.PakshaMoon;
import org.nirayana.jyotisha.strength.ShadbalaAyanamsa;

/**
 * The conventions of a program, an almanac or a school, under one name.
 *
 * <p>A profile is a promise: when one of its conventions changes, its version does. Where each convention comes from, and how
 * sure it is, is said in {@code docs/profiles.md}.
 */
public enum Profile {
    /** What this service answers when nothing is chosen. */
    NIRAYANA(1, Sureness.OWN, "no program is followed.", Conventions.standard()),

    /**
     * Jagannatha Hora 8: geometric places, true Chitra, mean nodes, the Sun's return as year, UTC taken for UT1, its strengths. A fresh
     * program has {@code true_pushya}; its Traditional Lahiri is {@code lahiri} with an offset of -0.14".
     */
    JHORA(
            2,
            Sureness.FITTED,
            "17 tables of 12 charts of 1917-2025: planets and node 0.03\", ascendant 0.04\"; dashas of 5 charts and 2 lists: 2 to 43 s;"
                    + " sunrise of 7 days 0-3 s; 480 of 480 cells of ashtakavarga; shadbala of 5 charts but for Mercury's nature (41 of"
                    + " 42), drik (32 of 35) and cheshta of 1889. Its forecast of Delta T after 2015 (Moon 1.3\" in 2020, 5.2\" in"
                    + " 2025) is not imitated.",
            Conventions.standard()
                    .withAyanamsa("true_citra")
                    .with(Positions.TRUE)
                    .with(SiderealNutation.KEPT_IN_ASCENDANT)
                    .with(UniversalTime.UT1)
                    .with(NodeType.MEAN)
                    .with(RiseDefinition.HINDU_RISING)
                    .with(DashaYear.ofDays(365.256364))
                    .with(DashaYearKind.SUN_RETURN)
                    .with(MoolatrikonaExtent.BY_DEGREE)
                    .with(DigPoints.EQUAL_HOUSES)
                    .with(NathonnathaTime.SUN_DIG)
                    .with(AyanaReading.KESAVA_TABLE)
                    .with(ShadbalaAyanamsa.TWENTY_THREE_DEGREES)
                    .with(CheshtaAverage.PLAIN_NUMBERS)
                    .with(LuminaryCheshta.KENDRA_SHOWN)
                    .with(SpecialAspects.BPHS_VERSE)),

    /** Almanacs on the web as drikpanchang.com prints them: the upper limb, minutes, the mean ayanamsa alone taken away. */
    DRIK(
            2,
            Sureness.FITTED,
            "five births and days of 1969-2025: places 0.5\" with an ayanamsa 20 to 25\" above Lahiri's; 36 dasha periods of four births"
                    + " to the printed minute; a sunrise; 309 days and months of almanacs.",
            Conventions.standard()
                    .withAyanamsaDelta(24.2 / 3600)
                    .with(SiderealNutation.KEPT)
                    .with(RiseDefinition.UPPER_LIMB)
                    .with(MoonriseDefinition.GEOMETRIC)
                    .with(DashaYear.ofDays(365.25636))
                    .with(LunarMonthReckoning.PURNIMANTA)
                    .with(TimeRounding.LIMBS_CUT)),

    /** The long report of AstroSage: Lahiri, mean nodes, years of the calendar, Sripati's houses, Varahamihira's ashtakavarga. */
    ASTROSAGE(
            1,
            Sureness.PARTIAL,
            "four charts: ayanamsa, node, houses, 108 of 108 antardashas, 252 of 252 cells of ashtakavarga, six parts of shadbala 28 of"
                    + " 28; paksha 26, drik 25, hora 24 and saptavargaja 18 of 28. Its planets are its own: Sun 31 to 38\", Moon 9 to 22\","
                    + " Saturn up to 6' away, which is not imitated, and moves a balance by up to 3 days.",
            Conventions.standard()
                    .withAyanamsaDelta(-2.2 / 3600)
                    .with(NodeType.MEAN)
                    .with(HouseSystem.SRIPATI)
                    .with(DashaYearKind.CALENDAR)
                    .with(AshtakavargaTable.VARAHAMIHIRA)
                    .with(AyanaReading.KESAVA_TABLE)
                    .with(PakshaMoon.SINGLE)
                    .with(CheshtaAverage.PLAIN_NUMBERS)
                    .with(LuminaryCheshta.KENDRA)),

    /** The strengths of Parashara's Light 9; how it computes cheshta bala of the five and drik bala is not known. */
    PARASHARAS_LIGHT(
            1,
            Sureness.PARTIAL,
            "charts of 1970 and 2005 and values of one user: sthana 14 of 14, dig 21 of 21, nathonnatha to 0.18, ayana to 0.32, paksha 13"
                    + " of 14. Cheshta of the five and drik are unknown: no reading fits. Node, year of dashas and sunrise are not known.",
            Conventions.standard()
                    .with(AyanaReading.OBLIQUITY_SHARE)
                    .with(PakshaMoon.SINGLE)
                    .with(LuminaryCheshta.AYANA_PAKSHA)
                    .with(IshtaReading.MEAN)),

    /** K. S. Krishnamurti's system: his ayanamsa, houses after Placidus, mean nodes. */
    KP(
            1,
            Sureness.SAID,
            "K. S. Krishnamurti's Readers for zodiac and houses; nodes by custom.",
            Conventions.standard()
                    .withAyanamsa("krishnamurti")
                    .with(NodeType.MEAN)
                    .with(HouseSystem.PLACIDUS)),

    /** B. V. Raman's books: his ayanamsa, mean nodes, houses after Sripati. */
    RAMAN(
            1,
            Sureness.SAID,
            "B. V. Raman, A Manual of Hindu Astrology, for zodiac and houses; nodes by custom.",
            Conventions.standard().withAyanamsa("raman").with(NodeType.MEAN).with(HouseSystem.SRIPATI)),

    /** The zodiac and the year of the Surya Siddhanta: 1,577,917,828 days in 4,320,000 years (1.29, 1.37). */
    SURYA_SIDDHANTA_YEARS(
            1,
            Sureness.SAID,
            "Surya Siddhanta 1.29 and 1.37 for zodiac and year; sunrise and nodes by custom.",
            Conventions.standard()
                    .withAyanamsa("suryasiddhanta")
                    .with(NodeType.MEAN)
                    .with(RiseDefinition.HINDU_RISING)
                    .with(DashaYear.ofDays(365.258756481)));

    /** All in order; unlike {@code values()} it allocates nothing. */
    public static final List<Profile> ALL = List.of(values());

    /** How sure it is that a profile is what it is called. */
    public enum Sureness {
        /** Nobody else is followed. */
        OWN,
        /** Printed values were computed again and agree, but for what is said. */
        FITTED,
        /** Some of it is fitted; the rest is not known, and as usual. */
        PARTIAL,
        /** The program or book says so. */
        SAID;

        /** As answers have it. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final int version;
    private final Sureness sureness;
    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // conventions do not change
    private final Conventions conventions;

    Profile(int version, Sureness sureness, String source, Conventions conventions) {
        this.version = version;
        this.sureness = sureness;
        this.source = source;
        this.conventions = conventions;
    }

    /** The name by which requests and settings choose it. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Counts up whenever one of its conventions changes. */
    public int version() {
        return version;
    }

    public Sureness sureness() {
        return sureness;
    }

    /** The charts or books that it was made from, how far it agrees with them, and what is not known. */
    public String source() {
        return source;
    }

    public Conventions conventions() {
        return conventions;
    }

    /** The profile of a name. */
    public static Optional<Profile> of(String id) {
        return ALL.stream().filter(profile -> profile.id().equals(id)).findFirst();
    }
}
