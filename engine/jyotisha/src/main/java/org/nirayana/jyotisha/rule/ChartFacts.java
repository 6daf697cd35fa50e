package org.nirayana.jyotisha.rule;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What is known of one birth: all of a chart, a chart without its ascendant, the pada of the Moon, or nothing. */
public final class ChartFacts extends Facts {
    private static final int LAGNA = Graha.COUNT;
    private static final ChartFacts NOTHING = new ChartFacts(Optional.empty(), unknown(), Decisions.NONE);

    private final Optional<Chart> chart;

    /** The padas of the nine in their order and of the ascendant. */
    private final int[] padas;

    private ChartFacts(Optional<Chart> chart, int[] padas, Decisions decisions) {
        super(decisions);
        this.chart = chart;
        this.padas = padas;
    }

    /** Everything that a chart has. */
    public static ChartFacts of(Chart chart) {
        int[] padas = grahas(chart);
        padas[LAGNA] = pada(chart.ascendant());
        return new ChartFacts(Optional.of(chart), padas, Decisions.NONE);
    }

    /** A chart of a day of which the time of birth is not known: everything but the ascendant and what is counted from it. */
    public static ChartFacts withoutTime(Chart chart) {
        return new ChartFacts(Optional.of(chart), grahas(chart), Decisions.NONE);
    }

    /** The pada of the Moon alone. */
    public static ChartFacts ofMoon(Nakshatra nakshatra, int pada) {
        int[] padas = unknown();
        padas[Graha.MOON.number() - 1] = padaIndex(nakshatra, pada);
        return new ChartFacts(Optional.empty(), padas, Decisions.NONE);
    }

    /** Nothing is known. */
    public static ChartFacts nothing() {
        return NOTHING;
    }

    private static int[] unknown() {
        int[] padas = new int[LAGNA + 1];
        Arrays.fill(padas, UNKNOWN);
        return padas;
    }

    private static int[] grahas(Chart chart) {
        int[] padas = unknown();
        for (int i = 0; i < Graha.COUNT; i++) {
            padas[i] = pada(chart.of(Graha.ALL.get(i)));
        }
        return padas;
    }

    private static int pada(Placement placement) {
        return padaIndex(placement.nakshatra(), placement.pada());
    }

    /** The same with what tables and other rules have decided. */
    public ChartFacts with(Decisions decided) {
        return new ChartFacts(chart, padas, decided);
    }

    /** The chart, where there is one. */
    public Optional<Chart> chart() {
        return chart;
    }

    @Override
    Optional<Chart> chart(Point point) {
        return point instanceof Point.Of ? Optional.empty() : chart;
    }

    @Override
    int sign(Point point) {
        if (point instanceof Point.InNavamsa inside) {
            int pada = pada(inside.of());
            return pada < 0 ? UNKNOWN : pada % Rasi.COUNT;
        }
        int pada = pada(point);
        return pada < 0 ? UNKNOWN : pada / PADAS_OF_A_SIGN;
    }

    @Override
    int pada(Point point) {
        if (point instanceof Point.Planet planet) {
            return padas[planet.graha().number() - 1];
        }
        if (point instanceof Point.Rising) {
            return padas[LAGNA];
        }
        int graha = graha(point);
        return graha < 0 ? UNKNOWN : padas[graha - 1];
    }

    @Override
    int graha(Point point) {
        if (point instanceof Point.Planet planet) {
            return planet.graha().number();
        }
        if (point instanceof Point.Dispositor dispositor) {
            return lord(sign(dispositor.of()), 1);
        }
        if (point instanceof Point.HouseLord lord) {
            return lord(sign(lord.from()), lord.house());
        }
        return UNKNOWN;
    }

    private static int lord(int sign, int house) {
        return sign < 0
                ? UNKNOWN
                : Rasi.ALL.get((sign + house - 1) % Rasi.COUNT).lord().number();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ChartFacts that
                && Arrays.equals(padas, that.padas)
                && chart.equals(that.chart)
                && decisions().equals(that.decisions());
    }

    @Override
    public int hashCode() {
        return Objects.hash(chart, Arrays.hashCode(padas), decisions());
    }

    /** The padas of the zodiac in which the nine and the ascendant stand; -1 where that is not known. */
    @Override
    public String toString() {
        return Arrays.toString(padas);
    }
}
