package org.nirayana.service.astro;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.Argala;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.RasiDrishti;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.house.HouseSystem;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.strength.AshtakavargaTable;
import org.nirayana.jyotisha.strength.AyanaReading;
import org.nirayana.jyotisha.strength.BhavaBala;
import org.nirayana.jyotisha.strength.BhavaDigReading;
import org.nirayana.jyotisha.strength.DeeptadiList;
import org.nirayana.jyotisha.strength.GrahaBala;
import org.nirayana.jyotisha.strength.GrahaState;
import org.nirayana.jyotisha.strength.Lajjitadi;
import org.nirayana.jyotisha.strength.NodeFriends;
import org.nirayana.jyotisha.strength.Relation;
import org.nirayana.jyotisha.strength.Relations;
import org.nirayana.jyotisha.strength.SaptavargajaPoints;
import org.nirayana.jyotisha.strength.Sayanadi;
import org.nirayana.jyotisha.strength.Shadbala;
import org.nirayana.jyotisha.strength.Vimsopaka;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.testing.Proof;

/** What holds of the strengths of every chart of the sky, whenever and wherever, by several readings. */
@Tag("strength-bounds")
class StrengthBoundsTest {
    private static final List<Integer> SUMS = List.of(48, 49, 39, 54, 56, 52, 39, 49);
    private static final int SEVEN = 7;

    /** By turns: the defaults, and what else changes much. */
    private static final List<Conventions> READINGS = List.of(
            Conventions.standard(),
            Conventions.standard()
                    .with(AshtakavargaTable.VARAHAMIHIRA)
                    .with(SpecialAspects.BPHS_VERSE)
                    .with(HouseSystem.SRIPATI),
            Conventions.standard()
                    .with(AshtakavargaTable.PHALADEEPIKA)
                    .with(SaptavargajaPoints.BPHS)
                    .with(AyanaReading.KESAVA_TABLE)
                    .with(BhavaDigReading.BPHS_ARC)
                    .with(HouseSystem.EQUAL),
            Conventions.standard()
                    .with(AshtakavargaTable.MAITREYA)
                    .with(SpecialAspects.CONTINUOUS)
                    .with(NodeFriends.SANTHANAM)
                    .with(DeeptadiList.PHALADEEPIKA)
                    .with(HouseSystem.PLACIDUS));

    @Test
    void strengthsStayWithinTheirBounds() {
        int charts = Proof.scaled(1_500, 100_000);
        SplittableRandom random = new SplittableRandom(Proof.seed());
        ChartFactory factory = new ChartFactory(PackedEphemeris.load());
        int polar = 0;
        for (int i = 0; i < charts; i++) {
            Instant instant = Instant.parse("1900-01-01T00:00:00Z").plusSeconds(random.nextLong(6_000_000_000L));
            Site site = Site.ofDegrees(random.nextDouble(-90, 90), random.nextDouble(-180, 180));
            Chart chart = factory.chart(Birth.of(instant, site), READINGS.get(i % READINGS.size()));
            try {
                checkAshtakavarga(Ashtakavarga.of(chart));
                checkRelations(Relations.of(chart));
                checkAspects(chart);
                checkShadbala(Shadbala.of(chart));
                checkBhavas(chart);
                checkVimsopaka(Vimsopaka.of(chart));
                checkStates(chart);
            } catch (AssertionError wrong) {
                throw new AssertionError(chart.birth() + ", " + chart.conventions() + ": " + wrong.getMessage(), wrong);
            }
            polar += chart.dayAndNight().isEmpty() ? 1 : 0;
        }
        assertThat(polar).as("charts without a sunrise").isPositive();
        Proof.figure(
                33,
                charts + " charts from 1900 to 2090 at all latitudes, " + polar
                        + " of them without a sunrise, by four sets of readings: nothing out of bounds");
    }

