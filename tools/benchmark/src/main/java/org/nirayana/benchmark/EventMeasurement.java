package org.nirayana.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.PlaceTable;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.event.SkyEvents;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Ingresses;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * {@code bench events}: milliseconds of processor time for a year of all events of nine grahas, for a century of the entries of
 * Jupiter and Saturn, for what libswe has searches of its own for, and for places at sorted instants from the table; each beside
 * the same by libswe in the same run, where that is installed.
 *
 * <p>Each figure is the median of its repetitions after warming up. "Cold" has a new table of places each time, as after the start of
 * a service; otherwise the table knows the years already.
 */
final class EventMeasurement {
    private static final int WARM_UP = 12;
    private static final int REPETITIONS = 11;
    private static final int SORTED = 20 * 144;

    private static final Body[] BODIES = {
        Body.SUN, Body.MOON, Body.MARS, Body.MERCURY, Body.JUPITER, Body.VENUS, Body.SATURN
    };

    private static final Instant YEAR = Instant.parse("2026-01-01T00:00:00Z");
    private static final Instant NEXT_YEAR = Instant.parse("2027-01-01T00:00:00Z");

    private EventMeasurement() {}

    static void run(List<String> arguments) throws IOException, InterruptedException {
        Arguments.requireNone("events", arguments);
        Environment.print();
        PackedEphemeris ephemeris = PackedEphemeris.load();
        ChartFactory charts = new ChartFactory(ephemeris);
        Conventions conventions = Conventions.standard();
        Birth delhi = new Birth(
                Instant.EPOCH,
                Site.ofDegrees(28.6139, 77.209),
                "Asia/Kolkata",
                ZoneId.of("Asia/Kolkata").getRules());
        measure("events_year_cold", () -> SkyEvents.all(new ChartFactory(ephemeris), delhi, conventions)
                .list(YEAR, NEXT_YEAR)
                .size());
        measure("events_year", () -> SkyEvents.all(charts, delhi, conventions)
                .list(YEAR, NEXT_YEAR)
                .size());

        Path folder = Files.createTempDirectory("nirayana-bench");
        Optional<Path> program = SwissEphemeris.compile(folder, "swe_events");
        SiderealMotion motion = charts.motion(conventions);
        beside(
                program,
                "slow",
                "ingress_century_jupiter_saturn",
                () -> entries(motion, Set.of(Graha.JUPITER, Graha.SATURN), Division.RASI, "1950-01-01", "2050-01-01"));
        beside(
                program,
                "moon",
                "ingress_year_moon_padas",
                () -> entries(motion, Set.of(Graha.MOON), Division.PADA, "2026-01-01", "2027-01-01"));
        beside(
                program,
                "sun",
                "ingress_ten_years_sun",
                () -> entries(motion, Set.of(Graha.SUN), Division.RASI, "2026-01-01", "2036-01-01"));
        Sky sky = charts.sky(conventions);
        PlaceTable table = motion.places();
        double sorted = beside(program, "sorted", "places_sorted", () -> sorted(table));
        double reduced = measure("places_sorted_reduced", () -> reduced(sky));
        Figures.print("places_sorted_table_against_reduction", reduced / sorted, 1);
    }

    private static int entries(SiderealMotion motion, Set<Graha> grahas, Division division, String from, String to) {
        int count = 0;
        for (Graha graha : grahas) {
            count += Ingresses.of(
                            motion,
                            graha,
                            division,
                            Instant.parse(from + "T00:00:00Z"),
                            Instant.parse(to + "T00:00:00Z"))
                    .size();
        }
        return count;
    }

    private static int sorted(PlaceTable table) {
        double[] values = new double[4];
        double sum = 0;
        for (int i = 0; i < SORTED; i++) {
            double days = 9496.5 + i / 144.0;
            for (Body body : BODIES) {
                table.at(body, days, values);
                sum += values[0] + values[1] + values[2] + values[3];
            }
        }
        return Double.isNaN(sum) ? 0 : SORTED * BODIES.length;
    }

    private static int reduced(Sky sky) {
        double sum = 0;
        for (int i = 0; i < SORTED; i++) {
            Moment moment = sky.at(new TT(9496.5 + i / 144.0));
            for (Apparent place : moment.apparentAll(BODIES)) {
                sum += place.longitude().radians()
                        + place.latitude().radians()
                        + place.longitudePerDay().radians();
            }
        }
        return Double.isNaN(sum) ? 0 : SORTED * BODIES.length;
    }

    /** Ours and libswe's of the same work, and how many times the one fits into the other. */
    private static double beside(Optional<Path> program, String job, String name, IntSupplier work)
            throws IOException, InterruptedException {
        double ours = measure(name, work);
        if (program.isPresent()) {
            String[] answer = SwissEphemeris.output(program.get(), job, "10").split(" ", -1);
            double theirs = Double.parseDouble(answer[1]);
            Figures.print(name + "_libswe_count", Double.parseDouble(answer[0]), 0);
            Figures.print(name + "_libswe_ms", theirs, 3);
            Figures.print(name + "_times_libswe", theirs / ours, 1);
        }
        return ours;
    }

    private static double measure(String name, IntSupplier work) {
        List<Double> milliseconds = new ArrayList<>();
        int count = 0;
        for (int i = 0; i < WARM_UP + REPETITIONS; i++) {
            long start = Figures.cpuNanos();
            count = work.getAsInt();
            double taken = (Figures.cpuNanos() - start) / 1e6;
            if (i >= WARM_UP) {
                milliseconds.add(taken);
            }
        }
        double median = Figures.median(milliseconds);
        Figures.print(name + "_count", count, 0);
        Figures.print(name + "_ms", median, 3);
        return median;
    }
}
