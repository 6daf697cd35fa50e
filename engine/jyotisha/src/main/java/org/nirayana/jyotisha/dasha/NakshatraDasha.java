package org.nirayana.jyotisha.dasha;

import java.util.ArrayList;
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
                    DashaLord.of(Graha.KETU, 7),
                    DashaLord.of(Graha.VENUS, 20),
                    DashaLord.of(Graha.SUN, 6),
                    DashaLord.of(Graha.MOON, 10),
                    DashaLord.of(Graha.MARS, 7),
                    DashaLord.of(Graha.RAHU, 18),
                    DashaLord.of(Graha.JUPITER, 16),
                    DashaLord.of(Graha.SATURN, 19),
                    DashaLord.of(Graha.MERCURY, 17))) {
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
    ASHTOTTARI(1, AshtottariArcs.LORDS) {
        @Override
        List<Arc> arcs() {
            return AshtottariArcs.with28Nakshatras();
        }
    },

    /** The same of the twenty-seven equal nakshatras: Saturn's share is Purva Ashadha to Shravana, three of them. */
    ASHTOTTARI_WITHOUT_ABHIJIT(1, AshtottariArcs.LORDS) {
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
                    new DashaLord("mangala", Graha.MOON, 1),
                    new DashaLord("pingala", Graha.SUN, 2),
                    new DashaLord("dhanya", Graha.JUPITER, 3),
                    new DashaLord("bhramari", Graha.MARS, 4),
                    new DashaLord("bhadrika", Graha.MERCURY, 5),
                    new DashaLord("ulka", Graha.SATURN, 6),
                    new DashaLord("siddha", Graha.VENUS, 7),
                    new DashaLord("sankata", Graha.RAHU, 8))) {
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

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.of
    private final List<DashaLord> lords;

    private final int cycleYears;

    @SuppressWarnings("ImmutableEnumChecker") // always made by List.copyOf
    private final List<Arc> arcs;

    NakshatraDasha(int defaultCycles, List<DashaLord> lords) {
        this.defaultCycles = defaultCycles;
        this.lords = lords;
        this.cycleYears = lords.stream().mapToInt(DashaLord::years).sum();
        this.arcs = List.copyOf(arcs());
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
