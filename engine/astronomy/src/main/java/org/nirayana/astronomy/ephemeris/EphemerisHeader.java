package org.nirayana.astronomy.ephemeris;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The head of a Nirayana ephemeris file: what it is, what it spans, how it is laid out.
 *
 * <p>The file is big-endian: 8 bytes magic, 2 bytes format version, 8 bytes length of the whole file, then the fields
 * below in their order, then the packed blocks ({@link BlockCodec}), then 8 bytes with the CRC-32C of everything before
 * them. Bodies are named by their NAIF numbers.
 *
 * @param name generation and source, for people
 * @param startJulianDate TDB of the beginning of the first block
 * @param blocks how many blocks of {@link #BLOCK_DAYS} follow one another
 * @param earthMoonMassRatio mass of the Earth over mass of the Moon
 * @param series one for each body kept
 */
public record EphemerisHeader(
        String name, double startJulianDate, int blocks, double earthMoonMassRatio, List<ChebyshevSeries> series) {
    /** A power of two, so that every border of block and segment is exact in binary. */
    public static final int BLOCK_DAYS = 512;

    static final int FORMAT_VERSION = 1;
    static final int TRAILER_BYTES = 8;

    private static final byte[] MAGIC = "NIRAYEPH".getBytes(StandardCharsets.US_ASCII);
    private static final int LENGTH_OFFSET = MAGIC.length + Short.BYTES;
    static final int FIXED_BYTES = LENGTH_OFFSET + Long.BYTES;
    private static final int MAX_BLOCKS = 1 << 16;

    /** What every file has to keep: all that {@link Body} names and that does not follow from the others. */
    private static final Set<Body> KEPT = EnumSet.complementOf(EnumSet.of(Body.EARTH));

    public EphemerisHeader {
        series = List.copyOf(series);
        if (!Double.isFinite(startJulianDate) || startJulianDate * 2 != Math.rint(startJulianDate * 2)) {
            throw new IllegalArgumentException("it must start at a whole or half Julian date, not " + startJulianDate);
        }
        if (blocks < 1 || blocks > MAX_BLOCKS) {
            throw new IllegalArgumentException("blocks: 1 to " + MAX_BLOCKS + ", not " + blocks);
        }
        if (!(earthMoonMassRatio > 0) || Double.isInfinite(earthMoonMassRatio)) {
            throw new IllegalArgumentException("the Earth weighs more than nothing: " + earthMoonMassRatio);
        }
        Set<Body> bodies = EnumSet.noneOf(Body.class);
        series.forEach(each -> bodies.add(each.body()));
        if (series.size() != KEPT.size() || !bodies.equals(KEPT)) {
            throw new IllegalArgumentException("one series is needed for each of " + KEPT + ", not " + series);
        }
    }

    public double endJulianDate() {
        return startJulianDate + (double) blocks * BLOCK_DAYS;
    }

    /** The head as bytes, ready for a file whose blocks and trailer take {@code rest} bytes. */
    byte[] bytes(long rest) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            byte[] fields = fields();
            out.write(MAGIC);
            out.writeShort(FORMAT_VERSION);
            out.writeLong(FIXED_BYTES + fields.length + rest);
            out.write(fields);
        } catch (IOException e) {
            throw new UncheckedIOException("a byte array cannot fail", e);
        }
        return bytes.toByteArray();
    }

    private byte[] fields() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(name);
            out.writeDouble(startJulianDate);
            out.writeInt(blocks);
            out.writeDouble(earthMoonMassRatio);
            out.writeByte(series.size());
            for (ChebyshevSeries each : series) {
                out.writeShort(naifNumber(each.body()));
                out.writeShort(each.segmentsPerBlock());
                out.writeByte(each.coefficients());
                out.writeDouble(each.quantumAu());
            }
        }
        return bytes.toByteArray();
    }

    /** How many bytes the head takes. */
    int length() {
        return bytes(0).length;
    }

    /**
     * Reads the head of a whole file; the checksum is the caller's to test, after the kind and version are known.
     *
     * @throws EphemerisFormatException when it is not the head of such a file
     */
    static EphemerisHeader read(byte[] file, String source) {
        if (file.length == 0) {
            throw new EphemerisFormatException(source, "it is empty");
        }
        if (!isAtStartOf(file)) {
            throw new EphemerisFormatException(source, "it is not a Nirayana ephemeris file");
        }
        try (var in = new DataInputStream(new ByteArrayInputStream(file, MAGIC.length, file.length - MAGIC.length))) {
            int version = in.readUnsignedShort();
            if (version != FORMAT_VERSION) {
                throw new EphemerisFormatException(
                        source, "it has format version " + version + "; this program reads version " + FORMAT_VERSION);
            }
            long length = in.readLong();
            if (length != file.length) {
                throw new EphemerisFormatException(
                        source, "it has " + file.length + " bytes where its head says " + length);
            }
            return readFields(in);
        } catch (EOFException e) {
            throw new EphemerisFormatException(source, "it ends within its head, after " + file.length + " bytes");
        } catch (IOException | IllegalArgumentException e) {
            throw new EphemerisFormatException(source, "it has a damaged head: " + e.getMessage());
        }
    }

    /** Whether bytes begin as our files do, whatever comes after. */
    static boolean isAtStartOf(byte[] file) {
        return file.length >= MAGIC.length && Arrays.equals(file, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    private static EphemerisHeader readFields(DataInputStream in) throws IOException {
        String name = in.readUTF();
        double startJulianDate = in.readDouble();
        int blocks = in.readInt();
        double earthMoonMassRatio = in.readDouble();
        int count = in.readUnsignedByte();
        List<ChebyshevSeries> series = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Body body = bodyOfNaifNumber(in.readUnsignedShort());
            series.add(new ChebyshevSeries(body, in.readUnsignedShort(), in.readUnsignedByte(), in.readDouble()));
        }
        return new EphemerisHeader(name, startJulianDate, blocks, earthMoonMassRatio, series);
    }

    private static int naifNumber(Body body) {
        return switch (body) {
            case SUN -> 10;
            case MERCURY -> 1;
            case VENUS -> 2;
            case EARTH_MOON_BARYCENTRE -> 3;
            case MARS -> 4;
            case JUPITER -> 5;
            case SATURN -> 6;
            case URANUS -> 7;
            case NEPTUNE -> 8;
            case PLUTO -> 9;
            case MOON -> 301;
            case EARTH -> 399;
        };
    }

    private static Body bodyOfNaifNumber(int number) {
        for (Body body : Body.values()) {
            if (naifNumber(body) == number) {
                return body;
            }
        }
        throw new IllegalArgumentException("there is no body with NAIF number " + number);
    }
}
