package org.nirayana.astronomy.eclipse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;

/** The curves on the ground against what is met at their points. */
class SolarEclipsePathTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());

    private static SolarEclipse of(int year, int month, int day) {
        TT noon = TT.ofJulianDate(Calendar.GREGORIAN.julianDate(year, month, day, 0.5));
        return new Eclipses(SKY).solar(noon.plusDays(-1), noon.plusDays(1)).get(0);
    }

    private static final SolarEclipse TOTAL = of(2024, 4, 8);

    @Test
    void onTheCentralLineTheShadowGoesOverhead() {
        List<Site> line = new SolarEclipsePath(TOTAL).centralLine();
        assertThat(line).hasSizeGreaterThan(60);
        for (Site site : line.subList(1, line.size() - 1)) {
            LocalSolarEclipse local = TOTAL.at(site, SKY).orElseThrow();
            assertThat(local.kind()).isEqualTo(SolarEclipseKind.TOTAL);
            // 2e-5 of the Earth's radius is 130 m.
            assertThat(TOTAL.elements()
                            .shadowAt(site, TOTAL.elements().hours(local.greatest()))
                            .distance())
                    .isLessThan(2e-5);
        }
    }

    @Test
    void onALimitTheGreatestMagnitudeIsThatOfTheLimit() {
        SolarEclipsePath path = new SolarEclipsePath(TOTAL);
        for (double magnitude : new double[] {0.001, 0.25, 0.5, 0.75}) {
            List<List<Site>> limits = path.limits(magnitude);
            assertThat(limits).as("%s", magnitude).hasSizeGreaterThanOrEqualTo(2);
            for (List<Site> piece : limits) {
                for (int i = 0; i < piece.size(); i++) {
                    // On the horizon the ground runs along the shadow, and a limit ends a little inside.
                    boolean end = i < 3 || i >= piece.size() - 3;
                    assertThat(TOTAL.at(piece.get(i), SKY).orElseThrow().magnitude())
                            .isCloseTo(magnitude, within(end ? 0.02 : 1e-3));
                }
            }
        }
        // At its own limits totality lasts for no time.
        assertThat(path.centralLimits()).hasSize(2);
        for (List<Site> piece : path.centralLimits()) {
            for (Site site : piece.subList(3, piece.size() - 3)) {
                BesselianElements.Shadow shadow = TOTAL.elements()
                        .shadowAt(
                                site,
                                TOTAL.elements()
                                        .hours(TOTAL.at(site, SKY).orElseThrow().greatest()));
                assertThat(shadow.distance()).isCloseTo(-shadow.umbra(), within(5e-5));
            }
        }
        assertThatThrownBy(() -> path.limits(1)).hasMessageContaining("from 0 to less than 1");
    }

    @Test
    void whereItBeginsOrEndsOnTheHorizonTheSunIsThere() {
        List<List<Site>> curves = new SolarEclipsePath(TOTAL).horizonCurves();
        assertThat(curves).hasSizeGreaterThanOrEqualTo(2);
        for (List<Site> curve : curves) {
            for (Site site : curve.subList(1, curve.size() - 1)) {
                LocalSolarEclipse local = TOTAL.at(site, SKY).orElseThrow();
                double begin = local.circumstance(local.begin()).altitude().degrees();
                double end = local.circumstance(local.end()).altitude().degrees();
                assertThat(Math.min(Math.abs(begin), Math.abs(end))).isLessThan(0.6);
            }
        }
    }

    @Test
    void aPartialEclipseHasNoCentralLine() {
        SolarEclipsePath path = new SolarEclipsePath(of(2022, 10, 25));
        assertThat(path.centralLine()).isEmpty();
        assertThat(path.centralLimits()).isEmpty();
        assertThat(path.limits(0)).isNotEmpty();
        // One that is annular without a central line has one limit.
        assertThat(new SolarEclipsePath(of(2014, 4, 29)).centralLine()).isEmpty();
    }
}
