package org.nirayana.ephemeris.builder;

import java.util.List;
import org.nirayana.astronomy.ephemeris.ChebyshevSeries;
import org.nirayana.astronomy.ephemeris.EphemerisHeader;

/** The integrated states of one block of the file, and the coefficients that come of them. */
final class Block {
    /** The Moon, with the shortest segments, needs data this often; the others take every so many of them. */
    static final double SAMPLE_DAYS = 0.5;

    static final int SAMPLES = (int) (EphemerisHeader.BLOCK_DAYS / SAMPLE_DAYS) + 1;

    private final double[][] states = new double[SAMPLES][];

    void put(int sample, double[] state) {
        states[sample] = state;
    }

    /** The coefficients in whole quanta, in the order of the file. */
    long[] quantised(List<Layout> layouts, List<ChebyshevFit> fits, List<ChebyshevSeries> series, int numbers) {
        long[] quanta = new long[numbers];
        int at = 0;
        for (int i = 0; i < series.size(); i++) {
            ChebyshevSeries each = series.get(i);
            Layout layout = layouts.get(i);
            for (int segment = 0; segment < each.segmentsPerBlock(); segment++) {
                for (int axis = 0; axis < 3; axis++) {
                    double[] coefficients = coefficients(layout, fits.get(i), segment, axis);
                    for (int k = 0; k < coefficients.length; k++) {
                        quanta[at + 3 * k + axis] = (long) Math.rint(coefficients[k] / each.quantumAu());
                    }
                }
                at += 3 * each.coefficients();
            }
        }
        return quanta;
    }

    private double[] coefficients(Layout layout, ChebyshevFit fit, int segment, int axis) {
        int intervals = layout.intervals();
        int stride = (int) (layout.segmentDays() / SAMPLE_DAYS) / intervals;
        int first = segment * intervals * stride;
        double halfSegment = layout.segmentDays() / 2.0;
        int number = 3 * layout.point() + axis;
        double[] places = new double[intervals + 1];
        double[] velocities = new double[intervals + 1];
        for (int node = 0; node <= intervals; node++) {
            double[] state = states[first + node * stride];
            places[node] = state[number];
            velocities[node] = state[State.VELOCITIES + number] * halfSegment;
        }
        return fit.fit(places, velocities);
    }
}
