package org.nirayana.jyotisha.strength;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.SpecialAspects;
import org.nirayana.jyotisha.aspect.SphutaDrishti;
import org.nirayana.jyotisha.bhava.BhavaChalit;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;

/** What holds for every chart, whatever stands where; a sample: 100,000 charts of the sky are gone through by an acceptance test. */
class StrengthPropertiesTest {
    private static final int CHARTS = 5_000;
    private static final int WHOLE_CHARTS = 500;
    private static final List<Integer> SUMS = List.of(48, 49, 39, 54, 56, 52, 39, 49);

    /** Charts of places at random: sums of bindus, reductions that only take away, relations, vimsopaka. */
    @Test
    void onChartsOfPlacesAtRandom() {
        SplittableRandom random = new SplittableRandom(20);
        AshtakavargaTable[] tables = AshtakavargaTable.values();
        for (int i = 0; i < CHARTS; i++) {
            double[] places = random.doubles(9, 0, 360).toArray();
            places[8] = (places[7] + 180) % 360;
            Placements placements = PrintedCharts.placements(places, random.nextDouble(360), 24);
            Conventions conventions = Conventions.standard().with(tables[i % tables.length]);
            check(Ashtakavarga.of(placements, conventions));
            checkRelations(Relations.of(placements, conventions));
        }
    }

    private static void check(Ashtakavarga found) {
        int all = 0;
        for (int point = 0; point < SUMS.size(); point++) {
            ChartPoint of = Ashtakavarga.POINTS.get(point);
            List<Integer> bhinna = found.bhinna(of);
            List<Integer> first = found.afterTrikona(of);
            List<Integer> second = found.reduced(of);
            int sum = 0;
            for (int sign = 0; sign < 12; sign++) {
                int bindus = bhinna.get(sign);
                sum += bindus;
                if (bindus < 0
                        || bindus > 8
                        || first.get(sign) > bindus
                        || second.get(sign) > first.get(sign)
                        || second.get(sign) < 0) {
                    throw new AssertionError(of + ": " + bhinna + first + second);
                }
            }
            if (sum != SUMS.get(point)) {
                throw new AssertionError(of + " has " + sum + " bindus.");
            }
            all += point < 7 ? sum : 0;
        }
        int sarva = found.sarva().stream().mapToInt(Integer::intValue).sum();
        if (all != 337 || sarva != 337) {
            throw new AssertionError("The sarvashtakavarga has " + sarva + " bindus.");
        }
    }

    /** The temporary relation is mutual; a compound one is at most one step from the natural one. */
    private static void checkRelations(Relations relations) {
        for (int i = 0; i < 7; i++) {
            Graha one = Arc.SEVEN.get(i);
            for (int j = 0; j < i; j++) {
                Graha other = Arc.SEVEN.get(j);
                Relation there = relations.ofSeven(one, other);
                Relation back = relations.ofSeven(other, one);
                int temporary = relations.temporary(one, other).orElseThrow();
                boolean mutual = temporary == relations.temporary(other, one).orElseThrow();
                boolean fits = there.score() - temporary
                                == relations.natural(one, other).orElseThrow()
                        && back.score() - temporary
                                == relations.natural(other, one).orElseThrow();
                if (!mutual || !fits) {
                    throw new AssertionError(one + " and " + other + ": " + there + ", " + back);
                }
            }
        }
    }

    /** Aspects by degree stay within 60 virupas, where nothing is added to them; with it within 60 and what is added. */
    @Test
    void virupasStayWithinTheirBounds() {
        for (double arc = 0; arc < 360; arc += 0.01) {
            for (Graha graha : Arc.SEVEN) {
                for (SpecialAspects reading : SpecialAspects.values()) {
                    double virupas = SphutaDrishti.virupas(graha, arc, reading);
                    // Saturn's 45 are added where others have up to 45: 90.
                    double most = reading == SpecialAspects.ADDITIVE && graha == Graha.SATURN ? 90 : 60;
                    if (virupas < 0 || virupas > most) {
                        throw new AssertionError(graha + " over " + arc + " by " + reading + ": " + virupas);
                    }
                }
            }
        }
        assertThat(SphutaDrishti.virupas(Graha.SUN, 180, SpecialAspects.ADDITIVE))
                .isEqualTo(60);
    }

