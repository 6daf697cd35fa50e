package org.nirayana.jyotisha.sensitivity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.NakshatraDasha;

class SensitivityTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Instant AT = Instant.parse("2026-11-16T00:00:00Z");

    /** Authority: the chart of the moment itself, a millisecond on either side of each border, and halfway to it. */
    @Test
    void everyBorderIsWhereTheChartChanges() {
        Random random = new Random(17);
        List<Conventions> conventions = List.of(
                Conventions.standard(),
                Profile.JHORA.conventions(),
                Profile.DRIK.conventions().with(DashaSeed.UTPANNA),
                Conventions.standard().with(DashaSeed.LAGNA),
                Conventions.standard().with(DashaSeed.SUN),
                Profile.ASTROSAGE.conventions());
        int borders = 0;
        for (int i = 0; i < 48; i++) {
            double latitude = i % 8 == 7 ? 69.65 : random.nextDouble() * 120 - 60;
            Birth birth = Birth.of(
                    Instant.parse("1900-01-01T00:00:00Z").plusSeconds(random.nextInt(2_000_000_000)),
                    Site.ofDegrees(latitude, random.nextDouble() * 360 - 180));
            Conventions chosen = conventions.get(i % conventions.size());
            for (Reading reading : Sensitivity.of(CHARTS, birth, chosen, AT)) {
                assertThat(reading.value()).isEqualTo(value(birth, chosen, reading.name()));
                for (Border border : List.of(reading.earlier(), reading.later()).stream()
                        .flatMap(java.util.Optional::stream)
                        .toList()) {
                    boolean later = border.at().isAfter(birth.instant());
                    Duration millisecond = Duration.ofMillis(later ? 1 : -1);
                    String where = reading.name() + " of " + birth + ", " + border;
                    assertThat(Duration.between(birth.instant(), border.at()).toNanos() / 1e9)
                            .isCloseTo(later ? border.seconds() : -border.seconds(), within(0.001));
                    assertThat(value(birth.at(border.at().minus(millisecond)), chosen, reading.name()))
                            .as(where)
                            .isEqualTo(reading.value());
                    assertThat(value(birth.at(border.at().plus(millisecond)), chosen, reading.name()))
                            .as(where)
                            .isEqualTo(border.to())
                            .isNotEqualTo(reading.value());
                    Duration half =
                            Duration.between(birth.instant(), border.at()).dividedBy(2);
                    assertThat(value(birth.at(birth.instant().plus(half)), chosen, reading.name()))
                            .as(where)
                            .isEqualTo(reading.value());
                    borders++;
                }
            }
        }
        // 24 readings with two borders; a few have none within the days that are searched.
        assertThat(borders).isGreaterThan(48 * 24 * 2 - 180);
    }

    /** The ephemeris ends in 2652. */
    @Test
    void aDateBeyondTheEphemerisIsCountedAsTheDashaItself() {
        Birth birth = Birth.of(Instant.parse("1990-05-17T05:00:00Z"), Site.ofDegrees(13.09, 80.28));
        Instant far = Instant.parse("2700-01-01T00:00:00Z");
        Conventions chosen = Profile.JHORA.conventions();
        List<String> running = NakshatraDasha.VIMSHOTTARI.of(CHARTS.chart(birth, chosen)).at(far, 3).stream()
                .map(period -> period.lord().id())
                .toList();
        assertThat(running).hasSize(3);
        assertThat(Sensitivity.of(CHARTS, birth, chosen, far))
                .filteredOn(reading -> reading.name().equals("dasha_3"))
                .singleElement()
                .extracting(Reading::value)
                .isEqualTo(String.join(" ", running));
    }

    private static String value(Birth birth, Conventions conventions, String name) {
        Chart chart = CHARTS.chart(birth, conventions);
        String part = name.substring(name.indexOf('_') + 1);
        if (name.startsWith("dasha_")) {
            return NakshatraDasha.VIMSHOTTARI.of(chart).at(AT, Integer.parseInt(part)).stream()
                    .map(period -> period.lord().id())
                    .collect(Collectors.joining(" "));
        }
        if (part.startsWith("d")) {
            return chart.varga(Integer.parseInt(part.substring(1)))
                    .ascendant()
                    .rasi()
                    .id();
        }
        var point = name.startsWith("moon") ? chart.moon() : chart.ascendant();
        return switch (part) {
            case "rasi" -> point.rasi().id();
            case "nakshatra" -> point.nakshatra().id();
            default -> Integer.toString(point.pada());
        };
    }
}
