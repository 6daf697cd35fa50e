package org.nirayana.jyotisha.event;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.nirayana.jyotisha.strength.Combustion;
import org.nirayana.jyotisha.strength.CombustionOrbs;
import org.nirayana.jyotisha.zodiac.Graha;

/** Who says by how many degrees from the Sun a planet is seen: by what almanacs differ about asta and udaya. */
public enum AstaSource {
    /** Altitude above the Sun, from about a dozen dates that drikpanchang.com printed for Delhi. */
    DRAWN(Measure.ALTITUDE) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return switch (graha) {
                case JUPITER -> OptionalDouble.of(inEast ? 8.8 : 7.5);
                case VENUS -> OptionalDouble.of(5.8);
                default -> OptionalDouble.empty();
            };
        }
    },

    /** Altitude above the Sun: Ptolemy, Almagest 13.7. */
    PTOLEMY(Measure.ALTITUDE) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return switch (graha) {
                case MARS -> OptionalDouble.of(11.5);
                case MERCURY, JUPITER -> OptionalDouble.of(10);
                case VENUS -> OptionalDouble.of(5);
                case SATURN -> OptionalDouble.of(11);
                default -> OptionalDouble.empty();
            };
        }
    },

    /**
     * Altitude above the Sun, of a Venus that is direct alone, from one printed date: on 20 March 1957 she sets in the east at 23.18 N 82.5 E, later
     * than by any list.
     */
    PRINTED_1957(Measure.ALTITUDE) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return graha == Graha.VENUS && !retrograde ? OptionalDouble.of(3.5) : OptionalDouble.empty();
        }
    },

    /** Degrees of time: Surya Siddhanta 9.6-9. */
    SURYA_SIDDHANTA(Measure.TIME) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            // Its numbers are those that others take for orbs.
            return OptionalDouble.of(Combustion.orb(graha, retrograde, CombustionOrbs.SURYA_SIDDHANTA));
        }
    },

    /** Degrees of time: Mahabhaskariya 6.44-45, of a retrograde Venus the lesser of its two numbers. */
    MAHABHASKARIYA(Measure.TIME) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return switch (graha) {
                case MARS -> OptionalDouble.of(17);
                case MERCURY -> OptionalDouble.of(13);
                case JUPITER -> OptionalDouble.of(11);
                case VENUS -> OptionalDouble.of(retrograde ? 4 : 9);
                case SATURN -> OptionalDouble.of(15);
                default -> OptionalDouble.empty();
            };
        }
    },

    /** The numbers of the Surya Siddhanta as degrees of longitude, by which much of the press goes. */
    ORB(Measure.LONGITUDE) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return OptionalDouble.of(Combustion.orb(graha, retrograde, CombustionOrbs.SURYA_SIDDHANTA));
        }
    },

    /** The same, whichever way a planet moves, as lists of 2021 and 2022 have it (astrotips.in, webdunia.com: Venus 10). */
    ORB_EITHER_WAY(Measure.LONGITUDE) {
        @Override
        OptionalDouble least(Graha graha, boolean inEast, boolean retrograde) {
            return OptionalDouble.of(Combustion.orb(graha, false, CombustionOrbs.SURYA_SIDDHANTA));
        }
    };

    /** All of them; unlike {@code values()} it allocates nothing. */
    public static final List<AstaSource> ALL = List.of(values());

    /** In what the distance from the Sun is measured. */
    enum Measure {
        ALTITUDE,
        TIME,
        LONGITUDE
    }

    private final Measure measure;

    AstaSource(Measure measure) {
        this.measure = measure;
    }

    Measure measure() {
        return measure;
    }

    /** By how many degrees a planet is seen, where this source says so. */
    abstract OptionalDouble least(Graha graha, boolean inEast, boolean retrograde);

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
