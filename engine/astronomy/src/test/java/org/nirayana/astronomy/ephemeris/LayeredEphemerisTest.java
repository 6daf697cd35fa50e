package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.time.TDB;

class LayeredEphemerisTest {
    private static final double START = SyntheticEphemeris.START_JULIAN_DATE;

    private final PackedEphemeris wide = PackedEphemeris.of(SyntheticEphemeris.file(), "wide");
    private final PackedEphemeris fine = oneBlock(START + 512);

    @Test
    void theFineOneAnswersWhereItCanAndTheWideOneElsewhere() {
        var layered = new LayeredEphemeris(fine, wide);
        assertThat(layered.span()).isEqualTo(wide.span());
        assertThat(layered.name()).contains("fine").contains("synthetic");
        for (double day : new double[] {0, 511.9, 1024.1, 1536}) {
            assertAnswer(layered, wide, TDB.ofJulianDate(START + day));
        }
        for (double day : new double[] {512, 700, 1024}) {
            assertAnswer(layered, fine, TDB.ofJulianDate(START + day));
        }
    }

    @Test
    void outsideBothTheErrorSaysTheWiderSpan() {
        var layered = new LayeredEphemeris(fine, wide);
        assertThatThrownBy(() -> layered.geocentricMoon(TDB.ofJulianDate(START - 1), new double[6], 0))
                .isInstanceOf(OutsideSpanException.class)
                .extracting(e -> ((OutsideSpanException) e).span())
                .isEqualTo(wide.span());
    }

    @Test
    void aGapBetweenTheTwoIsRefused() {
        assertThatThrownBy(() -> new LayeredEphemeris(oneBlock(START + 1400), wide))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not contain the span");
    }

    private static void assertAnswer(Ephemeris layered, Ephemeris expected, TDB t) {
        double[] actual = new double[12];
        double[] expectedState = new double[12];
        layered.barycentric(Body.VENUS, t, actual, 0);
        layered.geocentricMoon(t, actual, 6);
        expected.barycentric(Body.VENUS, t, expectedState, 0);
        expected.geocentricMoon(t, expectedState, 6);
        assertThat(actual).isEqualTo(expectedState);
    }

    private static PackedEphemeris oneBlock(double startJulianDate) {
        var writer = new EphemerisFileWriter(SyntheticEphemeris.SERIES);
        byte[] block = writer.pack(SyntheticEphemeris.block(new Random(99)));
        return PackedEphemeris.of(writer.file("fine", startJulianDate, 81.3, List.of(block)), "fine");
    }
}
