package org.nirayana.jyotisha.dasha;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;

/** What holds for every system, built in or of a program, however years are counted. */
class DashaSystemsTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());

    /** One of a program: three lords for two and a half, a third and four years, parts backwards from the lord's own. */
    private static final class Thirds implements DashaSystem {
        private static final List<DashaReign> REIGNS = List.of(
                new DashaReign(DashaLord.of(Graha.MARS), new BigDecimal("2.5")),
                new DashaReign(DashaLord.of(Graha.SUN), new BigDecimal("0.333")),
                new DashaReign(DashaLord.of(Graha.MOON), new BigDecimal("4")));

        @Override
        public String id() {
            return "thirds";
        }

        @Override
        public List<DashaLord> lords() {
            return REIGNS.stream().map(DashaReign::lord).toList();
        }

        @Override
        public int defaultCycles() {
            return 4;
        }

        @Override
        public Dasha of(Chart chart) {
            return new EqualPartsDasha(this, chart, REIGNS, lord -> {
                List<DashaLord> parts = new ArrayList<>(lords());
                Collections.reverse(parts);
                Collections.rotate(parts, -parts.indexOf(lord));
                return parts;
            });
        }
    }

    private static final DashaSystems SYSTEMS = DashaSystems.builtIn().with(new Thirds());

    /** An awkward instant and an awkward year; and a 31st, which the count by the calendar presses. */
    private static Stream<Dasha> dashas() {
        List<Chart> charts = new ArrayList<>();
        for (String when : List.of("1947-08-14T18:30:00.123456789Z", "2000-01-31T06:00:00Z")) {
            for (DashaYearKind kind : DashaYearKind.values()) {
                Conventions conventions = Conventions.standard()
                        .with(new DashaYear(new BigDecimal("365.256363004")))
                        .with(kind);
                String zone = "Asia/Kolkata";
                Birth birth = new Birth(
                        Instant.parse(when),
                        Site.ofDegrees(13, 80),
                        zone,
                        ZoneId.of(zone).getRules());
                charts.add(CHARTS.chart(birth, conventions));
            }
        }
        return SYSTEMS.byId().values().stream()
                .flatMap(system -> charts.stream().map(system::of));
    }

    @ParameterizedTest
    @MethodSource("dashas")
    void periodsTileTheirWhole(Dasha dasha) {
        DashaSystem system = dasha.system();
        List<DashaPeriod> tree = dasha.periods(3, system.defaultCycles());
        assertThat(tree).hasSize(system.lords().size() * system.defaultCycles());
        assertThat(tree.get(0).contains(dasha.birth())).isTrue();
        tiles(
                tree,
                tree.get(0).start(),
                tree.get(tree.size() - 1).end(),
                system.lords().size());
        if (dasha.remainder().isEmpty()) {
            assertThat(tree.get(0).start()).isEqualTo(dasha.birth());
        } else {
            assertThat(dasha.remainder().get().lord()).isEqualTo(tree.get(0).lord());
        }
        // A mean year is within a day and a half of each kind.
        double days = dasha.cycleYears() * 365.25;
        assertThat(Duration.between(
                                        tree.get(0).start(),
                                        tree.get(system.lords().size() - 1).end())
                                .toHours()
                        / 24.0)
                .isBetween(days - 3, days + 3);
    }

    @ParameterizedTest
    @MethodSource("dashas")
    void aPathLeadsToItsPeriod(Dasha dasha) {
        int count = dasha.system().lords().size();
        DashaPeriod third =
                dasha.periods(3, 2).get(count).parts().get(1).parts().get(count - 1);
        DashaPeriod asked = dasha.period(third.path(), 3);
        assertThat(asked.lord()).isEqualTo(third.lord());
        assertThat(asked.start()).isEqualTo(third.start());
        assertThat(asked.end()).isEqualTo(third.end());
        tiles(asked.parts(), third.start(), third.end(), count);
        assertThatThrownBy(() -> dasha.period(List.of(1, count + 1), 0)).hasMessageContaining(count + " parts");
    }

    @ParameterizedTest
    @MethodSource("dashas")
    void whatRunsHoldsItsInstantIncludingBorders(Dasha dasha) {
        for (DashaPeriod maha : dasha.periods(2, 2)) {
            for (DashaPeriod antar :
                    List.of(maha.parts().get(0), maha.parts().get(maha.parts().size() - 1))) {
                for (Instant instant : List.of(antar.start(), antar.end().minusNanos(1))) {
                    List<DashaPeriod> now = dasha.at(instant, Dasha.LEVELS);
                    assertThat(now).hasSize(Dasha.LEVELS).allMatch(period -> period.contains(instant));
                    assertThat(now.get(1).path()).isEqualTo(antar.path());
                    assertThat(dasha.period(now.get(5).path(), 0)).isEqualTo(now.get(5));
                }
            }
        }
        assertThat(dasha.at(dasha.periods(1, 1).get(0).start().minusNanos(1), 3))
                .isEmpty();
    }

    /** By hand: 2.5 years of 365.256363004 days are 913.14090751 days, a third of them 304.38…, and of that again a third. */
    @Test
    void yearsMayBeFractions() {
        Dasha dasha = dashas().filter(one -> one.system().id().equals("thirds"))
                .findFirst()
                .orElseThrow();
        DashaPeriod mars = dasha.periods(3, 1).get(0);
        assertThat(Duration.between(mars.start(), mars.end())).isEqualTo(Duration.ofNanos(78_895_374_408_864_000L));
        assertThat(mars.parts()).extracting(part -> part.lord().id()).containsExactly("mars", "moon", "sun");
        assertThat(Duration.between(mars.start(), mars.parts().get(0).end()))
                .isEqualTo(Duration.ofNanos(26_298_458_136_288_000L));
        assertThat(dasha.cycleYears()).isEqualTo(6.833);
    }

    @Test
    void aSystemIsAddedOnce() {
        assertThat(SYSTEMS.find("thirds")).isPresent();
        assertThat(DashaSystems.builtIn().find("thirds")).isEmpty();
        assertThatThrownBy(() -> SYSTEMS.with(new Thirds())).hasMessageContaining("thirds");
        assertThatThrownBy(() -> new DashaReign(DashaLord.of(Graha.SUN), BigDecimal.ZERO))
                .hasMessageContaining("more than 0 years");
    }

    private static void tiles(List<DashaPeriod> parts, Instant start, Instant end, int count) {
        Instant at = start;
        for (DashaPeriod part : parts) {
            assertThat(part.start()).isEqualTo(at);
            assertThat(part.end()).isAfterOrEqualTo(part.start());
            if (!part.parts().isEmpty()) {
                assertThat(part.parts()).hasSize(count);
                tiles(part.parts(), part.start(), part.end(), count);
            }
            at = part.end();
        }
        assertThat(at).isEqualTo(end);
    }
}
