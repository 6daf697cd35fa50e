package org.nirayana.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.nirayana.api.calculation.Engine;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.ephemeris.Ephemeris;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.ephemeris.Span;
import org.nirayana.astronomy.time.TDB;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.PointRule;
import org.nirayana.jyotisha.PointSet;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.OwnAyanamsa;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.placement.PlacedPoint;
import org.nirayana.jyotisha.point.PointSets;
import org.nirayana.jyotisha.point.SunUpagraha;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** What a row is computed to is what the engine and the API say. */
class BatchColumnsTest {
    private static final Instant BORN = Instant.parse("1990-05-17T05:00:00Z");
    private static final BatchRow CHENNAI =
            new BatchRow(BORN, 13.0878, 80.2785, "Asia/Kolkata", Optional.empty(), Optional.empty());

    private static Chart chart() {
        var zone = BatchEngine.standard().zones().named("Asia/Kolkata").orElseThrow();
        Birth birth = new Birth(BORN, Site.ofDegrees(13.0878, 80.2785), zone.name(), zone.rules());
        return BatchEngine.standard().charts().chart(birth, Conventions.standard());
    }

    @Test
    void planetsAscendantAndVargasAreThoseOfTheChart() throws RowProblem {
        Map<String, Object> row =
                CollectedRow.of(BatchColumns.of("planets,ascendant,vargas=9,10", Conventions.standard()), CHENNAI);
        Chart chart = chart();
        assertThat(row).hasSize(9 * 7 + 4 + 2 * 10);
        for (Graha graha : Graha.ALL) {
            String name = graha.toString().toLowerCase(java.util.Locale.ROOT);
            assertThat(row.get(name + "_longitude"))
                    .isEqualTo(chart.of(graha).sidereal().nanodegrees() / 1e9);
            assertThat(row.get(name + "_nakshatra"))
                    .isEqualTo(chart.of(graha).nakshatra().number());
            assertThat(row.get(name + "_pada")).isEqualTo(chart.of(graha).pada());
            assertThat(row.get(name + "_house")).isEqualTo(chart.of(graha).house());
            assertThat(row.get(name + "_retrograde")).isEqualTo(chart.of(graha).isRetrograde());
            assertThat(row.get("d9_" + name))
                    .isEqualTo(chart.varga(9).of(graha).rasi().number());
            assertThat(row.get("d10_" + name))
                    .isEqualTo(chart.varga(10).of(graha).rasi().number());
        }
        assertThat(row.get("ascendant_rasi")).isEqualTo(chart.ascendant().rasi().number());
        assertThat(row.get("d9_ascendant"))
                .isEqualTo(chart.varga(9).ascendant().rasi().number());
    }

    @Test
    void pointsOfASetHaveColumnsLikeThoseOfPlanets() throws RowProblem {
        Map<String, Object> row =
                CollectedRow.of(BatchColumns.of("points=sun_upagrahas", Conventions.standard()), CHENNAI);
        assertThat(row).hasSize(5 * 5);
        for (PlacedPoint point : chart().points(SunUpagraha.SET)) {
            String name = point.point().id();
            assertThat(row.get(name + "_longitude")).isEqualTo(point.sidereal().nanodegrees() / 1e9);
            assertThat(row.get(name + "_rasi")).isEqualTo(point.rasi().number());
            assertThat(row.get(name + "_nakshatra")).isEqualTo(point.nakshatra().number());
            assertThat(row.get(name + "_pada")).isEqualTo(point.pada());
            assertThat(row.get(name + "_house")).isEqualTo(point.house());
        }
        assertThat(CollectedRow.of(BatchColumns.of("upaketu_house,dhuma.rasi", Conventions.standard()), CHENNAI))
                .isEqualTo(Map.of("upaketu_house", row.get("upaketu_house"), "dhuma_rasi", row.get("dhuma_rasi")));
    }

