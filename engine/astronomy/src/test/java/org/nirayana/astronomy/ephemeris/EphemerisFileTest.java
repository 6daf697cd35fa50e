package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.astronomy.time.TDB;

/** What is a Nirayana ephemeris file and what is refused as none. */
class EphemerisFileTest {
    private static final byte[] FILE = SyntheticEphemeris.file();
    private static final int VERSION_OFFSET = 8;

    @TempDir
    Path folder;

    @Test
    void aFileIsReadAsItWasWritten() throws IOException {
        Path path = folder.resolve("synthetic.eph");
        Files.write(path, FILE);
        PackedEphemeris ephemeris = PackedEphemeris.open(path);
        assertThat(ephemeris.header()).isEqualTo(SyntheticEphemeris.HEADER);
        assertThat(ephemeris.name()).isEqualTo("synthetic");
        assertThat(ephemeris.span().start()).isEqualTo(TDB.ofJulianDate(SyntheticEphemeris.START_JULIAN_DATE));
        assertThat(ephemeris.span().end()).isEqualTo(TDB.ofJulianDate(SyntheticEphemeris.START_JULIAN_DATE + 3 * 512));
    }

    @Test
    void everySegmentIsThePolynomialThatWasWritten() {
        PackedEphemeris ephemeris = PackedEphemeris.of(FILE, "synthetic");
        List<long[]> blocks = SyntheticEphemeris.blocks();
        double[] state = new double[6];
        for (int block = 0; block < SyntheticEphemeris.BLOCKS; block++) {
            int at = 0;
            for (ChebyshevSeries series : SyntheticEphemeris.SERIES) {
                for (int segment = 0; segment < series.segmentsPerBlock(); segment++) {
                    double fraction = 0.3;
                    TDB t = TDB.ofJulianDate(SyntheticEphemeris.START_JULIAN_DATE
                            + 512.0 * block
                            + (segment + fraction) * series.segmentDays());
                    if (series.body() == Body.MOON) {
                        ephemeris.geocentricMoon(t, state, 0);
                    } else {
                        ephemeris.barycentric(series.body(), t, state, 0);
                    }
                    for (int axis = 0; axis < 3; axis++) {
                        double expected = 0;
                        for (int order = 0; order < series.coefficients(); order++) {
                            // T_k(x) = cos(k arccos x), by the definition rather than a recurrence.
                            double chebyshev = Math.cos(order * Math.acos(2 * fraction - 1));
                            expected += blocks.get(block)[at + 3 * order + axis] * series.quantumAu() * chebyshev;
                        }
                        // The date resolves 5e-10 d, and the steepest synthetic path moves some au in a segment.
                        assertThat(state[axis]).isCloseTo(expected, offset(1e-8));
                    }
                    at += 3 * series.coefficients();
                }
            }
        }
    }

    /** More blocks than stay unpacked: what was dropped is unpacked again, and nothing depends on the order. */
    @Test
    void aLongFileAnswersAlikeHoweverOftenItIsAsked() {
        int blocks = 1100;
        var writer = new EphemerisFileWriter(SyntheticEphemeris.SERIES);
        byte[] block = writer.pack(SyntheticEphemeris.blocks().get(0));
        byte[] file =
                writer.file("long", SyntheticEphemeris.START_JULIAN_DATE, 81.3, Collections.nCopies(blocks, block));
        PackedEphemeris ephemeris = PackedEphemeris.of(file, "long.eph");
        double[] expected = new double[6];
        ephemeris.geocentricMoon(ephemeris.span().start().plusDays(100.25), expected, 0);
        double[] state = new double[6];
        for (int i = 0; i < 3 * blocks; i++) {
            // Every block holds the same numbers, so the same day of each has the same place.
            ephemeris.geocentricMoon(ephemeris.span().start().plusDays(i % blocks * 512.0 + 100.25), state, 0);
            assertThat(state).isEqualTo(expected);
        }
    }

    @Test
    void anEmptyFileIsRefused() {
        refused(new byte[0], "is empty");
    }

    @Test
    void anotherKindOfFileIsRefused() {
        refused("DAF/SPK of somebody else".getBytes(StandardCharsets.US_ASCII), "is not a Nirayana");
        refused(new byte[] {'N', 'I'}, "is not a Nirayana");
    }

    @Test
    void anotherVersionIsRefusedAndNamed() {
        byte[] file = FILE.clone();
        file[VERSION_OFFSET + 1] = 9;
        refused(withChecksum(file), "has format version 9; this program reads version 1");
    }

