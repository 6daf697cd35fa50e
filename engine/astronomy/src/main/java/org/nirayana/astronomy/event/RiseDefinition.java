package org.nirayana.astronomy.event;

import org.nirayana.astronomy.units.Angle;

/** What of a body has to be where for it to rise or set, on a level horizon at sea. */
public enum RiseDefinition {
    /** The centre on the true horizon, as if there were no air. */
    GEOMETRIC {
        @Override
        public Angle altitudeOfCentre(Angle semidiameter) {
            return Angle.ZERO;
        }
    },

    /** The centre seen on the horizon through standard air. */
    DISC_CENTRE {
        @Override
        public Angle altitudeOfCentre(Angle semidiameter) {
            return SinclairRefraction.STANDARD_AT_HORIZON.negated();
        }
    },

    /** The upper edge seen on the horizon through standard air: what almanacs call sunrise. */
    UPPER_LIMB {
        @Override
        public Angle altitudeOfCentre(Angle semidiameter) {
            return SinclairRefraction.STANDARD_AT_HORIZON.plus(semidiameter).negated();
        }

        @Override
        boolean isOfTheEdge() {
            return true;
        }
    },

    /**
     * The centre on the true horizon without air, seen from the centre of the Earth and with its ecliptic latitude dropped: the
     * "Hindu rising" of the Swiss Ephemeris, which programs around it use. Without latitude it rises with its longitude, as the
     * reckonings of the old almanacs have it.
     */
    HINDU_RISING {
        @Override
        public Angle altitudeOfCentre(Angle semidiameter) {
            return Angle.ZERO;
        }

        @Override
        public boolean isOfTheEcliptic() {
            return true;
        }
    },

    /** The lower edge seen on the horizon through standard air: the whole disc is up. */
    LOWER_LIMB {
        @Override
        public Angle altitudeOfCentre(Angle semidiameter) {
            return semidiameter.minus(SinclairRefraction.STANDARD_AT_HORIZON);
        }

        @Override
        boolean isOfTheEdge() {
            return true;
        }
    };

    /**
     * Where the centre truly stands at that moment, without the lift by the air.
     *
     * @param semidiameter half the angle under which the body is seen
     */
    public abstract Angle altitudeOfCentre(Angle semidiameter);

    /** Whether it is the body's place on the ecliptic that rises: without latitude, and without parallax. */
    public boolean isOfTheEcliptic() {
        return false;
    }

    /** Whether it matters how large the body looks. */
    boolean isOfTheEdge() {
        return false;
    }
}
