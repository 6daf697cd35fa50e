package org.nirayana.jyotisha.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Mangal dosha against the rules written down a second time, as lists of numbers: signs from Aries as 1, houses counted on the
 * fingers. The charts are as many as it takes to meet every rule.
 */
class MangalDoshaTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions STANDARD = Conventions.standard();
    private static final Site UJJAIN = Site.ofDegrees(23.18, 75.77);
    private static final int COUNT = 1_500;

    /** Some 16 days and 7 hours after one another, so that the ascendant comes round. */
    private static final Duration STEP = Duration.ofMinutes(23_473);

    private static final Map<MangalHouses, Set<Integer>> HOUSES = Map.of(
            MangalHouses.UNION, Set.of(1, 2, 4, 7, 8, 12),
            MangalHouses.NORTH, Set.of(1, 4, 7, 8, 12),
            MangalHouses.SOUTH, Set.of(2, 4, 7, 8, 12));

    /** B. V. Raman, Muhurtha, marriage: house, and the signs of Mars that free it; 5 and 11 free any. */
    private static final Map<Integer, Set<Integer>> FREED = Map.of(
            2, Set.of(3, 6, 5, 11),
            4, Set.of(1, 8, 5, 11),
            7, Set.of(4, 10, 5, 11),
            8, Set.of(9, 12, 5, 11),
            12, Set.of(2, 7, 5, 11));

    private static final Set<Integer> ANY_HOUSE = Set.of(5, 11);

    private static Stream<Chart> charts(Conventions conventions) {
        Instant first = Instant.parse("1950-01-01T00:00:00Z");
        return Stream.iterate(0, i -> i < COUNT, i -> i + 1)
                .map(i -> CHARTS.chart(Birth.of(first.plus(STEP.multipliedBy(i)), UJJAIN), conventions));
    }

    private static int sign(Chart chart, Graha graha) {
        return (int) (chart.of(graha).sidereal().nanodegrees() / 30_000_000_000L) + 1;
    }

    private static int risen(Chart chart) {
        return (int) (chart.ascendant().sidereal().nanodegrees() / 30_000_000_000L) + 1;
    }

    private static int house(int sign, int from) {
        int house = 1;
        for (int at = from; at != sign; at = at % 12 + 1) {
            house++;
        }
        return house;
    }

    @Test
    void placesOfEveryReading() {
        Set<String> freed = new HashSet<>();
        for (MangalHouses reading : MangalHouses.values()) {
            charts(STANDARD.with(reading)).forEach(chart -> {
                int mars = sign(chart, Graha.MARS);
                List<MangalDosha.Place> expected = new ArrayList<>();
                for (MatchPoint point : MatchPoint.values()) {
                    int from =
                            switch (point) {
                                case LAGNA -> risen(chart);
                                case MOON -> sign(chart, Graha.MOON);
                                case VENUS -> sign(chart, Graha.VENUS);
                            };
                    int house = house(mars, from);
                    boolean isFreed = FREED.getOrDefault(house, ANY_HOUSE).contains(mars);
                    if (isFreed) {
                        freed.add(house + " " + mars);
                    }
                    expected.add(new MangalDosha.Place(
                            point, house, HOUSES.get(reading).contains(house), isFreed));
                }
                assertThat(MangalDosha.of(chart).places())
                        .as(chart.birth().toString())
                        .isEqualTo(expected);
            });
        }
        assertThat(freed).as("pairs of house and sign that were met").hasSize(5 * 4 + 7 * 2);
    }

    @Test
    void cancellationsOfEveryReading() {
        Set<MangalCancellation> met = EnumSet.noneOf(MangalCancellation.class);
        for (MangalFrom reading : MangalFrom.values()) {
            charts(STANDARD.with(reading)).forEach(chart -> {
                List<MangalCancellation> expected = expected(chart, reading);
                met.addAll(expected);
                assertThat(MangalDosha.of(chart).cancellations())
                        .as(chart.birth().toString())
                        .isEqualTo(expected);
            });
        }
        assertThat(met).containsExactlyInAnyOrder(MangalCancellation.values());
    }

    private static List<MangalCancellation> expected(Chart chart, MangalFrom reading) {
        int mars = sign(chart, Graha.MARS);
        int jupiter = sign(chart, Graha.JUPITER);
        int lagna = risen(chart);
        List<Integer> points = new ArrayList<>(List.of(lagna));
        if (reading != MangalFrom.LAGNA) {
            points.add(sign(chart, Graha.MOON));
        }
        if (reading == MangalFrom.ANY) {
            points.add(sign(chart, Graha.VENUS));
        }
        List<Integer> afflicted = points.stream()
                .map(point -> house(mars, point))
                .filter(HOUSES.get(MangalHouses.UNION)::contains)
                .toList();
        List<MangalCancellation> all = new ArrayList<>();
        if (afflicted.isEmpty()) {
            return all;
        }
        if (afflicted.stream()
                .allMatch(house -> FREED.getOrDefault(house, ANY_HOUSE).contains(mars))) {
            all.add(MangalCancellation.SIGN_OF_HOUSE);
        }
        if (mars == jupiter || mars == sign(chart, Graha.MOON)) {
            all.add(MangalCancellation.WITH_JUPITER_OR_MOON);
        }
        if (jupiter == lagna || sign(chart, Graha.VENUS) == lagna) {
            all.add(MangalCancellation.BENEFIC_IN_LAGNA);
        }
        if (Set.of(1, 8, 10).contains(mars)) {
            all.add(MangalCancellation.OWN_OR_EXALTED);
        }
        if (lagna == 4 || lagna == 5) {
            all.add(MangalCancellation.CANCER_OR_LEO_LAGNA);
        }
        if (Set.of(5, 7, 9).contains(house(mars, jupiter))) {
            all.add(MangalCancellation.SEEN_BY_JUPITER);
        }
        if (chart.of(Graha.MARS).speedPerDay().degrees() < 0) {
            all.add(MangalCancellation.RETROGRADE);
        }
        double apart = Math.abs(chart.of(Graha.MARS).sidereal().nanodegrees()
                        - chart.of(Graha.SUN).sidereal().nanodegrees())
                / 1e9;
        // The orb of Mars in the Surya Siddhanta (9.6) is 17 degrees.
        if (Math.min(apart, 360 - apart) < 17) {
            all.add(MangalCancellation.COMBUST);
        }
        return all;
    }
}
