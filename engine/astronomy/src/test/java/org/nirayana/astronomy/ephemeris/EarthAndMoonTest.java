package org.nirayana.astronomy.ephemeris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.astronomy.time.TDB;

/** The Earth and the Moon in one question: what the two questions say, for less. How much less is in ADR 98. */
class EarthAndMoonTest {
    @Test
    void oursSaysTheSameBits() {
        assertSameBits(PackedEphemeris.load());
    }

    @Test
    void aFileOfJplSaysTheSameBits() {
        for (int type : new int[] {2, 3}) {
            byte[] file = CircularSystem.accurate(ByteOrder.LITTLE_ENDIAN, type).bytes();
            assertSameBits(SpkEphemeris.of("circles.bsp", ByteBuffer.wrap(file)));
        }
    }

    /** Two layers hand the one question on, to whichever of them answers. */
    @Test
    void layersAskOnce() {
        List<String> asked = new ArrayList<>();
        Ephemeris counting = new CountingEphemeris(PackedEphemeris.load(), asked);
        new LayeredEphemeris(counting, counting).earthAndMoon(new TDB(0), new double[12], 0);
        assertThat(asked).containsExactly("earthAndMoon");
    }

    /** The interface only asks twice; each source of ours knows how to do with less. */
    @ParameterizedTest
    @ValueSource(classes = {PackedEphemeris.class, SpkEphemeris.class, LayeredEphemeris.class})
    void noneOfOursAsksTwice(Class<? extends Ephemeris> source) throws NoSuchMethodException {
        assertThat(source.getMethod("earthAndMoon", TDB.class, double[].class, int.class)
                        .getDeclaringClass())
                .isEqualTo(source);
    }

    private static void assertSameBits(Ephemeris ephemeris) {
        double start = ephemeris.span().start().j2000Days();
        double end = ephemeris.span().end().j2000Days();
        Random random = new Random(98);
        for (int i = 0; i < 2000; i++) {
            TDB t = new TDB(i == 0 ? start : i == 1 ? end : start + (end - start) * random.nextDouble());
            double[] together = new double[15];
            double[] apart = new double[15];
            ephemeris.earthAndMoon(t, together, 2);
            ephemeris.barycentric(Body.EARTH, t, apart, 2);
            ephemeris.geocentricMoon(t, apart, 8);
            assertThat(together).as("%s at %s", ephemeris.name(), t).isEqualTo(apart);
        }
    }
}
