package org.nirayana.jyotisha.point;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.PointDrishti;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

class PointSetsTest {
    private static final Chart CHART = new ChartFactory(PackedEphemeris.load())
            .chart(
                    Birth.of(Instant.parse("1990-05-17T05:00:00Z"), Site.ofDegrees(13.0878, 80.2785)),
                    Conventions.standard());

    private static PointSet own(String set, String point, String code) {
        return PointSet.of(
                set, PointRule.of(point, code, "the test", chart -> chart.sun().sidereal()));
    }

    @Test
    void aProgramAddsItsOwn() {
        PointSets sets = PointSets.builtIn().with(own("mine", "second_sun", "SS"));
        assertThat(sets.byId().keySet()).contains("sun_upagrahas").endsWith("mine");
        assertThat(PointSets.builtIn().find("mine")).isEmpty();
        assertThat(CHART.points(sets.find("mine").orElseThrow()))
                .singleElement()
                .satisfies(point -> {
                    assertThat(point.sidereal()).isEqualTo(CHART.sun().sidereal());
                    assertThat(point.house()).isEqualTo(CHART.sun().house());
                    assertThat(point.latitude()).isEmpty();
                    assertThat(point.isRetrograde()).isFalse();
                });
    }

    @Test
    void namesThatWouldBeTakenForOthersAreRefused() {
        for (PointSet wrong : List.of(
                own("sun_upagrahas", "a", "AA"),
                own("mine", "dhuma", "AA"),
                own("mine", "a", "DH"),
                own("mine", "sun", "AA"),
                own("mine", "ascendant", "AA"),
                own("mine", "a", "SU"),
                own("mine", "Spaced Out", "AA"),
                own("mine", "a", ""),
                own("My Set", "a", "AA"),
                PointSet.of("none"))) {
            assertThatThrownBy(() -> PointSets.builtIn().with(wrong))
                    .as(wrong.toString())
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** A rule may know more than where: a point that moves backwards is retrograde. */
    @Test
    void aRuleMayTellLatitudeAndSpeed() {
        PointRule moving = new PointRule() {
            @Override
            public String id() {
                return "moving";
            }

            @Override
            public String code() {
                return "MV";
            }

            @Override
            public String source() {
                return "the test";
            }

            @Override
            public SiderealLongitude place(Chart chart) {
                return chart.of(Graha.RAHU).sidereal();
            }

            @Override
            public Optional<Angle> latitude(Chart chart) {
                return Optional.of(Angle.degrees(5));
            }

            @Override
            public Optional<Angle> speedPerDay(Chart chart) {
                return Optional.of(Angle.degrees(-0.05));
            }
        };
        PlacedPoint placed = CHART.points(PointSet.of("mine", moving)).get(0);
        assertThat(placed.isRetrograde()).isTrue();
        assertThat(placed.latitude()).contains(Angle.degrees(5));
        assertThat(placed.toString()).endsWith("retrograde");
    }

    /** Who looks at a point where a graha stands looks at it as at that graha: by sign ({@link GrahaDrishti}) and by degree. */
    @Test
    void aPointIsLookedAtAsWhatStandsThere() {
        for (Graha at : Graha.ALL) {
            List<PlacedPoint> there =
                    CHART.points(PointSet.of("mine", PointRule.of("there", "TH", "the test", chart -> chart.of(at)
                            .sidereal())));
            assertThat(PointDrishti.of(CHART, there))
                    .extracting(look -> look.from() + " " + look.count() + " " + look.quarters() + look.special())
                    .containsExactlyElementsOf(GrahaDrishti.of(CHART).stream()
                            .filter(look -> look.seen().stream().anyMatch(seen -> seen.point() == at))
                            .map(look -> look.from() + " " + look.count() + " " + look.quarters() + look.special())
                            .toList());
            assertThat(SphutaDrishti.of(CHART, there).stream().filter(look -> look.from() != at))
                    .extracting(look -> look.from() + " " + look.arc() + " " + look.virupas())
                    .containsExactlyElementsOf(SphutaDrishti.of(CHART).stream()
                            .filter(look -> look.at() == at)
                            .map(look -> look.from() + " " + look.arc() + " " + look.virupas())
                            .toList());
        }
    }
}
