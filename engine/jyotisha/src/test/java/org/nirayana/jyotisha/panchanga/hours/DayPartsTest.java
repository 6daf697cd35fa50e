package org.nirayana.jyotisha.panchanga.hours;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.limb.Karana;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** The hours of a model day with sunrise at six and sunset at eighteen o'clock, which is how almanacs print them. */
class DayPartsTest {
    private static final Instant SIX = Instant.parse("2023-01-01T06:00:00Z");
    private static final TimeSpan DAYLIGHT = new TimeSpan(SIX, SIX.plus(Duration.ofHours(12)));
    private static final TimeSpan NIGHT = new TimeSpan(DAYLIGHT.end(), SIX.plus(Duration.ofHours(24)));

    /** The table on the wall calendars of south India. */
    @ParameterizedTest
    @CsvSource({
        "RAVIVARA, 16:30, 12:00, 15:00",
        "SOMAVARA, 07:30, 10:30, 13:30",
        "MANGALAVARA, 15:00, 09:00, 12:00",
        "BUDHAVARA, 12:00, 07:30, 10:30",
        "GURUVARA, 13:30, 06:00, 09:00",
        "SHUKRAVARA, 10:30, 15:00, 07:30",
        "SHANIVARA, 09:00, 13:30, 06:00"
    })
    void kalams(Vara vara, String rahu, String yamaganda, String gulika) {
        assertThat(clock(Kalam.RAHU_KALAM.in(DAYLIGHT, vara))).isEqualTo(rahu);
        assertThat(clock(Kalam.YAMAGANDA.in(DAYLIGHT, vara))).isEqualTo(yamaganda);
        assertThat(clock(Kalam.GULIKA.in(DAYLIGHT, vara))).isEqualTo(gulika);
    }

    /** Beginnings of the durmuhurtas of 48 minutes, Tuesday's second at night. */
    @ParameterizedTest
    @CsvSource({
        "RAVIVARA, 16:24",
        "SOMAVARA, 12:24 14:48",
        "MANGALAVARA, 08:24 22:48",
        "BUDHAVARA, 11:36",
        "GURUVARA, 10:00 14:48",
        "SHUKRAVARA, 08:24 12:24",
        "SHANIVARA, 06:00 06:48"
    })
    void durmuhurtas(Vara vara, String starts) {
        assertThat(Muhurta.durmuhurtas(vara, DAYLIGHT, NIGHT).stream()
                        .map(DayPartsTest::clock)
                        .collect(Collectors.joining(" ")))
                .isEqualTo(starts);
    }

    @Test
    void abhijitIsAroundNoonAndBrahmaBeforeDawn() {
        assertThat(Muhurta.abhijit(DAYLIGHT)).isEqualTo(span("11:36", "12:24"));
        TimeSpan nightBefore = new TimeSpan(SIX.minus(Duration.ofHours(12)), SIX);
        PanchangaDay.Vedic day =
                new PanchangaDay.Vedic(SIX, DAYLIGHT.end(), NIGHT.end(), java.util.Optional.of(nightBefore));
        assertThat(BrahmaMuhurtaReckoning.PROPORTIONAL.before(day)).contains(span("04:24", "05:12"));
        assertThat(BrahmaMuhurtaReckoning.FIXED.before(day)).contains(span("04:24", "05:12"));
    }

    /** The tables of choghadiya in Gujarati almanacs. */
    @ParameterizedTest
    @CsvSource({
        "RAVIVARA, Udveg Char Labh Amrit Kaal Shubh Rog Udveg, Shubh Amrit Char Rog Kaal Labh Udveg Shubh",
        "SOMAVARA, Amrit Kaal Shubh Rog Udveg Char Labh Amrit, Char Rog Kaal Labh Udveg Shubh Amrit Char",
        "MANGALAVARA, Rog Udveg Char Labh Amrit Kaal Shubh Rog, Kaal Labh Udveg Shubh Amrit Char Rog Kaal",
        "BUDHAVARA, Labh Amrit Kaal Shubh Rog Udveg Char Labh, Udveg Shubh Amrit Char Rog Kaal Labh Udveg",
        "GURUVARA, Shubh Rog Udveg Char Labh Amrit Kaal Shubh, Amrit Char Rog Kaal Labh Udveg Shubh Amrit",
        "SHUKRAVARA, Char Labh Amrit Kaal Shubh Rog Udveg Char, Rog Kaal Labh Udveg Shubh Amrit Char Rog",
        "SHANIVARA, Kaal Shubh Rog Udveg Char Labh Amrit Kaal, Labh Udveg Shubh Amrit Char Rog Kaal Labh"
    })
    void choghadiyas(Vara vara, String day, String night) {
        assertThat(names(Choghadiya.ofDay(vara, DAYLIGHT))).isEqualTo(day);
        assertThat(names(Choghadiya.ofNight(vara, NIGHT))).isEqualTo(night);
    }

