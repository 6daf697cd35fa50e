package org.nirayana.jyotisha.panchanga;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.calendar.Ayana;
import org.nirayana.jyotisha.panchanga.calendar.LunarMonth;
import org.nirayana.jyotisha.panchanga.calendar.Masa;
import org.nirayana.jyotisha.panchanga.calendar.Ritu;
import org.nirayana.jyotisha.panchanga.calendar.SeasonReckoning;
import org.nirayana.jyotisha.panchanga.calendar.SolarCalendar;
import org.nirayana.jyotisha.panchanga.calendar.SolarMonth;
import org.nirayana.jyotisha.panchanga.calendar.VikramReckoning;
import org.nirayana.jyotisha.panchanga.limb.Tithi;

/** Months and years against dates that every printed almanac and public calendar of India agrees on. */
class MonthsAndYearsTest {
    private static final String INDIA = "Asia/Kolkata";

    /** Intercalary months as observed; the Rashtriya Panchang of each year has them. */
    @ParameterizedTest
    @CsvSource({
        "1999, Jyeshtha",
        "2001, Ashvina",
        "2004, Shravana",
        "2007, Jyeshtha",
        "2010, Vaishakha",
        "2012, Bhadrapada",
        "2015, Ashadha",
        "2018, Jyeshtha",
        "2020, Ashvina",
        "2023, Shravana",
        "2026, Jyeshtha"
    })
    void intercalaryMonths(int year, String month) {
        assertThat(monthsOf(year, 1).stream().filter(LunarMonth::adhika).map(m -> m.amanta()
                        .id()))
                .containsExactly(month);
    }

    @ParameterizedTest
    @CsvSource({"2000", "2002", "2003", "2005", "2016", "2017", "2019", "2021", "2022", "2024", "2025"})
    void yearsWithoutIntercalaryMonth(int year) {
        assertThat(monthsOf(year, 1)).hasSizeBetween(12, 14).noneMatch(LunarMonth::adhika);
    }

    /**
     * The two lost months of the twentieth century, each between two intercalary ones (Report of the Calendar Reform
     * Committee for the rule; the years are those of the Rashtriya Panchang: Shaka 1885 and 1904).
     */
    @ParameterizedTest
    @CsvSource({
        "1963, Kartika, Kartika, Margashirsha, Chaitra",
        "1982, Ashvina, Pausha, Magha, Phalguna",
    })
    void lostMonths(int year, String intercalaryBefore, String month, String lost, String intercalaryAfter) {
        List<LunarMonth> unusual = monthsOf(year, 2).stream()
                .filter(m -> m.adhika() || m.kshaya().isPresent())
                .toList();
        assertThat(unusual).hasSize(3);
        assertThat(unusual.get(0).amanta().id()).isEqualTo(intercalaryBefore);
        assertThat(unusual.get(0).adhika()).isTrue();
        assertThat(unusual.get(1).amanta().id()).isEqualTo(month);
        assertThat(unusual.get(1).kshaya().orElseThrow().id()).isEqualTo(lost);
        assertThat(unusual.get(2).amanta().id()).isEqualTo(intercalaryAfter);
        assertThat(unusual.get(2).adhika()).isTrue();
    }

    /** Ugadi and Gudi Padwa, with the year that begins. */
    @ParameterizedTest
    @CsvSource({
        "2019-04-06, 1941, 2076, 5120, Vikari",
        "2020-03-25, 1942, 2077, 5121, Sharvari",
        "2021-04-13, 1943, 2078, 5122, Plava",
        "2022-04-02, 1944, 2079, 5123, Shubhakrit",
        "2023-03-22, 1945, 2080, 5124, Shobhakrit",
        "2024-04-09, 1946, 2081, 5125, Krodhi",
        "2025-03-30, 1947, 2082, 5126, Vishvavasu"
    })
    void newYearOfChaitra(LocalDate date, int shaka, int vikram, int kali, String name) {
        Panchanga day = on(date, Conventions.standard());
        assertThat(day.date()).isEqualTo(date);
        assertThat(day.lunarMonth().amanta()).isEqualTo(Masa.CHAITRA);
        // Pratipada holds at sunrise, or, when it touches no sunrise, begins in the day.
        assertThat(day.tithis()).extracting(Spanned::value).contains(Tithi.SHUKLA_PRATIPADA);
        Panchanga after = on(date.plusDays(2), Conventions.standard());
        assertThat(after.years().shaka()).isEqualTo(shaka);
        assertThat(after.years().vikram()).isEqualTo(vikram);
        assertThat(after.years().kali()).isEqualTo(kali);
        assertThat(after.years().south().id()).isEqualTo(name);
        Panchanga before = on(date.minusDays(3), Conventions.standard());
        assertThat(before.years().shaka()).isEqualTo(shaka - 1);
        assertThat(before.lunarMonth().purnimanta()).isEqualTo(Masa.CHAITRA);
    }

