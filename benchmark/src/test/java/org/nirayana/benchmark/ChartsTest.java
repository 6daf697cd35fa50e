package org.nirayana.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nirayana.jyotisha.horoscope.Horoscope;
import org.nirayana.jyotisha.horoscope.Placement;
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
     * Mercury, Jupiter, Venus, Saturn, true node, ascendant. An arcsecond: that it is the same chart, not how accurate
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
            double[] all = expected.get(i);
            double[] withoutMeanNode = new double[9];
            System.arraycopy(all, 0, withoutMeanNode, 0, 8);
            withoutMeanNode[8] = all[9];
            assertLongitudes(i, withoutMeanNode);
        }
        assertThat(library.get().chartsPerSecond(0.1)).isPositive();
    }

    private void assertLongitudes(int index, double[] expectedDegrees) {
        Charts.Chart chart = charts.chart(index);
        Horoscope horoscope = chart.horoscope();
        List<Placement> places = new ArrayList<>(horoscope.grahas().subList(0, 8));
        places.add(horoscope.ascendant());
        for (int i = 0; i < expectedDegrees.length; i++) {
            double arcseconds = 3600 * apart(places.get(i).sidereal().degrees(), expectedDegrees[i]);
            // The ascendant turns by 15" and more in that second.
            assertThat(arcseconds).as("%s of chart %s", places.get(i), index).isLessThan(i == 8 ? 30 : 1);
        }
        double trueNode = horoscope.grahas().get(7).longitude().degrees();
        assertThat(apart(chart.meanNode().longitude().degrees(), trueNode)).isLessThan(2.5);
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
