package org.nirayana.jyotisha.gochara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Ingresses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** Saturn past the Moon, and the ways of grahas through houses: against published dates, and as roots of the sky. */
class SadeSatiTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Conventions STANDARD = Conventions.standard();

    /** The birth of Prokerala's test: the Moon in Aquarius, Saturn over her. */
    private static final Birth MUMBAI =
            Birth.of(Instant.parse("1994-02-12T03:30:00Z"), Site.ofDegrees(19.0821978, 72.7411014));

    /** Saturn moves by some 7.6′ a day at most: an hour either way of an entry is 0.3′. */
    private static final Duration BESIDE = Duration.ofSeconds(30);

    private static List<SaturnPeriod> life(Birth birth, Conventions conventions, int years) {
        Chart natal = CHARTS.chart(birth, conventions);
        Instant until =
                birth.instant().atOffset(ZoneOffset.UTC).plusYears(years).toInstant();
        return SadeSati.of(natal, CHARTS.motion(conventions), until);
    }

    private static List<SaturnStretch> stretches(List<SaturnPeriod> periods, SaturnPeriod.Kind... kinds) {
        return periods.stream()
                .filter(period -> List.of(kinds).contains(period.kind()))
                .flatMap(period -> period.stretches().stream())
                .toList();
    }

    /** What Prokerala's PHP library expects of its own service (tests/Api/Astrology/Service/SadeSatiTest.php): phase, first day. */
    private static final List<String> PROKERALA = List.of(
            "PEAK 1993-03-07",
            "RISING 1993-10-17",
            "PEAK 1993-11-11",
            "SETTING 1995-06-04",
            "PEAK 1995-08-12",
            "SETTING 1996-02-18",
            "ARDHASHTAMA 2000-06-09",
            "ARDHASHTAMA 2003-01-10",
            "ASHTAMA 2009-09-11",
            "ASHTAMA 2012-05-18",
            "RISING 2020-01-26",
            "PEAK 2022-05-01",
            "RISING 2022-07-14",
            "PEAK 2023-01-19",
            "SETTING 2025-03-31",
            "SETTING 2027-10-22",
            "ARDHASHTAMA 2029-08-10",
            "ARDHASHTAMA 2030-04-19",
            "ASHTAMA 2038-10-24",
            "ASHTAMA 2039-07-15",
            "ASHTAMA 2041-02-08",
            "RISING 2049-03-08");

    /**
     * Every stretch of 56 years, none more and none less. Prokerala looks once a day, at 1:36, and its days come one to three after the
     * entry, forwards and backwards alike; its ends are the days before the next begins.
     */
    @Test
    void asProkeralaPrintsThem() {
        List<SaturnStretch> ours = stretches(
                        life(MUMBAI, STANDARD, 56),
                        SaturnPeriod.Kind.SADE_SATI,
                        SaturnPeriod.Kind.ARDHASHTAMA,
                        SaturnPeriod.Kind.ASHTAMA)
                .stream()
                .filter(stretch -> stretch.entry().orElseThrow().isAfter(Instant.parse("1993-02-01T00:00:00Z"))
                        && stretch.entry().orElseThrow().isBefore(Instant.parse("2049-06-01T00:00:00Z")))
                .toList();
        assertThat(ours.stream().map(stretch -> stretch.phase().name()))
                .containsExactlyElementsOf(
                        PROKERALA.stream().map(row -> row.split(" ", -1)[0]).toList());
        for (int i = 0; i < PROKERALA.size(); i++) {
            Instant theirs = LocalDate.parse(PROKERALA.get(i).split(" ", -1)[1])
                    .atTime(1, 36)
                    .toInstant(ZoneOffset.ofHoursMinutes(5, 30));
            double days =
                    Duration.between(ours.get(i).entry().orElseThrow(), theirs).toMinutes() / 1440.0;
            assertThat(days).as(PROKERALA.get(i)).isBetween(0.0, 3.0);
        }
    }

    /** Saturn into Pisces, 29 March 2025, printed 21:44 to 21:46 IST; into Sagittarius, 26 January 2017, printed 19:33. */
    @Test
    void entriesToTheMinute() {
        Birth capricornMoon = bornWithMoonIn(Rasi.CAPRICORN);
        List<SaturnStretch> all = stretches(life(capricornMoon, STANDARD, 80), SaturnPeriod.Kind.SADE_SATI);
        assertThat(entryNear(all, "2017-01-26T14:03:00Z"))
                .isCloseTo(Instant.parse("2017-01-26T14:03:00Z"), within(3, ChronoUnit.MINUTES));
        SaturnStretch last = all.stream()
                .filter(stretch -> stretch.exit().orElseThrow().isAfter(Instant.parse("2025-01-01T00:00:00Z")))
                .findFirst()
                .orElseThrow();
        assertThat(last.phase()).isEqualTo(SaturnPhase.SETTING);
        assertThat(last.exit().orElseThrow())
                .isCloseTo(Instant.parse("2025-03-29T16:15:00Z"), within(3, ChronoUnit.MINUTES));
    }

    /**
     * Future Samachar, January 2007: Saturn in Leo from 1 November 2006, back to Cancer on 10 January 2007, in Leo again on 16 July.
     * Of a Virgo Moon the first is a dip; between the two there is no sade sati, and both are one.
     */
    @Test
    void theDipOf2006() {
        List<SaturnPeriod> periods = life(bornWithMoonIn(Rasi.VIRGO), STANDARD, 60).stream()
                .filter(period -> period.kind() == SaturnPeriod.Kind.SADE_SATI
                        && period.start().orElseThrow().isAfter(Instant.parse("2000-01-01T00:00:00Z")))
                .toList();
        assertThat(periods).hasSize(1);
        List<SaturnStretch> stretches = periods.get(0).stretches();
        SaturnStretch dip = stretches.get(0);
        assertThat(dip.phase()).isEqualTo(SaturnPhase.RISING);
        assertThat(dip.temporary()).isTrue();
        assertThat(dip.retrogradeExit()).isTrue();
        assertThat(day(dip.entry())).isEqualTo("2006-11-01");
        assertThat(day(dip.exit())).isEqualTo("2007-01-10");
        SaturnStretch again = stretches.get(1);
        assertThat(again.phase()).isEqualTo(SaturnPhase.RISING);
        assertThat(again.temporary()).isFalse();
        assertThat(day(again.entry())).isEqualTo("2007-07-16");
    }

    /** enlightenmind.org: of a Taurus Moon from 17 April 1998 to 26 May 2005; Saturn in Aries again on 3 June 2027. */
    @Test
    void aTaurusMoon() {
        List<SaturnPeriod> periods = life(bornWithMoonIn(Rasi.TAURUS), STANDARD, 80).stream()
                .filter(period -> period.kind() == SaturnPeriod.Kind.SADE_SATI)
                .toList();
        SaturnPeriod period = periods.stream()
                .filter(one -> one.start().orElseThrow().isAfter(Instant.parse("1997-01-01T00:00:00Z")))
                .findFirst()
                .orElseThrow();
        assertThat(day(period.start())).isEqualTo("1998-04-17");
        assertThat(day(period.end())).isEqualTo("2005-05-26");
        assertThat(day(periods.get(periods.indexOf(period) + 1).start())).isEqualTo("2027-06-03");
    }

    /** Each border is where Saturn's longitude passes a sign: a chart cast beside it has the sign of that side. */
    @Test
    void bordersAreRootsOfTheSky() {
        Conventions raman = STANDARD.withAyanamsa("raman");
        for (Conventions conventions : List.of(STANDARD, raman)) {
            Chart natal = CHARTS.chart(MUMBAI, conventions);
            int seen = 0;
            for (SaturnPeriod period : life(MUMBAI, conventions, 120)) {
                for (SaturnStretch stretch : period.stretches()) {
                    Instant entry = stretch.entry().orElseThrow();
                    Instant exit = stretch.exit().orElseThrow();
                    int house = stretch.phase().house();
                    assertThat(house(natal, entry.plus(BESIDE))).isEqualTo(house);
                    assertThat(house(natal, exit.minus(BESIDE))).isEqualTo(house);
                    assertThat(house(natal, entry.minus(BESIDE)))
                            .isEqualTo(stretch.retrogradeEntry() ? house % 12 + 1 : (house + 10) % 12 + 1);
                    assertThat(house(natal, exit.plus(BESIDE)))
                            .isEqualTo(stretch.retrogradeExit() ? (house + 10) % 12 + 1 : house % 12 + 1);
                    assertThat(stretch.murti()).contains(murti(natal, entry));
                    seen++;
                }
            }
            assertThat(seen).isGreaterThan(40);
        }
    }

    private static int house(Chart natal, Instant at) {
        return natal.placementsAt(at)
                .of(Graha.SATURN)
                .rasi()
                .countedFrom(natal.moon().rasi());
    }

    private static Murti murti(Chart natal, Instant at) {
        return Murti.of(natal.placementsAt(at)
                .of(Graha.MOON)
                .rasi()
                .countedFrom(natal.moon().rasi()));
    }

    /** By degrees: 45 and 15 degrees from the Moon, whatever the signs; nothing but sade satis changes. */
    @Test
    void byDegrees() {
        Conventions degrees = STANDARD.with(SadeSatiBounds.DEGREES);
        Chart natal = CHARTS.chart(MUMBAI, degrees);
        double moon = natal.moon().sidereal().degrees();
        Map<SaturnPhase, Integer> beginsAt =
                Map.of(SaturnPhase.RISING, -45, SaturnPhase.PEAK, -15, SaturnPhase.SETTING, 15);
        List<SaturnPeriod> life = life(MUMBAI, degrees, 90);
        List<SaturnStretch> ofSadeSati = stretches(life, SaturnPeriod.Kind.SADE_SATI);
        assertThat(ofSadeSati).hasSizeGreaterThan(8);
        for (SaturnStretch stretch : ofSadeSati) {
            Instant entry = stretch.entry().orElseThrow();
            double from = natal.placementsAt(entry).of(Graha.SATURN).sidereal().degrees() - moon;
            int expected = beginsAt.get(stretch.phase()) + (stretch.retrogradeEntry() ? 30 : 0);
            // Saturn's 7.6′ a day are 0.1 mas in a millisecond, to which the instant is rounded.
            assertThat(from - 360 * Math.rint((from - expected) / 360)).isCloseTo(expected, within(1e-6));
            assertThat(stretch.signs()).hasSize(2);
            assertThat(stretch.murti()).isEmpty();
        }
        assertThat(stretches(life, SaturnPeriod.Kind.ASHTAMA))
                .isEqualTo(stretches(life(MUMBAI, STANDARD, 90), SaturnPeriod.Kind.ASHTAMA));
    }

    /** Cycles count from birth, and a birth inside a period is in the first. */
    @Test
    void cyclesOfALife() {
        Map<SaturnPeriod.Kind, Integer> most = new HashMap<>();
        for (SaturnPeriod period : life(MUMBAI, STANDARD, 120)) {
            if (period.kind() != SaturnPeriod.Kind.KANTAKA) {
                assertThat(period.cycle()).isEqualTo(most.merge(period.kind(), 1, Integer::sum));
            }
        }
        assertThat(most)
                .isEqualTo(Map.of(
                        SaturnPeriod.Kind.SADE_SATI, 5,
                        SaturnPeriod.Kind.ARDHASHTAMA, 4,
                        SaturnPeriod.Kind.ASHTAMA, 4));
        SaturnPeriod first = life(MUMBAI, STANDARD, 120).get(0);
        assertThat(first.kind()).isEqualTo(SaturnPeriod.Kind.SADE_SATI);
        assertThat(first.start().orElseThrow()).isBefore(MUMBAI.instant());
        assertThat(first.end().orElseThrow()).isAfter(MUMBAI.instant());
        assertThat(first).hasToString("sade_sati 1: 1990-03-20 to 1998-04-17");
    }

    @Test
    void kantakaByItsReadings() {
        assertThat(kantakaHouses(STANDARD)).containsExactly(4, 7, 10);
        assertThat(kantakaHouses(STANDARD.with(KantakaHouses.KENDRAS))).containsExactly(1, 4, 7, 10);
        assertThat(kantakaHouses(STANDARD.with(KantakaHouses.SEVENTH))).containsExactly(7);
    }

    private static List<Integer> kantakaHouses(Conventions conventions) {
        return life(MUMBAI, conventions, 60).stream()
                .flatMap(period -> period.stretches().stream())
                .filter(SaturnStretch::kantaka)
                .map(stretch -> stretch.phase().house())
                .distinct()
                .sorted()
                .toList();
    }

    /** A life that goes beyond the ephemeris ends with what is known, and says what is not. */
    @Test
    void beyondTheEphemeris() {
        Birth late = Birth.of(Instant.parse("2640-01-01T00:00:00Z"), MUMBAI.site());
        List<SaturnPeriod> periods = life(late, STANDARD, 10);
        assertThat(periods).isNotEmpty();
        assertThat(periods.stream().filter(period -> period.end().isEmpty())).isNotEmpty();
    }

    /** The ways through the houses follow on each other without a gap, and each begins in the sign it says. */
    @Test
    void waysThroughHousesAreContiguous() {
        Conventions mean = STANDARD.with(NodeType.MEAN);
        for (Conventions conventions : List.of(STANDARD, mean)) {
            Chart natal = CHARTS.chart(MUMBAI, conventions);
            Instant from = Instant.parse("2015-01-01T00:00:00Z");
            Instant until = Instant.parse("2027-01-01T00:00:00Z");
            for (Graha graha : Graha.ALL) {
                List<HouseStretch> ways = HouseStretch.of(natal, CHARTS.motion(conventions), graha, from, until);
                assertThat(ways.get(0).entry().orElseThrow()).isBeforeOrEqualTo(from);
                assertThat(ways.get(ways.size() - 1).exit().orElseThrow()).isAfterOrEqualTo(until);
                for (int i = 0; i < ways.size(); i++) {
                    HouseStretch way = ways.get(i);
                    if (i > 0) {
                        HouseStretch before = ways.get(i - 1);
                        assertThat(way.entry()).isEqualTo(before.exit());
                        assertThat(way.retrogradeEntry()).isEqualTo(before.retrogradeExit());
                        assertThat(way.rasi()).isEqualTo(before.rasi().plus(way.retrogradeEntry() ? -1 : 1));
                    }
                    if (graha != Graha.MOON || i % 20 == 0) {
                        Instant inside = way.entry().orElseThrow().plus(BESIDE);
                        assertThat(natal.placementsAt(inside).of(graha).rasi()).isEqualTo(way.rasi());
                    }
                    assertThat(way.fromLagna())
                            .isEqualTo(way.rasi().countedFrom(natal.ascendant().rasi()));
                    assertThat(way.pass()).isBetween(1, way.passes());
                }
            }
        }
    }

    /**
     * Jupiter in Cancer on 2 June 2026, in Leo on 31 October, back on 25 January 2027, in Leo again on 26 June, as a public list of
     * transits has it; in Cancer he was for some weeks of 2025 already, and to Leo he comes back in 2028.
     */
    @Test
    void jupiterComesBack() {
        Chart natal = CHARTS.chart(MUMBAI, STANDARD);
        List<HouseStretch> ways = HouseStretch.of(
                natal,
                CHARTS.motion(STANDARD),
                Graha.JUPITER,
                Instant.parse("2026-06-10T00:00:00Z"),
                Instant.parse("2027-07-01T00:00:00Z"));
        List<String> reported = new ArrayList<>();
        for (HouseStretch way : ways) {
            reported.add(way.rasi() + " " + day(way.entry()) + " " + way.pass() + "/" + way.passes()
                    + (way.retrogradeEntry() ? " retrograde" : "") + (way.temporary() ? " temporary" : ""));
        }
        assertThat(reported)
                .containsExactly(
                        "Cancer 2026-06-02 2/3",
                        "Leo 2026-10-31 1/3 temporary",
                        "Cancer 2027-01-25 3/3 retrograde",
                        "Leo 2027-06-26 2/3");
    }

    /** PVR 26.2 and 26.6: murtis of Mercury in Gemini (May 2000), of the Sun in Capricorn and Aquarius (January, February 2000). */
    @Test
    void murtisThatPvrWorksOut() {
        assertThat(murtiOf(Rasi.AQUARIUS, Graha.MERCURY, Rasi.GEMINI)).isEqualTo(Murti.SUVARNA);
        assertThat(murtiOf(Rasi.PISCES, Graha.MERCURY, Rasi.GEMINI)).isEqualTo(Murti.LOHA);
        assertThat(murtiOf(Rasi.LIBRA, Graha.SUN, Rasi.CAPRICORN)).isEqualTo(Murti.TAMRA);
        assertThat(murtiOf(Rasi.LIBRA, Graha.SUN, Rasi.AQUARIUS)).isEqualTo(Murti.LOHA);
    }

    private static Murti murtiOf(Rasi moon, Graha graha, Rasi entered) {
        Chart natal = CHARTS.chart(bornWithMoonIn(moon), STANDARD);
        return HouseStretch.of(
                        natal,
                        CHARTS.motion(STANDARD),
                        graha,
                        Instant.parse("2000-01-10T00:00:00Z"),
                        Instant.parse("2000-07-01T00:00:00Z"))
                .stream()
                .filter(way -> way.rasi() == entered)
                .findFirst()
                .orElseThrow()
                .murti()
                .orElseThrow();
    }

    /** Nodes are looked for near borders alone: nothing is lost against following them all the way, and Ketu goes where Rahu does not. */
    @Test
    void nodesNearBordersAreAllOfThem() {
        Chart natal = CHARTS.chart(MUMBAI, STANDARD);
        Instant from = Instant.parse("1990-01-01T00:00:00Z");
        Instant until = Instant.parse("2020-01-01T00:00:00Z");
        for (Graha node : List.of(Graha.RAHU, Graha.KETU)) {
            List<String> all = Ingresses.of(CHARTS.motion(STANDARD), node, Division.RASI, from, until).stream()
                    .map(ingress -> ingress.rasi() + " " + ingress.instant().truncatedTo(ChronoUnit.SECONDS))
                    .toList();
            List<String> ours = HouseStretch.of(natal, CHARTS.motion(STANDARD), node, from, until).stream()
                    .filter(way -> !way.entry().orElseThrow().isBefore(from))
                    .map(way -> way.rasi() + " " + way.entry().orElseThrow().truncatedTo(ChronoUnit.SECONDS))
                    .toList();
            assertThat(ours).hasSizeGreaterThan(19).isEqualTo(all);
        }
    }

    /** Eighths follow on each other, and the one of an instant is that of the sky then. */
    @Test
    void kakshasAreThoseOfTheSky() {
        Chart natal = CHARTS.chart(MUMBAI, STANDARD);
        Instant from = Instant.parse("2024-01-01T00:00:00Z");
        Instant until = Instant.parse("2026-01-01T00:00:00Z");
        for (Graha graha : List.of(Graha.SATURN, Graha.JUPITER, Graha.MARS)) {
            List<KakshaStretch> ways = KakshaStretch.of(natal, CHARTS.motion(STANDARD), graha, from, until);
            assertThat(ways).hasSizeGreaterThan(8);
            assertThat(ways.get(0).start()).isEqualTo(from);
            assertThat(ways.get(ways.size() - 1).end()).isEqualTo(until);
            for (int i = 0; i < ways.size(); i++) {
                KakshaStretch way = ways.get(i);
                assertThat(i == 0 || ways.get(i - 1).end().equals(way.start())).isTrue();
                Instant middle = way.start()
                        .plus(Duration.between(way.start(), way.end()).dividedBy(2));
                var then = Gochara.of(natal, natal.placementsAt(middle))
                        .of(graha)
                        .kaksha()
                        .orElseThrow();
                assertThat(way.kaksha()).isEqualTo(then);
            }
        }
    }

    /** A double transit of a span is one at each of its moments, and none outside. */
    @Test
    void doubleTransitsOfASpan() {
        Chart natal = CHARTS.chart(MUMBAI, STANDARD);
        Instant from = Instant.parse("2020-01-01T00:00:00Z");
        Instant until = Instant.parse("2030-01-01T00:00:00Z");
        List<DoubleTransitStretch> found = DoubleTransitStretch.of(natal, CHARTS.motion(STANDARD), from, until);
        int seen = 0;
        for (Instant at = from; at.isBefore(until); at = at.plus(Duration.ofDays(23))) {
            for (DoubleTransit house : Gochara.of(natal, natal.placementsAt(at)).doubleTransits()) {
                Instant now = at;
                boolean reported = found.stream()
                        .anyMatch(way ->
                                way.house() == house.house() && !now.isBefore(way.start()) && now.isBefore(way.end()));
                assertThat(reported).as("%s %s", at, house).isEqualTo(house.isDouble());
                seen += reported ? 1 : 0;
            }
        }
        assertThat(seen).isGreaterThan(100);
        for (int i = 1; i < found.size(); i++) {
            DoubleTransitStretch before = found.get(i - 1);
            assertThat(found.get(i).house() > before.house()
                            || found.get(i).start().isAfter(before.end()))
                    .isTrue();
        }
    }

    private static Instant entryNear(List<SaturnStretch> stretches, String near) {
        Instant target = Instant.parse(near);
        return stretches.stream()
                .map(stretch -> stretch.entry().orElseThrow())
                .filter(entry -> Duration.between(entry, target).abs().toDays() < 20)
                .findFirst()
                .orElseThrow();
    }

    /** In India. */
    private static String day(Optional<Instant> instant) {
        return instant.orElseThrow()
                .atOffset(ZoneOffset.ofHoursMinutes(5, 30))
                .toLocalDate()
                .toString();
    }

    private static Birth bornWithMoonIn(Rasi rasi) {
        Instant day = Instant.parse("1960-01-01T00:00:00Z");
        while (CHARTS.chart(Birth.of(day, MUMBAI.site()), STANDARD).moon().rasi() != rasi) {
            day = day.plus(Duration.ofDays(1));
        }
        return Birth.of(day, MUMBAI.site());
    }
}
