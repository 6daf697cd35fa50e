package org.nirayana.jyotisha.house;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/**
 * The ways of dividing the ecliptic into twelve houses over a place.
 *
 * <p>Longitudes count from {@code origin}: zero for the tropical zodiac, the ayanamsa for a sidereal one. For all systems
 * but one that is a mere subtraction; the whole-sign houses are the signs themselves and move with it.
 *
 * <p>Source of the definitions: R. W. Holden, "The Elements of House Division" (1977), and for Sripati the
 * Jataka-paddhati: its bhavas begin halfway between the points that Porphyry calls cusps.
 */
public enum HouseSystem implements Choice {
    /** Each sign is a house; the first is the sign that rises. */
    WHOLE_SIGN("each sign is a house, the first the sign that rises") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            Angle rising = sphere.ascendant().minus(origin).wrapped();
            return equalFrom(Angle.degrees(30 * Math.floor(rising.degrees() / 30)));
        }
    },

    /** Thirty degrees each, from the ascendant on. */
    EQUAL("thirty degrees each from the ascendant") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            return equalFrom(sphere.ascendant().minus(origin));
        }
    },

    /** The arcs between ascendant and midheaven in three equal parts of longitude each. */
    PORPHYRY("the arcs between ascendant and midheaven in three equal parts") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            return fromOrigin(porphyry(sphere), origin);
        }
    },

    /** From halfway to halfway between Porphyry's points, which are the middles of the bhavas. */
    SRIPATI("from halfway to halfway between Porphyry's points (Jataka-paddhati; B. V. Raman, AstroSage)") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            List<Angle> middles = porphyry(sphere);
            List<Angle> starts = new ArrayList<>(12);
            for (int i = 0; i < 12; i++) {
                Angle before = middles.get((i + 11) % 12);
                starts.add(before.plus(middles.get(i).minus(before).wrapped().times(0.5)));
            }
            return fromOrigin(starts, origin);
        }
    },

    /**
     * Each cusp has gone through the same third of its own semi-arc. Not defined inside the polar circles, that is at a
     * latitude of 90° less the obliquity and beyond.
     */
    PLACIDUS("thirds of the time on the semi-arc (K. S. Krishnamurti)") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            if (sphere.isPolar()) {
                return undefined(sphere);
            }
            return quadrants(
                    sphere,
                    placidus(sphere, 1 / 3.0, true),
                    placidus(sphere, 2 / 3.0, true),
                    placidus(sphere, 2 / 3.0, false),
                    placidus(sphere, 1 / 3.0, false),
                    origin);
        }
    },

    /**
     * What rises at each third of the time that the midheaven takes from its rising and to its setting. Not defined
     * inside the polar circles, that is at a latitude of 90° less the obliquity and beyond.
     */
    KOCH("what rises at thirds of the time of the midheaven's semi-arc") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            if (sphere.isPolar()) {
                return undefined(sphere);
            }
            double timeRad = sphere.siderealTime().radians();
            double thirdRad = sphere.diurnalSemiArcRad(timeRad) / 3;
            return quadrants(
                    sphere,
                    sphere.risingAt(timeRad - 2 * thirdRad),
                    sphere.risingAt(timeRad - thirdRad),
                    sphere.risingAt(timeRad + thirdRad),
                    sphere.risingAt(timeRad + 2 * thirdRad),
                    origin);
        }
    },

    /**
     * Half circles from the north point to the south point of the horizon through equal parts of the equator. Where the
     * midheaven is below the horizon (only inside the polar circles) the tenth cusp is the point opposite to it, and the
     * cusps run backwards.
     */
    REGIOMONTANUS("equal parts of the equator, by circles through north and south point") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            double cosLat = sphere.latitude().cos();
            return positionCircles(
                    sphere, angle -> StrictMath.cos(angle), angle -> StrictMath.sin(angle) * cosLat, origin);
        }
    },

    /** Half circles as with Regiomontanus, through equal parts of the prime vertical. */
    CAMPANUS("equal parts of the prime vertical, by the same circles") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            return positionCircles(sphere, StrictMath::cos, StrictMath::sin, origin);
        }
    },

    /** The semi-arcs of the ascendant in three equal parts of right ascension each, by hour circles. */
    ALCABITIUS("thirds of the semi-arc of the ascendant, by hour circles") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            double timeRad = sphere.siderealTime().radians();
            Angle ascendant = sphere.ascendant();
            double ascensionRad =
                    StrictMath.atan2(ascendant.sin() * sphere.obliquity().cos(), ascendant.cos());
            double dayRad = new Angle(ascensionRad - timeRad).wrapped().radians();
            double nightRad = Math.PI - dayRad;
            return quadrants(
                    sphere,
                    sphere.eclipticPointAtRightAscension(timeRad + dayRad / 3),
                    sphere.eclipticPointAtRightAscension(timeRad + 2 * dayRad / 3),
                    sphere.eclipticPointAtRightAscension(timeRad + dayRad + nightRad / 3),
                    sphere.eclipticPointAtRightAscension(timeRad + dayRad + 2 * nightRad / 3),
                    origin);
        }
    },

    /** Equal parts of the equator from the meridian on, by circles through the poles of the ecliptic. */
    MORINUS("equal parts of the equator, by circles through the poles of the ecliptic") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            List<Angle> cusps = new ArrayList<>(12);
            for (int i = 0; i < 12; i++) {
                cusps.add(sphere.eclipticLongitudeOfEquatorPoint(equatorPoint(sphere, i)));
            }
            return fromOrigin(cusps, origin);
        }
    },

    /** Equal parts of the equator from the meridian on, by hour circles; also called axial rotation. */
    MERIDIAN("equal parts of the equator, by hour circles") {
        @Override
        Houses divide(LocalSphere sphere, Angle origin) {
            List<Angle> cusps = new ArrayList<>(12);
            for (int i = 0; i < 12; i++) {
                cusps.add(sphere.eclipticPointAtRightAscension(equatorPoint(sphere, i)));
            }
            return fromOrigin(cusps, origin);
        }
    };

    /** Which of them is chosen. */
    public static final Convention<HouseSystem> CONVENTION = Convention.of(
                    "house_system", "How the sky over a place is divided into houses.", values())
            .moving(Part.HOUSES);

    private final String note;

    HouseSystem(String note) {
        this.note = note;
    }

    @Override
    public Convention<HouseSystem> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }

    private static final double THIRTY_DEGREES_RAD = Math.PI / 6;
    private static final int PLACIDUS_MAX_STEPS = 60;

    /** The houses in the tropical zodiac. */
    public Houses houses(LocalSphere sphere) {
        return divide(sphere, Angle.ZERO);
    }

    /**
     * The houses in a zodiac that begins elsewhere.
     *
     * @param origin tropical longitude of that zodiac's first point: the ayanamsa
     */
    public Houses houses(LocalSphere sphere, Angle origin) {
        return divide(sphere, origin);
    }

    abstract Houses divide(LocalSphere sphere, Angle origin);

    private interface OfAngle {
        double at(double angleRad);
    }

    Houses undefined(LocalSphere sphere) {
        return new Houses.UndefinedInPolarCircle(
                this, sphere.latitude(), new Angle(Math.PI / 2).minus(sphere.obliquity()));
    }

    static Houses equalFrom(Angle first) {
        List<Angle> cusps = new ArrayList<>(12);
        for (int i = 0; i < 12; i++) {
            cusps.add(first.plus(new Angle(i * THIRTY_DEGREES_RAD)).wrapped());
        }
        return new Houses.Cusps(cusps);
    }

    static Houses fromOrigin(List<Angle> tropical, Angle origin) {
        List<Angle> cusps = new ArrayList<>(12);
        for (Angle cusp : tropical) {
            cusps.add(cusp.minus(origin).wrapped());
        }
        return new Houses.Cusps(cusps);
    }

    static List<Angle> porphyry(LocalSphere sphere) {
        Angle midheaven = sphere.midheaven();
        Angle day = sphere.ascendant().minus(midheaven).wrapped();
        Angle night = new Angle(Math.PI).minus(day);
        List<Angle> fromTenth = new ArrayList<>(12);
        for (int half = 0; half < 2; half++) {
            Angle start = midheaven.plus(new Angle(half * Math.PI));
            for (int i = 0; i < 3; i++) {
                fromTenth.add(start.plus(day.times(i / 3.0)));
            }
            for (int i = 0; i < 3; i++) {
                fromTenth.add(start.plus(day).plus(night.times(i / 3.0)));
            }
        }
        Collections.rotate(fromTenth, -3);
        return fromTenth;
    }

    static Houses quadrants(
            LocalSphere sphere, Angle eleventh, Angle twelfth, Angle second, Angle third, Angle origin) {
        List<Angle> half = List.of(sphere.ascendant(), second, third);
        List<Angle> other = List.of(sphere.midheaven(), eleventh, twelfth);
        Angle opposite = new Angle(Math.PI);
        List<Angle> cusps = new ArrayList<>(half);
        other.forEach(cusp -> cusps.add(cusp.plus(opposite)));
        half.forEach(cusp -> cusps.add(cusp.plus(opposite)));
        cusps.addAll(other);
        return fromOrigin(cusps, origin);
    }

    static double equatorPoint(LocalSphere sphere, int index) {
        return sphere.siderealTime().radians() + Math.PI / 2 + index * THIRTY_DEGREES_RAD;
    }

    /** From the first cusp in the east downwards: the second stands 30° below the horizon, the twelfth above it. */
    private static Houses positionCircles(LocalSphere sphere, OfAngle east, OfAngle up, Angle origin) {
        List<Angle> cusps = new ArrayList<>(12);
        for (int i = 0; i < 12; i++) {
            double angleRad = -i * THIRTY_DEGREES_RAD;
            cusps.add(sphere.onPositionCircle(east.at(angleRad), up.at(angleRad)));
        }
        return fromOrigin(cusps, origin);
    }

    /**
     * The ecliptic point whose distance from the upper meridian is {@code share} of its diurnal semi-arc, or whose
     * distance from the lower meridian is {@code share} of its nocturnal one.
     *
     * <p>With r that distance in right ascension the equation is r = share × semi-arc(r). The right-hand side changes by
     * less than share × tan φ tan ε ≤ 2/3 per unit of r, so the root is single and Newton's method, kept between the
     * bounds, finds it.
     */
    static Angle placidus(LocalSphere sphere, double share, boolean above) {
        double timeRad = sphere.siderealTime().radians();
        double factor = sphere.ascensionalFactor();
        double sign = above ? 1 : -1;
        double startRad = above ? timeRad : timeRad + Math.PI;
        double low = 0;
        double high = share * Math.PI;
        double r = share * Math.PI / 2;
        for (int step = 0; step < PLACIDUS_MAX_STEPS; step++) {
            double ascensionRad = startRad + sign * r;
            double sinDifference = factor * StrictMath.sin(ascensionRad);
            double excess = r - share * (Math.PI / 2 + sign * StrictMath.asin(sinDifference));
            if (excess > 0) {
                high = r;
            } else {
                low = r;
            }
            double slope = 1
                    - share
                            * factor
                            * StrictMath.cos(ascensionRad)
                            / Math.sqrt((1 - sinDifference) * (1 + sinDifference));
            double next = r - excess / slope;
            if (!(next >= low && next <= high)) {
                next = (low + high) / 2;
            }
            double change = Math.abs(next - r);
            r = next;
            if (change < 1e-15) {
                break;
            }
        }
        return sphere.eclipticPointAtRightAscension(startRad + sign * r);
    }
}
