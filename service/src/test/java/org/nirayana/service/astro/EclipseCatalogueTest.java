package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.Saros;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.LayeredEphemeris;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;
import org.nirayana.testing.Authorities;
import org.nirayana.testing.Project;
import org.nirayana.testing.Proof;

/**
 * No eclipse is missed and none invented, against the Five Millennium Catalogs of Espenak and Meeus: a century in the test
 * command, all of the built-in ephemeris under acceptance, and 5,000 years when the file for antiquity is there ({@code
 * nirayana-ancient.eph} beside the launcher, or named by {@code NIRAYANA_EPHEMERIS}; docs/ephemeris.md tells how it is made).
 *
 * <p>What grazes, with a magnitude below 0.001, which is what we promise of magnitudes, may be an eclipse to the one and not to the
 * other; there must be few of them, and they are told.
 */
@Tag("eclipses")
class EclipseCatalogueTest {
    private static final int ROW = 34;
    private static final double GRAZING = 0.001;
    private static final double NEW_MOON = 2_451_550.1;
    private static final double FULL_MOON = NEW_MOON + 14.77;
    private static final double LUNATION = 29.530588861;

    /** The table of lunar Saroi has the series 1 to 180, and all that were alive from -1262 to 2652. */
    private static final double LUNAR_TABLE_FROM = 1_260_000;

    private static final double LUNAR_TABLE_UNTIL = 2_690_000;

    private static Optional<Path> ancient() {
        String named = System.getenv("NIRAYANA_EPHEMERIS");
        return List.of(named == null ? Path.of("none") : Path.of(named), Project.file("nirayana-ancient.eph")).stream()
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static double year(int year) {
        return Calendar.historic(year < 1583 ? 0 : 3e6).julianDate(year, 1, 1, 0);
    }

    @Test
    void noEclipseIsMissedOrInvented() throws IOException {
        Ephemeris ephemeris = PackedEphemeris.load();
        double from = year(2001);
        double until = year(2051);
        if (Proof.isLong()) {
            from = year(1551);
            until = year(2650);
            if (ancient().isPresent()) {
                ephemeris = new LayeredEphemeris(
                        ephemeris, PackedEphemeris.open(ancient().get()));
                from = year(-1999);
                until = year(3001);
            }
        }
        Eclipses eclipses = new Eclipses(Sky.of(ephemeris));
        String sun = solar(eclipses, from, until);
        String moon = lunar(eclipses, Math.max(from, LUNAR_TABLE_FROM), Math.min(until, LUNAR_TABLE_UNTIL));
        Proof.figure(ROW, String.format("JD %.0f to %.0f: %s; %s", from, until, sun, moon));
    }

    private static String solar(Eclipses eclipses, double from, double until) {
        TreeMap<Integer, double[]> theirs = new TreeMap<>();
        for (String[] row : Authorities.rows("nasa/solar.csv")) {
            double jd = Double.parseDouble(row[0]);
            if (jd >= from && jd < until) {
                theirs.put(lunation(jd, NEW_MOON), new double[] {jd, Double.parseDouble(row[2])});
            }
        }
        TreeMap<Integer, SolarEclipse> ours = new TreeMap<>();
        for (SolarEclipse eclipse : eclipses.solar(TT.ofJulianDate(from), TT.ofJulianDate(until))) {
            ours.put(lunation(eclipse.greatest().julianDate(), NEW_MOON), eclipse);
        }
        assertThat(theirs).hasSizeGreaterThan(100);
        Set<Integer> missed = new TreeSet<>(theirs.keySet());
        missed.removeAll(ours.keySet());
        for (int lunation : missed) {
            assertThat(theirs.get(lunation)[1])
                    .as("magnitude of the missed %s", lunation)
                    .isLessThan(GRAZING);
        }
        Set<Integer> more = new TreeSet<>(ours.keySet());
        more.removeAll(theirs.keySet());
        for (int lunation : more) {
            assertThat(ours.get(lunation).magnitude())
                    .as("%s", ours.get(lunation))
                    .isLessThan(GRAZING);
        }
        assertThat(missed.size() + more.size()).as("%s %s", missed, more).isLessThanOrEqualTo(3);
        return theirs.size() + " solar, " + missed.size() + " missed, " + more.size() + " more, all grazing";
    }

    private static String lunar(Eclipses eclipses, double from, double until) {
        Set<Integer> theirs = new TreeSet<>();
        Set<Integer> ends = new TreeSet<>();
        for (double[] series : PublishedTable.resource(Saros.class, "saros-lunar.csv")) {
            int members = (int) Math.round((series[2] - series[1]) / 6585.3211);
            for (int i = 0; i <= members; i++) {
                double noon = series[1] + 0.5 + (series[2] - series[1]) * i / members;
                if (noon >= from && noon < until) {
                    theirs.add(lunation(noon, FULL_MOON));
                    if (i == 0 || i == members) {
                        ends.add(lunation(noon, FULL_MOON));
                    }
                }
            }
        }
        TreeMap<Integer, LunarEclipse> ours = new TreeMap<>();
        for (LunarEclipse eclipse : eclipses.lunar(TT.ofJulianDate(from), TT.ofJulianDate(until))) {
            ours.put(lunation(eclipse.greatest().julianDate(), FULL_MOON), eclipse);
        }
        assertThat(theirs).hasSizeGreaterThan(100);
        Set<Integer> missed = new TreeSet<>(theirs);
        missed.removeAll(ours.keySet());
        // The table has no magnitudes; what grazes is the first or the last of its series.
        assertThat(ends).containsAll(missed);
        Set<Integer> more = new TreeSet<>(ours.keySet());
        more.removeAll(theirs);
        for (int lunation : more) {
            assertThat(ours.get(lunation).penumbralMagnitude())
                    .as("%s", ours.get(lunation))
                    .isLessThan(GRAZING);
        }
        assertThat(missed.size() + more.size()).as("%s %s", missed, more).isLessThanOrEqualTo(2);
        return theirs.size() + " lunar, " + missed.size() + " missed, " + more.size() + " more, all grazing";
    }

    private static int lunation(double julianDate, double first) {
        return (int) Math.rint((julianDate - first) / LUNATION);
    }
}
