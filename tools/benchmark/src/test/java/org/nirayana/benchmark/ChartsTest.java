package org.nirayana.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.jyotisha.placement.Placement;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class ChartsTest {
    private final Charts charts = new Charts();

    /**
     * Authority: the first two lines of {@code swe_chart list} (Swiss Ephemeris 2.10.03, Debian 12): Sun, Moon, Mars,
     * Mercury, Jupiter, Venus, Saturn, true node, mean node, ascendant. An arcsecond: that it is the same chart, not how accurate
     * it is; UT1 and UTC, which the two sides start from, may differ by a second.
     */
    @Test
    void theWorkIsTheSameChartsAsOnTheOtherSide() {
        double[] first = {
            302.7514928,
            147.9938401,
            34.8706350,
            317.4329384,
            204.4567012,
            264.8037856,
            102.4469519,
            340.7655344,
            342.6425498,
            121.7132129
        };
        double[] second = {
            189.4315018,
            95.4637360,
            235.3238378,
            196.4783342,
            82.9893517,
            182.2474869,
            123.7530533,
            231.2026584,
            232.5131925,
            318.5012279
        };
        assertLongitudes(0, first);
        assertLongitudes(1, second);
    }

    /** The same against the library itself, many charts; where it is not installed, that is said. */
    @Test
    void theOtherSideAgreesOrIsSaidToBeMissing(@TempDir Path folder) throws Exception {
        PrintStream console = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Optional<SwissEphemeris> library;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            library = SwissEphemeris.compile(folder);
        } finally {
            System.setOut(console);
        }
        if (library.isEmpty()) {
            assertThat(said.toString(StandardCharsets.UTF_8)).startsWith("swisseph skipped: ");
            return;
        }
        List<double[]> expected = library.get().list(200);
        assertThat(expected).hasSize(200);
        for (int i = 0; i < expected.size(); i++) {
            assertLongitudes(i, expected.get(i));
        }
        assertThat(library.get().chartsPerSecond(0.1)).isPositive();
    }

    private void assertLongitudes(int index, double[] expectedDegrees) {
        double[] chart = new double[Charts.NUMBERS];
        charts.chart(index, chart);
        assertThat(expectedDegrees).hasSize(Charts.SPEEDS);
        for (int i = 0; i < expectedDegrees.length; i++) {
            // The ascendant turns by 15" and more in that second.
            double allowed = i == Charts.ASCENDANT ? 30 : 1;
            assertThat(3600 * apart(chart[i], expectedDegrees[i]))
                    .as("number %s of chart %s", i, index)
                    .isLessThan(allowed);
        }
        List<Placement> grahas = charts.placements(index).grahas();
        for (int i = 0; i < 7; i++) {
            assertThat(apart(grahas.get(i).sidereal().degrees(), chart[i])).isLessThan(1e-9);
            assertThat(grahas.get(i).speedPerDay().degrees()).isEqualTo(chart[Charts.SPEEDS + i]);
        }
    }

    private static double apart(double aDegrees, double bDegrees) {
        double off = aDegrees - bDegrees;
        return Math.abs(off - 360 * Math.rint(off / 360));
    }

    /** JMH finds the benchmark, runs it and reports what is printed. */
    @Test
    void theBenchmarkRuns() throws Exception {
        RunResult result = new Runner(new OptionsBuilder()
                        .include(EngineBenchmark.class.getName() + ".chart")
                        .forks(0)
                        .warmupIterations(1)
                        .warmupTime(TimeValue.milliseconds(100))
                        .measurementIterations(1)
                        .measurementTime(TimeValue.milliseconds(200))
                        .addProfiler(GCProfiler.class)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .runSingle();
        assertThat(result.getPrimaryResult().getScore()).isPositive();
        assertThat(result.getSecondaryResults()).containsKey("gc.alloc.rate.norm");
    }
}
