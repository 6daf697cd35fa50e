package org.nirayana.jyotisha.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nirayana.jyotisha.rule.Clause.all;
import static org.nirayana.jyotisha.rule.Clause.any;
import static org.nirayana.jyotisha.rule.Clause.aspects;
import static org.nirayana.jyotisha.rule.Clause.atLeast;
import static org.nirayana.jyotisha.rule.Clause.conjunct;
import static org.nirayana.jyotisha.rule.Clause.decided;
import static org.nirayana.jyotisha.rule.Clause.friends;
import static org.nirayana.jyotisha.rule.Clause.not;
import static org.nirayana.jyotisha.rule.Clause.pair;
import static org.nirayana.jyotisha.rule.Clause.same;
import static org.nirayana.jyotisha.rule.Clause.samePada;
import static org.nirayana.jyotisha.rule.Houses.ANGLE;
import static org.nirayana.jyotisha.rule.Point.bride;
import static org.nirayana.jyotisha.rule.Point.groom;
import static org.nirayana.jyotisha.rule.Point.lordOf;
import static org.nirayana.jyotisha.rule.Points.JUPITER;
import static org.nirayana.jyotisha.rule.Points.LAGNA;
import static org.nirayana.jyotisha.rule.Points.MARS;
import static org.nirayana.jyotisha.rule.Points.MERCURY;
import static org.nirayana.jyotisha.rule.Points.MOON;
import static org.nirayana.jyotisha.rule.Points.RAHU;
import static org.nirayana.jyotisha.rule.Points.SATURN;
import static org.nirayana.jyotisha.rule.Points.SUN;
import static org.nirayana.jyotisha.rule.Points.VENUS;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.strength.Dignity;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Every kind of clause against the same said a second time in plain arithmetic on longitudes, over charts of fifty years; each kind
 * has charts for which it holds and others for which it does not.
 */
class ClauseTest {
    private static final Site UJJAIN = Site.ofDegrees(23.18, 75.77);
    private static final int COUNT = 400;

    /** Some 46 days and 7 hours after one another, so that the ascendant comes round. */
    private static final Duration STEP = Duration.ofMinutes(66_673);

    private static final List<Chart> CHARTS = charts();
    private static final ChartFacts MOON_ALONE = ChartFacts.ofMoon(Nakshatra.ROHINI, 2);

    private enum Given implements Decision {
        YES,
        NO,
        OPEN;

        @Override
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private static final Clause YES = decided(Given.YES);
    private static final Clause NO = decided(Given.NO);
    private static final Clause OPEN = decided(Given.OPEN);

    private static final ChartFacts DECIDED = ChartFacts.nothing().with(new Decisions() {
        @Override
        public Truth of(Decision decision) {
            return decision == Given.OPEN ? Truth.UNKNOWN : Truth.of(decision == Given.YES);
        }

        @Override
        public String figure(Decision decision) {
            return "given";
        }
    });

    private static List<Chart> charts() {
        ChartFactory factory = new ChartFactory(PackedEphemeris.load());
        Instant first = Instant.parse("1950-01-01T00:00:00Z");
        return IntStream.range(0, COUNT)
                .mapToObj(
                        i -> factory.chart(Birth.of(first.plus(STEP.multipliedBy(i)), UJJAIN), Conventions.standard()))
                .toList();
    }

    /** 1 for Aries, from the longitude. */
    private static int sign(Chart chart, Graha graha) {
        return (int) (chart.of(graha).sidereal().nanodegrees() / 30_000_000_000L) + 1;
    }

    private static int risen(Chart chart) {
        return (int) (chart.ascendant().sidereal().nanodegrees() / 30_000_000_000L) + 1;
    }

    private static int star(Chart chart, Graha graha) {
        return (int) (chart.of(graha).sidereal().nanodegrees() * 27 / 360_000_000_000L) + 1;
    }

