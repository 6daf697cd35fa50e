package org.nirayana.astronomy.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.units.Angle;

class SinclairRefractionTest {
    private static double minutes(double altitude, double hPa, double celsius) {
        return SinclairRefraction.at(Angle.degrees(altitude), hPa, celsius).degrees() * 60;
    }

    /** Authority: the refraction table of the Nautical Almanac (1010 hPa, 10 °C), printed to a tenth of a minute. */
    @ParameterizedTest
    @CsvSource({"0, 34.5", "1, 24.3", "2, 18.3", "5, 9.9", "10, 5.3", "15, 3.6"})
    void agreesWithTheNauticalAlmanac(double altitude, double expected) {
        assertThat(minutes(altitude, 1010, 10)).isCloseTo(expected, within(0.06));
    }

    /** The formula written out for cold, thin air: 5.3214' · (900 - 80)/930 / (1 + 8e-5 · 44.3214 · -30). */
    @Test
    void growsWithPressureAndCold() {
        assertThat(minutes(10, 900, -20)).isCloseTo(5.2505, within(1e-3));
        assertThat(minutes(10, 1010, 40)).isLessThan(minutes(10, 1010, 10));
    }

    @Test
    void thereIsNoneWithoutAir() {
        assertThat(minutes(5, 0, 10)).isZero();
        assertThat(minutes(5, 80, 10)).isZero();
    }

    @Test
    void theRangeOfTheFormulaIsKept() {
        assertThat(minutes(-1, 1200, -90)).isPositive();
        assertThat(minutes(17.904, 1200, 60)).isPositive();
        assertThatThrownBy(() -> minutes(-1.001, 1010, 10)).hasMessageContaining("-1°");
        assertThatThrownBy(() -> minutes(17.905, 1010, 10)).hasMessageContaining("17.904°");
        assertThatThrownBy(() -> minutes(5, -1, 10)).hasMessageContaining("hPa");
        assertThatThrownBy(() -> minutes(5, 1201, 10)).hasMessageContaining("hPa");
        assertThatThrownBy(() -> minutes(5, 1010, -91)).hasMessageContaining("°C");
        assertThatThrownBy(() -> minutes(5, 1010, 61)).hasMessageContaining("°C");
    }
}
