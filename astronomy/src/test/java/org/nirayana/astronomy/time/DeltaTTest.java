package org.nirayana.astronomy.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.Authority;

class DeltaTTest {
    private final DeltaT deltaT = DeltaT.builtIn();

    /**
     * Authority: Swiss Ephemeris 2.10.03, deltat.csv. It is built on the same publications; 0.02 s leaves room for how
     * a decimal year is reckoned: a day is worth 3 ms now and 10 ms in 1550.
     */
    @Test
    void agreesWithTheSwissEphemeris() {
        for (String[] row : Authority.rows("swiss-ephemeris/deltat.csv")) {
            UT1 t = UT1.ofJulianDate(Double.parseDouble(row[0]));
            assertThat(deltaT.seconds(t)).as(row[1]).isCloseTo(Double.parseDouble(row[2]), within(0.02));
        }
    }

    /** What the Almanac and the IERS published for the beginning of a year; 3 ms for the length of a year. */
    @Test
    void meetsTheAnnualValues() {
        assertThat(atYear(2000)).isCloseTo(63.8285, within(1e-4));
        assertThat(atYear(2020)).isCloseTo(69.3612, within(1e-4));
        assertThat(atYear(1973)).isCloseTo(43.37, within(3e-3));
    }

    @Test
    void hasNoStepWhereItsPiecesMeet() {
        for (double year : new double[] {-720, 1955, 2028, 2128, 2500}) {
            double border = 365.2425 * (year - 2000) - 0.5;
            double largest = 0;
            for (double day = border - 20; day < border + 20; day += 0.5) {
                largest = Math.max(largest, Math.abs(deltaT.seconds(day + 0.5) - deltaT.seconds(day)));
            }
            // At -720 it falls by 19 s a year; nowhere faster near these borders.
            assertThat(largest).as("largest change in half a day at " + year).isLessThan(0.03);
        }
    }

    @Test
    void goesBackToTheBronzeAge() {
        // The published parabola, with 6 minutes for the shift to the splines and the tide.
        assertThat(atYear(-3000)).isCloseTo(-320 + 32.5 * 48.25 * 48.25, within(400.0));
    }

    @Test
    void takesNewerAnnualValues() throws IOException {
        DeltaT newer = DeltaT.readAnnual(new StringReader("year,delta_t_s\n1954,30\n1955,31\n1956,32\n"));
        assertThat(newer.seconds(UT1.ofJulianDate(Calendar.GREGORIAN.julianDate(1955, 7, 1, 0))))
                .isCloseTo(31.5, within(0.01));
    }

    @Test
    void refusesTablesWithGaps() {
        assertThatThrownBy(() -> DeltaT.readAnnual(new StringReader("year,delta_t_s\n1955,31\n1957,32\n")))
                .hasMessageContaining("1956");
        assertThatThrownBy(() -> DeltaT.readAnnual(new StringReader("year,delta_t_s\n1960,33\n")))
                .hasMessageContaining("1955");
        assertThatThrownBy(() -> DeltaT.readAnnual(new StringReader("year,delta_t_s\n1955,NaN\n")))
                .hasMessageContaining("finite");
        assertThatThrownBy(() -> DeltaT.readAnnual(new StringReader("year,delta_t_s\n1955\n")))
                .hasMessageContaining("columns");
        assertThatThrownBy(() -> DeltaT.readAnnual(new StringReader(""))).hasMessageContaining("no rows");
    }

    private double atYear(int year) {
        return deltaT.seconds(UT1.ofJulianDate(Calendar.GREGORIAN.julianDate(year, 1, 1, 0)));
    }
}
