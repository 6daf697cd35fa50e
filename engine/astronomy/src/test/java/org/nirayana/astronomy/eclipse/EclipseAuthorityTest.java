package org.nirayana.astronomy.eclipse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;
import org.nirayana.testing.Authorities;

/**
 * Eclipses against the Five Millennium Catalogs of Espenak and Meeus, {@code authorities/nasa}. Compared in TD, which is TT, so
 * that their forecast of Delta T does not enter. The whole span of the built-in ephemeris, and 5,000 years, are {@code
 * EclipseCatalogueTest} of the module acceptance.
 */
class EclipseAuthorityTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final Eclipses ECLIPSES = new Eclipses(SKY);
    private static final double SECONDS = 86_400;

    private static TT td(LocalDateTime t) {
        return TT.ofJulianDate(Calendar.GREGORIAN.julianDate(
                t.getYear(),
                t.getMonthValue(),
                t.getDayOfMonth(),
                t.toLocalTime().toSecondOfDay() / SECONDS));
    }

    private static TT td(int year) {
        return td(LocalDateTime.of(year, 1, 1, 0, 0));
    }

    private static double seconds(TT ours, TT theirs) {
        return (ours.j2000Days() - theirs.j2000Days()) * SECONDS;
    }

    /**
     * Authority: authorities/nasa/solar.csv. 0.5 s of greatest eclipse, of which ours are within 0.15 s: their Moon is ELP 2000-82,
     * ours DE431. Gamma and magnitude are printed to four digits; one more in the last.
     */
    @Test
    void solarEclipsesFrom1900To2100() {
        List<double[]> theirs = Authorities.rows("nasa/solar.csv").stream()
                .map(row -> new double[] {
                    Double.parseDouble(row[0]),
                    Double.parseDouble(row[1]),
                    Double.parseDouble(row[2]),
                    row[3].isEmpty() ? Double.NaN : Double.parseDouble(row[3])
                })
                .filter(row -> row[0] >= td(1900).julianDate() && row[0] < td(2101).julianDate())
                .toList();
        List<SolarEclipse> ours = ECLIPSES.solar(td(1900), td(2101));
        assertThat(theirs).hasSize(454);
        assertThat(ours).hasSameSizeAs(theirs);
        double worst = 0;
        double worstMagnitude = 0;
        for (int i = 0; i < ours.size(); i++) {
            SolarEclipse eclipse = ours.get(i);
            double[] row = theirs.get(i);
            double apart = Math.abs(seconds(eclipse.greatest(), TT.ofJulianDate(row[0])));
            assertThat(apart).as("seconds, %s", eclipse).isLessThan(0.5);
            assertThat(eclipse.gamma()).as("%s", eclipse).isCloseTo(row[1], within(1.0e-4));
            assertThat(eclipse.magnitude()).as("%s", eclipse).isCloseTo(row[2], within(1.5e-4));
            assertThat(eclipse.saros().series()).as("%s", eclipse).isEqualTo((int) row[3]);
            worst = Math.max(worst, apart);
            worstMagnitude = Math.max(worstMagnitude, Math.abs(eclipse.magnitude() - row[2]));
        }
        System.out.printf(
                "solar eclipses 1900-2100 against NASA: %.2f s in TD, magnitude %.5f%n", worst, worstMagnitude);
    }

    /** Authority: the statistics of the catalogue's page for 2001 to 2100. */
    @Test
    void kindsOfTheTwentyFirstCentury() {
        List<SolarEclipse> century = ECLIPSES.solar(td(2001), td(2101));
        Map<SolarEclipseKind, Long> kinds =
                century.stream().collect(Collectors.groupingBy(SolarEclipse::kind, Collectors.counting()));
        assertThat(kinds)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        SolarEclipseKind.PARTIAL, 77L,
                        SolarEclipseKind.ANNULAR, 72L,
                        SolarEclipseKind.TOTAL, 68L,
                        SolarEclipseKind.HYBRID, 7L));
        // Without a central line: of the annular ones 2014-04-29 and 2043-10-03, of the total ones 2043-04-09.
        assertThat(century.stream()
                        .filter(e -> e.kind() != SolarEclipseKind.PARTIAL && !e.isCentral())
                        .map(e -> e.toString().substring(0, e.toString().indexOf(','))))
                .containsExactly(
                        "annular solar eclipse of 2014-04-29",
                        "total solar eclipse of 2043-04-09",
                        "annular solar eclipse of 2043-10-03");
    }

    /**
     * Authority: authorities/nasa/lunar.csv, all eclipses of 1901-1915, 2001-2015 and 2090-2100. 3 s; magnitudes within 0.0004;
     * durations within 0.2 min, and 0.5 where the Moon only grazes the penumbra and the contacts fly apart.
     */
    @Test
    void lunarEclipses() {
        List<String[]> rows = Authorities.rows("nasa/lunar.csv");
        assertThat(rows).hasSize(93);
        double worst = 0;
        double worstMagnitude = 0;
        for (String[] row : rows) {
            TT theirs = td(LocalDateTime.parse(row[0]));
            List<LunarEclipse> found = ECLIPSES.lunar(theirs.plusDays(-5), theirs.plusDays(5));
            assertThat(found).as(row[0]).hasSize(1);
            LunarEclipse eclipse = found.get(0);
            double apart = Math.abs(seconds(eclipse.greatest(), theirs));
            assertThat(apart).as("seconds, %s", eclipse).isLessThan(3);
            assertThat(eclipse.kind().name())
                    .as(row[0])
                    .startsWith(row[1].equals("N") ? "PE" : row[1].equals("P") ? "PA" : "T");
            assertThat(eclipse.saros().series()).as(row[0]).isEqualTo(Integer.parseInt(row[2]));
            assertThat(eclipse.gamma()).as(row[0]).isCloseTo(Double.parseDouble(row[3]), within(1.5e-4));
            assertThat(eclipse.penumbralMagnitude()).as(row[0]).isCloseTo(Double.parseDouble(row[4]), within(4e-4));
            assertThat(eclipse.umbralMagnitude()).as(row[0]).isCloseTo(Double.parseDouble(row[5]), within(4e-4));
            double tolerance = Double.parseDouble(row[6]) < 70 ? 0.5 : 0.2;
            assertThat(minutes(eclipse.penumbralBegin(), eclipse.penumbralEnd()))
                    .as(row[0])
                    .isCloseTo(Double.parseDouble(row[6]), within(tolerance));
            assertThat(eclipse.partialBegin().isPresent()).as(row[0]).isEqualTo(!row[7].isEmpty());
            assertThat(eclipse.totalBegin().isPresent()).as(row[0]).isEqualTo(!row[8].isEmpty());
            if (!row[7].isEmpty()) {
                assertThat(minutes(
                                eclipse.partialBegin().orElseThrow(),
                                eclipse.partialEnd().orElseThrow()))
                        .as(row[0])
                        .isCloseTo(Double.parseDouble(row[7]), within(0.2));
            }
            if (!row[8].isEmpty()) {
                assertThat(minutes(
                                eclipse.totalBegin().orElseThrow(),
                                eclipse.totalEnd().orElseThrow()))
                        .as(row[0])
                        .isCloseTo(Double.parseDouble(row[8]), within(0.2));
            }
            worst = Math.max(worst, apart);
            worstMagnitude = Math.max(worstMagnitude, Math.abs(eclipse.umbralMagnitude() - Double.parseDouble(row[5])));
        }
        System.out.printf("lunar eclipses against NASA: %.1f s in TD, umbral magnitude %.5f%n", worst, worstMagnitude);
    }

    private static double minutes(TT from, TT until) {
        return (until.j2000Days() - from.j2000Days()) * 1440;
    }

    /**
     * Authority: authorities/nasa/elements.csv. Over three hours before and after their reference time the curves agree within
     * 4e-5 of the Earth's radius (x, y: 0.13" of the Moon at the ends, 0.01" in the middle) and 1e-5 (umbra; their Sun is 695,990 km). Their penumbra is
     * 2.4e-5 smaller throughout: the catalogue seems made with k = 0.272488 for it, not with 0.2725076.
     */
    @Test
    void elementsAgreeWithNasas() {
        List<String[]> rows = Authorities.rows("nasa/elements.csv");
        assertThat(rows).hasSize(5);
        for (String[] row : rows) {
            double[] c = new double[row.length];
            for (int i = 1; i < row.length; i++) {
                c[i] = Double.parseDouble(row[i]);
            }
            TT t0 = td(LocalDate.parse(row[0]).atTime((int) c[1], 0));
            BesselianElements ours =
                    ECLIPSES.solar(t0.plusDays(-2), t0.plusDays(2)).get(0).elements();
            for (double h = -3; h <= 3; h += 0.5) {
                double at = ours.hours(t0) + h;
                assertThat(ours.x().at(at)).as("x of %s", row[0]).isCloseTo(cubic(c, 2, h), within(4e-5));
                assertThat(ours.y().at(at)).as("y of %s", row[0]).isCloseTo(cubic(c, 6, h), within(4e-5));
                assertThat(ours.d().at(at)).as("d of %s", row[0]).isCloseTo(square(c, 10, h), within(2e-4));
                double mu = c[13] + c[14] * h;
                assertThat(Math.IEEEremainder(ours.mu().at(at) - mu, 360))
                        .as("mu of %s", row[0])
                        .isCloseTo(0, within(1e-3));
                assertThat(ours.l1().at(at)).as("l1 of %s", row[0]).isCloseTo(square(c, 15, h) + 2.4e-5, within(1e-5));
                assertThat(ours.l2().at(at)).as("l2 of %s", row[0]).isCloseTo(square(c, 18, h), within(1e-5));
            }
            assertThat(ours.tanF1()).isCloseTo(c[21], within(1e-6));
            assertThat(ours.tanF2()).isCloseTo(c[22], within(1e-6));
        }
    }

    private static double cubic(double[] c, int first, double h) {
        return c[first] + h * (c[first + 1] + h * (c[first + 2] + h * c[first + 3]));
    }

    private static double square(double[] c, int first, double h) {
        return c[first] + h * (c[first + 1] + h * c[first + 2]);
    }

    /**
     * Authority: authorities/nasa/places.csv, Espenak's local circumstances at six places, in UT by his forecast of Delta T, some
     * seconds from what it became: hence five seconds for an instant, but 1.5 s for how long it lasts, which is free of that.
     */
    @Test
    void contactsAtPlaces() {
        List<String[]> rows = Authorities.rows("nasa/places.csv");
        assertThat(rows).hasSize(6);
        double worst = 0;
        for (String[] row : rows) {
            Site site = Site.ofDegrees(Double.parseDouble(row[0]), Double.parseDouble(row[1]));
            TT greatest = SKY.timeScales().tt(Instant.parse(row[5]));
            LocalSolarEclipse local = ECLIPSES.solar(greatest.plusDays(-1), greatest.plusDays(1))
                    .get(0)
                    .at(site, SKY)
                    .orElseThrow();
            assertThat(local.kind().name()).startsWith(row[2]);
            worst = Math.max(worst, apart(local.begin(), row[3]));
            worst = Math.max(worst, apart(local.greatest(), row[5]));
            worst = Math.max(worst, apart(local.end(), row[7]));
            assertThat(local.centralBegin().isPresent()).isEqualTo(!row[4].isEmpty());
            if (!row[4].isEmpty()) {
                worst = Math.max(worst, apart(local.centralBegin().orElseThrow(), row[4]));
                worst = Math.max(worst, apart(local.centralEnd().orElseThrow(), row[6]));
            }
            double lasts = Duration.between(Instant.parse(row[3]), Instant.parse(row[7]))
                    .toSeconds();
            assertThat(seconds(local.end(), local.begin())).as(row[5]).isCloseTo(lasts, within(1.5));
            assertThat(local.circumstance(local.greatest()).altitude().degrees())
                    .isCloseTo(Double.parseDouble(row[8]), within(0.6));
        }
        System.out.printf("contacts at places against Espenak: %.1f s%n", worst);
        assertThat(worst).isLessThan(5);
    }

    private static double apart(TT ours, String theirs) {
        return Math.abs(Duration.between(Instant.parse(theirs), SKY.timeScales().utc(ours))
                        .toMillis()
                / 1000.0);
    }
}