    private static int pada(Chart chart, Graha graha) {
        return (int) (chart.of(graha).sidereal().nanodegrees() * 108 / 360_000_000_000L) % 4 + 1;
    }

    /** Counted on the fingers. */
    private static int house(int sign, int from) {
        int house = 1;
        for (int at = from; at != sign; at = at % 12 + 1) {
            house++;
        }
        return house;
    }

    /** The lord of a sign, the usual rulerships written out. */
    private static Graha lord(int sign) {
        return List.of(
                        Graha.MARS,
                        Graha.VENUS,
                        Graha.MERCURY,
                        Graha.MOON,
                        Graha.SUN,
                        Graha.MERCURY,
                        Graha.VENUS,
                        Graha.MARS,
                        Graha.JUPITER,
                        Graha.SATURN,
                        Graha.SATURN,
                        Graha.JUPITER)
                .get((sign - 1) % 12);
    }

    private static void assertSame(Clause clause, Predicate<Chart> expected) {
        int holding = 0;
        for (Chart chart : CHARTS) {
            ChartFacts facts = ChartFacts.of(chart);
            boolean holds = expected.test(chart);
            assertThat(clause.truth(facts)).as(clause + " " + chart).isEqualTo(Truth.of(holds));
            Proof proof = clause.evaluate(facts);
            assertThat(proof.truth()).isEqualTo(Truth.of(holds));
            assertThat(proof.deciding()).isNotEmpty().noneMatch(part -> part.figures()
                    .isEmpty());
            holding += holds ? 1 : 0;
        }
        assertThat(holding).as("charts for which it holds: " + clause).isBetween(1, COUNT - 1);
    }

    @Test
    void placesOfGrahas() {
        assertSame(MARS.in(Rasi.ARIES, Rasi.SCORPIO), chart -> Set.of(1, 8).contains(sign(chart, Graha.MARS)));
        assertSame(MARS.in(ANGLE), chart -> Set.of(1, 4, 7, 10).contains(house(sign(chart, Graha.MARS), risen(chart))));
        assertSame(JUPITER.in(ANGLE, MOON), chart -> Set.of(1, 4, 7, 10)
                .contains(house(sign(chart, Graha.JUPITER), sign(chart, Graha.MOON))));
        assertSame(conjunct(SUN, MERCURY), chart -> sign(chart, Graha.SUN) == sign(chart, Graha.MERCURY));
        assertSame(MOON.in(Nakshatra.ROHINI, Nakshatra.HASTA), chart -> Set.of(4, 13)
                .contains(star(chart, Graha.MOON)));
        assertSame(MOON.inPada(2, 4), chart -> Set.of(2, 4).contains(pada(chart, Graha.MOON)));
        assertSame(
                MOON.starsFrom(SUN, Numbers.between(15, 27)),
                chart -> Math.floorMod(star(chart, Graha.MOON) - star(chart, Graha.SUN), 27) >= 14);
        assertSame(LAGNA.in(Rasi.CANCER, Rasi.LEO), chart -> Set.of(4, 5).contains(risen(chart)));
        assertSame(SUN.has(ZodiacTrait.QUALITY, ZodiacTrait.Quality.FIXED), chart -> Set.of(2, 5, 8, 11)
                .contains(sign(chart, Graha.SUN)));
        assertSame(SUN.has(ZodiacTrait.PARITY, ZodiacTrait.Parity.ODD), chart -> sign(chart, Graha.SUN) % 2 == 1);
        assertSame(
                same(ZodiacTrait.NAKSHATRA, SUN, MERCURY),
                chart -> star(chart, Graha.SUN) == star(chart, Graha.MERCURY));
        assertSame(
                samePada(SUN, MERCURY),
                chart -> star(chart, Graha.SUN) == star(chart, Graha.MERCURY)
                        && pada(chart, Graha.SUN) == pada(chart, Graha.MERCURY));
        assertSame(pair(SUN, MOON, Rasi.ARIES, Rasi.LIBRA), chart -> Set.of("1 7", "7 1")
                .contains(sign(chart, Graha.SUN) + " " + sign(chart, Graha.MOON)));
    }

