package org.nirayana.jyotisha.dasha;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The dashas that a nakshatra opens, by rule the Moon's ({@link DashaSeed} has the others): the order of rulers, their years, and the arcs that open each one's rule.
 *
 * <p>Verses are those of the Brihat Parashara Hora Shastra (BPHS), chapter 46, in R. Santhanam's numbering; verse
 * numbering differs between editions, and where two could not be compared only the chapter is named. In all three
 * a sub-period begins with the ruler of its period, goes on in the same order, and has the share of its period that its
 * ruler's years have in the cycle.
 */
public enum NakshatraDasha implements DashaSystem {
    /** 120 years; the rulers follow one another through the nakshatras, three times round (BPHS 46.12-16). */
    VIMSHOTTARI(
            1,
            List.of(
                    reign(Graha.KETU, 7),
                    reign(Graha.VENUS, 20),
                    reign(Graha.SUN, 6),
                    reign(Graha.MOON, 10),
                    reign(Graha.MARS, 7),
                    reign(Graha.RAHU, 18),
                    reign(Graha.JUPITER, 16),
                    reign(Graha.SATURN, 19),
                    reign(Graha.MERCURY, 17))) {
        @Override
        List<Arc> arcs() {
            return oneNakshatraEach(Nakshatra.ASHWINI);
        }
    },

    /**
     * 108 years; from Ardra on, four nakshatras and three by turns open one rule, each its equal share of the years
     * (BPHS 46, on the Ashtottari dasha). Abhijit, from the last quarter of Uttara Ashadha to the first fifteenth of Shravana, is one of the
     * twenty-eight.
     */
    ASHTOTTARI(1, AshtottariArcs.REIGNS) {
        @Override
        List<Arc> arcs() {
            return AshtottariArcs.with28Nakshatras();
        }
    },

    /** The same of the twenty-seven equal nakshatras: Saturn's share is Purva Ashadha to Shravana, three of them. */
    ASHTOTTARI_WITHOUT_ABHIJIT(1, AshtottariArcs.REIGNS) {
        @Override
        List<Arc> arcs() {
            return AshtottariArcs.with27Nakshatras();
        }
    },

    /**
     * 36 years of eight yoginis; the number of the nakshatra plus three, divided by eight, leaves the number of the
     * yogini (BPHS 46, on the Yogini dasha).
     */
    YOGINI(
            3,
            List.of(
                    yogini("mangala", Graha.MOON, 1),
                    yogini("pingala", Graha.SUN, 2),
                    yogini("dhanya", Graha.JUPITER, 3),
                    yogini("bhramari", Graha.MARS, 4),
                    yogini("bhadrika", Graha.MERCURY, 5),
                    yogini("ulka", Graha.SATURN, 6),
                    yogini("siddha", Graha.VENUS, 7),
                    yogini("sankata", Graha.RAHU, 8))) {
        @Override
        List<Arc> arcs() {
            List<Arc> arcs = new ArrayList<>();
            for (Nakshatra nakshatra : Nakshatra.ALL) {
                // Remainder 1 is the first yogini and remainder 0 the eighth.
                arcs.add(Arc.of(nakshatra, (nakshatra.number() + 2) % 8, 0, 1));
            }
            return arcs;
        }
    };

    private final int defaultCycles;

    @SuppressWarnings("ImmutableEnumChecker") // always made by toList
    private final List<DashaLord> lords;

    /** Of each lord; the tree asks for them by place. */
    @SuppressWarnings("ImmutableEnumChecker") // never written, never handed out
    private final int[] years;

    private final int cycleYears;

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.copyOf
    private final List<Arc> arcs;

    NakshatraDasha(int defaultCycles, List<DashaReign> reigns) {
        this.defaultCycles = defaultCycles;
        this.lords = reigns.stream().map(DashaReign::lord).toList();
        this.years =
                reigns.stream().mapToInt(reign -> reign.years().intValueExact()).toArray();
        this.cycleYears = Arrays.stream(years).sum();
        this.arcs = List.copyOf(arcs());
    }

    private static DashaReign reign(Graha graha, int years) {
        return DashaReign.of(DashaLord.of(graha), years);
    }

    private static DashaReign yogini(String name, Graha graha, int years) {
        return DashaReign.of(new DashaLord(name, graha), years);
    }

    abstract List<Arc> arcs();

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public List<DashaLord> lords() {
        return lords;
    }

    /**
     * How many years a lord rules.
     *
     * @param place in the order of {@link #lords()}, from 0
     */
    public int years(int place) {
        return years[place];
    }

    /** How many years one of its lords rules. */
    public int years(DashaLord lord) {
        return years[lords.indexOf(lord)];
    }

    @Override
    public boolean isOpenedByNakshatra() {
        return true;
    }

    /** Years until the order begins anew. */
    public int cycleYears() {
        return cycleYears;
    }

    @Override
    public int defaultCycles() {
        return defaultCycles;
    }

    @Override
    public ProportionalDasha of(Chart chart) {
        return new ProportionalDasha(this, chart);
    }

    /** Which rule the Moon opens, and how much of it has passed. */
    public DashaBalance at(SiderealLongitude moon) {
        for (Arc arc : arcs) {
            long into = moon.ticks() - arc.begin();
            if (into >= 0 && into < arc.length()) {
                // share of the rule = (arcs before this one + part of this one) / arcs of this ruler
                return new DashaBalance(arc.lord(), arc.before() * arc.length() + into, arc.length() * arc.ofLord());
            }
        }
        throw new IllegalStateException("the arcs of " + this + " do not cover " + moon);
    }

    private static List<Arc> oneNakshatraEach(Nakshatra first) {
        List<Arc> arcs = new ArrayList<>();
        for (int i = 0; i < Nakshatra.COUNT; i++) {
            arcs.add(Arc.of(first.plus(i), i % Graha.COUNT, 0, 1));
        }
        return arcs;
    }

    /**
     * A stretch of the zodiac in which the Moon opens one ruler's period.
     *
     * @param begin ticks from 0° Aries
     * @param length ticks
     * @param lord place in the order of rulers
     * @param before how many arcs of the same ruler lie before this one
     * @param ofLord how many arcs the ruler has in this stretch of the zodiac, each for an equal share of the years
     */
    record Arc(long begin, long length, int lord, int before, int ofLord) {
        static final long NAKSHATRA = SiderealLongitude.FULL_CIRCLE / Nakshatra.COUNT;

        static Arc of(Nakshatra nakshatra, int lord, int before, int ofLord) {
            return new Arc(nakshatra.start().ticks(), NAKSHATRA, lord, before, ofLord);
        }
    }
}
