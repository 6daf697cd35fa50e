package org.nirayana.astronomy.earth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.math.Matrix3;
import org.nirayana.astronomy.time.TT;

class EarthOrientationTest {
    private static final double MICROARCSECOND = Math.PI / 648_000 / 1e6;

    private final EarthOrientation table = EarthOrientation.standard();

    /** Authority: the series that the table is made of. Two microarcseconds: single precision. */
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
        assertThat(worst / MICROARCSECOND).isLessThan(2);
        // A day's motion of a microarcsecond's error is far below a speed's last printed digit.
        assertThat(worstRate / MICROARCSECOND).isLessThan(10);
    }

    @Test
    void precessionFollowsItsSeries() {
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

    /** Nutation is tabulated as it is asked for; whoever asks first finds the digits of whoever asks last. */
    @Test
    void theSameInstantGivesTheSameDigitsWhateverWasAskedBefore() {
        TT t = new TT(1234.5678);
        double before = table.at(t).nutationInLongitude().radians();
        double other = table.at(new TT(1240)).nutationInLongitude().radians();
        assertThat(table.at(t).nutationInLongitude().radians())
                .isEqualTo(before)
                .isNotEqualTo(other);
        assertThat(EarthOrientation.standard().at(t).nutationInLongitude().radians())
                .isEqualTo(before);
    }

    /** Outside the table of nutation its series is summed; at the border nothing jumps. */
    @Test
    void theTableEndsWithoutAStep() {
        for (double border : new double[] {-182_640, -182_640 + 16 * 27_400}) {
            double inside =
                    table.at(new TT(border - 1e-7)).nutationInLongitude().radians();
            double outside =
                    table.at(new TT(border + 1e-7)).nutationInLongitude().radians();
            assertThat(Math.abs(outside - inside) / MICROARCSECOND).isLessThan(2);
        }
    }

    @Test
    void refusesTimesBeyondIt() {
        assertThatThrownBy(() -> table.at(new TT(152.01 * 36_525)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("152 centuries");
    }

    /** How fast the frame turns is the derivative of how it stands. */
    @Test
    void ratesAreDerivatives() {
        for (double days = -160_000; days < 230_000; days += 7_777.7) {
            Matrix3 before = table.at(new TT(days - 50)).meanEcliptic();
            Matrix3 after = table.at(new TT(days + 50)).meanEcliptic();
            Orientation here = table.at(new TT(days));
            assertThat(here.eclipticXPerDay(0, 1, 0)).isCloseTo((after.xy() - before.xy()) / 100, within(1e-15));
            assertThat(here.eclipticYPerDay(1, 0, 0)).isCloseTo((after.yx() - before.yx()) / 100, within(1e-15));
        }
    }

    @Test
    void theEndsOfTheTableBelongToIt() {
        assertThat(table.at(new TT(152 * 36_525.0)).meanObliquity().degrees()).isBetween(22.0, 25.0);
        assertThat(table.at(new TT(-152 * 36_525.0)).meanObliquity().degrees()).isBetween(22.0, 25.0);
    }
}
