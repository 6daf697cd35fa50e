package org.nirayana.jyotisha;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.dasha.DashaYear;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonthReckoning;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;

/**
 * The conventions of a program, an almanac or a school, under one name.
 *
 * <p>A profile is a promise: when one of its conventions changes, its version does. Where each convention comes from, and how
 * sure it is, is said in {@code docs/profiles.md}.
 */
public enum Profile {
    /** What this service answers when nothing is chosen. */
    NIRAYANA(1, Conventions.standard()),

    /** Jagannatha Hora and programs that follow it: geometric places, mean nodes, the Hindu rising, sidereal years. */
    JHORA(
            1,
            Conventions.standard()
                    .with(Positions.TRUE)
                    .with(NodeType.MEAN)
                    .with(RiseDefinition.HINDU_RISING)
                    .with(DashaYear.ofDays(365.256364))),

    /** Almanacs on the web as drikpanchang.com prints them: the upper limb, minutes cut, the mean ayanamsa alone taken away. */
    DRIK(
            1,
            Conventions.standard()
                    .withAyanamsaDelta(24.2 / 3600)
                    .with(SiderealNutation.KEPT)
                    .with(RiseDefinition.UPPER_LIMB)
                    .with(LunarMonthReckoning.PURNIMANTA)
                    .with(TimeRounding.MINUTES_CUT)),

    /** K. S. Krishnamurti's system: his ayanamsa, houses after Placidus, mean nodes. */
    KP(
            1,
            Conventions.standard()
                    .withAyanamsa("krishnamurti")
                    .with(NodeType.MEAN)
                    .with(HouseSystem.PLACIDUS)),

    /** B. V. Raman's books: his ayanamsa, mean nodes, houses after Sripati. */
    RAMAN(1, Conventions.standard().withAyanamsa("raman").with(NodeType.MEAN).with(HouseSystem.SRIPATI)),

    /** The zodiac and the year of the Surya Siddhanta: 1,577,917,828 days in 4,320,000 years (1.29, 1.37). */
    SURYA_SIDDHANTA_YEARS(
            1,
            Conventions.standard()
                    .withAyanamsa("suryasiddhanta")
                    .with(NodeType.MEAN)
                    .with(RiseDefinition.HINDU_RISING)
                    .with(DashaYear.ofDays(365.258756481)));

    /** All in order; unlike {@code values()} it allocates nothing. */
    public static final List<Profile> ALL = List.of(values());

    private final int version;

    @SuppressWarnings("ImmutableEnumChecker") // conventions do not change
    private final Conventions conventions;

    Profile(int version, Conventions conventions) {
        this.version = version;
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

    public Conventions conventions() {
        return conventions;
    }

    /** The profile of a name. */
    public static Optional<Profile> of(String id) {
        return ALL.stream().filter(profile -> profile.id().equals(id)).findFirst();
    }
}
