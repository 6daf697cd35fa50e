package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.testing.Authorities;

class SpkEphemerisTest {
    private static final Map<Body, Integer> NUMBERS = Map.ofEntries(
            Map.entry(Body.SUN, 10),
            Map.entry(Body.MERCURY, 1),
            Map.entry(Body.VENUS, 2),
            Map.entry(Body.EARTH_MOON_BARYCENTRE, 3),
            Map.entry(Body.EARTH, 399),
            Map.entry(Body.MOON, 301),
            Map.entry(Body.MARS, 4),
            Map.entry(Body.JUPITER, 5),
            Map.entry(Body.SATURN, 6),
            Map.entry(Body.URANUS, 7),
            Map.entry(Body.NEPTUNE, 8),
            Map.entry(Body.PLUTO, 9));

    @TempDir
    private Path folder;

    private static ByteOrder order(String name) {
        return name.equals("little") ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    private static SpkEphemeris read(byte[] bytes) {
        return SpkEphemeris.of("test.bsp", ByteBuffer.wrap(bytes));
    }

    /** Authority: excerpts of JPL's own files, {@code authorities/jpl}; how our places compare is in {@code AccuracyTest}. */
    @Test
    void readsFilesOfJpl() throws IOException {
        SpkEphemeris de430 = SpkEphemeris.open(Authorities.file("jpl/de430-2015-03-02.bsp"));
        SpkEphemeris de441 = SpkEphemeris.open(Authorities.file("jpl/de441-1969.bsp"));
        TDB inMarch2015 = TDB.ofJulianDate(2_457_084.0);
        TDB inJuly1969 = TDB.ofJulianDate(2_440_431.5);
        double[] state = new double[6];
        for (Body body : Body.values()) {
            if (body == Body.MOON || body == Body.EARTH) {
                continue;
            }
            de430.barycentric(body, inMarch2015, state, 0);
            assertThat(Math.hypot(state[0], state[1])).as("DE430 " + body).isBetween(1e-4, 50.0);
            de441.barycentric(body, inJuly1969, state, 0);
            assertThat(Math.hypot(state[0], state[1])).as("DE441 " + body).isBetween(1e-4, 50.0);
        }
        // The Moon is 0.0024 to 0.0027 au away.
        de430.geocentricMoon(inMarch2015, state, 0);
        assertThat(Math.sqrt(state[0] * state[0] + state[1] * state[1] + state[2] * state[2]))
                .isBetween(0.0023, 0.0028);
        assertThatThrownBy(() -> de430.barycentric(Body.SUN, inJuly1969, new double[6], 0))
                .isInstanceOf(OutsideSpanException.class);
    }

    /** Authority: the circles from which the file was made; 1 m, the error of the interpolation. */
    @ParameterizedTest
    @CsvSource({"little, 2", "little, 3", "big, 2", "big, 3"})
    void givesBackTheStatesFromWhichTheFileWasMade(String order, int type) throws IOException {
        Path file = folder.resolve("circles.bsp");
        Files.write(file, CircularSystem.accurate(order(order), type).bytes());
        SpkEphemeris ephemeris = SpkEphemeris.open(file);
        assertThat(ephemeris.name()).isEqualTo("DE999 (circles.bsp)");
        assertThat(ephemeris.span()).isEqualTo(new Span(new TDB(-32), new TDB(32)));

        double metre = 0.001 / CircularSystem.KM_PER_AU;
        double[] state = new double[8];
        for (double t = -32; t <= 32; t += 0.37) {
            for (Body body : Body.values()) {
                ephemeris.barycentric(body, new TDB(t), state, 1);
                double[] expected = CircularSystem.barycentric(NUMBERS.get(body), t);
                for (int i = 0; i < 6; i++) {
                    assertThat(state[1 + i]).as("%s %s", body, t).isCloseTo(expected[i], within(metre));
                }
            }
            ephemeris.geocentricMoon(new TDB(t), state, 0);
            double[] moon = CircularSystem.barycentric(301, t);
            double[] earth = CircularSystem.barycentric(399, t);
            for (int i = 0; i < 6; i++) {
                assertThat(state[i]).isCloseTo(moon[i] - earth[i], within(metre));
            }
        }
    }

    @Test
    void velocityIsTheDerivativeAndRecordsMeet() {
        SpkEphemeris ephemeris =
                read(CircularSystem.accurate(ByteOrder.LITTLE_ENDIAN, 2).bytes());
        double[] before = new double[6];
        double[] after = new double[6];
        double[] here = new double[6];
        double h = 1e-3;
        for (double border = -24; border <= 24; border += 8) {
            for (Body body : Body.values()) {
                ephemeris.barycentric(body, new TDB(border - h), before, 0);
                ephemeris.barycentric(body, new TDB(border + h), after, 0);
                ephemeris.barycentric(body, new TDB(border), here, 0);
                for (int i = 0; i < 3; i++) {
                    assertThat((after[i] - before[i]) / (2 * h)).isCloseTo(here[3 + i], within(1e-9));
                }
            }
        }
    }

    /** de441.bsp holds each body twice, before and after 1969; NAIF lets the later segment rule where two overlap. */
    @Test
    void joinsSegmentsInTimeAndLetsTheLaterOneRule() {
        SpkWriter writer = new SpkWriter(ByteOrder.LITTLE_ENDIAN);
        double day = 86400;
        for (int target : CircularSystem.TARGETS) {
            int centre = CircularSystem.centre(target);
            writer.add(target, centre, 2, -16 * day, 8 * day, 2, 14, CircularSystem.path(target));
            writer.add(target, centre, 3, 0, 8 * day, target == 301 ? 1 : 2, 14, CircularSystem.path(target));
        }
        // A second Sun, 1000 km from the first, for four days: more than 25 segments make a second summary record.
        SpkWriter.Path sun = CircularSystem.path(10);
        writer.add(10, 0, 2, -4 * day, 4 * day, 1, 14, (et, state) -> {
            sun.at(et, state);
            state[0] += 1000;
        });
        SpkEphemeris ephemeris = read(writer.bytes());
        assertThat(ephemeris.span()).isEqualTo(new Span(new TDB(-16), new TDB(8)));
        double[] state = new double[6];
        for (double t : new double[] {-16, -5, -0.001, 0.001, 5, 8}) {
            ephemeris.barycentric(Body.MOON, new TDB(t), state, 0);
            assertThat(state[0])
                    .isCloseTo(CircularSystem.barycentric(301, t)[0], within(0.001 / CircularSystem.KM_PER_AU));
            ephemeris.barycentric(Body.SUN, new TDB(t), state, 0);
            double shift = state[0] - CircularSystem.barycentric(10, t)[0];
            assertThat(shift * CircularSystem.KM_PER_AU).isCloseTo(t > -4 && t < 0 ? 1000 : 0, within(0.01));
        }
    }

    @Test
    void takesTheLastOfFewBodiesAndManySegments() {
        SpkWriter writer =
                new SpkWriter(ByteOrder.BIG_ENDIAN).comment("no wonder").segmentName("circles");
        for (int i = 0; i < 5; i++) {
            for (int target : CircularSystem.TARGETS) {
                writer.add(
                        target,
                        CircularSystem.centre(target),
                        2,
                        (i - 2) * 86400.0,
                        86400,
                        1,
                        8,
                        CircularSystem.path(target));
            }
        }
        SpkEphemeris ephemeris = read(writer.bytes());
        assertThat(ephemeris.name()).isEqualTo("Nirayana test (test.bsp)");
        assertThat(ephemeris.span()).isEqualTo(new Span(new TDB(-2), new TDB(3)));
    }

    @Test
    void readsMercuryAndVenusByTheirOwnNumbers() {
        SpkWriter writer = new SpkWriter(ByteOrder.LITTLE_ENDIAN);
        for (int target : CircularSystem.TARGETS) {
            int number = target == 1 ? 199 : target == 2 ? 299 : target;
            writer.add(number, CircularSystem.centre(target), 2, -86400, 86400, 2, 8, CircularSystem.path(target));
        }
        double[] state = new double[6];
        read(writer.bytes()).barycentric(Body.VENUS, new TDB(0.3), state, 0);
        assertThat(state[1]).isCloseTo(CircularSystem.barycentric(2, 0.3)[1], within(1e-10));
    }

    @Test
    void outsideTheSpanTheErrorSaysTheSpan() {
        SpkEphemeris ephemeris =
                read(CircularSystem.small(ByteOrder.LITTLE_ENDIAN, 2).bytes());
        double[] state = new double[6];
        assertThatThrownBy(() -> ephemeris.barycentric(Body.MARS, new TDB(1.0001), state, 0))
                .isInstanceOf(OutsideSpanException.class)
                .hasMessageContaining("2451544.0")
                .hasMessageContaining("2451546.0");
        assertThatThrownBy(() -> ephemeris.geocentricMoon(new TDB(-1e9), state, 0))
                .isInstanceOf(OutsideSpanException.class);
    }

    @Test
    void refusesWhatItCannotUseAndSaysWhy() throws IOException {
        SpkWriter noPluto = new SpkWriter(ByteOrder.LITTLE_ENDIAN);
        SpkWriter noCommonTime = new SpkWriter(ByteOrder.LITTLE_ENDIAN);
        SpkWriter swapped = new SpkWriter(ByteOrder.LITTLE_ENDIAN);
        for (int target : CircularSystem.TARGETS) {
            int centre = CircularSystem.centre(target);
            double start = target == 9 ? 3 * 86400 : -86400;
            noCommonTime.add(target, centre, 2, start, 86400, 2, 6, CircularSystem.path(target));
            if (target != 9) {
                noPluto.add(target, centre, 2, -86400, 86400, 2, 6, CircularSystem.path(target));
            }
            int other = target == 4 ? 5 : target == 5 ? 4 : target;
            swapped.add(other, centre, 2, -86400, 86400, 2, 6, CircularSystem.path(target));
        }
        assertRefused(noPluto.bytes(), "no segment for body 9, which PLUTO needs");
        assertRefused(noCommonTime.bytes(), "no time for which it has all bodies");
        assertRefused(swapped.bytes(), "it puts MARS at");
        assertRefused(new byte[0], "too short");
        assertRefused(new byte[4096], "does not start with DAF/SPK");

        byte[] good = CircularSystem.small(ByteOrder.LITTLE_ENDIAN, 2).bytes();
        byte[] asText = good.clone();
        asText[699 + 9] = '\r';
        assertRefused(asText, "transfer it as binary");
        byte[] vax = good.clone();
        System.arraycopy("VAX-GFLT".getBytes(StandardCharsets.ISO_8859_1), 0, vax, 88, 8);
        assertRefused(vax, "neither LTL-IEEE nor BIG-IEEE");
        byte[] endless = good.clone();
        ByteBuffer.wrap(endless).order(ByteOrder.LITTLE_ENDIAN).putDouble(1024, 2);
        assertRefused(endless, "no end");
        byte[] nan = good.clone();
        ByteBuffer.wrap(nan).order(ByteOrder.LITTLE_ENDIAN).putDouble(3072 + 24, Double.NaN);
        assertRefused(nan, "holds NaN");

        Path cut = folder.resolve("cut.bsp");
        Files.write(cut, Arrays.copyOf(good, good.length - 3000));
        assertThatThrownBy(() -> SpkEphemeris.open(cut)).isInstanceOfSatisfying(EphemerisFormatException.class, e -> {
            assertThat(e.source()).isEqualTo("cut.bsp");
            assertThat(e.problem()).contains("cut short");
        });
        assertThatThrownBy(() -> SpkEphemeris.open(folder.resolve("absent.bsp")))
                .isInstanceOf(NoSuchFileException.class);
    }

    private static void assertRefused(byte[] bytes, String why) {
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(EphemerisFormatException.class)
                .hasMessageContaining(why);
    }

    /** Every length below the whole is refused: the last segment ends with the file. */
    @ParameterizedTest
    @CsvSource({"little, 2", "big, 3"})
    void everyCutFileIsRefused(String order, int type) {
        byte[] good = CircularSystem.small(order(order), type).bytes();
        int used = good.length;
        while (good[used - 1] == 0) {
            used--; // a file is filled to whole records of 1024 bytes
        }
        for (int length = 0; length < used; length++) {
            ByteBuffer cut = ByteBuffer.wrap(good, 0, length);
            assertThatThrownBy(() -> SpkEphemeris.of("cut", cut))
                    .as("%s of %s bytes", length, good.length)
                    .isInstanceOf(EphemerisFormatException.class);
        }
    }

    /** Up to here a file has its own record, its summaries and the names of its segments. */
    private static final int DATA = 3 * 1024;

    /**
     * Damage is refused, or so small that no state moves by more than the jump that is allowed between records. Of the numbers
     * every fifth byte is changed, so each of the eight of a number in its turn, in each of the four at other places.
     */
    @ParameterizedTest
    @CsvSource({"little, 2, 0", "little, 3, 1", "big, 2, 2", "big, 3, 3"})
    void aFlippedByteIsRefusedOrHarmless(String order, int type, int first) {
        byte[] good = CircularSystem.small(order(order), type).bytes();
        Random random = new Random(20261115);
        int tried = 0;
        int refused = 0;
        for (int at = 0; at < good.length; at += at < DATA ? 1 : 5) {
            if (at == DATA) {
                at += first;
            }
            tried++;
            byte[] flipped = good.clone();
            flipped[at] ^= (byte) (1 + random.nextInt(255));
            SpkEphemeris ephemeris;
            try {
                ephemeris = read(flipped);
            } catch (EphemerisFormatException e) {
                refused++;
                continue;
            }
            double start = ephemeris.span().start().j2000Days();
            double end = ephemeris.span().end().j2000Days();
            double[] state = new double[6];
            for (int i = 0; i <= 4; i++) {
                double t = Math.min(end, start + (end - start) * i / 4);
                for (Body body : Body.values()) {
                    ephemeris.barycentric(body, new TDB(t), state, 0);
                    double[] expected = CircularSystem.barycentric(NUMBERS.get(body), t);
                    double allowed = 1e-6 * (Math.abs(expected[0]) + Math.abs(expected[1])) + 1e-7;
                    for (int k = 0; k < 3; k++) {
                        if (!(Math.abs(state[k] - expected[k]) <= allowed) || !Double.isFinite(state[3 + k])) {
                            fail("byte %s moves %s by %s au", at, body, state[k] - expected[k]);
                        }
                    }
                }
            }
        }
        assertThat(refused).isGreaterThan(tried / 8);
    }

    @Test
    void sixtyFourThreadsGiveIdenticalBits() throws Exception {
        SpkEphemeris ephemeris =
                read(CircularSystem.accurate(ByteOrder.BIG_ENDIAN, 2).bytes());
        long alone = fingerprint(ephemeris);
        ExecutorService threads = Executors.newFixedThreadPool(64);
        try {
            List<Callable<Long>> jobs = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                jobs.add(() -> fingerprint(ephemeris));
            }
            for (Future<Long> job : threads.invokeAll(jobs)) {
                assertThat(job.get()).isEqualTo(alone);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static long fingerprint(SpkEphemeris ephemeris) {
        double[] state = new double[6];
        long bits = 0;
        Random random = new Random(1);
        for (int i = 0; i < 500; i++) {
            TDB t = new TDB(random.nextDouble() * 64 - 32);
            for (Body body : Body.values()) {
                ephemeris.barycentric(body, t, state, 0);
                for (double number : state) {
                    bits = bits * 31 + Double.doubleToRawLongBits(number);
                }
            }
        }
        return bits;
    }
}