    private static void checkAshtakavarga(Ashtakavarga found) {
        for (int point = 0; point < SUMS.size(); point++) {
            ChartPoint of = Ashtakavarga.POINTS.get(point);
            List<Integer> bhinna = found.bhinna(of);
            List<Integer> first = found.afterTrikona(of);
            List<Integer> second = found.reduced(of);
            int sum = 0;
            for (int sign = 0; sign < 12; sign++) {
                sum += bhinna.get(sign);
                require(isWithin(bhinna.get(sign), 0, 8) && first.get(sign) <= bhinna.get(sign), of, bhinna, first);
                require(isWithin(second.get(sign), 0, first.get(sign)), of, first, second);
            }
            require(sum == SUMS.get(point), of, bhinna);
            require(found.pinda(of).shodhya() >= 0, of, found.pinda(of));
        }
        require(found.sarva().stream().mapToInt(Integer::intValue).sum() == 337, found.sarva());
    }

    /** The temporary relation is mutual; the compound one is the sum, and mutual where the natural one is. */
    private static void checkRelations(Relations relations) {
        for (int i = 0; i < SEVEN; i++) {
            Graha one = Graha.ALL.get(i);
            for (int j = 0; j < i; j++) {
                Graha other = Graha.ALL.get(j);
                Relation there = relations.compound(one, other).orElseThrow();
                Relation back = relations.compound(other, one).orElseThrow();
                int temporary = relations.temporary(one, other).orElseThrow();
                int natural = relations.natural(one, other).orElseThrow();
                int naturalBack = relations.natural(other, one).orElseThrow();
                require(temporary == relations.temporary(other, one).orElseThrow(), one, other);
                require(there.score() == natural + temporary && back.score() == naturalBack + temporary, one, other);
                require(natural != naturalBack || there == back, one, other, there, back);
            }
        }
    }

    private static void checkAspects(Chart chart) {
        boolean added = chart.conventions().get(SpecialAspects.CONVENTION) == SpecialAspects.ADDITIVE;
        for (SphutaDrishti look : SphutaDrishti.of(chart)) {
            // Saturn's 45 are added where others have up to 45.
            double most = added && look.from() == Graha.SATURN ? 90 : 60;
            require(isWithin(look.virupas(), 0, most) && look.arc() >= 0 && look.arc() < 360, look);
            require(isWithin(look.general(), 0, 60), look);
        }
        for (GrahaDrishti look : GrahaDrishti.of(chart)) {
            require(isWithin(look.quarters(), look.ordinaryQuarters(), 4), look);
        }
        List<RasiDrishti> signs = RasiDrishti.of(chart);
        require(signs.size() == 36, signs);
        for (RasiDrishti look : signs) {
            require(RasiDrishti.seenFrom(look.at()).contains(look.from()), look);
        }
        for (Argala argala : Argala.of(chart)) {
            require(!argala.by().isEmpty() && argala.obstructed() == isObstructed(argala), argala);
        }
    }

    private static boolean isObstructed(Argala argala) {
        return argala.obstructionPlace() > 0
                && argala.against().size() >= argala.by().size();
    }

    private static void checkShadbala(Shadbala found) {
        int[] ranks = found.grahas().stream().mapToInt(GrahaBala::rank).sorted().toArray();
        require(Arrays.equals(ranks, new int[] {1, 2, 3, 4, 5, 6, 7}), Arrays.toString(ranks));
        double[] lords = new double[4];
        double moved = 0;
        for (GrahaBala bala : found.grahas()) {
            GrahaBala.Sthana sthana = bala.sthana();
            GrahaBala.Kala kala = bala.kala();
            boolean moon = bala.graha() == Graha.MOON;
            require(
                    isWithin(sthana.uchcha(), 0, 60)
                            && isWithin(sthana.saptavargaja(), 7 * 1.875, 7 * 45)
                            && isOneOf(sthana.ojayugma(), 0, 15, 30)
                            && isOneOf(sthana.kendradi(), 15, 30, 60)
                            && isOneOf(sthana.drekkana(), 0, 15)
                            && isWithin(bala.dig(), 0, 60),
                    bala);
            // A declination beyond 24° leaves the scale by a few virupas: the Moon's reaches 28.7°.
            require(
                    isWithin(kala.nathonnatha(), 0, 60)
                            && isWithin(kala.paksha(), 0, moon ? 120 : 60)
                            && isOneOf(kala.tribhaga(), 0, 60)
                            && isOneOf(kala.abda(), 0, 15)
                            && isOneOf(kala.masa(), 0, 30)
                            && isOneOf(kala.vara(), 0, 45)
                            && isOneOf(kala.hora(), 0, 60)
                            && isWithin(kala.ayana(), -7, bala.graha() == Graha.SUN ? 120 : 67),
                    bala);
            require(
                    isWithin(bala.cheshta(), 0, 60)
                            && isWithin(bala.naisargika(), 60 / 7.0, 60)
                            && isWithin(bala.drik(), -75, 75)
                            && isWithin(bala.ishta(), 0, 60)
                            && isWithin(bala.kashta(), 0, 60),
                    bala);
            require(bala.minimums().size() >= 4 && bala.ratio() > 0, bala);
            lords[0] += kala.abda();
            lords[1] += kala.masa();
            lords[2] += kala.vara();
            lords[3] += kala.hora();
            moved += kala.yuddha();
        }
        double hour = found.circumstances().equalHour().isPresent() ? 60 : 0;
        require(Arrays.equals(lords, new double[] {15, 30, 45, hour}), Arrays.toString(lords));
        // What a war gives to one it takes from the other.
        require(isWithin(moved, 0, 0), moved);
    }

