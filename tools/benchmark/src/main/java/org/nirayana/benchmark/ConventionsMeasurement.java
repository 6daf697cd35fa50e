package org.nirayana.benchmark;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.comparison.Comparison;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.sensitivity.Sensitivity;

/**
 * {@code bench compare} and {@code bench sensitivity}: milliseconds of processor time for one answer about a random birth, the
 * median of {@value #BIRTHS} after as many to warm up.
 */
final class ConventionsMeasurement {
    private static final int BIRTHS = 2000;
    private static final Instant AT = Instant.parse("2026-11-16T00:00:00Z");

    private ConventionsMeasurement() {}

    /** The profiles that differ in most, and one convention alone. */
    static void compare(List<String> arguments) {
        Arguments.requireNone("compare", arguments);
        Environment.print();
        ChartFactory charts = new ChartFactory(PackedEphemeris.load());
        measure(
                "compare_one_convention_cpu_ms",
                birth -> compare(charts, birth, Conventions.standard().withAyanamsa("raman")));
        measure("compare_jhora_cpu_ms", birth -> compare(charts, birth, Profile.JHORA.conventions()));
        measure("compare_drik_cpu_ms", birth -> compare(charts, birth, Profile.DRIK.conventions()));
        Conventions readings = otherReadings();
        measure("compare_all_readings_cpu_ms", birth -> compare(charts, birth, readings));
        Conventions everything = everythingElse();
        measure("compare_every_convention_cpu_ms", birth -> compare(charts, birth, everything));
        measure("compare_drik_with_jhora_cpu_ms", birth -> Comparison.of(
                        charts, birth, Profile.DRIK.conventions(), Profile.JHORA.conventions(), AT)
                .differences()
                .size());
    }

    static void sensitivity(List<String> arguments) {
        Arguments.requireNone("sensitivity", arguments);
        Environment.print();
        ChartFactory charts = new ChartFactory(PackedEphemeris.load());
        measure("sensitivity_cpu_ms", birth -> Sensitivity.of(charts, birth, Conventions.standard(), AT)
                .size());
    }

    /** Every rule read otherwise than usual. */
    private static Conventions otherReadings() {
        Conventions other = Conventions.standard();
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            if (convention.isReading()) {
                other = other.choose(convention, convention.allowed().get(1)).orElseThrow();
            }
        }
        return other;
    }

    /** Every convention that has words for values otherwise than usual: more than two programs differ in. */
    private static Conventions everythingElse() {
        Conventions other = Conventions.standard();
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            if (!convention.allowed().isEmpty()) {
                other = other.choose(convention, convention.allowed().get(1)).orElseThrow();
            }
        }
        return other;
    }

    private static int compare(ChartFactory charts, Birth birth, Conventions second) {
        return Comparison.of(charts, birth, Conventions.standard(), second, AT)
                .differences()
                .size();
    }

    private static void measure(String name, ToIntFunction<Birth> work) {
        round(work, 1);
        List<Double> millis = round(work, 2);
        Collections.sort(millis);
        System.out.printf(
                Locale.ROOT,
                "%s %.3f (99th percentile %.3f)%n",
                name,
                millis.get(BIRTHS / 2),
                millis.get(BIRTHS * 99 / 100));
    }

    private static List<Double> round(ToIntFunction<Birth> work, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Double> millis = new ArrayList<>(BIRTHS);
        int found = 0;
        for (int i = 0; i < BIRTHS; i++) {
            Birth birth = Birth.of(
                    Instant.ofEpochSecond(random.nextLong(-2_000_000_000L, 1_700_000_000L)),
                    Site.ofDegrees(random.nextDouble(-55, 55), random.nextDouble(-180, 180)));
            long start = Figures.cpuNanos();
            found += work.applyAsInt(birth);
            millis.add((Figures.cpuNanos() - start) / 1e6);
        }
        if (found == 0) {
            throw new IllegalStateException("nothing was found");
        }
        return millis;
    }
}
