package org.nirayana.astronomy.earth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.time.TT;

class OrientationBlockTest {
    private static final double MICROARCSECOND = Math.PI / 648_000 / 1e6;

    private final EarthOrientation table = EarthOrientation.standard();

    /** Authority: the series that the table is made of. A microarcsecond: a ten-thousandth of what is promised. */
    @Test
    void theTableFollowsItsSeries() {
        Random random = new Random(5);
        double worst = 0;
        double worstRate = 0;
        for (int i = 0; i < 3_000; i++) {
            double days = (random.nextDouble() - 0.4) * 400_000;
            TT t = new TT(days);
            Orientation here = table.at(t);
            double[] series = new double[Iau2000LunisolarNutation.Values.COUNT];
            Iau2000LunisolarNutation.evaluate(t.j2000Centuries(), series);
            worst = Math.max(worst, Math.abs(here.nutationInLongitude().radians() - series[0]));
            worst = Math.max(worst, Math.abs(here.nutationInObliquity().radians() - series[1]));
            worstRate = Math.max(
                    worstRate, Math.abs(here.nutationInLongitudePerDay().radians() - series[2]));
        }
        assertThat(worst / MICROARCSECOND).isLessThan(1);
        // A day's motion of a microarcsecond's error is far below a speed's last printed digit.
        assertThat(worstRate / MICROARCSECOND).isLessThan(10);
        System.out.printf(
                "nutation table against series: %.4f µas, rate %.4f µas a day%n",
                worst / MICROARCSECOND, worstRate / MICROARCSECOND);
    }

    @Test
    void precessionIsTheSameAsWithoutBlocks() {
        Random random = new Random(6);
        for (int i = 0; i < 2_000; i++) {
            double centuries = (random.nextDouble() - 0.5) * 100;
            TT t = new TT(centuries * 36_525);
            Matrix3 expected = Matrix3.aboutX(Vondrak2011Precession.obliquityRad(centuries))
                    .after(Vondrak2011Precession.equator(centuries))
                    .after(FrameBias.IAU_2006);
            Matrix3 here = table.at(t).meanEcliptic();
            assertThat(Math.abs(here.xy() - expected.xy())).isLessThan(2e-14);
            assertThat(Math.abs(here.zx() - expected.zx())).isLessThan(2e-14);
            assertThat(Math.abs(here.yy() - expected.yy())).isLessThan(2e-14);
        }
    }

    /** Blocks far apart share slots; whoever comes back finds the same digits. */
    @Test
    void theSameInstantGivesTheSameDigitsWhateverWasAskedBefore() {
        TT t = new TT(1234.5678);
        double before = table.at(t).nutationInLongitude().radians();
        double other =
                table.at(new TT(1234.5678 + 64 * 8192)).nutationInLongitude().radians();
        assertThat(table.at(t).nutationInLongitude().radians())
                .isEqualTo(before)
                .isNotEqualTo(other);
        assertThat(EarthOrientation.standard().at(t).nutationInLongitude().radians())
                .isEqualTo(before);
    }

    @Test
    void theEndsOfTheTableBelongToIt() {
        assertThat(table.at(new TT(152 * 36_525.0)).meanObliquity().degrees()).isBetween(22.0, 25.0);
        assertThat(table.at(new TT(-152 * 36_525.0)).meanObliquity().degrees()).isBetween(22.0, 25.0);
    }
}
