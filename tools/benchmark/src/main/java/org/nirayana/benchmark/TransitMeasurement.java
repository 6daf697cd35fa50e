package org.nirayana.benchmark;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.nirayana.api.calculation.Calculation;
import org.nirayana.api.calculation.Calculations;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.operation.Input;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/**
 * {@code bench transits}: milliseconds of processor time for one answer as JSON about a random birth, all that the service does for it
 * but HTTP: the sky of a moment, the slow planets through the houses for twelve years, as many stretches as are allowed, and the sade
 * satis of a life. Medians and 99th percentiles of {@value #BIRTHS} after as many to warm up.
 */
final class TransitMeasurement {
    private static final int BIRTHS = 1000;
    private static final int LONG_ANSWERS = 100;

    private TransitMeasurement() {}

    /** The engine as the service has it, at a fixed present. */
    static Engine engine() {
        return new Engine(
                PackedEphemeris.load(),
                Conventions.standard(),
                "benchmark",
                TimeZones.builtIn(),
                Gazetteer.builtIn(),
                Clock.fixed(Instant.parse("2026-11-16T00:00:00Z"), ZoneOffset.UTC));
    }

    static void run(List<String> arguments) {
        Arguments.requireNone("transits", arguments);
        Environment.print();
        Engine engine = engine();
        Map<String, String> moment = Map.of("at", "2026-11-16T00:00:00Z");
        measure("transits_moment_cpu_ms", engine, "getTransits", moment, BIRTHS);
        measure(
                "transits_slow_12_years_cpu_ms",
                engine,
                "getTransitSpan",
                Map.of("from", "2020-01-01", "to", "2032-01-01"),
                BIRTHS);
        measure(
                "transits_most_stretches_cpu_ms",
                engine,
                "getTransitSpan",
                Map.of("from", "2015-01-01", "to", "2027-01-01", "grahas", "moon"),
                LONG_ANSWERS);
        measure("sade_sati_life_cpu_ms", engine, "getSadeSati", Map.of(), BIRTHS);
    }

    private static void measure(String name, Engine engine, String operation, Map<String, String> query, int births) {
        Calculation calculation = Calculations.of(operation);
        round(engine, calculation, query, births, 1);
        List<Double> millis = round(engine, calculation, query, births, 2);
        Collections.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "%s %.3f (99th percentile %.3f)%n",
                name,
                millis.get(births / 2),
                millis.get(births * 99 / 100));
    }

    private static List<Double> round(
            Engine engine, Calculation calculation, Map<String, String> query, int births, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Double> millis = new ArrayList<>(births);
        long bytes = 0;
        for (int i = 0; i < births; i++) {
            Map<String, String> asked = new HashMap<>(query);
            asked.put(
                    "dateandtime",
                    Instant.ofEpochSecond(random.nextLong(-2_000_000_000L, 1_700_000_000L))
                            .toString());
            asked.put("lat", Double.toString(random.nextDouble(-55, 55)));
            asked.put("lon", Double.toString(random.nextDouble(-180, 180)));
            long start = Figures.cpuNanos();
            bytes += calculation.compute(engine, new Query(asked)).write().length;
            millis.add((Figures.cpuNanos() - start) / 1e6);
        }
        if (bytes == 0) {
            throw new IllegalStateException("nothing was told");
        }
        return millis;
    }

    record Query(Map<String, String> query) implements Input.Source {
        @Override
        public String pathParameter(String name) {
            throw new IllegalArgumentException("there is no " + name + " in the path");
        }

        @Override
        public Optional<String> accept() {
            return Optional.empty();
        }
    }
}
