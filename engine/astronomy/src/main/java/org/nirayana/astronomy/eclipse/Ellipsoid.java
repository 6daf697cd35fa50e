package org.nirayana.astronomy.eclipse;

import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.math.Trigonometry;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.astronomy.units.Constants;

/**
 * The flattened Earth seen along the axis of the Moon's shadow, at one instant: its outline on the fundamental plane, and
 * which place lies under a point of it.
 *
 * <p>The way with auxiliary angles is Bessel's; Explanatory Supplement (Urban and Seidelmann 2013), section 11.3.
 */
final class Ellipsoid {
    private static final double FLATTENING = Constants.EARTH_FLATTENING;
    private static final double E2 = FLATTENING * (2 - FLATTENING);

    private final double hourAngle;
    private final double rho1;
    private final double rho2;
    private final double sinD1;
    private final double cosD1;
    private final double sinD1D2;
    private final double cosD1D2;

    Ellipsoid(BesselianElements elements, double hours) {
        double dec = Math.toRadians(elements.d().at(hours));
        double sinD = Trigonometry.sin(dec);
        double cosD = Trigonometry.cos(dec);
        this.hourAngle = elements.greenwichHourAngle(hours);
        this.rho1 = Math.sqrt(1 - E2 * cosD * cosD);
        this.rho2 = Math.sqrt(1 - E2 * sinD * sinD);
        this.sinD1 = sinD / rho1;
        this.cosD1 = Math.sqrt(1 - E2) * cosD / rho1;
        this.sinD1D2 = E2 * sinD * cosD / (rho1 * rho2);
        this.cosD1D2 = Math.sqrt(1 - E2) / (rho1 * rho2);
    }

    /** The outline is an ellipse with half axes of 1 eastward and of this northward. */
    double northernAxis() {
        return rho1;
    }

    /** Square of the distance from the centre, with the outline stretched to a circle of radius 1. */
    double stretchedDistance2(double x, double y) {
        double eta = y / rho1;
        return x * x + eta * eta;
    }

    /** The point of the outline next to a point that is outside of it: eastward, northward, distance. */
    double[] nearestOfOutline(double x, double y) {
        double b = rho1;
        double angle = Trigonometry.atan2(y, b * x);
        for (int i = 0; i < 4; i++) {
            double s = Trigonometry.sin(angle);
            double c = Trigonometry.cos(angle);
            double f = x * s - b * y * c + (b * b - 1) * s * c;
            double slope = x * c + b * y * s + (b * b - 1) * (c * c - s * s);
            angle -= f / slope;
        }
        double east = Trigonometry.cos(angle);
        double north = b * Trigonometry.sin(angle);
        return new double[] {east, north, Math.sqrt((x - east) * (x - east) + (y - north) * (y - north))};
    }

    /** How high above the fundamental plane the surface is, on the side of the Sun; nothing beside the Earth. */
    Optional<Double> height(double xi, double eta) {
        double eta1 = eta / rho1;
        double square = 1 - xi * xi - eta1 * eta1;
        return square < 0 ? Optional.empty() : Optional.of(rho2 * (Math.sqrt(square) * cosD1D2 - eta1 * sinD1D2));
    }

    /** The place on the sunward side under a point of the fundamental plane; on the outline for one just outside of it. */
    Site place(double xi, double eta) {
        double eta1 = eta / rho1;
        double zeta1 = Math.sqrt(Math.max(0, 1 - xi * xi - eta1 * eta1));
        double sinLat = eta1 * cosD1 + zeta1 * sinD1;
        double cosLatCos = zeta1 * cosD1 - eta1 * sinD1;
        double cosLat = Math.sqrt(xi * xi + cosLatCos * cosLatCos);
        double local = Trigonometry.atan2(xi, cosLatCos);
        double lat = Trigonometry.atan2(sinLat, cosLat * Math.sqrt(1 - E2));
        return new Site(Angle.radians(lat), Angle.radians(local - hourAngle).signed(), 0);
    }
}
