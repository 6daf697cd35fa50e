package org.nirayana.astronomy.ephemeris;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes small SPK files for tests, after NAIF's "DAF Required Reading" and "SPK Required Reading". */
final class SpkWriter {
    /** A path through space: fills position in km and velocity in km/s at TDB seconds from J2000. */
    interface Path {
        void at(double et, double[] state);
    }

    private record Segment(int target, int centre, double startEt, double endEt, int type, DoubleBuffer words) {}

    private static final int RECORD_BYTES = 1024;
    private final ByteOrder order;
    private final List<Segment> segments = new ArrayList<>();
    private String segmentName = "DE-0999LE-0999";
    private String comment = "";

    SpkWriter(ByteOrder order) {
        this.order = order;
    }

    SpkWriter segmentName(String text) {
        this.segmentName = text;
        return this;
    }

    SpkWriter comment(String text) {
        this.comment = text;
        return this;
    }

    /** A segment whose records are the Chebyshev interpolants of a path. */
    SpkWriter add(int target, int centre, int type, double initEt, double interval, int records, int n, Path path) {
        int components = type == 3 ? 6 : 3;
        int size = 2 + components * n;
        double[] words = new double[records * size + 4];
        for (int record = 0; record < records; record++) {
            double mid = initEt + (record + 0.5) * interval;
            int at = record * size;
            words[at] = mid;
            words[at + 1] = interval / 2;
            for (int component = 0; component < components; component++) {
                double[] coefficients = fit(path, mid, interval / 2, n, component);
                System.arraycopy(coefficients, 0, words, at + 2 + component * n, n);
            }
        }
        words[records * size] = initEt;
        words[records * size + 1] = interval;
        words[records * size + 2] = size;
        words[records * size + 3] = records;
        segments.add(new Segment(target, centre, initEt, initEt + records * interval, type, DoubleBuffer.wrap(words)));
        return this;
    }

    byte[] bytes() {
        int summaryRecords = (segments.size() + 24) / 25;
        int commentRecords = comment.isEmpty() ? 0 : 1;
        int firstSummaryRecord = 2 + commentRecords;
        int dataWord = (firstSummaryRecord - 1 + 2 * summaryRecords) * 128 + 1;
        int totalWords = dataWord - 1;
        for (Segment segment : segments) {
            totalWords += segment.words().limit();
        }
        int records = (totalWords + 127) / 128;
        ByteBuffer file = ByteBuffer.allocate(records * RECORD_BYTES).order(order);
        text(file, 0, "DAF/SPK ");
        file.putInt(8, 2).putInt(12, 6);
        text(file, 16, String.format("%-60s", "Nirayana test"));
        file.putInt(76, firstSummaryRecord);
        file.putInt(80, firstSummaryRecord + 2 * (summaryRecords - 1));
        file.putInt(84, totalWords + 1);
        text(file, 88, order == ByteOrder.LITTLE_ENDIAN ? "LTL-IEEE" : "BIG-IEEE");
        file.put(699, "FTPSTR:\r:\n:\r\n:\r\0:\u0081:\u0010\u00ce:ENDFTP".getBytes(StandardCharsets.ISO_8859_1));
        text(file, RECORD_BYTES, comment + (comment.isEmpty() ? "" : "\u0004"));
        int word = dataWord;
        for (int i = 0; i < segments.size(); i++) {
            Segment segment = segments.get(i);
            int record = firstSummaryRecord + 2 * (i / 25);
            int base = (record - 1) * RECORD_BYTES;
            boolean last = i / 25 == summaryRecords - 1;
            file.putDouble(base, last ? 0 : record + 2);
            file.putDouble(base + 8, i < 25 ? 0 : record - 2);
            file.putDouble(base + 16, i % 25 + 1);
            int at = base + 24 + 40 * (i % 25);
            file.putDouble(at, segment.startEt()).putDouble(at + 8, segment.endEt());
            file.putInt(at + 16, segment.target()).putInt(at + 20, segment.centre());
            file.putInt(at + 24, 1).putInt(at + 28, segment.type());
            file.putInt(at + 32, word).putInt(at + 36, word + segment.words().limit() - 1);
            text(file, base + RECORD_BYTES + 40 * (i % 25), String.format("%-40s", segmentName));
            for (int k = 0; k < segment.words().limit(); k++) {
                file.putDouble((word - 1) * 8, segment.words().get(k));
                word++;
            }
        }
        return file.array();
    }

    private static void text(ByteBuffer file, int at, String text) {
        if (!text.isEmpty()) {
            file.put(at, text.getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    /** Interpolation in the extrema of the highest polynomial, so that neighbouring records meet exactly. */
    private static double[] fit(Path path, double mid, double radius, int n, int component) {
        int degree = n - 1;
        double[] values = new double[n];
        double[] state = new double[6];
        for (int j = 0; j < n; j++) {
            path.at(mid + radius * Math.cos(Math.PI * j / degree), state);
            values[j] = state[component];
        }
        double[] coefficients = new double[n];
        for (int k = 0; k < n; k++) {
            double sum = 0;
            for (int j = 0; j < n; j++) {
                double weight = j == 0 || j == degree ? 0.5 : 1;
                sum += weight * values[j] * Math.cos(Math.PI * j * k / degree);
            }
            coefficients[k] = 2 * sum / degree * (k == 0 || k == degree ? 0.5 : 1);
        }
        return coefficients;
    }
}