    /** Charts of the sky, also inside the polar circles: every component within its bounds, ranks a permutation. */
    @Test
    void onChartsOfTheSky() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < WHOLE_CHARTS; i++) {
            Instant instant = Instant.parse("1900-01-01T00:00:00Z").plusSeconds(random.nextLong(6_000_000_000L));
            Birth birth = Birth.of(instant, Site.ofDegrees(random.nextDouble(-90, 90), random.nextDouble(-180, 180)));
            Chart chart = PrintedCharts.CHARTS.chart(birth, Conventions.standard());
            checkShadbala(Shadbala.of(chart));
            checkBhavas(BhavaBala.of(chart));
            Vimsopaka.of(chart).grahas().forEach(of -> of.scores().forEach(score -> {
                if (score.points() < 5 || score.points() > 20) {
                    throw new AssertionError(score.toString());
                }
            }));
            if (GrahaState.of(chart).size() != 9) {
                throw new AssertionError("Nine grahas have states.");
            }
            if (BhavaChalit.of(chart) instanceof BhavaChalit.Bhavas found
                    && found.all().stream()
                                    .mapToInt(bhava -> bhava.inside().size())
                                    .sum()
                            != 10) {
                throw new AssertionError(found.toString());
            }
        }
    }

    private static void checkBhavas(BhavaBala found) {
        for (BhavaBala.OfBhava bhava : found.bhavas()) {
            if (!isWithin(bhava.dig(), 0, 60) || bhava.rank() < 1 || bhava.rank() > 12) {
                throw new AssertionError(bhava.toString());
            }
        }
    }

    private static void checkShadbala(Shadbala found) {
        int[] ranks = found.grahas().stream().mapToInt(GrahaBala::rank).sorted().toArray();
        if (!Arrays.equals(ranks, new int[] {1, 2, 3, 4, 5, 6, 7})) {
            throw new AssertionError(Arrays.toString(ranks));
        }
        for (GrahaBala bala : found.grahas()) {
            boolean sun = bala.graha() == Graha.SUN;
            boolean moon = bala.graha() == Graha.MOON;
            boolean fits = isWithin(bala.sthana().uchcha(), 0, 60)
                    && isWithin(bala.sthana().saptavargaja(), 7 * 1.875, 45 + 6 * 30)
                    && isWithin(bala.sthana().ojayugma(), 0, 30)
                    && isWithin(bala.sthana().kendradi(), 15, 60)
                    && isWithin(bala.dig(), 0, 60)
                    && isWithin(bala.kala().nathonnatha(), 0, 60)
                    && isWithin(bala.kala().paksha(), 0, moon ? 120 : 60)
                    // A declination beyond 24° leaves the scale by a few virupas: the Moon's reaches 28.7°.
                    && isWithin(bala.kala().ayana(), -7, sun ? 120 : 67)
                    && isWithin(bala.cheshta(), 0, 60)
                    && isWithin(bala.drik(), -75, 75)
                    && isWithin(bala.ishta(), 0, 60)
                    && isWithin(bala.kashta(), 0, 60);
            if (!fits) {
                throw new AssertionError(bala.toString());
            }
        }
        double once =
                found.grahas().stream().mapToDouble(bala -> bala.kala().vara()).sum();
        if (once != 45) {
            throw new AssertionError("One graha rules the weekday.");
        }
    }

    private static boolean isWithin(double value, double least, double most) {
        return value >= least - 1e-9 && value <= most + 1e-9;
    }
}
