package org.nirayana.ephemeris.builder;

/**
 * The tides that Moon and Sun raise on the Earth pull at the Moon, and slowly drive it away.
 *
 * <p>Folkner et al. 2014, acceleration of the Moon from Earth tides; Williams and Boggs 2016. The bulge has three parts:
 * long-period (order 0), diurnal (1), semidiurnal (2), each with its Love number, with a delay for the orbit of the body
 * that raises it and, for orders 1 and 2, a delay for the turning Earth, which carries the bulge along.
 */
final class EarthTides implements Force {
    /**
     * The one number of this model that is not JPL's: the factor on the semidiurnal delay TAUER2.
     *
     * <p>Fitted so that the mean residual of the Moon along its orbit vanishes against an excerpt of JPL's DE431 itself,
     * 1999-11-22 to 2000-06-01 (97 dates). With JPL's value as printed the Moon drifts by 12 mas in a century, growing
     * with the square of time; some detail of JPL's tide is therefore not in the paper. With the factor, JPL's test
     * points of 1857 to 2122, which were not fitted, agree to 1 m.
     */
    static final double FITTED_TAUER2_FACTOR = 0.997832;

    /** Turns of the Earth in a day, relative to the equinox: sidereal over mean solar time. */
    private static final double TURNS_PER_DAY = 1.00273781191135;

    private static final int[] RAISERS = {SolarSystem.MOON, SolarSystem.SUN};

    private final double radiusToTheFifth;
    private final double[] loveNumber;
    private final double[] orbitDelayDays;
    private final double[] rotationDelayRad;

    EarthTides(JplConstants constants) {
        double radius = constants.au("RE");
        this.radiusToTheFifth = radius * radius * radius * radius * radius;
        this.loveNumber = new double[] {constants.of("K2E0"), constants.of("K2E1"), constants.of("K2E2")};
        this.orbitDelayDays = new double[] {constants.of("TAUE0"), constants.of("TAUE1"), constants.of("TAUE2")};
        double radPerDay = 2 * Math.PI * TURNS_PER_DAY;
        this.rotationDelayRad = new double[] {
            0, radPerDay * constants.of("TAUER1"), radPerDay * constants.of("TAUER2") * FITTED_TAUER2_FACTOR
        };
    }

    @Override
    public void act(SolarSystem system) {
        Vector axis = system.earthPole;
        Vector sum = Vector.ZERO;
        for (int raiser : RAISERS) {
            for (int order = 0; order <= 2; order++) {
                Vector delayed = delayed(system, raiser, orbitDelayDays[order]);
                double strength = loveNumber[order] * system.gm[raiser] * radiusToTheFifth;
                Vector pull =
                        switch (order) {
                            case 0 -> longPeriod(system.moonFromEarth, delayed, axis);
                            case 1 -> diurnal(system.moonFromEarth, carried(delayed, axis, order), axis);
                            default -> semidiurnal(system.moonFromEarth, carried(delayed, axis, order), axis);
                        };
                sum = sum.plus(pull.times(strength));
            }
        }
        system.accelerate(SolarSystem.MOON, sum, SolarSystem.EARTH);
    }

    /** Where the body stood some time ago, seen from the Earth: to the third order along its two-body orbit. */
    private static Vector delayed(SolarSystem system, int raiser, double days) {
        Vector r = system.separation(SolarSystem.EARTH, raiser);
        Vector v = raiser == SolarSystem.MOON
                ? system.moonVelocityFromEarth
                : system.velocity(raiser).minus(system.velocity(SolarSystem.EARTH));
        double squared = r.squared();
        double pull = (system.gm[raiser] + system.gm[SolarSystem.EARTH]) / (squared * Math.sqrt(squared));
        Vector acceleration = r.times(-pull);
        Vector jerk = v.minus(r.times(3 * r.dot(v) / squared)).times(-pull);
        return r.minus(v.times(days))
                .plus(acceleration.times(days * days / 2))
                .minus(jerk.times(days * days * days / 6));
    }

    /** Turned with the Earth about its axis through the rotational delay. */
    private Vector carried(Vector v, Vector axis, int order) {
        double cos = StrictMath.cos(rotationDelayRad[order]);
        double sin = StrictMath.sin(rotationDelayRad[order]);
        Vector along = axis.times(v.dot(axis));
        return v.minus(along).times(cos).plus(axis.cross(v).times(sin)).plus(along);
    }

    /** The gradient at {@code r} of P_20(sine of latitude of r) P_20(of s) / (r³ s³), with P_20 as usual. */
    private static Vector longPeriod(Vector r, Vector s, Vector axis) {
        double r2 = r.squared();
        double r5 = r2 * r2 * Math.sqrt(r2);
        double s2 = s.squared();
        double z = r.dot(axis);
        double zs = s.dot(axis);
        double raised = (1.5 * zs * zs / s2 - 0.5) / (s2 * Math.sqrt(s2));
        return axis.times(3 * z / r5)
                .minus(r.times(7.5 * z * z / (r5 * r2)))
                .plus(r.times(1.5 / r5))
                .times(raised);
    }

    /** The gradient of 3 z zs (rho . rhos) / (r⁵ s⁵): rho is the part of a vector in the equator. */
    private static Vector diurnal(Vector r, Vector s, Vector axis) {
        double r2 = r.squared();
        double r5 = r2 * r2 * Math.sqrt(r2);
        double s2 = s.squared();
        double s5 = s2 * s2 * Math.sqrt(s2);
        double z = r.dot(axis);
        double zs = s.dot(axis);
        Vector equatorial = s.minus(axis.times(zs));
        double product = r.dot(equatorial);
        return axis.times(product / r5)
                .plus(equatorial.times(z / r5))
                .minus(r.times(5 * z * product / (r5 * r2)))
                .times(3 * zs / s5);
    }

    /** The gradient of 3/4 (2 (rho . rhos)² - rho² rhos²) / (r⁵ s⁵). */
    private static Vector semidiurnal(Vector r, Vector s, Vector axis) {
        double r2 = r.squared();
        double r5 = r2 * r2 * Math.sqrt(r2);
        double s2 = s.squared();
        double s5 = s2 * s2 * Math.sqrt(s2);
        Vector rho = r.minus(axis.times(r.dot(axis)));
        Vector rhoS = s.minus(axis.times(s.dot(axis)));
        double product = rho.dot(rhoS);
        double sectorial = 2 * product * product - rho.squared() * rhoS.squared();
        return rhoS.times(4 * product)
                .minus(rho.times(2 * rhoS.squared()))
                .times(1 / r5)
                .minus(r.times(5 * sectorial / (r5 * r2)))
                .times(0.75 / s5);
    }
}
