package org.nirayana.astronomy.ephemeris;

import java.nio.DoubleBuffer;

/**
 * One segment of an SPK file: Chebyshev polynomials of equal length in time, for the position alone (data type 2) or
 * for position and velocity (data type 3).
 *
 * <p>The format has no checksum, so the constructor reads the whole segment once: every figure must be finite and of a
 * size that the solar system has, each record must lie where the directory says, and the curve must not jump between
 * records. What remains possible is damage too small to see.
 */
final class SpkSegment {
    private static final int DIRECTORY_WORDS = 4;
    private static final int J2000_FRAME = 1;

    /** 670 au in km: beyond every body here, and small enough that no sum of coefficients can overflow. */
    private static final double MAX_COEFFICIENT = 1e11;

    private static final int MAX_COEFFICIENTS = 100;

    /** JPL's polynomials meet within millimetres; other makers' within metres. */
    private static final double MAX_JUMP_KM = 0.1;

    private static final double MAX_RELATIVE_JUMP = 1e-7;
    private static final double MAX_RELATIVE_VELOCITY_JUMP = 1e-4;

    private final DafWords words;
    private final long firstAddress;
    private final double startEt;
    private final double endEt;
    private final double initEt;
    private final double intervalSeconds;
    private final int recordWords;
    private final int records;
    private final int coefficients;
    private final boolean velocityGiven;

    SpkSegment(DafFile file, DafFile.Summary summary) {
        String what = "its segment for body " + summary.target();
        if (summary.type() != 2 && summary.type() != 3) {
            throw file.damaged(what + " has data type " + summary.type() + "; types 2 and 3 can be read");
        }
        if (summary.frame() != J2000_FRAME) {
            throw file.damaged(what + " is in frame " + summary.frame() + "; only 1 (J2000, ICRF) can be read");
        }
        this.words = file.words();
        if (summary.first() < 1
                || summary.last() > words.count()
                || summary.last() - summary.first() < DIRECTORY_WORDS) {
            throw file.damaged(what + " lies at words " + summary.first() + " to " + summary.last() + " of "
                    + words.count() + "; the file is damaged or cut short");
        }
        this.firstAddress = summary.first();
        this.velocityGiven = summary.type() == 3;
        long directory = summary.last() - DIRECTORY_WORDS + 1;
        this.initEt = words.number(directory);
        this.intervalSeconds = words.number(directory + 1);
        double size = words.number(directory + 2);
        double count = words.number(directory + 3);
        int components = velocityGiven ? 6 : 3;
        double perComponent = (size - 2) / components;
        if (!(perComponent >= 1 && perComponent <= MAX_COEFFICIENTS && perComponent == Math.rint(perComponent))) {
            throw file.damaged(what + " claims records of " + size + " words");
        }
        if (!(count >= 1 && count == Math.rint(count) && count * size == directory - firstAddress)) {
            throw file.damaged(what + " claims " + count + " records of " + size + " words in "
                    + (directory - firstAddress) + " words");
        }
        this.recordWords = (int) size;
        this.records = (int) count;
        this.coefficients = (int) perComponent;
        this.startEt = summary.startEt();
        this.endEt = summary.endEt();
        double dataEndEt = initEt + count * intervalSeconds;
        if (!(Double.isFinite(initEt) && Double.isFinite(dataEndEt) && intervalSeconds > 0)) {
            throw file.damaged(what + " claims intervals of " + intervalSeconds + " s from " + initEt + " s on");
        }
        if (!(startEt < endEt && startEt >= initEt && endEt <= dataEndEt)) {
            throw file.damaged(what + " claims " + startEt + " to " + endEt + " s but holds " + initEt + " to "
                    + dataEndEt + " s");
        }
        requireSoundRecords(file, what, components);
    }

    double startEt() {
        return startEt;
    }

    double endEt() {
        return endEt;
    }

    boolean covers(double et) {
        return startEt <= et && et <= endEt;
    }

