package org.nirayana.benchmark;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.Argala;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.RasiDrishti;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.BhavaBala;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.strength.Vimsopaka;

/**
 * {@code bench strength}: microseconds for all strengths of one chart (states, aspects of four kinds, bhava chalit,
 * ashtakavarga, shadbala, bhava bala, vimsopaka), the chart and its sunrise included, and for each of them alone; processor
 * time of the one thread that works.
 *
 * <p>Every chart is another one. Each figure is the median of its repetitions after warming up; that of a part is what it adds
 * to the parts printed before it, since a chart keeps what it has computed.
 */
final class StrengthMeasurement {
    private static final int CHARTS = 500;
    private static final int WARM_UP = 80;
    private static final int REPETITIONS = 41;

    private StrengthMeasurement() {}

    static void run(List<String> arguments) {
        Arguments.requireNone("strength", arguments);
        Environment.print();
        ChartFactory factory = new ChartFactory(PackedEphemeris.load());
        Map<String, Function<Chart, Object>> parts = parts();
        Map<String, List<Double>> figures = new LinkedHashMap<>();
        List<Double> totals = new ArrayList<>();
        for (int i = 0; i < WARM_UP + REPETITIONS; i++) {
            boolean counted = i >= WARM_UP;
            double total = 0;
            List<Birth> births = births(i);
            List<Chart> charts = new ArrayList<>(CHARTS);
            long start = Figures.cpuNanos();
            for (Birth birth : births) {
                charts.add(factory.chart(birth, Conventions.standard()));
            }
            total += note(figures, "chart", start, counted);
            for (Map.Entry<String, Function<Chart, Object>> part : parts.entrySet()) {
                int used = 0;
                start = Figures.cpuNanos();
                for (Chart chart : charts) {
                    used += part.getValue().apply(chart) == null ? 0 : 1;
                }
                total += note(figures, part.getKey(), start, counted);
                requireUsed(used);
            }
            if (counted) {
                totals.add(total);
            }
        }
        figures.forEach((name, micros) -> Figures.print("strength_" + name + "_us", Figures.median(micros), 2));
        Figures.print("strength_all_us", Figures.median(totals), 2);
    }

    private static Map<String, Function<Chart, Object>> parts() {
        Map<String, Function<Chart, Object>> parts = new LinkedHashMap<>();
        parts.put("sunrise", Chart::dayAndNight);
        parts.put("states", GrahaState::of);
        parts.put("graha_drishti", GrahaDrishti::of);
        parts.put("sphuta_drishti", SphutaDrishti::of);
        parts.put("rasi_drishti", RasiDrishti::of);
        parts.put("argala", Argala::of);
        parts.put("bhava_chalit", BhavaChalit::of);
        parts.put("ashtakavarga", Ashtakavarga::of);
        parts.put("shadbala", Shadbala::of);
        parts.put("bhava_bala", BhavaBala::of);
        parts.put("vimsopaka", Vimsopaka::of);
        return parts;
    }

    /** Steps that are prime to days, months and years, so that all phases and hours occur. */
    private static List<Birth> births(int round) {
        Instant first = Instant.parse("1901-01-01T03:00:00Z").plus(Duration.ofMinutes(round * 997L));
        List<Birth> births = new ArrayList<>(CHARTS);
        for (int i = 0; i < CHARTS; i++) {
            Site site = Site.ofDegrees(-55 + 110.0 * i / CHARTS, -180 + 37 * i % 360);
            births.add(Birth.of(first.plus(Duration.ofMinutes(i * 104_729L)), site));
        }
        return births;
    }

    /** Microseconds a chart since a start. */
    private static double note(Map<String, List<Double>> figures, String name, long start, boolean counted) {
        double micros = (Figures.cpuNanos() - start) / 1e3 / CHARTS;
        if (counted) {
            figures.computeIfAbsent(name, unused -> new ArrayList<>()).add(micros);
        }
        return micros;
    }

    /** Keeps the work from being thought useless. */
    private static void requireUsed(int used) {
        if (used != CHARTS) {
            throw new IllegalStateException("a chart has no strength");
        }
    }
}
