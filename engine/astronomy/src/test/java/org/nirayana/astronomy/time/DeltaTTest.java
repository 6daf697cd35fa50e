package org.nirayana.astronomy.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.StringReader;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.nirayana.testing.Authorities;

class DeltaTTest {
    private final DeltaT deltaT = DeltaT.builtIn();

    /**
     * Authority: Swiss Ephemeris 2.10.03, deltat.csv. It is built on the same publications; 0.02 s leaves room for how
     * a decimal year is reckoned: a day is worth 3 ms now and 10 ms in 1550.
     */
    @Test
    void agreesWithTheSwissEphemeris() {
        for (String[] row : Authorities.rows("swiss-ephemeris/deltat.csv")) {
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

    /** Bessel's formula to fourth differences is exact for a quartic, and to third ones for a cubic. */
    @Test
    void interpolatesByDifferencesAsFarAsTheTableAllows() throws IOException {
        DoubleUnaryOperator quartic = year -> 30 + polynomial(year - 1957, 0.5, -0.3, 0.02, 0.004);
        DeltaT inside = tabulated(1953, 1962, quartic);
        for (double year = 1955.01; year < 1960; year += 0.1) {
            assertThat(atDecimalYear(inside, year)).as("%s", year).isCloseTo(quartic.applyAsDouble(year), within(1e-9));
        }
        DoubleUnaryOperator cubic = year -> 30 + polynomial(year - 1957, 0.5, -0.3, 0.02, 0);
        DeltaT nearTheEnds = tabulated(1954, 1958, cubic);
        for (double year = 1955.01; year < 1957; year += 0.1) {
            assertThat(atDecimalYear(nearTheEnds, year))
                    .as("%s", year)
                    .isCloseTo(cubic.applyAsDouble(year), within(1e-9));
        }
        DeltaT atTheEnds = tabulated(1955, 1957, cubic);
        for (int year : new int[] {1955, 1956}) {
            double middle = (cubic.applyAsDouble(year) + cubic.applyAsDouble(year + 1)) / 2;
            assertThat(atDecimalYear(atTheEnds, year + 0.5)).isCloseTo(middle, within(1e-9));
        }
    }

    @Test
    void goesOnFromASingleAnnualValue() throws IOException {
        DeltaT one = tabulated(1955, 1955, year -> 31);
        assertThat(atDecimalYear(one, 1955.01)).isCloseTo(31, within(0.1));
        // The lead from the splines ends at the value; the days of the year 1955 by two reckonings are a third of one
        // apart.
        assertThat(atDecimalYear(one, 1955 - 1e-6)).isCloseTo(31, within(1e-3));
    }

    private static double polynomial(double x, double... coefficients) {
        double sum = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            sum = (sum + coefficients[i]) * x;
        }
        return sum;
    }

    private static DeltaT tabulated(int first, int last, DoubleUnaryOperator values) throws IOException {
        StringBuilder table = new StringBuilder("year,delta_t_s\n");
        for (int year = first; year <= last; year++) {
            table.append(year).append(',').append(values.applyAsDouble(year)).append('\n');
        }
        return DeltaT.readAnnual(new StringReader(table.toString()));
    }

    /** Years of 365.25 days, as the table's are. */
    private static double atDecimalYear(DeltaT table, double year) {
        return table.seconds((year - 2000) * 365.25 - 0.5);
    }

    @Test
    void refusesTablesThatEndBeforeTheyAreNeeded() {
        assertThatThrownBy(() -> tabulated(1950, 1954, year -> 30)).hasMessageContaining("1955");
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
