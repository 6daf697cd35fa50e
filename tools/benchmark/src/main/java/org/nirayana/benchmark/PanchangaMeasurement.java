package org.nirayana.benchmark;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.Panchanga;

/**
 * {@code bench panchanga}: milliseconds for one whole panchanga of a random day, for a year of them, and how the cost grows
 * with the number of days; processor time of the one thread that works.
 *
 * <p>Each figure is the median of its repetitions after warming up. Days alone share nothing with each other; days in a
 * row share what the walk keeps.
 */
final class PanchangaMeasurement {
    private static final int SINGLE_DAYS = 2000;
    private static final int REPETITIONS = 9;

    private PanchangaMeasurement() {}

    static void run(List<String> arguments) {
        Arguments.requireNone("panchanga", arguments);
        Environment.print();
        Birth place = new Birth(
                Instant.EPOCH,
                Site.ofDegrees(12.971667, 77.593611),
                "Asia/Kolkata",
                ZoneId.of("Asia/Kolkata").getRules());
        Almanac almanac = new ChartFactory(PackedEphemeris.load()).almanac(place, Conventions.standard());
        // The first round of each warms up and is not counted.
        singleDays(almanac);
        Figures.print("panchanga_day_ms", singleDays(almanac), 3);
        double year = range(almanac, 365);
        Figures.print("panchanga_year_ms", year, 3);
        Figures.print("panchanga_two_years_vs_one", range(almanac, 730) / year, 3);
    }

    private static double singleDays(Almanac almanac) {
        Instant first = Instant.parse("1901-01-01T03:00:00Z");
        List<Double> millis = new ArrayList<>(SINGLE_DAYS);
        int limbs = 0;
        for (int i = 0; i < SINGLE_DAYS; i++) {
            // A step that is prime to months and years, so that all phases and seasons occur.
            Instant instant = first.plus(Duration.ofHours(i * 857L));
            long start = Figures.cpuNanos();
            limbs += almanac.at(instant).tithis().size();
            millis.add((Figures.cpuNanos() - start) / 1e6);
        }
        requireUsed(limbs);
        return Figures.median(millis);
    }

    private static double range(Almanac almanac, int days) {
        List<Double> millis = new ArrayList<>(REPETITIONS);
        int limbs = 0;
        for (int i = 0; i <= REPETITIONS; i++) {
            long start = Figures.cpuNanos();
            Iterator<Panchanga> walk = almanac.days(LocalDate.of(1990 + i, 1, 1), days);
            while (walk.hasNext()) {
                limbs += walk.next().tithis().size();
            }
            if (i > 0) {
                millis.add((Figures.cpuNanos() - start) / 1e6);
            }
        }
        requireUsed(limbs);
        return Figures.median(millis);
    }

    /** Keeps the work from being thought useless. */
    private static void requireUsed(int limbs) {
        if (limbs == 0) {
            throw new IllegalStateException("no tithi was found");
        }
    }
}
