package org.nirayana.astronomy.eclipse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.math.PublishedTable;
import org.nirayana.astronomy.math.Vector3;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Observer;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.astronomy.time.TT;
import org.nirayana.testing.Authorities;

/** What must hold of every eclipse, whoever computes it. */
class EclipsesTest {
    private static final Sky SKY = Sky.of(PackedEphemeris.load());
    private static final Eclipses ECLIPSES = new Eclipses(SKY);
    private static final List<SolarEclipse> SOLAR = ECLIPSES.solar(day(2000, 1, 1), day(2025, 1, 1));
    private static final List<LunarEclipse> LUNAR = ECLIPSES.lunar(day(2000, 1, 1), day(2025, 1, 1));

    private static TT day(int year, int month, int day) {
        return TT.ofJulianDate(Calendar.GREGORIAN.julianDate(year, month, day, 0));
    }

    /** No eclipse of 5,000 years is as far from the node as the filter reaches: authorities/nasa and the table of lunar Saroi. */
    @Test
    void theFilterOfSyzygiesHasRoomToSpare() {
        double farthest = 0;
        List<String[]> rows = Authorities.rows("nasa/solar.csv");
        assertThat(rows).hasSize(11_898);
        for (String[] row : rows) {
            int number = Syzygy.near(TT.ofJulianDate(Double.parseDouble(row[0])));
            assertThat(Math.floorMod(number, 2)).as(row[0]).isZero();
            farthest = Math.max(farthest, Syzygy.degreesFromNode(number));
        }
        for (double[] series : PublishedTable.resource(Saros.class, "saros-lunar.csv")) {
            double noon = series[1] + 0.5;
            for (int i = 0; noon + i * 6585.3211 < series[2] + 2; i++) {
                int number = Syzygy.near(TT.ofJulianDate(noon + i * 6585.3211));
                assertThat(Math.floorMod(number, 2)).as("%s", series[0]).isEqualTo(1);
                farthest = Math.max(farthest, Syzygy.degreesFromNode(number));
            }
        }
        System.out.printf("farthest eclipse of 5,000 years from the mean node: %.2f°%n", farthest);
        assertThat(farthest).isBetween(20.0, Syzygy.NODE_DEGREES - 2.5);
    }

    /** The polynomials against the places of Sun and Moon they stand for, between their nodes. */
    @Test
    void elementsFollowTheSky() {
        assertThat(SOLAR).hasSizeGreaterThan(50);
        for (SolarEclipse eclipse : SOLAR.subList(0, 6)) {
            BesselianElements elements = eclipse.elements();
            for (double h = -3.9; h <= 3.9; h += 0.6) {
                Axis axis = Axis.ofTheMoonsShadow(SKY.at(elements.at(h)));
                assertThat(elements.x().at(h)).isCloseTo(axis.x(), within(1e-7));
                assertThat(elements.y().at(h)).isCloseTo(axis.y(), within(1e-7));
                assertThat(elements.d().at(h)).isCloseTo(Math.toDegrees(axis.declination()), within(1e-6));
            }
        }
    }