    @Test
    void lordsAndTheirPlaces() {
        assertSame(lordOf(9).in(ANGLE), chart -> {
            int sign = sign(chart, lord(risen(chart) + 8));
            return Set.of(1, 4, 7, 10).contains(house(sign, risen(chart)));
        });
        assertSame(MOON.lord().isAmong(Graha.JUPITER, Graha.VENUS), chart -> Set.of(Graha.JUPITER, Graha.VENUS)
                .contains(lord(sign(chart, Graha.MOON))));
        assertSame(same(lordOf(1), MOON.lord()), chart -> lord(risen(chart)) == lord(sign(chart, Graha.MOON)));
        // A navamsa is 3 degrees and 20 minutes; they run through the signs from Aries on.
        assertSame(VENUS.navamsa().in(Rasi.TAURUS, Rasi.LIBRA, Rasi.PISCES), chart -> Set.of(2, 7, 12)
                .contains((int) (chart.of(Graha.VENUS).sidereal().nanodegrees() * 108 / 360_000_000_000L) % 12 + 1));
    }

    /** Natural friends by Brihat Parashara Hora Shastra 3.55: of the Sun the Moon, Mars and Jupiter, of whom each returns it. */
    @Test
    void friendsOfTheSun() {
        assertSame(friends(SUN, lordOf(1)), chart -> Set.of(Graha.MOON, Graha.MARS, Graha.JUPITER)
                .contains(lord(risen(chart))));
        assertThat(friends(SUN, SUN).truth(ChartFacts.of(CHARTS.get(0)))).isEqualTo(Truth.FAILS);
        assertThat(friends(SUN, RAHU).truth(ChartFacts.of(CHARTS.get(0)))).isEqualTo(Truth.UNKNOWN);
    }

    /** Full looks by Brihat Parashara Hora Shastra 26: everybody at the 7th, Mars at 4 and 8, Jupiter at 5 and 9, Saturn at 3 and 10. */
    @Test
    void aspectsOfGrahas() {
        assertSame(aspects(JUPITER, MOON), chart -> Set.of(5, 7, 9)
                .contains(house(sign(chart, Graha.MOON), sign(chart, Graha.JUPITER))));
        assertSame(aspects(SATURN, LAGNA), chart -> Set.of(3, 7, 10)
                .contains(house(risen(chart), sign(chart, Graha.SATURN))));
        assertSame(aspects(MARS, lordOf(7)), chart -> Set.of(4, 7, 8)
                .contains(house(sign(chart, lord(risen(chart) + 6)), sign(chart, Graha.MARS))));
    }

    @Test
    void whatAGrahaIsAndDoes() {
        assertSame(
                MERCURY.isRetrograde(),
                chart -> chart.of(Graha.MERCURY).speedPerDay().degrees() < 0);
        // The orb of Mars in the Surya Siddhanta (9.6) is 17 degrees.
        assertSame(MARS.isCombust(), chart -> {
            double apart = Math.abs(chart.of(Graha.MARS).sidereal().nanodegrees()
                            - chart.sun().sidereal().nanodegrees())
                    / 1e9;
            return Math.min(apart, 360 - apart) < 17;
        });
        // Brihat Parashara Hora Shastra 3.49-54: own in Sagittarius and Pisces, exalted in Cancer.
        assertSame(JUPITER.in(Dignity.OWN, Dignity.EXALTED), chart -> Set.of(4, 9, 12)
                .contains(sign(chart, Graha.JUPITER)));
        assertSame(JUPITER.in(Dignity.MOOLATRIKONA), chart -> sign(chart, Graha.JUPITER) == 9);
        assertSame(SUN.in(Dignity.DEBILITATED), chart -> sign(chart, Graha.SUN) == 7);
        // 3.11: the waning Moon is a malefic; by tithi from the eighth of the bright half to the eighth of the dark one
        // she is none.
        assertThat(JUPITER.isBenefic().holds(ChartFacts.of(CHARTS.get(0)))).isTrue();
        assertThat(SATURN.isBenefic().truth(ChartFacts.of(CHARTS.get(0)))).isEqualTo(Truth.FAILS);
        assertThat(MOON.isBenefic().evaluate(ChartFacts.of(CHARTS.get(0))).figures())
                .hasSize(1);
        assertThat(SUN.isCombust().truth(ChartFacts.of(CHARTS.get(0)))).isEqualTo(Truth.FAILS);
    }

