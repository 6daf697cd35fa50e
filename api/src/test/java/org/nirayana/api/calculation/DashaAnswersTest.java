package org.nirayana.api.calculation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.api.operation.Given;
import org.nirayana.api.operation.InvalidInput;
import org.nirayana.api.view.BirthDayView;
import org.nirayana.api.view.ComparisonView;
import org.nirayana.api.view.DashaView;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaReign;
import org.nirayana.jyotisha.dasha.DashaSystem;
import org.nirayana.jyotisha.dasha.DashaSystems;
import org.nirayana.jyotisha.dasha.EqualPartsDasha;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.TimeZones;

/** Dashas of rasis, and of a program, in every operation that knows dashas. */
class DashaAnswersTest {
    private static final Engine ENGINE = new Engine(
            PackedEphemeris.load(),
            Conventions.standard(),
            "test",
            TimeZones.builtIn(),
            Gazetteer.builtIn(),
            Clock.fixed(Instant.parse("2026-11-16T00:30:00Z"), ZoneOffset.UTC));

    /** Indira Gandhi; CharaDashaTest has where her periods are printed. */
    private static final String INDIRA = "lat=25.45&lon=81.85&dateandtime=1917-11-19T23:11:00+05:30";

    private static Object ask(Engine engine, String operation, String system, String query) {
        Given given = new Given(Given.query(query).query(), Map.of("system", system));
        return Calculations.of(engine).stream()
                .filter(one -> one.operation().id().equals(operation))
                .findFirst()
                .orElseThrow()
                .compute(engine, given)
                .value();
    }

    private static DashaView dashas(String operation, String system, String query) {
        return (DashaView) ask(ENGINE, operation, system, query);
    }

    @Test
    void rasisRuleAndNothingIsToldOfTheMoon() {
        DashaView view = dashas("getDashas", "chara", INDIRA + "&levels=2");
        assertThat(view.cycleYears()).contains(75);
        assertThat(view.moon()).isEmpty();
        assertThat(view.balanceAtBirth()).isEmpty();
        assertThat(view.seed()).isEmpty();
        assertThat(view.periods())
                .hasSize(12)
                .allSatisfy(period -> assertThat(period.graha()).isEmpty())
                .allSatisfy(period -> assertThat(period.rasi()).contains(period.lord()));
        assertThat(view.periods().get(0).start()).isEqualTo(view.birth());
        assertThat(view.periods().get(4).lord()).isEqualTo("Pisces");
        assertThat(view.periods().get(4).parts().get(11).lord()).isEqualTo("Pisces");
        DashaView under = dashas("getDashas", "chara", INDIRA + "&under=5.12.10&levels=1");
        assertThat(under.periods().get(0).path()).isEqualTo("5.12.10");
        assertThat(under.periods().get(0).parts()).hasSize(12);
        DashaView running = dashas("getCurrentDashas", "chara", INDIRA + "&at=1940-12-01T00:00:00Z");
        assertThat(running.periods())
                .extracting(DashaView.Period::lord)
                .hasSize(6)
                .startsWith("Pisces", "Taurus");
    }

    @Test
    void theMoonsDashasAreAsBefore() {
        DashaView view = dashas("getDashas", "yogini", INDIRA + "&levels=1");
        assertThat(view.cycleYears()).contains(36);
        assertThat(view.moon()).isPresent();
        assertThat(view.balanceAtBirth().orElseThrow().lord())
                .isEqualTo(view.periods().get(0).lord());
        assertThat(view.periods())
                .isNotEmpty()
                .allSatisfy(period -> assertThat(period.rasi()).isEmpty())
                .allSatisfy(period -> assertThat(period.graha()).isPresent());
    }

    @Test
    void theStarThatOpensADashaIsRefusedWhereNoneDoes() {
        String allowed = "is not for chara, which no star opens; allowed with vimshottari, ashtottari,"
                + " ashtottari_without_abhijit, yogini";
        for (String operation : List.of("getDashas", "getCurrentDashas")) {
            refused(operation, "dasha_from", INDIRA + "&dasha_from=lagna", allowed);
        }
        refused("getBirthDay", "dasha_from", INDIRA + "&system=chara&dasha_from=lagna", allowed);
        refused("getComparison", "dasha_from", INDIRA + "&system=chara&dasha_from=lagna", allowed);
        refused("getDashas", "under", INDIRA + "&under=5.13", "must be the path of a period, such as 3 or 3.1.4");
    }

