package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.PlaceTable;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.transit.SiderealMotion;

/** Anybody may ask by any conventions; what is kept for the next who asks by the same ones is bounded. */
class ChartFactoryTest {
    private static final int SKIES = 16;
    private static final int DELTAS = 20;

    private final ChartFactory charts = new ChartFactory(PackedEphemeris.load());

    private static Conventions conventions(int sky, double delta) {
        Corrections corrections = new Corrections((sky & 1) == 0, (sky & 2) == 0, (sky & 4) == 0, (sky & 8) == 0);
        return Conventions.standard().with(corrections).withAyanamsaDelta(delta).with(SiderealNutation.KEPT);
    }

    /** A table of places grows to 6 MB, and a motion with the nutation kept to 2 MB. */
    @Test
    void fewTablesAreKeptWhateverConventionsAreChosen() {
        List<WeakReference<PlaceTable>> places = new ArrayList<>();
        List<WeakReference<SiderealMotion>> motions = new ArrayList<>();
        for (int sky = 0; sky < SKIES; sky++) {
            for (int delta = 1; delta <= DELTAS; delta++) {
                SiderealMotion motion = charts.motion(conventions(sky, delta));
                motions.add(new WeakReference<>(motion));
                places.add(new WeakReference<>(motion.places()));
            }
        }
        System.gc();
        assertThat(motions.stream().filter(motion -> !motion.refersTo(null)).count())
                .isBetween(1L, (long) ChartFactory.MAX_SKIES * ChartFactory.MAX_MOTIONS);
        assertThat(places.stream()
                        .map(WeakReference::get)
                        .filter(table -> table != null)
                        .distinct()
                        .count())
                .isBetween(1L, (long) ChartFactory.MAX_SKIES);
    }

    @Test
    void whatIsAskedForAgainIsTheSame() {
        Conventions often = conventions(0, 0.5);
        SiderealMotion first = charts.motion(often);
        for (int sky = 0; sky < SKIES; sky++) {
            charts.motion(conventions(sky, 1));
            assertThat(charts.motion(often)).isSameAs(first);
        }
    }
}
