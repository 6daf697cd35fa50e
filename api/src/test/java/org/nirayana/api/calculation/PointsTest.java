package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Given;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.view.AspectsView;
import org.nirayana.api.view.HoroscopeView;
import org.nirayana.api.view.PlacementView;
import org.nirayana.api.view.PointsView;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.drawing.ChartDrawing;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.point.PointSets;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** Points beside the ten in every answer that takes them: those of the library, and those of a program of one's own. */
class PointsTest {
    private static final Engine ENGINE = new Engine(
            PackedEphemeris.load(),
            Conventions.standard(),
            "test",
            TimeZones.builtIn(),
            Gazetteer.builtIn(),
            Clock.fixed(Instant.parse("2026-11-16T00:30:00Z"), ZoneOffset.UTC));

    private static final PointSet OWN =
            PointSet.of("mine", PointRule.of("second_moon", "SM", "the test", chart -> chart.moon()
                    .sidereal()));

    private static final String BIRTH = "lat=13.0878&lon=80.2785&dateandtime=1990-05-17T05:00:00Z";
    private static final String UPAGRAHAS = BIRTH + "&points=sun_upagrahas";

    private static Object ask(Engine engine, String operation, String query) {
        return Calculations.of(operation).compute(engine, Given.query(query)).value();
    }

    private static Object ask(String operation, String query) {
        return ask(ENGINE, operation, query);
    }

    private static List<PointsView.Point> points(String query) {
        return ((PointsView) ask("getPoints", query + "&sets=sun_upagrahas")).points();
    }

    /** Brihat Parashara Hora Shastra 3.64: a rasi after Upaketu stands the Sun, to the last printed decimal. */
    @Test
    void eachSaysWhereItStandsAndByWhichVerse() {
        List<PointsView.Point> five = points(BIRTH);
        PlacementView sun = (PlacementView) ((List<?>) ask("getPlanets", BIRTH)).get(0);
        assertThat(five)
                .extracting(PointsView.Point::name)
                .containsExactly("dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu");
        PointsView.Point upaketu = five.get(4);
        assertThat(upaketu.nirayanaLongitude() + 30_000_000_000L).isEqualTo(sun.nirayanaLongitude());
        assertThat(upaketu.advancedBy()).isEqualTo(sun.advancedBy());
        assertThat(upaketu.source()).isEqualTo("Brihat Parashara Hora Shastra 3.63-64");
        assertThat(((PointsView) ask("getPoints", BIRTH)).points()).startsWith(five.toArray(PointsView.Point[]::new));
    }

    /** The same ayanamsa, nodes and corrections as the planets of the question. */
    @Test
    void theyFollowTheConventionsOfTheQuestion() {
        for (String by : List.of("&ayanamsa=raman", "&positions=true", "&profile=jhora")) {
            PlacementView sun = (PlacementView) ((List<?>) ask("getPlanets", BIRTH + by)).get(0);
            assertThat(points(BIRTH + by).get(4).nirayanaLongitude() + 30_000_000_000L)
                    .as(by)
                    .isEqualTo(sun.nirayanaLongitude());
        }
    }

    @Test
    void vargaAndHousesAreThoseOfTheQuestion() {
        List<PointsView.Point> plain = points(BIRTH);
        List<PointsView.Point> asked = points(BIRTH + "&varga=9&house_system=placidus");
        assertThat(plain).isNotEmpty().allSatisfy(point -> assertThat(point.varga())
                .isEmpty());
        // Dhuma at 15°39′ of Virgo is in its fifth navamsa; those of an earthy sign are counted from Capricorn.
        PointsView.Divided dhuma = asked.get(0).varga().orElseThrow();
        assertThat(dhuma.part()).isEqualTo(5);
        assertThat(dhuma.rasiOccupied()).isEqualTo("Taurus");
        assertThat(asked)
                .extracting(PointsView.Point::positedAt)
                .isNotEqualTo(plain.stream().map(PointsView.Point::positedAt).toList());
        HoroscopeView horoscope = (HoroscopeView) ask("getHoroscope", UPAGRAHAS + "&varga=9&house_system=placidus");
        assertThat(horoscope.points()).contains(asked);
        assertThat(((HoroscopeView) ask("getHoroscope", BIRTH)).points()).isEmpty();
    }

    @Test
    void aspectsTellWhatLooksAtThem() {
        AspectsView without = (AspectsView) ask("getAspects", BIRTH + "&kinds=sphuta");
        AspectsView with = (AspectsView) ask("getAspects", UPAGRAHAS + "&kinds=sphuta");
        assertThat(without.points()).isEmpty();
        assertThat(without.pointsSphuta()).isEmpty();
        assertThat(with.aspects()).isEqualTo(without.aspects());
        assertThat(with.sphuta()).isEqualTo(without.sphuta());
        assertThat(with.pointsSphuta().orElseThrow()).hasSize(5 * 7);
        // Upaketu is in the sign before the Sun's, at which nobody looks from there, and Indrachapa in that before it.
        assertThat(with.points().orElseThrow())
                .isNotEmpty()
                .noneMatch(look -> look.planet().equals("sun") && look.point().equals("upaketu"));
        assertThat(((AspectsView) ask("getAspects", UPAGRAHAS)).pointsSphuta()).isEmpty();
    }

    @Test
    void aPictureHasThemAfterThePlanets() {
        ChartDrawing drawing = (ChartDrawing) ask("getChart", UPAGRAHAS);
        assertThat(drawing.otherPoints())
                .extracting(point -> point.point().id())
                .containsExactly("dhuma", "vyatipata", "parivesha", "indrachapa", "upaketu");
        assertThat(((ChartDrawing) ask("getChart", BIRTH)).otherPoints()).isEmpty();
    }

    @Test
    void anEngineWithAnotherSetHasItEverywhere() {
        Engine engine = ENGINE.with(PointSets.builtIn().with(OWN));
        String mine = BIRTH + "&points=mine";
        assertThat(((PointsView) ask(engine, "getPoints", BIRTH)).points())
                .extracting(PointsView.Point::name)
                .contains("upaketu", "second_moon");
        assertThat(((HoroscopeView) ask(engine, "getHoroscope", mine)).points().orElseThrow())
                .extracting(PointsView.Point::source)
                .containsExactly("the test");
        assertThat(((ChartDrawing) ask(engine, "getChart", mine)).svg()).contains(">SM<", "; second_moon: ");
        assertThat(((AspectsView) ask(engine, "getAspects", mine)).points().orElseThrow())
                .extracting(AspectsView.OfPoint::planet)
                .contains("jupiter");
        assertThat(engine.fingerprint()).isNotEqualTo(ENGINE.fingerprint());
        assertThat(engine.with(Conventions.standard()).pointSets()).isSameAs(engine.pointSets());
    }

    @Test
    void whatIsNotKnownIsRefusedWithWhatIs() {
        for (Map.Entry<String, String> asked : Map.of(
                        "getPoints", "sets=moons",
                        "getAspects", "points=sun_upagrahas,moons",
                        "getHoroscope", "points=",
                        "getChart", "points=moons")
                .entrySet()) {
            assertThatThrownBy(() -> ask(asked.getKey(), BIRTH + "&" + asked.getValue()))
                    .isInstanceOfSatisfying(InvalidInput.class, refused -> assertThat(
                                    refused.errors().get(0).message())
                            .startsWith("must be one of sun_upagrahas"));
        }
        assertThatThrownBy(() -> ask("getChart", UPAGRAHAS + "&birth_time=unknown"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("points");
    }
}
