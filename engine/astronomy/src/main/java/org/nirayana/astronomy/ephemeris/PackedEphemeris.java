package org.nirayana.astronomy.ephemeris;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.CRC32C;
import org.nirayana.astronomy.time.TDB;

/**
 * The project's own ephemeris: JPL's DE431 model, integrated by {@code ephemeris-builder}, kept as packed Chebyshev
 * polynomials.
 *
 * <p>A file is read and checked whole when it is opened and stays packed in memory. A block of 512 days is unpacked when
 * it is first asked and kept; unpacking it twice in two threads gives the same numbers, so nothing is locked. At most
 * {@value #MAX_UNPACKED} blocks stay unpacked (46 MB; the built-in file has fewer), the oldest makes room.
 */
public final class PackedEphemeris implements Ephemeris {
    private static final String RESOURCE = "nirayana.eph";
    private static final int MAX_UNPACKED = 1024;

    private final EphemerisHeader header;
    private final Span span;
    private final byte[] file;
    private final int[] blockOffsets;
    private final BlockCodec codec;
    private final double startDays;
    private final double endDays;
    private final double moonShareOfEarth;
    private final EnumMap<Body, Track> tracks = new EnumMap<>(Body.class);
    private final Track moon;
    private final Track earthMoonBarycentre;

    private final AtomicReferenceArray<double[]> unpacked;
    private final AtomicLong unpackedCount = new AtomicLong();
    private final AtomicReferenceArray<Integer> unpackedOrder = new AtomicReferenceArray<>(MAX_UNPACKED);

    private PackedEphemeris(byte[] file, String source) {
        this.header = EphemerisHeader.read(file, source);
        this.file = file;
        this.codec = new BlockCodec(header.series());
        int end = file.length - EphemerisHeader.TRAILER_BYTES;
        requireChecksum(end, source);
        this.blockOffsets = blockOffsets(end, source);
        this.span = new Span(TDB.ofJulianDate(header.startJulianDate()), TDB.ofJulianDate(header.endJulianDate()));
        this.startDays = span.start().j2000Days();
        this.endDays = span.end().j2000Days();
        this.moonShareOfEarth = 1 / (1 + header.earthMoonMassRatio());
        int offset = 0;
        for (ChebyshevSeries series : header.series()) {
            tracks.put(series.body(), new Track(series, offset));
            offset += series.numbersPerBlock();
        }
        this.moon = tracks.get(Body.MOON);
        this.earthMoonBarycentre = tracks.get(Body.EARTH_MOON_BARYCENTRE);
        this.unpacked = new AtomicReferenceArray<>(header.blocks());
    }