    /** Three values: yes, no, and what is not known, as it is where that could still change the answer. */
    @Test
    void joinedClausesWithWhatIsNotKnown() {
        assertThat(truths(all(YES, YES), all(YES, NO), all(NO, OPEN), all(YES, OPEN)))
                .containsExactly(Truth.HOLDS, Truth.FAILS, Truth.FAILS, Truth.UNKNOWN);
        assertThat(truths(any(NO, NO), any(NO, YES), any(OPEN, YES), any(NO, OPEN)))
                .containsExactly(Truth.FAILS, Truth.HOLDS, Truth.HOLDS, Truth.UNKNOWN);
        assertThat(truths(not(YES), not(NO), not(OPEN))).containsExactly(Truth.FAILS, Truth.HOLDS, Truth.UNKNOWN);
        assertThat(truths(
                        atLeast(2, List.of(YES, NO, YES)),
                        atLeast(2, List.of(YES, NO, NO)),
                        atLeast(2, List.of(YES, OPEN, NO)),
                        atLeast(2, List.of(NO, OPEN, NO))))
                .containsExactly(Truth.HOLDS, Truth.FAILS, Truth.UNKNOWN, Truth.FAILS);
        assertThat(OPEN.holds(DECIDED)).isFalse();
        assertThat(YES.evaluate(DECIDED).figures()).hasToString("[yes: given]");
    }

    private static List<Truth> truths(Clause... clauses) {
        return Arrays.stream(clauses)
                .peek(clause -> assertThat(clause.evaluate(DECIDED).truth()).isEqualTo(clause.truth(DECIDED)))
                .map(clause -> clause.truth(DECIDED))
                .toList();
    }

    /** Without a time of birth nothing is said of the ascendant; of the Moon alone only what her pada says. */
    @Test
    void whatIsMissingIsNotGuessed() {
        ChartFacts day = ChartFacts.withoutTime(CHARTS.get(0));
        assertThat(List.of(LAGNA.in(Rasi.LEO), MARS.in(ANGLE), lordOf(9).isRetrograde(), aspects(SATURN, LAGNA)))
                .isNotEmpty()
                .allSatisfy(clause -> assertThat(clause.truth(day)).isEqualTo(Truth.UNKNOWN));
        assertThat(MARS.in(ANGLE, MOON).truth(day)).isNotEqualTo(Truth.UNKNOWN);
        assertThat(MOON.in(Rasi.TAURUS).truth(MOON_ALONE)).isEqualTo(Truth.HOLDS);
        assertThat(MOON.lord().isAmong(Graha.VENUS).truth(MOON_ALONE)).isEqualTo(Truth.HOLDS);
        // Rohini 2 is the fifth pada of Taurus, whose navamsas run from Capricorn on.
        assertThat(MOON.navamsa().in(Rasi.TAURUS).truth(MOON_ALONE)).isEqualTo(Truth.HOLDS);
        assertThat(List.of(
                        VENUS.in(Rasi.ARIES),
                        MOON.isBenefic(),
                        MOON.in(Dignity.EXALTED),
                        MOON.isRetrograde(),
                        MOON.navamsa().inPada(1)))
                .isNotEmpty()
                .allSatisfy(clause -> assertThat(clause.truth(MOON_ALONE)).isEqualTo(Truth.UNKNOWN));
        assertThat(bride(MOON).in(Rasi.TAURUS).truth(MOON_ALONE)).isEqualTo(Truth.UNKNOWN);
    }

