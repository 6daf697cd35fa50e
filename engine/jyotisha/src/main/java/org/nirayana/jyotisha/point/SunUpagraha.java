package org.nirayana.jyotisha.point;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The five upagrahas of the Sun, grahas without light (aprakasha): each follows from the one before it, and the first from the Sun.
 *
 * <p>Brihat Parashara Hora Shastra 3.61-64 in Santhanam's numbering. As sure as anything in the field: the verse closes with its own
 * proof, that a rasi after Upaketu is the Sun again, and the examples of P. V. R. Narasimha Rao's book agree to the minute.
 */
public enum SunUpagraha implements PointRule {
    /** Smoke: four rasis, 13° and 20′ from the Sun. */
    DHUMA("DH", "3.61") {
        @Override
        public SiderealLongitude from(SiderealLongitude sun) {
            return turned(sun.ticks() + 4 * RASI + 13 * DEGREE + 20 * MINUTE);
        }
    },
    /** Dhuma taken from the whole circle. */
    VYATIPATA("VY", "3.62") {
        @Override
        public SiderealLongitude from(SiderealLongitude sun) {
            return turned(-DHUMA.from(sun).ticks());
        }
    },
    /** The halo, also Paridhi: six rasis from Vyatipata. */
    PARIVESHA("PV", "3.62") {
        @Override
        public SiderealLongitude from(SiderealLongitude sun) {
            return turned(VYATIPATA.from(sun).ticks() + 6 * RASI);
        }
    },
    /** The rainbow, also Chapa and Kodanda: Parivesha taken from the whole circle. */
    INDRACHAPA("IC", "3.63") {
        @Override
        public SiderealLongitude from(SiderealLongitude sun) {
            return turned(-PARIVESHA.from(sun).ticks());
        }
    },
    /** The comet, also Shikhi: 16°40′ from Indrachapa, and so a rasi before the Sun. */
    UPAKETU("UK", "3.63-64") {
        @Override
        public SiderealLongitude from(SiderealLongitude sun) {
            return turned(INDRACHAPA.from(sun).ticks() + 16 * DEGREE + 40 * MINUTE);
        }
    };

    /** All five as {@code sun_upagrahas}. */
    public static final PointSet SET = new Five();

    private static final long DEGREE = SiderealLongitude.TICKS_PER_DEGREE;
    private static final long MINUTE = DEGREE / 60;
    private static final long RASI = 30 * DEGREE;

    private final String code;
    private final String verse;

    SunUpagraha(String code, String verse) {
        this.code = code;
        this.verse = verse;
    }

    /** Where it stands when the Sun stands there. */
    public abstract SiderealLongitude from(SiderealLongitude sun);

    @Override
    public SiderealLongitude place(Chart chart) {
        return from(chart.sun().sidereal());
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public String source() {
        return "Brihat Parashara Hora Shastra " + verse;
    }

    /** {@code Dhuma}. */
    @Override
    public String toString() {
        return name().charAt(0) + id().substring(1);
    }

    private static SiderealLongitude turned(long ticks) {
        return new SiderealLongitude(Math.floorMod(ticks, SiderealLongitude.FULL_CIRCLE));
    }

    private record Five() implements PointSet {
        @Override
        public String id() {
            return "sun_upagrahas";
        }

        @Override
        public List<PointRule> points() {
            return List.of(values());
        }
    }
}