    /** By day the seven of the weekdays in order, with Visham in Rahu's eighth. */
    @ParameterizedTest
    @EnumSource(Vara.class)
    void gowriOfTheDayHasVishamWhereRahuIs(Vara vara) {
        List<Gowri> day =
                Gowri.ofDay(vara, DAYLIGHT).stream().map(Spanned::value).toList();
        assertThat(day.indexOf(Gowri.VISHAM) + 1).isEqualTo(Kalam.RAHU_KALAM.eighth(vara));
        List<Gowri> ordered = day.stream().filter(g -> g != Gowri.VISHAM).toList();
        List<Gowri> ofWeekdays =
                List.of(Gowri.UTHI, Gowri.AMIRDHA, Gowri.ROGAM, Gowri.LAABAM, Gowri.DHANAM, Gowri.SUGAM, Gowri.SORAM);
        for (int i = 0; i < Vara.COUNT; i++) {
            assertThat(ordered.get(i)).isEqualTo(ofWeekdays.get(vara.plus(i).number() - 1));
        }
        assertThat(Gowri.ofNight(vara, NIGHT).stream().map(Spanned::value))
                .doesNotHaveDuplicates()
                .hasSize(8);
    }

    /** The first hour is the day's lord's, the 25th would be the next day's: that is where the week comes from. */
    @ParameterizedTest
    @EnumSource(Vara.class)
    void planetaryHoursMakeTheWeek(Vara vara) {
        List<Spanned<Graha>> hours = HoraReckoning.PROPORTIONAL.of(vara, DAYLIGHT, NIGHT);
        assertThat(hours).hasSize(24);
        assertThat(hours.get(0).value()).isEqualTo(vara.lord());
        assertThat(HoraReckoning.PROPORTIONAL
                        .of(vara.plus(1), DAYLIGHT, NIGHT)
                        .get(0)
                        .value())
                .isEqualTo(vara.plus(24 * 5).lord());
        List<Graha> chaldean =
                List.of(Graha.SATURN, Graha.JUPITER, Graha.MARS, Graha.SUN, Graha.VENUS, Graha.MERCURY, Graha.MOON);
        for (int i = 1; i < 24; i++) {
            int before = chaldean.indexOf(hours.get(i - 1).value());
            assertThat(hours.get(i).value()).isEqualTo(chaldean.get((before + 1) % 7));
            assertThat(hours.get(i).span().start())
                    .isEqualTo(hours.get(i - 1).span().end());
        }
        assertThat(HoraReckoning.EQUAL.of(vara, DAYLIGHT, NIGHT)).isEqualTo(hours);
    }

    /** Sixty hours of Mula: a ghati is an hour. Varjya 56 to 60, with the Telugu one also 20 to 24; amrita 44 to 48. */
    @Test
    void varjyaAndAmritaOfMula() {
        TimeSpan sixtyHours = new TimeSpan(SIX, SIX.plus(Duration.ofHours(60)));
        List<Spanned<Nakshatra>> mula = List.of(new Spanned<>(Nakshatra.MULA, sixtyHours));
        assertThat(NakshatraGhatis.varjyas(mula, MulaVarjyaReckoning.LAST, sixtyHours))
                .containsExactly(hours(56, 60));
        assertThat(NakshatraGhatis.varjyas(mula, MulaVarjyaReckoning.BOTH, sixtyHours))
                .containsExactly(hours(20, 24), hours(56, 60));
        assertThat(NakshatraGhatis.amritas(mula, sixtyHours)).containsExactly(hours(44, 48));
        assertThat(NakshatraGhatis.amritas(mula, DAYLIGHT)).isEmpty();
    }

    /** Surya Siddhanta 2.67-69: four fixed karanas from the second half of the 29th tithi, then seven by turns. */
    @Test
    void karanas() {
        assertThat(Karana.ofHalf(1)).isEqualTo(Karana.KIMSTUGHNA);
        assertThat(Karana.ofHalf(2)).isEqualTo(Karana.BAVA);
        assertThat(Karana.ofHalf(8)).isEqualTo(Karana.VISHTI);
        assertThat(Karana.ofHalf(9)).isEqualTo(Karana.BAVA);
        assertThat(Karana.ofHalf(57)).isEqualTo(Karana.VISHTI);
        assertThat(Karana.ofHalf(58)).isEqualTo(Karana.SHAKUNI);
        assertThat(Karana.ofHalf(59)).isEqualTo(Karana.CHATUSHPADA);
        assertThat(Karana.ofHalf(60)).isEqualTo(Karana.NAGA);
        assertThatThrownBy(() -> Karana.ofHalf(61)).hasMessageContaining("1 to 60");
    }

    @Test
    void partsOfASpanShareTheirBorders() {
        TimeSpan odd = new TimeSpan(SIX, SIX.plusNanos(40_000_000_000_007L));
        for (int i = 1; i < 15; i++) {
            assertThat(odd.part(i, 15).end()).isEqualTo(odd.part(i + 1, 15).start());
        }
        assertThat(odd.part(15, 15).end()).isEqualTo(odd.end());
    }

    private static String names(List<Spanned<Choghadiya>> eighths) {
        return eighths.stream().map(e -> e.value().id()).collect(Collectors.joining(" "));
    }

    private static TimeSpan hours(int from, int until) {
        return new TimeSpan(SIX.plus(Duration.ofHours(from)), SIX.plus(Duration.ofHours(until)));
    }

    private static TimeSpan span(String from, String until) {
        return new TimeSpan(
                Instant.parse("2023-01-01T" + from + ":00Z"), Instant.parse("2023-01-01T" + until + ":00Z"));
    }

    private static String clock(TimeSpan span) {
        return span.start().toString().substring(11, 16);
    }
}