    @Test
    void twoPeople() {
        CoupleFacts couple = new CoupleFacts(MOON_ALONE, ChartFacts.of(CHARTS.get(0)), Decisions.NONE);
        Clause clause = all(bride(MOON).in(Rasi.TAURUS), groom(MOON).in(Numbers.between(1, 12), bride(MOON)));
        assertThat(clause.holds(couple)).isTrue();
        assertThat(groom(LAGNA).in(Rasi.ALL).truth(couple)).isEqualTo(Truth.HOLDS);
        assertThat(bride(LAGNA).in(Rasi.ALL).truth(couple)).isEqualTo(Truth.UNKNOWN);
        assertThat(MOON.in(Rasi.TAURUS).truth(couple)).isEqualTo(Truth.UNKNOWN);
        assertThat(bride(MOON).lord().id()).isEqualTo("bride.lord(moon)");
        assertThat(bride(VENUS).in(ANGLE)).isEqualTo(bride(VENUS).in(ANGLE, bride(LAGNA)));
    }

    /** A proof names what decided: what failed of an "all", what held of an "any". */
    @Test
    void proofsNameWhatDecided() {
        Clause clause = all(
                MOON.in(Rasi.TAURUS), any(MOON.in(Nakshatra.KRITTIKA), MOON.in(Nakshatra.ROHINI)), not(MOON.inPada(2)));
        Proof proof = clause.evaluate(MOON_ALONE);
        assertThat(proof.truth()).isEqualTo(Truth.FAILS);
        assertThat(proof.deciding()).extracting(Proof::clause).containsExactly(MOON.inPada(2));
        assertThat(proof.deciding().get(0).figures())
                .extracting(Figure::toString)
                .containsExactly("nakshatra of moon: Rohini", "pada of moon: 2");
        assertThat(proof).hasToString("""
                fails: all
                  holds: in_sign moon: Taurus (sign of moon: Taurus)
                  holds: any
                    fails: in_nakshatra moon: Krittika (nakshatra of moon: Rohini)
                    holds: in_nakshatra moon: Rohini (nakshatra of moon: Rohini)
                  fails: not
                    holds: in_pada moon: 2 (nakshatra of moon: Rohini, pada of moon: 2)""");
        Proof holding = all(MOON.in(Rasi.TAURUS), any(MOON.in(Nakshatra.KRITTIKA), MOON.in(Nakshatra.ROHINI)))
                .evaluate(MOON_ALONE);
        assertThat(holding.deciding())
                .extracting(Proof::clause)
                .containsExactly(MOON.in(Rasi.TAURUS), MOON.in(Nakshatra.ROHINI));
    }

    /** Clauses can be written down as they are: every component is an id, a number, a point, another clause, or a list of such. */
    @Test
    void clausesAreValues() {
        Set<Class<?>> plain =
                Set.of(int.class, List.class, Numbers.class, Point.class, Clause.class, Trait.class, Decision.class);
        assertThat(Clause.class.getPermittedSubclasses()).hasSizeGreaterThan(15).allSatisfy(kind -> assertThat(
                        kind.getRecordComponents())
                .isNotEmpty()
                .allMatch(component ->
                        plain.contains(component.getType()) || Enum.class.isAssignableFrom(component.getType())));
        assertThat(all(MOON.in(ANGLE), not(aspects(MARS, MOON))))
                .isEqualTo(all(MOON.in(ANGLE), not(aspects(MARS, MOON))));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> lordOf(13)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MOON.in(Numbers.of(13))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> MOON.inPada(5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> atLeast(3, List.of(YES, NO))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> all()).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> bride(bride(MOON))).isInstanceOf(IllegalArgumentException.class);
    }
}
