package org.nirayana.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.eclipse.Grahanas;

/**
 * {@code bench eclipses}: milliseconds of processor time for the eclipses of a century, 2000 to 2100, Sun and Moon: the first time in
 * a process, which includes compiling and unpacking the ephemeris, and warm; what is seen at a place besides; and beside them the
 * search functions of libswe where that is installed.
 *
 * <p>Both sides take turns; each figure is the median of its rounds.
 */
final class EclipseMeasurement {
    private static final int WARM_UP = 20;
    private static final int ROUNDS = 11;
    private static final double MILLI = 1e6;

    private EclipseMeasurement() {}

    static void run(List<String> arguments) throws IOException, InterruptedException {
        Arguments.requireNone("eclipses", arguments);
        Environment.print();
        ChartFactory charts = new ChartFactory(PackedEphemeris.load());
        Conventions conventions = Conventions.standard().with(RiseDefinition.UPPER_LIMB);
        Eclipses eclipses = new Eclipses(charts.sky(conventions));
        Grahanas grahanas = new Grahanas(charts, conventions);
        Path folder = Files.createTempDirectory("nirayana-bench");
        try {
            Optional<Path> other = SwissEphemeris.compile(folder, "swe_eclipses");
            Figures.print("first_century_ms", century(eclipses), 1);
            for (int i = 0; i < WARM_UP; i++) {
                century(eclipses);
                local(eclipses, grahanas);
            }
            List<Double> ours = new ArrayList<>();
            List<Double> theirs = new ArrayList<>();
            List<Double> atPlace = new ArrayList<>();
            for (int i = 0; i < ROUNDS; i++) {
                if (other.isPresent()) {
                    theirs.add(SwissEphemeris.lastNumber(other.get()));
                }
                ours.add(century(eclipses));
                atPlace.add(local(eclipses, grahanas));
            }
            Figures.print("century_ms", Figures.median(ours), 1);
            Figures.print("century_with_a_place_ms", Figures.median(atPlace), 1);
            if (!theirs.isEmpty()) {
                Figures.print("swisseph_century_ms", Figures.median(theirs), 1);
                Figures.print("ratio_vs_swisseph", Figures.median(theirs) / Figures.median(ours), 1);
            }
        } finally {
            try (var files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
    }

    private static TT year(Eclipses eclipses, int year) {
        return eclipses.sky().timeScales().tt(Instant.parse(year + "-01-01T00:00:00Z"));
    }

    private static double century(Eclipses eclipses) {
        long start = Figures.cpuNanos();
        int found = eclipses.solar(year(eclipses, 2000), year(eclipses, 2100)).size()
                + eclipses.lunar(year(eclipses, 2000), year(eclipses, 2100)).size();
        double took = (Figures.cpuNanos() - start) / MILLI;
        requireMany(found);
        return took;
    }

    private static double local(Eclipses eclipses, Grahanas grahanas) {
        Birth delhi = new Birth(Instant.EPOCH, Site.ofDegrees(28.6139, 77.2090), "UTC", ZoneOffset.UTC.getRules());
        long start = Figures.cpuNanos();
        int found = 0;
        for (SolarEclipse eclipse : eclipses.solar(year(eclipses, 2000), year(eclipses, 2100))) {
            found += grahanas.at(delhi, eclipse).isPresent() ? 1 : 0;
        }
        for (LunarEclipse eclipse : eclipses.lunar(year(eclipses, 2000), year(eclipses, 2100))) {
            found += grahanas.at(delhi, eclipse).isSeen() ? 1 : 0;
        }
        double took = (Figures.cpuNanos() - start) / MILLI;
        requireMany(found);
        return took;
    }

    private static void requireMany(int found) {
        if (found < 100) {
            throw new IllegalStateException("only " + found + " eclipses in a century");
        }
    }
}
