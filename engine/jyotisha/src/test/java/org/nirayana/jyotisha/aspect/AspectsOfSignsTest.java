package org.nirayana.jyotisha.aspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Aspects of signs and by degree, and argala. */
class AspectsOfSignsTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Chart GANDHI = CHARTS.chart(
            Birth.of(Instant.parse("1869-10-02T02:33:36Z"), Site.ofDegrees(21.6422, 69.6093)), Conventions.standard());

    /**
     * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, exercise 15: the signs that the grahas of its chart 5
     * see, by the sign in which each stands.
     */
    @Test
    void exercise15() {
        assertThat(RasiDrishti.seenFrom(Rasi.TAURUS)).containsExactly(Rasi.CANCER, Rasi.LIBRA, Rasi.CAPRICORN);
        assertThat(RasiDrishti.seenFrom(Rasi.ARIES)).containsExactly(Rasi.LEO, Rasi.SCORPIO, Rasi.AQUARIUS);
        assertThat(RasiDrishti.seenFrom(Rasi.SCORPIO)).containsExactly(Rasi.CAPRICORN, Rasi.ARIES, Rasi.CANCER);
        assertThat(RasiDrishti.seenFrom(Rasi.SAGITTARIUS)).containsExactly(Rasi.PISCES, Rasi.GEMINI, Rasi.VIRGO);
        assertThat(RasiDrishti.seenFrom(Rasi.VIRGO)).containsExactly(Rasi.SAGITTARIUS, Rasi.PISCES, Rasi.GEMINI);
        assertThat(RasiDrishti.seenFrom(Rasi.CAPRICORN)).containsExactly(Rasi.TAURUS, Rasi.LEO, Rasi.SCORPIO);
        assertThat(RasiDrishti.seenFrom(Rasi.LEO)).containsExactly(Rasi.LIBRA, Rasi.CAPRICORN, Rasi.ARIES);
        assertThat(RasiDrishti.seenFrom(Rasi.AQUARIUS)).containsExactly(Rasi.ARIES, Rasi.CANCER, Rasi.LIBRA);
    }

    /** Who sees is seen: the aspect of signs is mutual. */
    @Test
    void signsSeeEachOther() {
        for (Rasi rasi : Rasi.ALL) {
            assertThat(RasiDrishti.seenFrom(rasi)).hasSize(3).allMatch(seen -> RasiDrishti.seenFrom(seen)
                    .contains(rasi));
        }
        List<RasiDrishti> looks = RasiDrishti.of(GANDHI);
        assertThat(looks).hasSize(36);
        RasiDrishti fromAries = looks.get(1);
        assertThat(fromAries.looking())
                .extracting(placement -> placement.point())
                .containsExactly(Graha.JUPITER);
        assertThat(fromAries.at()).isEqualTo(Rasi.SCORPIO);
        assertThat(fromAries.seen()).extracting(placement -> placement.point()).containsExactly(Graha.SATURN);
    }

    /** B. V. Raman, Graha and Bhava Balas, chapter 8: the corners of the drishti, and what three have besides. */
    @Test
    void sphutaDrishtiAtItsCorners() {
        double[] arcs = {0, 29.9, 30, 60, 90, 120, 150, 180, 240, 299.999, 300, 359};
        double[] virupas = {0, 0, 0, 15, 45, 30, 0, 60, 30, 0.0005, 0, 0};
        for (int i = 0; i < arcs.length; i++) {
            assertThat(SphutaDrishti.virupas(Graha.VENUS, arcs[i], SpecialAspects.ADDITIVE))
                    .isCloseTo(virupas[i], within(1e-9));
        }
        assertThat(SphutaDrishti.virupas(Graha.MARS, 90, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
        assertThat(SphutaDrishti.virupas(Graha.MARS, 210, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
        assertThat(SphutaDrishti.virupas(Graha.JUPITER, 120, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
        assertThat(SphutaDrishti.virupas(Graha.JUPITER, 240, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
        assertThat(SphutaDrishti.virupas(Graha.SATURN, 60, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
        assertThat(SphutaDrishti.virupas(Graha.SATURN, 270, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
    }

    /** By the verse the special aspects are full where they begin, and fall from there. */
    @Test
    void sphutaDrishtiByTheVerse() {
        for (SpecialAspects reading : List.of(SpecialAspects.BPHS_VERSE, SpecialAspects.CONTINUOUS)) {
            assertThat(SphutaDrishti.virupas(Graha.SATURN, 60, reading)).isEqualTo(60);
            assertThat(SphutaDrishti.virupas(Graha.SATURN, 270, reading)).isEqualTo(60);
            assertThat(SphutaDrishti.virupas(Graha.MARS, 90, reading)).isEqualTo(60);
            assertThat(SphutaDrishti.virupas(Graha.MARS, 210, reading)).isEqualTo(60);
            assertThat(SphutaDrishti.virupas(Graha.JUPITER, 120, reading)).isEqualTo(60);
            assertThat(SphutaDrishti.virupas(Graha.JUPITER, 240, reading)).isEqualTo(60);
        }
        assertThat(SphutaDrishti.virupas(Graha.JUPITER, 149, SpecialAspects.CONTINUOUS))
                .isEqualTo(2);
        assertThat(SphutaDrishti.virupas(Graha.JUPITER, 149, SpecialAspects.BPHS_VERSE))
                .isEqualTo(31);
    }

    @Test
    void sphutaDrishtiOfAChart() {
        List<SphutaDrishti> looks = SphutaDrishti.of(GANDHI);
        // Seven look at eight grahas and nodes and at the ascendant.
        assertThat(looks).hasSize(7 * 9).allMatch(look -> look.arc() >= 0 && look.arc() < 360);
        assertThat(looks.get(8).at()).isEqualTo(Lagna.LAGNA);
    }

    /**
     * Gandhi's chart: Libra rises with Mars, Mercury and Venus. Saturn in the second intervenes in the affairs of the ascendant,
     * the Sun in the twelfth stands against it, one against one.
     */
    @Test
    void argalaOnGandhisAscendant() {
        List<Argala> all = Argala.of(GANDHI);
        Argala second = all.stream()
                .filter(argala -> argala.on() == Lagna.LAGNA && argala.place() == 2)
                .findFirst()
                .orElseThrow();
        assertThat(second.rasi()).isEqualTo(Rasi.SCORPIO);
        assertThat(second.by()).extracting(placement -> placement.point()).containsExactly(Graha.SATURN);
        assertThat(second.against()).extracting(placement -> placement.point()).containsExactly(Graha.SUN);
        assertThat(second.obstructed()).isTrue();
        assertThat(all).isNotEmpty().noneMatch(argala -> argala.by().isEmpty());
    }

    /** For Ketu in Capricorn places are counted backwards: its fourth is Libra with Mars, Mercury and Venus. */
    @Test
    void argalaOnKetuIsCountedBackwards() {
        Argala fourth = Argala.of(GANDHI).stream()
                .filter(argala -> argala.on() == Graha.KETU && argala.place() == 4)
                .findFirst()
                .orElseThrow();
        assertThat(fourth.rasi()).isEqualTo(Rasi.LIBRA);
        assertThat(fourth.by()).hasSize(3);
    }

    /**
     * The rule counted once more, by signs and numbers (P. V. R. Narasimha Rao's chapter on argala): the 2nd, 4th, 11th and 5th against the
     * 12th, 10th, 3rd and 9th, for Ketu the other way round; three malefics in the 3rd.
     */
    @Test
    void argalaIsCountedBySigns() {
        int[][] pairs = {{2, 12}, {4, 10}, {11, 3}, {5, 9}};
        int thirds = 0;
        for (int i = 0; i < 400; i++) {
            Chart chart = CHARTS.chart(
                    Birth.of(
                            Instant.parse("1950-01-01T00:00:00Z").plus(Duration.ofHours(1_234L * i)),
                            Site.ofDegrees(23, 76)),
                    Conventions.standard());
            List<String> expected = new ArrayList<>();
            for (Placement on : Stream.concat(Stream.of(chart.ascendant()), chart.grahas().stream())
                    .toList()) {
                int step = on.point() == Graha.KETU ? -1 : 1;
                for (int[] pair : pairs) {
                    long by = standing(chart, on, step * (pair[0] - 1), "SU MO MA ME JU VE SA RA KE");
                    long against = standing(chart, on, step * (pair[1] - 1), "SU MO MA ME JU VE SA RA KE");
                    if (by > 0) {
                        expected.add(on.point().code() + " " + pair[0] + " " + by + " " + pair[1] + " " + against + " "
                                + (against >= by) + " " + (pair[0] == 5));
                    }
                }
                long malefics = standing(chart, on, 2 * step, "SU MA SA RA KE");
                if (malefics >= 3) {
                    expected.add(on.point().code() + " 3 " + malefics + " 0 0 false false");
                    thirds++;
                }
            }
            assertThat(Argala.of(chart).stream()
                            .map(argala -> argala.on().code() + " " + argala.place() + " "
                                    + argala.by().size() + " " + argala.obstructionPlace() + " "
                                    + argala.against().size() + " " + argala.obstructed() + " "
                                    + argala.isSecondary()))
                    .as(chart.birth().toString())
                    .containsExactlyElementsOf(expected);
        }
        assertThat(thirds).as("argalas of malefics in the third that were met").isPositive();
    }

    private static long standing(Chart chart, Placement on, int signsOn, String who) {
        int sign = Math.floorMod(on.rasi().number() - 1 + signsOn, 12) + 1;
        return chart.grahas().stream()
                .filter(graha ->
                        who.contains(graha.point().code()) && graha.rasi().number() == sign)
                .count();
    }
}