    @Test
    void aTruncatedFileIsRefusedWhereverItWasCut() {
        for (int length = 1; length < FILE.length; length += length < 300 ? 1 : 997) {
            byte[] cut = Arrays.copyOf(FILE, length);
            assertThatThrownBy(() -> PackedEphemeris.of(cut, "cut.eph"))
                    .as("cut to %d bytes", length)
                    .isInstanceOf(EphemerisFormatException.class);
        }
        refused(Arrays.copyOf(FILE, FILE.length - 1), "bytes where its head says " + FILE.length);
    }

    @Test
    void aFileWithMoreBehindItIsRefused() {
        refused(Arrays.copyOf(FILE, FILE.length + 1), "bytes where its head says " + FILE.length);
    }

    @Test
    void aFlippedBitIsRefusedWhereverItIs() {
        Random random = new Random(5);
        List<Integer> bits = new ArrayList<>();
        for (int bit = 0; bit < 300 * 8; bit++) {
            bits.add(bit);
        }
        for (int i = 0; i < 500; i++) {
            bits.add(random.nextInt(FILE.length * 8));
        }
        for (int bit : bits) {
            byte[] flipped = FILE.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> PackedEphemeris.of(flipped, "flipped.eph"))
                    .as("bit %d flipped", bit)
                    .isInstanceOf(EphemerisFormatException.class);
        }
        byte[] flipped = FILE.clone();
        flipped[FILE.length / 2] ^= 1;
        refused(flipped, "is damaged: its checksum does not match its content");
    }

    @Test
    void nonsenseWithAGoodChecksumIsRefusedToo() {
        Random random = new Random(6);
        int refused = 0;
        for (int i = 0; i < 2000; i++) {
            byte[] file = FILE.clone();
            file[VERSION_OFFSET + random.nextInt(400)] = (byte) random.nextInt(256);
            try {
                PackedEphemeris ephemeris = PackedEphemeris.of(withChecksum(file), "nonsense.eph");
                // What is accepted (another name, another coefficient) can also be asked.
                ephemeris.geocentricMoon(ephemeris.span().start(), new double[6], 0);
            } catch (EphemerisFormatException e) {
                refused++;
            }
        }
        assertThat(refused).isBetween(100, 1999);
    }

    @Test
    void aMissingFileIsTheProblemOfTheCaller() {
        assertThatThrownBy(() -> PackedEphemeris.open(folder.resolve("nowhere.eph")))
                .isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void outsideTheSpanTheErrorSaysTheSpan() {
        PackedEphemeris ephemeris = PackedEphemeris.of(FILE, "synthetic");
        double[] state = new double[6];
        ephemeris.barycentric(Body.SUN, ephemeris.span().start(), state, 0);
        ephemeris.barycentric(Body.SUN, ephemeris.span().end(), state, 0);
        for (TDB t : List.of(
                ephemeris.span().start().plusDays(-1e-6),
                ephemeris.span().end().plusDays(1e-6),
                TDB.ofJulianDate(1e300))) {
            assertThatThrownBy(() -> ephemeris.geocentricMoon(t, state, 0))
                    .isInstanceOf(OutsideSpanException.class)
                    .hasMessageContaining("spans JD 2450000.5 to 2451536.5")
                    .extracting(e -> ((OutsideSpanException) e).span())
                    .isEqualTo(ephemeris.span());
        }
    }

    @Test
    void aHeaderWithoutEveryBodyIsRefused() {
        assertThatThrownBy(() -> new EphemerisHeader("x", 2450000.5, 1, 81.3, SyntheticEphemeris.SERIES.subList(0, 10)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EphemerisHeader("x", 2450000.25, 1, 81.3, SyntheticEphemeris.SERIES))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ChebyshevSeries(Body.EARTH, 1, 12, 1e-9))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ChebyshevSeries(Body.SUN, 3, 12, 1e-9))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void refused(byte[] file, String problem) {
        assertThatThrownBy(() -> PackedEphemeris.of(file, "some.eph"))
                .isInstanceOfSatisfying(EphemerisFormatException.class, e -> {
                    assertThat(e.source()).isEqualTo("some.eph");
                    assertThat(e.problem()).contains(problem);
                    assertThat(e).hasMessage("some.eph cannot be used as an ephemeris: " + e.problem());
                });
    }

    private static byte[] withChecksum(byte[] file) {
        int end = file.length - EphemerisHeader.TRAILER_BYTES;
        var checksum = new CRC32C();
        checksum.update(file, 0, end);
        ByteBuffer.wrap(file).putLong(end, checksum.getValue());
        return file;
    }
}