    private static void refused(String operation, String field, String query, String message) {
        assertThatThrownBy(() -> ask(ENGINE, operation, "chara", query))
                .isInstanceOfSatisfying(
                        InvalidInput.class,
                        refused -> assertThat(refused.errors()).singleElement().satisfies(error -> {
                            assertThat(error.field()).isEqualTo(field);
                            assertThat(error.message()).isEqualTo(message);
                        }));
    }

    /** The ascendant passes all signs in a day: of a day alone nothing is known. */
    @Test
    void ofADayAloneThereAreNone() {
        BirthDayView view = (BirthDayView) ask(ENGINE, "getBirthDay", "", INDIRA + "&system=chara");
        assertThat(view.system()).isEqualTo("chara");
        assertThat(view.dashas()).isEmpty();
    }

    /** By the calendar all periods but the first begin up to a day earlier or later. */
    @Test
    void twoConventionsAreComparedByTheChosenDasha() {
        ComparisonView view = (ComparisonView) ask(
                ENGINE,
                "getComparison",
                "",
                INDIRA + "&system=chara&topics=dashas&with=dasha_year=calendar&at=1940-12-01T00:00:00Z");
        assertThat(view.differences())
                .extracting(ComparisonView.Value::name)
                .contains("dasha_pisces_start")
                .allSatisfy(name -> assertThat(name).startsWith("dasha_"));
        ComparisonView vimshottari = (ComparisonView) ask(
                ENGINE,
                "getComparison",
                "",
                INDIRA + "&topics=dashas&with=dasha_year=calendar&at=1940-12-01T00:00:00Z");
        assertThat(vimshottari.differences())
                .extracting(ComparisonView.Value::name)
                .contains("dasha_venus_start")
                .doesNotContain("dasha_pisces_start");
    }

    /** Two lords for half a year and a year and a half. */
    private static final class Halves implements DashaSystem {
        private static final List<DashaReign> REIGNS = List.of(
                new DashaReign(DashaLord.of(Graha.SUN), new BigDecimal("0.5")),
                new DashaReign(DashaLord.of(Rasi.LEO), new BigDecimal("1.25")));

        @Override
        public String id() {
            return "halves";
        }

        @Override
        public List<DashaLord> lords() {
            return REIGNS.stream().map(DashaReign::lord).toList();
        }

        @Override
        public int defaultCycles() {
            return 3;
        }

        @Override
        public Dasha of(Chart chart) {
            return new EqualPartsDasha(this, chart, REIGNS, lord -> lords());
        }
    }

    @Test
    void aProgramsOwnSystemIsInTheOperationsOfItsEngine() {
        Engine engine = ENGINE.with(DashaSystems.builtIn().with(new Halves())).with(Conventions.standard());
        DashaView view = (DashaView) ask(engine, "getDashas", "halves", INDIRA + "&levels=1");
        assertThat(view.system()).isEqualTo("halves");
        assertThat(view.cycleYears()).isEmpty();
        assertThat(view.periods())
                .extracting(DashaView.Period::graha)
                .containsExactly(
                        Optional.of("sun"),
                        Optional.empty(),
                        Optional.of("sun"),
                        Optional.empty(),
                        Optional.of("sun"),
                        Optional.empty());
        BirthDayView day = (BirthDayView) ask(engine, "getBirthDay", "", INDIRA + "&system=halves");
        assertThat(day.dashas()).isEmpty();
        assertThatThrownBy(() -> ask(ENGINE, "getDashas", "halves", INDIRA))
                .isInstanceOfSatisfying(InvalidInput.class, refused -> assertThat(refused.errors())
                        .singleElement()
                        .satisfies(error -> assertThat(error.message())
                                .isEqualTo("must be one of vimshottari, ashtottari, ashtottari_without_abhijit,"
                                        + " yogini, chara")));
        assertThat(Calculations.of(ENGINE)).isSameAs(Calculations.ALL);
    }
}