    /** Diwali: the new moon of amanta Ashvina, purnimanta Kartika, at dusk. */
    @ParameterizedTest
    @CsvSource({
        "2015-11-11",
        "2016-10-30",
        "2017-10-19",
        "2018-11-07",
        "2019-10-27",
        "2020-11-14",
        "2021-11-04",
        "2022-10-24",
        "2023-11-12"
    })
    void diwali(LocalDate date) {
        Panchanga day = on(date, Conventions.standard());
        assertThat(day.lunarMonth().amanta()).isEqualTo(Masa.ASHVINA);
        assertThat(day.lunarMonth().purnimanta()).isEqualTo(Masa.KARTIKA);
        assertThat(day.tithis().stream()
                        .filter(t -> t.span().contains(day.day().sunsetIfAny().orElseThrow()))
                        .map(Spanned::value))
                .containsExactly(Tithi.AMAVASYA);
        // The Gujarati year turns the next day.
        Conventions gujarati = withVikram(VikramReckoning.KARTIKADI);
        int number = on(date.minusDays(5), gujarati).years().vikram();
        assertThat(on(date.plusDays(3), gujarati).years().vikram()).isEqualTo(number + 1);
    }

    /** Regional first days of the year and of Makara: public holidays of the states. */
    @ParameterizedTest
    @CsvSource({
        "TAMIL, 2021-04-14, Chittirai",
        "TAMIL, 2022-04-14, Chittirai",
        "TAMIL, 2023-04-14, Chittirai",
        "TAMIL, 2024-04-14, Chittirai",
        "TAMIL, 2021-01-14, Thai",
        "TAMIL, 2022-01-14, Thai",
        "TAMIL, 2023-01-15, Thai",
        "TAMIL, 2024-01-15, Thai",
        "MALAYALAM, 2021-04-14, Medam",
        "MALAYALAM, 2023-04-15, Medam",
        "MALAYALAM, 2024-04-14, Medam",
        "MALAYALAM, 2022-08-17, Chingam",
        "MALAYALAM, 2023-08-17, Chingam",
        "ODIA, 2022-04-14, Mesha",
        "ODIA, 2023-04-14, Mesha",
        "ODIA, 2024-04-13, Mesha",
        "BENGALI, 2021-04-15, Baishakh",
        "BENGALI, 2022-04-15, Baishakh",
        "BENGALI, 2023-04-15, Baishakh",
        "BENGALI, 2024-04-14, Baishakh"
    })
    void solarMonthsBegin(SolarCalendar calendar, LocalDate date, String month) {
        Conventions conventions = Conventions.standard().with(calendar);
        SolarMonth first = on(date, conventions).solarMonth();
        assertThat(first.name()).isEqualTo(month);
        assertThat(first.day()).isEqualTo(1);
        assertThat(on(date.minusDays(1), conventions).solarMonth().day()).isBetween(29, 32);
    }

    /** Surya Siddhanta 1.55 with its own numbers; 2024 and 2025 in the press: Kalayukta, then Siddharthi. */
    @ParameterizedTest
    @CsvSource({"2023-06-01, Pingala", "2024-06-01, Kalayukta", "2025-06-01, Siddharthi", "2026-06-01, Raudra"})
    void jovianYears(LocalDate date, String name) {
        assertThat(on(date, Conventions.standard()).years().north().name().id()).isEqualTo(name);
    }

    @Test
    void seasonsAndHalvesOfTheYear() {
        assertThat(on(LocalDate.of(2023, 1, 20), Conventions.standard()).ayana())
                .isEqualTo(Ayana.UTTARAYANA);
        assertThat(on(LocalDate.of(2023, 1, 5), Conventions.standard()).ayana()).isEqualTo(Ayana.DAKSHINAYANA);
        assertThat(on(LocalDate.of(2023, 1, 5), withSeasons(SeasonReckoning.TROPICAL))
                        .ayana())
                .isEqualTo(Ayana.UTTARAYANA);
        assertThat(on(LocalDate.of(2023, 4, 1), Conventions.standard()).ritu()).isEqualTo(Ritu.VASANTA);
        assertThat(on(LocalDate.of(2023, 5, 1), withSeasons(SeasonReckoning.TROPICAL))
                        .ritu())
                .isEqualTo(Ritu.GRISHMA);
        assertThat(on(LocalDate.of(2023, 5, 1), withSeasons(SeasonReckoning.LUNAR))
                        .ritu())
                .isEqualTo(Ritu.VASANTA);
    }

    private static List<LunarMonth> monthsOf(int year, int years) {
        List<LunarMonth> months = new ArrayList<>();
        LocalDate last = LocalDate.of(year + years - 1, 12, 31);
        // Every ninth day meets every month.
        for (LocalDate date = LocalDate.of(year, 1, 1); !date.isAfter(last); date = date.plusDays(9)) {
            LunarMonth month = on(date, Conventions.standard()).lunarMonth();
            LunarMonth before = months.isEmpty() ? null : months.get(months.size() - 1);
            if (before == null || before.amanta() != month.amanta() || before.adhika() != month.adhika()) {
                months.add(month);
            }
        }
        return months;
    }

    private static Panchanga on(LocalDate date, Conventions conventions) {
        return Reference.almanac(Reference.UJJAIN, INDIA, conventions)
                .at(date.atTime(LocalTime.NOON).atZone(ZoneId.of(INDIA)).toInstant());
    }

    private static Conventions withVikram(VikramReckoning vikram) {
        return Conventions.standard().with(vikram);
    }

    private static Conventions withSeasons(SeasonReckoning seasons) {
        return Conventions.standard().with(seasons);
    }
}