    @Test
    void anEngineWithAnotherSetHasItsColumns() throws RowProblem {
        PointSet own = PointSet.of("mine", PointRule.of("second_moon", "SM", "the test", chart -> chart.moon()
                .sidereal()));
        Engine engine = BatchEngine.standard().with(PointSets.builtIn().with(own));
        Map<String, Object> row = CollectedRow.of(BatchColumns.of("points=mine,moon_pada,points", engine), CHENNAI);
        assertThat(row.get("second_moon_pada")).isEqualTo(row.get("moon_pada"));
        assertThat((String) row.get("points")).contains("\"name\":\"dhuma\"", "\"name\":\"second_moon\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("points=mine", Conventions.standard()))
                .withMessageContaining("sun_upagrahas");
    }

    @Test
    void dashasRunAtBirthOrAtAnInstant() throws RowProblem {
        Instant later = Instant.parse("2026-11-18T00:00:00Z");
        Map<String, Object> row = CollectedRow.of(
                BatchColumns.of("dasha,dasha_at=2026-11-18,dasha=yogini,dasha=chara", Conventions.standard()), CHENNAI);
        var dasha = chart().dasha(NakshatraDasha.VIMSHOTTARI);
        assertThat(row.get("dasha_antar"))
                .isEqualTo(dasha.at(BORN, 3).get(1).lord().id());
        assertThat(row.get("dasha_at_pratyantar"))
                .isEqualTo(dasha.at(later, 3).get(2).lord().id());
        assertThat((Instant) row.get("dasha_at_maha_end")).isAfter(later);
        assertThat(row).containsKey("yogini_maha");
        // A dasha of the rasis begins with the birth, with that of the ascendant.
        assertThat(row.get("chara_maha")).isEqualTo(chart().ascendant().rasi().id());
        Map<String, Object> unborn =
                CollectedRow.of(BatchColumns.of("dasha_at=1980-01-01", Conventions.standard()), CHENNAI);
        assertThat(unborn).containsEntry("dasha_at_maha", null);
    }

    /** In UTC it is still February, whose end would be two days nearer where months have thirty days. */
    @Test
    void yearsOfTheCalendarGoByTheClockOfThePlaceWhateverElseIsAsked() throws RowProblem {
        Instant born = Instant.parse("1990-02-28T20:30:00Z");
        BatchRow row = new BatchRow(born, 13.0878, 80.2785, "", Optional.empty(), Optional.empty());
        Conventions calendar = Profile.ASTROSAGE.conventions();
        var zone = BatchEngine.standard().zones().named("Asia/Kolkata").orElseThrow();
        Birth birth = new Birth(born, Site.ofDegrees(13.0878, 80.2785), zone.name(), zone.rules());
        Instant end = BatchEngine.standard()
                .charts()
                .chart(birth, calendar)
                .dasha(NakshatraDasha.VIMSHOTTARI)
                .at(born, 1)
                .get(0)
                .end();
        for (String columns : new String[] {"dasha", "dasha,panchanga", "dasha_maha_end", "dasha=vimshottari"}) {
            assertThat(CollectedRow.of(BatchColumns.of(columns, calendar), row).entrySet())
                    .filteredOn(column -> column.getKey().endsWith("maha_end"))
                    .singleElement()
                    .satisfies(column ->
                            assertThat((Instant) column.getValue()).as(columns).isBetween(end.minusNanos(1000), end));
        }
    }

    @Test
    void thePanchangaIsThatOfTheBirth() throws RowProblem {
        Map<String, Object> row = CollectedRow.of(BatchColumns.of("panchanga", Conventions.standard()), CHENNAI);
        Panchanga panchanga = chart().panchanga();
        assertThat(row.get("vara")).isEqualTo(panchanga.vara().number());
        assertThat(row.get("nakshatra")).isEqualTo(chart().moon().nakshatra().number());
        assertThat((Instant) row.get("sunrise"))
                .isBetween(
                        panchanga.day().sunriseIfAny().orElseThrow().minusNanos(1000),
                        panchanga.day().sunriseIfAny().orElseThrow());
    }

    /** Authority: the catalogue, whose function it is; answers that name the conventions name it by its id. */
    @Test
    void anAyanamsaOfOnesOwnIsAskedByAllColumns() throws RowProblem {
        String choice = "planets,ascendant,vargas=9,dasha,panchanga,shadbala,houses";
        Conventions raman = Conventions.standard().withAyanamsa("raman");
        Ayanamsa function = BatchEngine.standard().charts().ayanamsa(raman);
        Conventions own = Conventions.standard().with(new OwnAyanamsa("of_a_test", "Of a test", "", function));
        Map<String, Object> row = CollectedRow.of(BatchColumns.of(choice, own), CHENNAI);
        assertThat(row.get("houses").toString()).contains("\"ayanamsa\":\"of_a_test\"");
        row.replaceAll((column, value) -> value instanceof String text ? text.replace("of_a_test", "raman") : value);
        assertThat(row)
                .isEqualTo(CollectedRow.of(BatchColumns.of(choice, raman), CHENNAI))
                .isNotEqualTo(CollectedRow.of(BatchColumns.of(choice, Conventions.standard()), CHENNAI));
    }

    @Test
    void anyOtherOperationIsItsAnswer() throws RowProblem {
        Map<String, Object> row = CollectedRow.of(
                BatchColumns.of("kattams,dashas/yogini/current?levels=2&at=2026-01-01", Conventions.standard()),
                CHENNAI);
        assertThat((String) row.get("kattams")).startsWith("[{").contains("\"rasi\"");
        assertThat((String) row.get("dashas_yogini_current_levels_2_at_2026_01_01"))
                .contains("\"yogini\"");
    }

    @Test
    void conventionsAreChosenAsInRequests() throws RowProblem {
        Map<String, Object> raman =
                CollectedRow.of(BatchColumns.of("planets", BatchEngine.with("ayanamsa=raman&node_type=mean")), CHENNAI);
        Map<String, Object> lahiri = CollectedRow.of(BatchColumns.of("planets", Conventions.standard()), CHENNAI);
        assertThat((double) raman.get("sun_longitude") - (double) lahiri.get("sun_longitude"))
                .isBetween(1.3, 1.6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchEngine.with("ayanmsa=raman"))
                .withMessageContaining("ayanamsa");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchEngine.with("ayanamsa=nobody"))
                .withMessageContaining("lahiri");
    }

