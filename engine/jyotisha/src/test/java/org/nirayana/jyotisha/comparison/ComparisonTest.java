package org.nirayana.jyotisha.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.ConventionRegistry;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.Profile;
import org.nirayana.jyotisha.ayanamsa.ChosenAyanamsa;
import org.nirayana.jyotisha.bhava.CuspReading;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.panchanga.Almanac;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.jyotisha.panchanga.TimeRounding;
import org.nirayana.jyotisha.panchanga.calendar.DayNames;
import org.nirayana.jyotisha.panchanga.day.SunriseDefinition;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.placement.UniversalTime;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.DrikReading;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.strength.SunRequired;
import org.nirayana.jyotisha.zodiac.Graha;

class ComparisonTest {
    private static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());
    private static final Birth BIRTH =
            Birth.of(Instant.parse("1990-05-17T05:00:00Z"), Site.ofDegrees(13.0827, 80.2707));
    private static final Instant AT = Instant.parse("2026-11-16T00:00:00Z");

    private static Comparison compare(Conventions first, Conventions second) {
        return Comparison.of(CHARTS, BIRTH, first, second, AT);
    }

    private static Difference named(Comparison comparison, String name) {
        return comparison.differences().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Authority: the two charts themselves; contributions add up, whatever profiles are compared. */
    @Test
    void contributionsAddUpToWhatTheChartsDifferBy() {
        int numbers = 0;
        for (Profile first : Profile.ALL) {
            for (Profile second : Profile.ALL) {
                Comparison comparison = compare(first.conventions(), second.conventions());
                Chart one = CHARTS.chart(BIRTH, first.conventions());
                Chart other = CHARTS.chart(BIRTH, second.conventions());
                assertThat(comparison.conventions())
                        .isEqualTo(ConventionRegistry.differences(first.conventions(), second.conventions()));
                for (Difference difference : comparison.differences()) {
                    if (difference.unit() == Difference.Unit.NAME) {
                        assertThat(difference.first()).isNotEqualTo(difference.second());
                        continue;
                    }
                    double sum = difference.contributions().stream()
                            .mapToDouble(Contribution::amount)
                            .sum();
                    assertThat(sum).as(difference.name()).isCloseTo(difference.amount(), within(1e-5));
                    numbers++;
                }
                double moon = 3600
                        * Math.IEEEremainder(
                                other.of(Graha.MOON).sidereal().degrees()
                                        - one.of(Graha.MOON).sidereal().degrees(),
                                360);
                double reported = comparison.differences().stream()
                        .filter(difference -> difference.name().equals("moon_longitude"))
                        .mapToDouble(Difference::amount)
                        .findFirst()
                        .orElse(0);
                assertThat(reported).isCloseTo(moon, within(1e-6));
                double shares = comparison.shares().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum();
                assertThat(shares).isCloseTo(comparison.differences().isEmpty() ? 0 : 1, within(1e-9));
            }
        }
        assertThat(numbers).isGreaterThan(300);
    }

    @Test
    void eachConventionMovesWhatIsItsOwn() {
        Comparison comparison =
                compare(Conventions.standard(), Profile.JHORA.conventions().withAyanamsa("raman"));
        Difference rahu = named(comparison, "rahu_longitude");
        assertThat(rahu.contributions().stream().map(Contribution::convention))
                .containsExactly(ChosenAyanamsa.CONVENTION, UniversalTime.CONVENTION, NodeType.CONVENTION);
        Difference sunrise = named(comparison, "sunrise");
        assertThat(sunrise.contributions().stream().map(Contribution::convention))
                .contains(SunriseDefinition.CONVENTION)
                .doesNotContain(ChosenAyanamsa.CONVENTION);
        // Raman's ayanamsa is 1° 26' less than Lahiri's.
        assertThat(named(comparison, "sun_longitude").contributions().get(0).amount())
                .isBetween(5100.0, 5300.0);
        assertThat(comparison.main().orElseThrow().getKey()).isEqualTo(ChosenAyanamsa.CONVENTION);
    }

    /**
     * Authority: a comparison that reckons everything anew. Whichever conventions are exchanged, the last step has what the second
     * set has by itself, so that nothing moves unseen.
     */
    @Test
    void theLastStepIsTheSecondSet() {
        SplittableRandom random = new SplittableRandom(17);
        for (int round = 0; round < 60; round++) {
            Conventions first = chosen(random);
            Conventions second = chosen(random);
            List<Convention<?>> changed = ConventionRegistry.differences(first, second);
            Reckoner reckoner = new Reckoner(CHARTS, BIRTH, AT, NakshatraDasha.VIMSHOTTARI);
            Values step = Values.of(reckoner, first, Part.OF_ONE_BIRTH);
            Conventions now = first;
            for (Convention<?> convention : changed) {
                now = now.taking(convention, second);
                step = step.after(convention, now);
            }
            assertThat(now).isEqualTo(second);
            Values fresh =
                    Values.of(new Reckoner(CHARTS, BIRTH, AT, NakshatraDasha.VIMSHOTTARI), second, Part.OF_ONE_BIRTH);
            for (Part part : Part.OF_ONE_BIRTH) {
                assertThat(step.table(part, true).all())
                        .as(part.name())
                        .isNotEmpty()
                        .containsExactlyElementsOf(fresh.table(part, true).all());
            }
        }
    }

    private static Conventions chosen(SplittableRandom random) {
        Conventions chosen = Conventions.standard();
        for (Convention<?> convention : ConventionRegistry.OF_ONE_BIRTH) {
            if (!convention.allowed().isEmpty() && random.nextInt(3) > 0) {
                List<String> words = convention.allowed();
                chosen = chosen.choose(convention, words.get(random.nextInt(words.size())))
                        .orElseThrow();
            }
        }
        return chosen;
    }

    /**
     * Whatever is a convention makes a difference to somebody: of thousands of births there is one in which it alone moves
     * something, and all of it is credited to it.
     */
    @Test
    void everyConventionThatCountsIsAttributed() {
        List<Convention<?>> without = new ArrayList<>(ConventionRegistry.OF_ONE_BIRTH);
        without.removeIf(convention -> convention.allowed().isEmpty());
        assertThat(without).hasSizeGreaterThan(60);
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 20_000 && !without.isEmpty(); i++) {
            Birth birth = Birth.of(
                    Instant.ofEpochSecond(random.nextLong(-1_000_000_000L, 1_500_000_000L)),
                    Site.ofDegrees(random.nextDouble(-50, 50), random.nextDouble(-180, 180)));
            without.removeIf(convention -> isAttributed(convention, birth));
        }
        assertThat(without).isEmpty();
    }

    private static boolean isAttributed(Convention<?> convention, Birth birth) {
        // Whole signs have no cusps to be read as middles.
        Conventions first = convention == CuspReading.CONVENTION
                ? Conventions.standard().with(HouseSystem.EQUAL)
                : Conventions.standard();
        List<String> words = convention.allowed();
        for (String word : words.subList(1, Math.min(words.size(), 6))) {
            Conventions second = first.choose(convention, word).orElseThrow();
            Comparison comparison = Comparison.of(CHARTS, birth, first, second, AT);
            if (!comparison.differences().isEmpty()) {
                assertThat(comparison.shares().keySet()).containsExactly(convention);
                return true;
            }
        }
        return false;
    }

    /** Authority: the strengths themselves. */
    @Test
    void strengthsAreComparedWhereTheirRulesAreReadDifferently() {
        Conventions second = Conventions.standard()
                .with(AshtakavargaTable.VARAHAMIHIRA)
                .with(SunRequired.SIX_AND_A_HALF)
                .with(DrikReading.FULL);
        Comparison comparison = compare(Conventions.standard(), second);
        assertThat(comparison.conventions())
                .containsExactly(AshtakavargaTable.CONVENTION, DrikReading.CONVENTION, SunRequired.CONVENTION);
        Difference required = named(comparison, "sun_required");
        assertThat(required.amount()).isEqualTo(90);
        assertThat(required.unit()).isEqualTo(Difference.Unit.VIRUPAS);
        assertThat(required.contributions().get(0).convention()).isEqualTo(SunRequired.CONVENTION);
        double drik = Shadbala.of(CHARTS.chart(BIRTH, Conventions.standard()))
                .of(Graha.MOON)
                .drik();
        // A quarter of the aspects is counted by the first, all by the second.
        assertThat(named(comparison, "moon_shadbala").amount()).isCloseTo(3 * drik, within(1e-9));
        assertThat(comparison.differences().stream().map(Difference::name))
                .anyMatch(name -> name.startsWith("moon_bindus_"))
                .noneMatch(name -> name.endsWith("_dignity"));
        assertThat(comparison.differences())
                .extracting(Difference::topic)
                .containsOnly(Topic.ASHTAKAVARGA, Topic.SHADBALA);
    }

    /** Authority: each feature by itself. An ayanamsa moves strengths and times as well. */
    @Test
    void whatAnAyanamsaMovesIsToldWhateverItIs() {
        Conventions raman = Conventions.standard().withAyanamsa("raman");
        Comparison comparison = compare(Conventions.standard(), raman);
        Chart one = CHARTS.chart(BIRTH, Conventions.standard());
        Chart other = CHARTS.chart(BIRTH, raman);
        for (Graha graha : Graha.ALL.subList(0, 7)) {
            double moved = Shadbala.of(other).of(graha).total()
                    - Shadbala.of(one).of(graha).total();
            assertThat(named(comparison, graha.id() + "_shadbala").amount()).isCloseTo(moved, within(1e-9));
        }
        Panchanga first = one.panchanga();
        Panchanga second = other.panchanga();
        assertThat(first.varjyas().get(0).start())
                .isNotEqualTo(second.varjyas().get(0).start());
        assertThat(((Figure.Time) named(comparison, "varjya").second()).instant())
                .isEqualTo(second.varjyas().get(0).start());
        assertThat(named(comparison, "yoga_end").unit()).isEqualTo(Difference.Unit.SECONDS);
    }

    @Test
    void onlyTheTopicsThatAreAskedForAreCompared() {
        Conventions second = Profile.JHORA.conventions().withAyanamsa("raman");
        Set<Topic> reported = EnumSet.noneOf(Topic.class);
        // Some of these births have a graha that enters another sign.
        for (int day = 0; day < 10; day++) {
            Birth birth = Birth.of(BIRTH.instant().plus(Duration.ofDays(day)), BIRTH.site());
            List<Difference> all = Comparison.of(CHARTS, birth, Conventions.standard(), second, AT)
                    .differences();
            for (Topic topic : Topic.values()) {
                List<Difference> asked = Comparison.of(
                                CHARTS,
                                birth,
                                Conventions.standard(),
                                second,
                                AT,
                                NakshatraDasha.VIMSHOTTARI,
                                Set.of(topic))
                        .differences();
                assertThat(asked)
                        .isEqualTo(
                                all.stream().filter(one -> one.topic() == topic).toList());
                if (!asked.isEmpty()) {
                    reported.add(topic);
                }
            }
        }
        assertThat(reported).containsExactly(Topic.values());
    }

    /** Authority: the chart made by itself; whatever is taken from another chart is what it would have computed. */
    @Test
    void aChartMadeFromAnotherIsTheSame() {
        SplittableRandom random = new SplittableRandom(5);
        Chart known = CHARTS.chart(BIRTH, Conventions.standard());
        for (int round = 0; round < 60; round++) {
            Conventions conventions = chosen(random);
            known = CHARTS.chart(known, conventions);
            Chart fresh = CHARTS.chart(BIRTH, conventions);
            assertThat(known.conventions()).isEqualTo(conventions);
            assertThat(known.ayanamsa()).isEqualTo(fresh.ayanamsa());
            for (Graha graha : Graha.ALL) {
                assertThat(known.of(graha).sidereal()).isEqualTo(fresh.of(graha).sidereal());
                assertThat(known.of(graha).latitude()).isEqualTo(fresh.of(graha).latitude());
            }
            assertThat(known.ascendant().sidereal()).isEqualTo(fresh.ascendant().sidereal());
            assertThat(known.dayAndNight()).isEqualTo(fresh.dayAndNight());
            assertThat(known.houses()).isEqualTo(fresh.houses());
        }
    }

    /** A clock without seconds is a difference, too; where both print so, it hides nothing. */
    @Test
    void aRoundingIsAttributedWhereItDiffers() {
        Conventions cut = Conventions.standard().with(TimeRounding.MINUTES_CUT);
        Difference sunrise = named(compare(Conventions.standard(), cut), "sunrise");
        assertThat(((Figure.Time) sunrise.second()).instant().getEpochSecond() % 60)
                .isZero();
        assertThat(sunrise.amount()).isBetween(-60.0, 0.0);
        assertThat(sunrise.contributions()).hasSize(1);
        Difference limb = named(compare(cut, cut.with(RiseDefinition.UPPER_LIMB)), "sunrise");
        assertThat(((Figure.Time) limb.first()).instant()).isEqualTo(((Figure.Time) sunrise.first()).instant());
    }

    @Test
    void whereLimbsAloneAreCutTheRestIsRounded() {
        Conventions limbsCut = Conventions.standard().with(TimeRounding.LIMBS_CUT);
        Conventions cut = Conventions.standard().with(TimeRounding.MINUTES_CUT);
        Conventions rounded = Conventions.standard().with(TimeRounding.MINUTES_ROUNDED);
        assertThat(timesOf(limbsCut, "_end")).isEqualTo(timesOf(cut, "_end")).isNotEqualTo(timesOf(rounded, "_end"));
        assertThat(timesOf(limbsCut, "sun")).isEqualTo(timesOf(rounded, "sun")).isNotEqualTo(timesOf(cut, "sun"));
    }

    private static Map<String, Figure> timesOf(Conventions conventions, String name) {
        Map<String, Figure> times = new TreeMap<>();
        for (Difference difference :
                compare(Conventions.standard(), conventions).differences()) {
            if (difference.name().contains(name)) {
                times.put(difference.name(), difference.second());
            }
        }
        return times;
    }

    /** A time stays a time, which whoever reads it tells on a clock; only what is no time is a text. */
    @Test
    void aTimeKeepsItsInstant() {
        Comparison comparison = compare(Conventions.standard(), Profile.DRIK.conventions());
        Difference sunrise = named(comparison, "sunrise");
        assertThat(sunrise.first()).isInstanceOf(Figure.Time.class);
        Instant first = ((Figure.Time) sunrise.first()).instant();
        Instant second = ((Figure.Time) sunrise.second()).instant();
        assertThat(Duration.between(first, second).toNanos() / 1e9).isCloseTo(sunrise.amount(), within(1e-5));
        assertThat(named(comparison, "moon_longitude").first()).isInstanceOf(Figure.Longitude.class);
    }

    /** Authority: the whole panchanga, also beyond the polar circle, where a day is a civil one. */
    @Test
    void theNamesOfADayAreThoseOfItsPanchanga() {
        for (double latitude : new double[] {-40, 13.0827, 75}) {
            for (int day = 0; day < 360; day += 24) {
                Birth birth = Birth.of(BIRTH.instant().plus(Duration.ofDays(day)), Site.ofDegrees(latitude, 80.2707));
                Almanac almanac = CHARTS.almanac(birth, Profile.DRIK.conventions());
                Panchanga whole = almanac.at(birth.instant());
                assertThat(almanac.names(birth.instant()))
                        .isEqualTo(new DayNames(whole.lunarMonth(), whole.solarMonth(), whole.years(), whole.ritu()));
            }
        }
    }

    @Test
    void theSameIsNoDifference() {
        assertThat(compare(Conventions.standard(), Conventions.standard()).differences())
                .isEmpty();
    }
}
