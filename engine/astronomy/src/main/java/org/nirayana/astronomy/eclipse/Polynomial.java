package org.nirayana.astronomy.eclipse;

import java.util.Arrays;
import org.nirayana.astronomy.math.Chebyshev;

/** A polynomial in hours from the reference time of its elements; immutable. */
public final class Polynomial {
    private final double[] coefficients;

    /** @param coefficients lowest power first; at least one, all finite */
    public Polynomial(double... coefficients) {
        if (coefficients.length == 0 || !Arrays.stream(coefficients).allMatch(Double::isFinite)) {
            throw new IllegalArgumentException("a polynomial needs finite coefficients");
        }
        this.coefficients = coefficients.clone();
    }

    /** Through the values at the nodes of {@link Chebyshev#nodes}, stretched over so many hours before and after. */
    static Polynomial through(double[] values, double halfHours) {
        int n = values.length;
        double[] series = new double[n];
        Chebyshev.interpolate(values, series, 0);
        double[] powers = new double[n];
        Chebyshev.toPowers(series, powers, 0);
        double scale = 1;
        for (int i = 0; i < n; i++) {
            powers[i] *= scale;
            scale /= halfHours;
        }
        return new Polynomial(powers);
    }

    public int degree() {
        return coefficients.length - 1;
    }

    /** The factor of a power of the hours, 0 to {@link #degree()}. */
    public double coefficient(int power) {
        return coefficients[power];
    }

    public double at(double hours) {
        double sum = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            sum = sum * hours + coefficients[i];
        }
        return sum;
    }

    /** How fast it changes, an hour. */
    public double perHour(double hours) {
        double sum = 0;
        for (int i = coefficients.length - 1; i > 0; i--) {
            sum = sum * hours + i * coefficients[i];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Polynomial that && Arrays.equals(coefficients, that.coefficients);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coefficients);
    }

    @Override
    public String toString() {
        return Arrays.toString(coefficients);
    }
}