    @Test
    void whatIsNotKnownIsRefusedWithWhatIs() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("planets,plants", Conventions.standard()))
                .withMessageContaining("plants")
                .withMessageContaining("vargas=9,10")
                .withMessageContaining("shadbala");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("planets,9", Conventions.standard()))
                .withMessageContaining("vargas");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("vargas=301", Conventions.standard()))
                .withMessageContaining("300");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("planets,planets", Conventions.standard()))
                .withMessageContaining("twice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BatchColumns.of("kattams?lat=3", Conventions.standard()))
                .withMessageContaining("lat");
    }

    @Test
    void whatTheEphemerisDoesNotCoverIsAProblemOfTheRow() {
        BatchRow old = BatchRow.of(BatchEngine.standard().earliest(), 13, 80);
        BatchColumns columns = BatchColumns.of("panchanga", Conventions.standard());
        assertThatThrownBy(() -> columns.compute(old, new CollectedRow(columns.schema())))
                .isInstanceOf(RowProblem.class)
                .hasMessageContaining("panchanga");
    }

    /** What operations answer about a birth they compute from the chart that the row has already, but by other conventions. */
    @Test
    void columnsOfOperationsTakeTheChartOfTheRow() throws RowProblem {
        int planets = asked("planets");
        assertThat(planets).isPositive();
        assertThat(asked("planets,lunar-nodes,aspects,vargas/9,vimsopaka,dashas/yogini"))
                .isEqualTo(planets);
        assertThat(asked("aspects,vargas/9")).isEqualTo(planets);
        assertThat(asked("planets,aspects?node_type=mean")).isEqualTo(2 * planets);
    }

    /** How often the ephemeris is asked for a place. */
    private static int asked(String columns) throws RowProblem {
        AtomicInteger asked = new AtomicInteger();
        Engine engine = new Engine(
                new Counted(PackedEphemeris.load(), asked),
                Conventions.standard(),
                "test",
                TimeZones.builtIn(),
                Gazetteer.builtIn(),
                Clock.systemUTC());
        BatchColumns chosen = BatchColumns.of(columns, engine);
        asked.set(0);
        CollectedRow.of(chosen, CHENNAI);
        return asked.get();
    }

    /** An ephemeris and how often it was asked. */
    private record Counted(Ephemeris real, AtomicInteger asked) implements Ephemeris {
        @Override
        public String name() {
            return real.name();
        }

        @Override
        public Span span() {
            return real.span();
        }

        @Override
        public void barycentric(Body body, TDB t, double[] state, int offset) {
            asked.incrementAndGet();
            real.barycentric(body, t, state, offset);
        }

        @Override
        public void geocentricMoon(TDB t, double[] state, int offset) {
            asked.incrementAndGet();
            real.geocentricMoon(t, state, offset);
        }
    }
}
