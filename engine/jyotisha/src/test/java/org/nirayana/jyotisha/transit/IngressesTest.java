package org.nirayana.jyotisha.transit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Positions;
import org.nirayana.jyotisha.placement.SiderealNutation;
import org.nirayana.jyotisha.zodiac.Graha;

class IngressesTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Site UJJAIN = Site.ofDegrees(23.1765, 75.7885);
    private static final Conventions STANDARD = Conventions.standard();

    /** Zodiacs, places and nodes of several schools. */
    private static final List<Conventions> SCHOOLS = List.of(
            STANDARD,
            STANDARD.with(NodeType.MEAN).with(SiderealNutation.KEPT).withAyanamsaDelta(24.2 / 3600),
            STANDARD.withAyanamsa("true_citra").with(Positions.TRUE),
            STANDARD.withAyanamsa("raman").with(NodeType.MEAN));

    private static Placement placement(Conventions conventions, Graha graha, Instant instant) {
        Chart chart = CHARTS.chart(Birth.of(instant, UJJAIN), conventions);
        return chart.of(graha);
    }

    private static int part(Placement placement, Division division) {
        int pada = (placement.nakshatra().number() - 1) * 4 + placement.pada();
        return switch (division) {
            case RASI -> placement.rasi().number();
            case NAKSHATRA -> placement.nakshatra().number();
            case PADA -> pada;
        };
    }

    /** To a tenth of a milliarcsecond, or 3e-8 degrees, whatever the conventions. */
    @Test
    void theMotionIsThatOfCharts() {
        Random random = new Random(5);
        int compared = 0;
        for (Conventions conventions : SCHOOLS) {
            SiderealMotion motion = CHARTS.motion(conventions);
            for (int i = 0; i < 40; i++) {
                Instant instant = Instant.ofEpochSecond((long) ((random.nextDouble() - 0.5) * 1e10));
                TT t = motion.tt(instant);
                for (Graha graha : Graha.ALL) {
                    Placement placement = placement(conventions, graha, instant);
                    double off = Math.toDegrees(motion.longitude(graha, t))
                            - placement.sidereal().degrees();
                    assertThat(Math.IEEEremainder(off, 360)).isCloseTo(0, within(3e-8));
                    double exact = Math.toDegrees(motion.exact(graha).applyAsDouble(t.j2000Days()))
                            - placement.sidereal().degrees();
                    assertThat(Math.IEEEremainder(exact, 360)).isCloseTo(0, within(1e-10));
                    assertThat(motion.isRetrograde(graha, t)).isEqualTo(placement.isRetrograde());
                    compared++;
                }
            }
        }
        assertThat(compared).isEqualTo(4 * 40 * 9);
    }

    /** A chart a second before stands in what is left, a chart a second later in what is entered: nothing of the table is asked. */
    @Test
    void everyEntryIsARootOfTheChartItself() {
        Random random = new Random(6);
        int entries = 0;
        int backwards = 0;
        for (Conventions conventions : SCHOOLS) {
            for (Graha graha : Graha.ALL) {
                for (Division division : Division.values()) {
                    Instant from = Instant.ofEpochSecond((long) ((random.nextDouble() - 0.5) * 1e10));
                    double days = graha == Graha.MOON ? 20 : graha == Graha.SATURN ? 3000 : 700;
                    Instant until = from.plusSeconds((long) (days * 86_400));
                    Ingress last = null;
                    for (Ingress ingress : Ingresses.of(CHARTS.motion(conventions), graha, division, from, until)) {
                        Placement before =
                                placement(conventions, graha, ingress.instant().minusSeconds(1));
                        Placement after =
                                placement(conventions, graha, ingress.instant().plusSeconds(1));
                        assertThat(part(before, division)).as("%s", ingress).isEqualTo(ingress.left());
                        assertThat(part(after, division)).as("%s", ingress).isEqualTo(ingress.entered());
                        assertThat(after.rasi()).isEqualTo(ingress.rasi());
                        assertThat(after.nakshatra()).isEqualTo(ingress.nakshatra());
                        assertThat(after.pada()).isEqualTo(ingress.pada());
                        if (last != null) {
                            assertThat(ingress.left()).isEqualTo(last.entered());
                            assertThat(ingress.instant()).isAfter(last.instant());
                        }
                        last = ingress;
                        entries++;
                        backwards += ingress.retrograde() ? 1 : 0;
                    }
                }
            }
        }
        assertThat(entries).isGreaterThan(500);
        assertThat(backwards).isGreaterThan(50);
    }

    /** Charts at small steps over random spans: what changes between two of them was found. */
    @Test
    void noEntryIsLostAgainstAFineScan() {
        Random random = new Random(7);
        int found = 0;
        for (Graha graha : List.of(Graha.MOON, Graha.MERCURY, Graha.VENUS, Graha.JUPITER, Graha.RAHU)) {
            Instant from = Instant.ofEpochSecond((long) ((random.nextDouble() - 0.5) * 8e9));
            double stepDays = graha == Graha.MOON ? 0.02 : 0.1;
            int steps = 2500;
            SiderealMotion motion = CHARTS.motion(STANDARD);
            TT begin = motion.tt(from);
            List<Integer> scanned = new ArrayList<>();
            int before = padaOf(motion, graha, begin.j2000Days());
            for (int i = 1; i <= steps; i++) {
                int now = padaOf(motion, graha, begin.j2000Days() + i * stepDays);
                if (now != before) {
                    scanned.add(now);
                }
                before = now;
            }
            Instant until = motion.instant(begin.plusDays(steps * stepDays));
            List<Integer> entered = Ingresses.of(motion, graha, Division.PADA, from, until).stream()
                    .map(Ingress::entered)
                    .toList();
            assertThat(entered).containsSequence(scanned);
            found += scanned.size();
        }
        assertThat(found).isGreaterThan(200);
    }

    private static int padaOf(SiderealMotion motion, Graha graha, double days) {
        double turn = motion.exact(graha).applyAsDouble(days) / (2 * Math.PI);
        return (int) Math.floor((turn - Math.floor(turn)) * Division.PADA.count()) + 1;
    }

    /** Jupiter looks into Cancer in October 2025, stays from June 2026, and comes back from Leo in January 2027. */
    @Test
    void aStayIsJoinedOverItsLoops() {
        List<Stay> stays = Ingresses.stays(
                CHARTS.motion(STANDARD),
                Graha.JUPITER,
                Division.RASI,
                Instant.parse("2026-07-01T00:00:00Z"),
                Instant.parse("2027-12-01T00:00:00Z"));
        assertThat(stays).extracting(Stay::part).containsExactly(4, 5, 6);
        Stay cancer = stays.get(0);
        assertThat(cancer.isBroken()).isTrue();
        assertThat(cancer.visits()).hasSize(3);
        assertThat(cancer.firstEntry().orElseThrow().toString()).startsWith("2025-10-18");
        assertThat(cancer.visits().get(0).retrogradeExit()).isTrue();
        assertThat(cancer.visits().get(1).entry().orElseThrow().toString()).startsWith("2026-06-01");
        assertThat(cancer.lastEntry().orElseThrow().toString()).startsWith("2027-01-2");
        assertThat(cancer.visits().get(2).retrogradeEntry()).isTrue();
        assertThat(cancer.finalExit().orElseThrow().toString()).startsWith("2027-06-2");
        Stay leo = stays.get(1);
        assertThat(leo.firstEntry()).isEqualTo(cancer.visits().get(1).exit());
        assertThat(leo.visits().get(1).entry()).isEqualTo(cancer.finalExit());
        assertThat(leo.visits().get(0).retrogradeExit()).isTrue();
        assertThat(leo.visits().get(0).contains(Instant.parse("2026-12-01T00:00:00Z")))
                .isTrue();
    }

    /** Every instant is in one stay and in one of its visits, whatever span was asked for. */
    @Test
    void staysCoverTheTime() {
        Random random = new Random(8);
        for (Graha graha : Graha.ALL) {
            for (Division division : Division.values()) {
                Instant from = Instant.ofEpochSecond((long) ((random.nextDouble() - 0.5) * 8e9));
                Instant until = from.plus(Duration.ofDays(graha == Graha.MOON ? 3 : 300));
                List<Stay> stays = Ingresses.stays(CHARTS.motion(STANDARD), graha, division, from, until);
                assertThat(stays).isNotEmpty();
                for (int i = 0; i < 5; i++) {
                    Instant instant = from.plusSeconds((long)
                            (random.nextDouble() * Duration.between(from, until).toSeconds()));
                    List<Integer> there = stays.stream()
                            .filter(stay -> stay.visits().stream().anyMatch(visit -> visit.contains(instant)))
                            .map(Stay::part)
                            .toList();
                    assertThat(there)
                            .as("%s %s %s", graha, division, instant)
                            .containsExactly(part(placement(STANDARD, graha, instant), division));
                }
            }
        }
    }

    /** At the ends of the ephemeris a stay has no beginning or no end, and nothing fails. */
    @Test
    void theEndsOfTheEphemerisAreOpen() {
        SiderealMotion motion = CHARTS.motion(STANDARD);
        Instant first = motion.instant(motion.places().from().plusDays(1));
        List<Stay> stays = Ingresses.stays(motion, Graha.SATURN, Division.RASI, first, first.plus(Duration.ofDays(10)));
        assertThat(stays).hasSize(1);
        assertThat(stays.get(0).firstEntry()).isEmpty();
        Instant last = motion.instant(motion.places().until().plusDays(-1));
        assertThat(Ingresses.stays(motion, Graha.SATURN, Division.RASI, last.minus(Duration.ofDays(10)), last)
                        .get(0)
                        .finalExit())
                .isEmpty();
    }
}
