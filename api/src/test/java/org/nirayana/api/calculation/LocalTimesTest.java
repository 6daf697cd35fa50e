package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.place.zone.TimeZones;
import org.nirayana.place.zone.Zone;

class LocalTimesTest {
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT);

    @Test
    void timesAreRoundedToTheSecond() {
        LocalTimes times = in("Asia/Kolkata");
        assertThat(times.second(Instant.parse("1999-12-31T18:29:59.499999999Z")))
                .isEqualTo("1999-12-31T23:59:59+05:30");
        assertThat(times.second(Instant.parse("1999-12-31T18:29:59.5Z"))).isEqualTo("2000-01-01T00:00:00+05:30");
        // Before standard time, in a year before the first.
        assertThat(times.second(Instant.parse("-0043-03-15T00:00:00Z"))).isEqualTo("-0043-03-15T05:53:28+05:53:28");
    }

    @Test
    void aClockShowsTheMinuteOfThatSecond() {
        LocalTimes times = in("Asia/Kolkata");
        assertThat(times.minute(Instant.parse("1999-12-31T18:29:59.5Z"))).isEqualTo("00:00");
        assertThat(times.minute(Instant.parse("+12000-01-01T03:04:59Z"))).isEqualTo("08:34");
    }

    @Test
    void javaWritesTheSame() {
        Random random = new Random(20261115);
        for (String name : List.of("Asia/Kolkata", "America/New_York", "Africa/Monrovia", "Pacific/Apia", "UTC")) {
            LocalTimes times = in(name);
            for (int i = 0; i < 5_000; i++) {
                // Some ten thousand years to either side of 1970, where years have a sign or a fifth digit too.
                Instant instant = Instant.ofEpochSecond(
                        random.nextLong(-400_000_000_000L, 400_000_000_000L), random.nextInt(1_000_000_000));
                assertThat(times.second(instant))
                        .isEqualTo(written(times, instant.plusMillis(500).truncatedTo(ChronoUnit.SECONDS), SECONDS));
            }
        }
    }

    private static String written(LocalTimes times, Instant instant, DateTimeFormatter formatter) {
        LocalDateTime local = times.local(instant);
        return formatter.format(local)
                + (times.zone().offsetAt(instant).getTotalSeconds() == 0
                        ? "+00:00"
                        : times.zone().offsetAt(instant).getId());
    }

    private static LocalTimes in(String zone) {
        Zone named = TimeZones.builtIn().named(zone).orElseThrow();
        return new LocalTimes(named, TimeRounding.SECONDS);
    }
}