    /**
     * The shadow's contacts against what an observer sees: the discs of Sun and Moon, by their topocentric apparent places,
     * touch. 1": the aberration by the turning Earth and the light time of the Moon are in the one and not in the other.
     */
    @Test
    void atAContactTheDiscsTouch() {
        Site delhi = Site.ofDegrees(28.6139, 77.2090);
        int compared = 0;
        for (SolarEclipse eclipse : SOLAR) {
            var local = eclipse.at(delhi, SKY);
            if (local.isPresent()
                    && local.get()
                            .sighting(RiseDefinition.GEOMETRIC)
                            .isUp(local.get().begin())) {
                for (TT contact : List.of(local.get().begin(), local.get().end())) {
                    Observer observer = SKY.at(contact).from(delhi);
                    Apparent sun = observer.apparent(Body.SUN);
                    Apparent moon = observer.apparent(Body.MOON);
                    double apart = Math.toDegrees(angle(direction(sun), direction(moon))) * 3600;
                    double sunRadius = 959.63 / sun.distanceAu();
                    double moonRadius =
                            Math.toDegrees(Math.asin(0.2725076 * 6378.137 / (moon.distanceAu() * 149_597_870.7)))
                                    * 3600;
                    assertThat(apart).isCloseTo(sunRadius + moonRadius, within(1.0));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(8);
    }

    private static Vector3 direction(Apparent place) {
        return Vector3.ofDirection(place.longitude(), place.latitude());
    }

    private static double angle(Vector3 a, Vector3 b) {
        return Math.atan2(a.cross(b).length(), a.dot(b));
    }

    @Test
    void contactsAreRootsAndInOrder() {
        assertThat(LUNAR).hasSizeGreaterThan(50);
        for (LunarEclipse eclipse : LUNAR) {
            TT before = eclipse.penumbralBegin();
            assertThat(before).isLessThan(eclipse.greatest());
            assertThat(eclipse.greatest()).isLessThan(eclipse.penumbralEnd());
            eclipse.partialBegin().ifPresent(u1 -> {
                assertThat(u1).isBetween(before, eclipse.greatest());
                assertThat(eclipse.umbralMagnitudeAt(u1)).isCloseTo(0, within(1e-6));
                assertThat(eclipse.umbralMagnitudeAt(eclipse.partialEnd().orElseThrow()))
                        .isCloseTo(0, within(1e-6));
            });
            eclipse.totalBegin().ifPresent(u2 -> {
                assertThat(u2).isBetween(eclipse.partialBegin().orElseThrow(), eclipse.greatest());
                assertThat(eclipse.umbralMagnitudeAt(u2)).isCloseTo(1, within(1e-6));
                assertThat(eclipse.umbralMagnitudeAt(eclipse.totalEnd().orElseThrow()))
                        .isCloseTo(1, within(1e-6));
            });
            assertThat(eclipse.partialBegin().isPresent()).isEqualTo(eclipse.kind() != LunarEclipseKind.PENUMBRAL);
            assertThat(eclipse.totalBegin().isPresent()).isEqualTo(eclipse.kind() == LunarEclipseKind.TOTAL);
        }
        assertThat(SOLAR).hasSizeGreaterThan(50);
        for (SolarEclipse eclipse : SOLAR) {
            assertThat(eclipse.begin()).isLessThan(eclipse.greatest());
            assertThat(eclipse.greatest()).isLessThan(eclipse.end());
            LocalSolarEclipse local = eclipse.at(eclipse.greatestPlace(), SKY).orElseThrow();
            // Where it is greatest it is as the whole eclipse is told; one without a central line is told by what is
            // covered.
            if (eclipse.isCentral() || eclipse.kind() == SolarEclipseKind.PARTIAL) {
                assertThat(local.magnitude()).as("%s", eclipse).isCloseTo(eclipse.magnitude(), within(2e-3));
            }
            assertThat(local.magnitudeAt(local.begin())).isCloseTo(0, within(1e-6));
            assertThat(local.magnitudeAt(local.end())).isCloseTo(0, within(1e-6));
            assertThat(local.centralBegin().isPresent()).isEqualTo(local.kind() != SolarEclipseKind.PARTIAL);
            if (eclipse.isCentral()) {
                assertThat(eclipse.centralBegin().orElseThrow()).isBetween(eclipse.begin(), eclipse.greatest());
                assertThat(eclipse.centralEnd().orElseThrow()).isBetween(eclipse.greatest(), eclipse.end());
            }
        }
    }

    @Test
    void theSearchEndsWhereItIsTold() {
        SolarEclipse first = SOLAR.get(0);
        assertThat(ECLIPSES.solar(first.greatest(), first.greatest().plusDays(1)))
                .hasSize(1);
        assertThat(ECLIPSES.solar(
                        first.greatest().plusDays(1e-6), first.greatest().plusDays(20)))
                .isEmpty();
        assertThatThrownBy(() -> ECLIPSES.solar(day(2001, 1, 1), day(2000, 1, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("must not end");
    }

    /** Chauvenet's shadow is larger: umbral magnitudes by 0.005, penumbral ones by 0.026 (Espenak's comparison of the two). */
    @Test
    void chauvenetsShadowIsLarger() {
        List<LunarEclipse> larger = ECLIPSES.with(EarthShadow.CHAUVENET).lunar(day(2001, 1, 1), day(2002, 1, 1));
        List<LunarEclipse> danjon = ECLIPSES.lunar(day(2001, 1, 1), day(2002, 1, 1));
        assertThat(larger).hasSameSizeAs(danjon).hasSize(3);
        for (int i = 0; i < 3; i++) {
            assertThat(larger.get(i).umbralMagnitude() - danjon.get(i).umbralMagnitude())
                    .isCloseTo(0.005, within(0.002));
            assertThat(larger.get(i).penumbralMagnitude() - danjon.get(i).penumbralMagnitude())
                    .isCloseTo(0.026, within(0.002));
        }
    }

    /** The Moon is larger by 0.0002265 of its 0.2723 radii, so that its diameter over the Sun's, 1.03, is larger by 0.00087. */
    @Test
    void oneRadiusMakesTotalEclipsesLarger() {
        double two = ECLIPSES.solar(day(2017, 8, 20), day(2017, 8, 23)).get(0).magnitude();
        double one = ECLIPSES.with(MoonDisc.ONE_RADIUS)
                .solar(day(2017, 8, 20), day(2017, 8, 23))
                .get(0)
                .magnitude();
        assertThat(one - two).isCloseTo(0.00087, within(0.00005));
    }

    /** NASA's pages of the series: 2017-08-21 is 22 of 77 in Saros 145, 2024-04-08 30 of 71 in 139, 2018-07-27 38 of 71 in lunar 129. */
    @Test
    void membersOfSaros() {
        assertThat(ECLIPSES.solar(day(2017, 8, 20), day(2017, 8, 23)).get(0).saros())
                .hasToString("Saros 145, 22 of 77");
        assertThat(ECLIPSES.solar(day(2024, 4, 7), day(2024, 4, 10)).get(0).saros())
                .hasToString("Saros 139, 30 of 71");
        assertThat(ECLIPSES.lunar(day(2018, 7, 26), day(2018, 7, 29)).get(0).saros())
                .hasToString("Saros 129, 38 of 71");
    }

    /** PIB's durations until sunset of 2022-10-25 (Delhi 1 h 13 min, Chennai 31 min, Kolkata 12 min): the upper edge sets. */
    @Test
    void anEclipseThatSetsIsSeenUntilTheUpperEdgeIsGone() {
        SolarEclipse eclipse =
                ECLIPSES.solar(day(2022, 10, 24), day(2022, 10, 27)).get(0);
        assertThat(minutesSeen(eclipse, 28.61, 77.21)).isCloseTo(73, within(1.5));
        assertThat(minutesSeen(eclipse, 13.08, 80.27)).isCloseTo(31, within(1.5));
        assertThat(minutesSeen(eclipse, 22.57, 88.36)).isCloseTo(12, within(1.5));
        Sighting delhi =
                eclipse.at(Site.ofDegrees(28.61, 77.21), SKY).orElseThrow().sighting(RiseDefinition.UPPER_LIMB);
        assertThat(delhi.setsIn()).isTrue();
        assertThat(delhi.risesIn()).isFalse();
        // In America it is night.
        assertThat(eclipse.at(Site.ofDegrees(40.7, -74.0), SKY)
                        .filter(local ->
                                local.sighting(RiseDefinition.UPPER_LIMB).isSeen()))
                .isEmpty();
    }

    private static double minutesSeen(SolarEclipse eclipse, double latitude, double longitude) {
        Sighting sighting = eclipse.at(Site.ofDegrees(latitude, longitude), SKY)
                .orElseThrow()
                .sighting(RiseDefinition.UPPER_LIMB);
        assertThat(sighting.stretches()).hasSize(1);
        return (sighting.last().orElseThrow().j2000Days()
                        - sighting.first().orElseThrow().j2000Days())
                * 1440;
    }

    @Test
    void elementsAreWrittenForPeople() {
        String text = ECLIPSES.solar(day(2017, 8, 20), day(2017, 8, 23))
                .get(0)
                .elements()
                .toString();
        assertThat(text)
                .startsWith("T0 = 2017-08-21 18:00 TT, Delta T = 6")
                .contains("n ")
                .contains("mu");
        assertThat(text.lines()).hasSize(8);
    }

    @Test
    void obscurationIsAPartOfTheDisc() {
        // Delhi, 2020-06-21: magnitude 0.953, obscuration 0.938 (press; transits of the Indian almanacs).
        LocalSolarEclipse delhi = ECLIPSES.solar(day(2020, 6, 20), day(2020, 6, 23))
                .get(0)
                .at(Site.ofDegrees(28.61, 77.21), SKY)
                .orElseThrow();
        assertThat(delhi.magnitude()).isCloseTo(0.953, within(0.002));
        assertThat(delhi.obscuration()).isCloseTo(0.938, within(0.002));
        assertThat(delhi.obscurationAt(delhi.begin())).isCloseTo(0, within(1e-6));
    }
}
