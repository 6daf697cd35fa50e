package org.nirayana.jyotisha.panchanga;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.panchanga.day.PanchangaDay;
import org.nirayana.jyotisha.panchanga.hours.DayTimes;

/**
 * The minutes of four daily pages for New Delhi (drikpanchang.com, bengali-day-panjika.html): the Sun's and the parts of the day are the
 * nearest ones, ends of limbs are not.
 */
class PrintedMinutesTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions DRIK = Profile.DRIK.conventions();
    private static final ZoneId ZONE = ZoneId.of("Asia/Kolkata");
    private static final Birth DELHI =
            new Birth(Instant.EPOCH, Site.ofDegrees(28.6358, 77.2245), ZONE.getId(), ZONE.getRules());

    private static Panchanga panchanga(String date) {
        return CHARTS.almanac(DELHI, DRIK).days(LocalDate.parse(date), 1).next();
    }

    /** Sunrise, sunset, the beginnings of Rahu kalam and yamaganda; no tolerance: they are printed minutes. */
    @ParameterizedTest
    @CsvSource({
        "2020-12-31, 07:14, 17:35, 13:42, 07:14",
        "2022-01-24, 07:13, 17:54, 08:33, 11:13",
        "2022-01-26, 07:12, 17:55, 12:34, 08:33",
        "2025-11-22, 06:49, 17:25, 09:28, 13:27"
    })
    void theSunIsRounded(String date, String sunrise, String sunset, String rahuKalam, String yamaganda) {
        PanchangaDay day = panchanga(date).day();
        DayTimes times = panchanga(date).times().orElseThrow();
        List<Instant> ours = List.of(
                day.sunriseIfAny().orElseThrow(),
                day.sunsetIfAny().orElseThrow(),
                times.rahuKalam().start(),
                times.yamaganda().start());
        assertThat(ours.stream().map(PrintedMinutesTest::printed))
                .containsExactly(
                        LocalTime.parse(sunrise),
                        LocalTime.parse(sunset),
                        LocalTime.parse(rahuKalam),
                        LocalTime.parse(yamaganda));
    }

    /**
     * The first ends of tithi, nakshatra, yoga and karana. Theirs lie 28 to 80 s before ours, so the minute that has begun is theirs or the one
     * behind it; the nearest one would be later by one or two.
     */
    @ParameterizedTest
    @CsvSource({
        "2020-12-31, 09:30, 19:49, 14:52, 09:30",
        "2022-01-24, 08:43, 11:15, 11:12, 08:43",
        "2022-01-26, 04:34, 10:07, 04:09, 17:33",
        "2025-11-22, 17:11, 16:47, 11:30, 17:11"
    })
    void limbsAreCut(String date, String tithi, String nakshatra, String yoga, String karana) {
        Panchanga day = panchanga(date);
        List<TimeSpan> ours = Stream.of(
                        day.tithis().get(0).span(),
                        day.nakshatras().get(0).span(),
                        day.yogas().get(0).span(),
                        day.karanas().get(0).span())
                .map(span -> DRIK.timeRounding().ofLimb(span, ZONE.getRules()))
                .toList();
        List<LocalTime> theirs =
                Stream.of(tithi, nakshatra, yoga, karana).map(LocalTime::parse).toList();
        List<Long> late = new ArrayList<>();
        for (int i = 0; i < ours.size(); i++) {
            LocalTime end = printed(ours.get(i).end());
            assertThat(end).isEqualTo(ours.get(i).end().atZone(ZONE).toLocalTime());
            late.add(Duration.between(theirs.get(i), end).toMinutes());
        }
        assertThat(late).isNotEmpty().allMatch(minutes -> minutes == 0 || minutes == 1);
    }

    private static LocalTime printed(Instant instant) {
        long second = instant.plusMillis(500).getEpochSecond();
        long offset = ZONE.getRules().getOffset(instant).getTotalSeconds();
        return LocalTime.ofSecondOfDay(Math.floorMod(DRIK.timeRounding().ofLocalSecond(second + offset), 86_400));
    }
}
