package org.nirayana.astronomy.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.time.temporal.JulianFields;
import org.junit.jupiter.api.Test;

class CalendarTest {
    /** Authority: J. Meeus, Astronomical Algorithms (1998), chapter 7. */
    @Test
    void knowsTheExamplesOfMeeus() {
        assertThat(Calendar.GREGORIAN.julianDate(2000, 1, 1, 0.5)).isEqualTo(2451545.0);
        assertThat(Calendar.GREGORIAN.julianDate(1999, 1, 1, 0)).isEqualTo(2451179.5);
        assertThat(Calendar.GREGORIAN.julianDate(1600, 12, 31, 0)).isEqualTo(2305812.5);
        assertThat(Calendar.JULIAN.julianDate(837, 4, 10, 0.25)).isEqualTo(2026871.75);
        assertThat(Calendar.JULIAN.julianDate(-123, 12, 31, 0)).isEqualTo(1676496.5);
        assertThat(Calendar.JULIAN.julianDate(-1000, 7, 12, 0.5)).isEqualTo(1356001.0);
        assertThat(Calendar.JULIAN.julianDate(-4712, 1, 1, 0.5)).isEqualTo(0.0);
        // Kali Yuga: midnight before 18 February 3102 BCE.
        assertThat(Calendar.JULIAN.julianDate(-3101, 2, 18, 0)).isEqualTo(588465.5);
    }

    /** Authority: java.time, whose calendar is the Gregorian one without end. */
    @Test
    void agreesWithJavaTime() {
        for (LocalDate day = LocalDate.of(-5000, 1, 1); day.getYear() < 5000; day = day.plusDays(97)) {
            double jd = Calendar.GREGORIAN.julianDate(day.getYear(), day.getMonthValue(), day.getDayOfMonth(), 0);
            assertThat(jd).isEqualTo(day.getLong(JulianFields.JULIAN_DAY) - 0.5);
            assertThat(Calendar.GREGORIAN.date(jd + 0.25))
                    .isEqualTo(new CalendarDate(
                            Calendar.GREGORIAN, day.getYear(), day.getMonthValue(), day.getDayOfMonth(), 0.25));
        }
    }

    @Test
    void returnsToTheSameDay() {
        for (double jd = -200_000.5; jd < 3_000_000; jd += 101) {
            for (Calendar calendar : Calendar.values()) {
                assertThat(calendar.date(jd).julianDate()).isEqualTo(jd);
            }
        }
    }

    @Test
    void changesCalendarAfterTheFourthOfOctober1582() {
        double lastJulian = Calendar.JULIAN.julianDate(1582, 10, 4, 0.99);
        double firstGregorian = Calendar.GREGORIAN.julianDate(1582, 10, 15, 0);
        assertThat(Calendar.historic(lastJulian)).isEqualTo(Calendar.JULIAN);
        assertThat(Calendar.historic(firstGregorian)).isEqualTo(Calendar.GREGORIAN);
        assertThat(firstGregorian - lastJulian).isLessThan(0.02);
    }

    @Test
    void refusesDaysThatDoNotExist() {
        assertThatThrownBy(() -> Calendar.GREGORIAN.julianDate(1900, 2, 29, 0)).hasMessageContaining("1 to 28");
        assertThat(Calendar.JULIAN.julianDate(1900, 2, 29, 0)).isEqualTo(2415091.5);
        assertThatThrownBy(() -> Calendar.GREGORIAN.julianDate(2000, 13, 1, 0)).hasMessageContaining("month");
        assertThatThrownBy(() -> Calendar.GREGORIAN.julianDate(2000, 1, 1, Double.NaN))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Calendar.GREGORIAN.julianDate(Integer.MIN_VALUE, 1, 1, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Calendar.JULIAN.date(Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Calendar.JULIAN.date(1e12)).isInstanceOf(IllegalArgumentException.class);
    }
}