    /** Adds {@code sign} times the state, in km and km/s, to the six numbers from {@code offset} on. */
    void addState(double et, double sign, double[] state, int offset) {
        double intervals = (et - initEt) / intervalSeconds;
        int record = Math.max(0, Math.min(records - 1, (int) intervals));
        double x = 2 * (intervals - record) - 1;
        double perSecond = 2 / intervalSeconds;
        long address = firstAddress + (long) record * recordWords;
        DoubleBuffer window = words.window(address);
        int at = DafWords.inWindow(address) + 2;
        double twoX = 2 * x;
        for (int axis = 0; axis < 3; axis++) {
            int start = at + axis * coefficients;
            if (velocityGiven) {
                state[offset + axis] += sign * value(window, start, x);
                state[offset + 3 + axis] += sign * value(window, start + 3 * coefficients, x);
                continue;
            }
            // Clenshaw's recurrence and its derivative, side by side.
            double b1 = 0;
            double b2 = 0;
            double d1 = 0;
            double d2 = 0;
            for (int k = coefficients - 1; k > 0; k--) {
                double d0 = 2 * b1 + twoX * d1 - d2;
                d2 = d1;
                d1 = d0;
                double b0 = window.get(start + k) + twoX * b1 - b2;
                b2 = b1;
                b1 = b0;
            }
            state[offset + axis] += sign * (window.get(start) + x * b1 - b2);
            state[offset + 3 + axis] += sign * (b1 + x * d1 - d2) * perSecond;
        }
    }

    private double value(DoubleBuffer window, int start, double x) {
        double b1 = 0;
        double b2 = 0;
        for (int k = coefficients - 1; k > 0; k--) {
            double b0 = window.get(start + k) + 2 * x * b1 - b2;
            b2 = b1;
            b1 = b0;
        }
        return window.get(start) + x * b1 - b2;
    }

    private void requireSoundRecords(DafFile file, String what, int components) {
        double[] previousEnd = new double[components];
        double[] size = new double[components];
        for (int record = 0; record < records; record++) {
            long address = firstAddress + (long) record * recordWords;
            DoubleBuffer window = words.window(address);
            int at = DafWords.inWindow(address);
            double mid = initEt + (record + 0.5) * intervalSeconds;
            boolean inPlace = Math.abs(window.get(at) - mid) <= 1e-6 * intervalSeconds
                    && Math.abs(2 * window.get(at + 1) - intervalSeconds) <= 1e-6 * intervalSeconds;
            if (!inPlace) {
                throw file.damaged(what + " is damaged: record " + (record + 1) + " is not of the time it should be");
            }
            for (int component = 0; component < components; component++) {
                double first = 0; // at x = -1, where the polynomials are 1, -1, 1, …
                double last = 0; // at x = 1, where all are 1
                double largest = 0;
                int start = at + 2 + component * coefficients;
                for (int k = 0; k < coefficients; k++) {
                    double coefficient = window.get(start + k);
                    double magnitude = Math.abs(coefficient);
                    if (!(magnitude <= MAX_COEFFICIENT)) {
                        throw file.damaged(what + " is damaged: record " + (record + 1) + " holds " + coefficient);
                    }
                    largest = Math.max(largest, magnitude);
                    first += (k & 1) == 0 ? coefficient : -coefficient;
                    last += coefficient;
                }
                size[component] = Math.max(size[component], largest);
                double allowed = component < 3
                        ? MAX_JUMP_KM + MAX_RELATIVE_JUMP * max(size, 0)
                        : MAX_RELATIVE_VELOCITY_JUMP * max(size, 3);
                if (record > 0 && Math.abs(first - previousEnd[component]) > allowed) {
                    throw file.damaged(what + " is damaged: it jumps by "
                            + Math.abs(first - previousEnd[component]) + (component < 3 ? " km" : " km/s")
                            + " before record " + (record + 1));
                }
                previousEnd[component] = last;
            }
        }
    }

    private static double max(double[] size, int from) {
        return Math.max(size[from], Math.max(size[from + 1], size[from + 2]));
    }
}