    private static void checkBhavas(Chart chart) {
        List<BhavaBala.OfBhava> bhavas = BhavaBala.of(chart).bhavas();
        int ranks = 0;
        for (BhavaBala.OfBhava bhava : bhavas) {
            require(isWithin(bhava.dig(), 0, 60), bhava);
            // Jupiter's and Mercury's 60 whole, a quarter of the other five's.
            require(isWithin(bhava.drishti(), -60 * 4 / 4.0 - 7.5, 60 + 60 + 60 * 5 / 4.0), bhava);
            require(bhava.adhipati() == Shadbala.of(chart).of(bhava.lord()).total(), bhava);
            ranks |= 1 << bhava.rank();
        }
        require(bhavas.size() == 12 && ranks == 0b1_1111_1111_1110, bhavas);
        if (BhavaChalit.of(chart) instanceof BhavaChalit.Bhavas found) {
            int inside = found.all().stream()
                    .mapToInt(bhava -> bhava.inside().size())
                    .sum();
            require(inside == 10, found);
        } else {
            require(Math.abs(chart.birth().site().latitude().degrees()) > 66, "undefined outside the polar circles");
        }
    }

    private static void checkVimsopaka(Vimsopaka found) {
        for (Vimsopaka.OfGraha of : found.grahas()) {
            for (Vimsopaka.Score score : of.scores()) {
                require(isWithin(score.points(), 5, 20) && isWithin(score.goodVargas(), 0, 16), score);
            }
        }
    }

    private static void checkStates(Chart chart) {
        List<GrahaState> states = GrahaState.of(chart);
        require(states.size() == 9, states);
        for (GrahaState state : states) {
            require(isWithin(Math.abs(state.declination().degrees()), 0, 30), state);
            state.combustion().ifPresent(found -> require(isWithin(found.separation(), 0, 180), state));
            state.war().forEach(war -> require(isWithin(war.separation(), 0, 1) && war.victor() != war.loser(), war));
            require(state.graha().isNode() || !state.deeptadi().isEmpty(), state);
        }
        require(Lajjitadi.of(chart).size() == 9, "lajjitadi");
        Optional<List<Sayanadi>> doing = Sayanadi.of(chart);
        require(doing.isPresent() == chart.dayAndNight().isPresent(), "sayanadi");
        doing.ifPresent(all -> all.forEach(one -> require(isWithin(one.ghati(), 1, 62), one)));
    }

    private static boolean isWithin(double value, double least, double most) {
        return value >= least - 1e-9 && value <= most + 1e-9;
    }

    private static boolean isOneOf(double value, double... allowed) {
        return Arrays.stream(allowed).anyMatch(one -> one == value);
    }

    private static void require(boolean holds, Object... what) {
        if (!holds) {
            throw new AssertionError(Arrays.toString(what));
        }
    }
}