    /** The ephemeris that comes with the program. */
    public static PackedEphemeris load() {
        try (InputStream in = PackedEphemeris.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new EphemerisFormatException(RESOURCE, "it is missing from the program");
            }
            return new PackedEphemeris(in.readAllBytes(), RESOURCE);
        } catch (IOException e) {
            throw new UncheckedIOException("the built-in ephemeris could not be read", e);
        }
    }

    /**
     * A file that the {@code ephemeris-builder} wrote.
     *
     * @throws IOException when there is no such file or it cannot be read
     * @throws EphemerisFormatException when it is something else, of another version, damaged or cut short
     */
    public static PackedEphemeris open(Path path) throws IOException {
        return new PackedEphemeris(Files.readAllBytes(path), path.toString());
    }

    /** Whether a file begins as one of ours does; it may still be damaged. */
    public static boolean recognises(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return EphemerisHeader.isAtStartOf(in.readNBytes(EphemerisHeader.FIXED_BYTES));
        }
    }

    static PackedEphemeris of(byte[] file, String source) {
        return new PackedEphemeris(file.clone(), source);
    }

    @Override
    public String name() {
        return header.name();
    }

    @Override
    public Span span() {
        return span;
    }

    /** What the file says about itself. */
    public EphemerisHeader header() {
        return header;
    }

    @Override
    public void barycentric(Body body, TDB t, double[] state, int offset) {
        double[] block = blockAt(t);
        double days = daysIntoBlock(t);
        switch (body) {
            case EARTH -> addMoon(-moonShareOfEarth, block, days, state, offset);
            case MOON -> addMoon(1 - moonShareOfEarth, block, days, state, offset);
            default -> tracks.get(body).evaluate(block, days, state, offset);
        }
    }

    @Override
    public void geocentricMoon(TDB t, double[] state, int offset) {
        moon.evaluate(blockAt(t), daysIntoBlock(t), state, offset);
    }

    /** Two evaluations, of the Moon and of the barycentre, where the two questions alone are three. */
    @Override
    public void earthAndMoon(TDB t, double[] states, int offset) {
        double[] block = blockAt(t);
        double days = daysIntoBlock(t);
        moon.evaluate(block, days, states, offset + 6);
        earthMoonBarycentre.evaluate(block, days, states, offset);
        for (int i = offset; i < offset + 6; i++) {
            states[i] += -moonShareOfEarth * states[i + 6];
        }
    }

    /** The Earth-Moon barycentre, moved by a share of the vector from the Earth to the Moon. */
    private void addMoon(double share, double[] block, double days, double[] state, int offset) {
        moon.evaluate(block, days, state, offset);
        double x = share * state[offset];
        double y = share * state[offset + 1];
        double z = share * state[offset + 2];
        double vx = share * state[offset + 3];
        double vy = share * state[offset + 4];
        double vz = share * state[offset + 5];
        earthMoonBarycentre.evaluate(block, days, state, offset);
        state[offset] += x;
        state[offset + 1] += y;
        state[offset + 2] += z;
        state[offset + 3] += vx;
        state[offset + 4] += vy;
        state[offset + 5] += vz;
    }

    private double[] blockAt(TDB t) {
        if (!(t.j2000Days() >= startDays && t.j2000Days() <= endDays)) {
            throw new OutsideSpanException(t, span);
        }
        int index = blockIndex(t);
        double[] block = unpacked.get(index);
        return block != null ? block : unpack(index);
    }

    private int blockIndex(TDB t) {
        // The last instant of the span is the end of the last block, not the beginning of one more.
        return Math.min((int) ((t.j2000Days() - startDays) / EphemerisHeader.BLOCK_DAYS), header.blocks() - 1);
    }

    /** Exact: block borders are whole or half days, and close numbers subtract without rounding. */
    private double daysIntoBlock(TDB t) {
        return t.j2000Days() - (startDays + (double) blockIndex(t) * EphemerisHeader.BLOCK_DAYS);
    }

    private double[] unpack(int index) {
        long[] quanta = new long[codec.numbers()];
        codec.unpack(file, blockOffsets[index], quanta);
        double[] block = new double[quanta.length];
        int at = 0;
        for (ChebyshevSeries series : header.series()) {
            for (int end = at + series.numbersPerBlock(); at < end; at++) {
                block[at] = quanta[at] * series.quantumAu();
            }
        }
        if (unpacked.compareAndSet(index, null, block)) {
            int slot = (int) (unpackedCount.getAndIncrement() % MAX_UNPACKED);
            Integer oldest = unpackedOrder.getAndSet(slot, index);
            if (oldest != null) {
                unpacked.set(oldest, null);
            }
        }
        return block;
    }

    private void requireChecksum(int end, String source) {
        var checksum = new CRC32C();
        checksum.update(file, 0, end);
        if (checksum.getValue() != ByteBuffer.wrap(file).getLong(end)) {
            throw new EphemerisFormatException(source, "it is damaged: its checksum does not match its content");
        }
    }

    private int[] blockOffsets(int end, String source) {
        int[] offsets = new int[header.blocks()];
        int at = header.length();
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = at;
            int length = at < end ? codec.packedBytes(file, at) : -1;
            if (length < 0 || length > end - at) {
                throw new EphemerisFormatException(source, "it has a damaged block " + i);
            }
            at += length;
        }
        if (at != end) {
            throw new EphemerisFormatException(source, "it has " + (end - at) + " bytes behind its last block");
        }
        return offsets;
    }

    /** Where the numbers of one body lie in an unpacked block, and how to make a place of them. */
    private static final class Track {
        private final int offset;
        private final int coefficients;
        private final int lastSegment;
        private final double segmentDays;
        private final double perHalfSegment;

        Track(ChebyshevSeries series, int offset) {
            this.offset = offset;
            this.coefficients = series.coefficients();
            this.lastSegment = series.segmentsPerBlock() - 1;
            this.segmentDays = series.segmentDays();
            // Exact, because segments are powers of two long.
            this.perHalfSegment = 2 / segmentDays;
        }

        /**
         * Sums c_k T_k(x) and c_k k U_(k-1)(x), whose derivative it is, upwards: the two recurrences are shared by the
         * three axes and independent of one another.
         */
        void evaluate(double[] block, double days, double[] state, int target) {
            int segment = Math.min((int) (days * perHalfSegment * 0.5), lastSegment);
            double x = (days - segment * segmentDays) * perHalfSegment - 1;
            double twiceX = x + x;
            int at = offset + segment * coefficients * 3;

            double px = block[at] + block[at + 3] * x;
            double py = block[at + 1] + block[at + 4] * x;
            double pz = block[at + 2] + block[at + 5] * x;
            double vx = block[at + 3];
            double vy = block[at + 4];
            double vz = block[at + 5];
            double t0 = 1;
            double t1 = x;
            double u0 = 0;
            double u1 = 1;
            double order = 2;
            int end = at + coefficients * 3;
            for (at += 6; at < end; at += 3) {
                double t2 = twiceX * t1 - t0;
                t0 = t1;
                t1 = t2;
                double u2 = twiceX * u1 - u0;
                u0 = u1;
                u1 = u2;
                double slope = order * u2;
                order++;
                double cx = block[at];
                double cy = block[at + 1];
                double cz = block[at + 2];
                px += cx * t2;
                py += cy * t2;
                pz += cz * t2;
                vx += cx * slope;
                vy += cy * slope;
                vz += cz * slope;
            }
            state[target] = px;
            state[target + 1] = py;
            state[target + 2] = pz;
            state[target + 3] = vx * perHalfSegment;
            state[target + 4] = vy * perHalfSegment;
            state[target + 5] = vz * perHalfSegment;
        }
    }
}
