package org.nirayana.service.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nirayana.words.Area;
import org.nirayana.words.Catalogue;
import org.nirayana.words.Language;

/** Dates, times and headings as people write them in lists of their own. */
class ListsTest {
    private static final int THIS_YEAR = 2026;

    private static String date(String cell, WrittenDate.DateOrder order) {
        return WrittenDate.read(cell, order, THIS_YEAR)
                .map(date -> date.iso() + (date.rest().isEmpty() ? "" : " " + date.rest()))
                .orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1-4-1990|1990-04-01",
                "01/04/1990|1990-04-01",
                "1.4.1990|1990-04-01",
                "1 - 4 - 1990|1990-04-01",
                "1–4–1990|1990-04-01",
                "1-4-90|1990-04-01",
                "1/4/05|2005-04-01",
                "1/4/26|2026-04-01",
                "1/4/27|1927-04-01",
                "1 Apr 1990|1990-04-01",
                "1-Apr-90|1990-04-01",
                "1st April, 1990|1990-04-01",
                "April 1, 1990|1990-04-01",
                "Sept. 3 1990|1990-09-03",
                "1990-04-01|1990-04-01",
                "1990/4/1|1990-04-01",
                "1990-04-01T10:30|1990-04-01 10:30",
                "1-4-1990 6:15 PM|1990-04-01 6:15 pm",
                "१-४-१९९०|1990-04-01",
                "௧-௪-௧௯௯௦|1990-04-01",
                "1 अप्रैल 1990|1990-04-01",
                "1 ஏப்ரல் 1990|1990-04-01",
                "1 ഏപ്രി 1990|1990-04-01",
                "31-12-1990|1990-12-31",
                "12-31-1990|none",
                "1-13-1990|none",
                "32-1-1990|none",
                "1-4|none",
                "in spring|none",
                "1 Brumaire 1799|none",
                "19900401|none",
            })
    void datesAreReadWithTheDayFirst(String cell, String expected) {
        assertThat(date(cell, WrittenDate.DateOrder.DAY_FIRST)).isEqualTo(expected);
    }

    /** What is longer than any date or word is not looked at. */
    @Test
    void aTextThatIsTooLongMeansNothing() {
        String blanks = " ".repeat(ListWords.LONGEST);
        assertThat(date("1" + blanks + "Apr 1990", WrittenDate.DateOrder.DAY_FIRST))
                .isEqualTo("none");
        assertThat(WrittenTime.read("6:15" + blanks + "pm")).isEmpty();
        assertThat(ListWords.meaning("month", "apr" + ".".repeat(ListWords.LONGEST)))
                .isEmpty();
    }

    @Test
    void theMonthIsFirstWhereThatIsSaid() {
        assertThat(date("1/4/1990", WrittenDate.DateOrder.MONTH_FIRST)).isEqualTo("1990-01-04");
        assertThat(date("31/4/1990", WrittenDate.DateOrder.MONTH_FIRST)).isEqualTo("none");
        assertThat(date("1 Apr 1990", WrittenDate.DateOrder.MONTH_FIRST)).isEqualTo("1990-04-01");
        assertThat(date("1990-04-01", WrittenDate.DateOrder.MONTH_FIRST)).isEqualTo("1990-04-01");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "18:15|18:15",
                "6:15|06:15",
                "6:15 PM|18:15",
                "6.15pm|18:15",
                "6-15 p.m.|18:15",
                "PM 6:15|18:15",
                "12:05 am|00:05",
                "12:05 PM|12:05",
                "18:15 PM|18:15",
                "6 pm|18:00",
                "18:15:30|18:15:30",
                "6.15.30 PM|18:15:30",
                "18:15:30.25|18:15:30.25",
                "18:15 hrs|18:15",
                "6h15|06:15",
                "1815|18:15",
                "६:१५|06:15",
                "சாயங்காலம் 6:15|none",
                "மாலை 6:15|18:15",
                "शाम 6:15 बजे|none",
                "6:15 बजे|06:15",
                "6|none",
                "13:15 am|none",
                "0:15 pm|none",
                "25:00|none",
                "10:60|none",
                "10:59|10:59",
                "in the morning|none",
            })
    void timesAreRead(String cell, String expected) {
        assertThat(WrittenTime.read(cell).orElse("none")).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "?", "N/A", "not known", "अज्ञात"})
    void whatIsNotKnownIsNoTime(String cell) {
        assertThat(ListWords.meaning("unknown", cell)).isPresent();
    }

    /** The template of the page has these headings, and its own list of fields shows them. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void headingsOfThePageAreKnown(Language language) {
        Map<String, String> people = Catalogue.words(Area.PEOPLE, language);
        Map<String, String> chart = Catalogue.words(Area.CHART, language);
        Map<String, String> headings = Map.of(
                "name", people.get("people.name"),
                "place", people.get("people.place"),
                "sex", people.get("people.sex"),
                "notes", people.get("people.notes"),
                "region", people.get("people.field.region"),
                "lat", people.get("people.field.lat"),
                "lon", people.get("people.field.lon"),
                "date", chart.get("chart.date"),
                "time", chart.get("chart.time"),
                "tz", chart.get("chart.timezone"));
        headings.forEach((field, heading) ->
                assertThat(ListWords.meaning("column", heading)).as(heading).contains(field));
        for (String sex : List.of("female", "male", "other")) {
            assertThat(ListWords.meaning("sex", people.get("people.sex." + sex)))
                    .contains(sex);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'D.O.B.', date",
        "Date of Birth (dd/mm/yyyy), date",
        "Birth_Time, time",
        "POB, place",
        "जन्म तिथि, date",
        "பிறந்த நேரம், time",
        "Phone, -",
    })
    void headingsOfListsAreKnown(String heading, String field) {
        List<CsvPeople.Column> columns = new ArrayList<>();
        CsvPeople.read(
                heading + "\n",
                new CsvPeople.Choices(Optional.empty(), WrittenDate.DateOrder.DAY_FIRST, THIS_YEAR),
                new ImportSink() {
                    @Override
                    public void person(int line, String text, Map<String, Object> fields, List<String> warnings) {
                        throw new AssertionError(text);
                    }

                    @Override
                    public void reject(int line, String text, String reason) {
                        assertThat(reason).contains("must name the columns");
                    }

                    @Override
                    public void columns(List<CsvPeople.Column> found) {
                        columns.addAll(found);
                    }

                    @Override
                    public boolean isFull() {
                        return false;
                    }
                });
        assertThat(columns).extracting(CsvPeople.Column::field).containsExactly(field);
    }
}
