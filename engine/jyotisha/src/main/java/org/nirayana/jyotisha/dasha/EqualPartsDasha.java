package org.nirayana.jyotisha.dasha;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.nirayana.jyotisha.Chart;

/**
 * A dasha that begins with the birth and divides every period into equal parts, as those of the rasis mostly do: who rules for how long is
 * a list that its system made from the chart.
 *
 * <p>Time is counted in steps from birth, of which every period of the sixth level has a whole number. Years are counted as the conventions
 * of the chart say.
 */
public final class EqualPartsDasha extends SteppedDasha {
    private final double cycleYears;

    /** By the number of the mahadasha in a cycle. */
    private final int[] firsts;

    /** By the place of a lord. */
    private final long[] firstSteps;

    /** Places of lords: who rules the parts, by the place of who rules the whole. */
    private final int[][] parts;

    /**
     * @param reigns the mahadashas of a cycle, from the one that begins with the birth; each lord of the system has one
     * @param parts who rules the parts of a lord's period, in order; as many as the system has lords
     */
    public EqualPartsDasha(
            DashaSystem system, Chart chart, List<DashaReign> reigns, Function<DashaLord, List<DashaLord>> parts) {
        this(system, chart, reigns, parts, new Steps(system.lords().size(), reigns));
    }

    private EqualPartsDasha(
            DashaSystem system,
            Chart chart,
            List<DashaReign> reigns,
            Function<DashaLord, List<DashaLord>> parts,
            Steps steps) {
        super(
                system,
                chart.birth().instant(),
                steps.of(steps.years),
                DashaTime.of(
                        chart,
                        new DashaCycle(
                                steps.years,
                                steps.of(steps.years),
                                reigns.get(0).years(),
                                new DashaBalance(0, 0, 1))));
        List<DashaLord> lords = system.lords();
        this.cycleYears = steps.years.doubleValue();
        this.firsts = places(lords, reigns.stream().map(DashaReign::lord).toList());
        this.firstSteps = new long[lords.size()];
        reigns.forEach(reign -> firstSteps[lords.indexOf(reign.lord())] = steps.of(reign.years()));
        this.parts =
                lords.stream().map(lord -> places(lords, parts.apply(lord))).toArray(int[][]::new);
    }

    /** How many steps years have: enough for five divisions, and for parts of a year. */
    private static final class Steps {
        private final BigDecimal years;
        private final BigDecimal ofYear;

        Steps(int parts, List<DashaReign> reigns) {
            this.years = reigns.stream().map(DashaReign::years).reduce(BigDecimal.ZERO, BigDecimal::add);
            this.ofYear = BigDecimal.TEN
                    .pow(Math.max(0, years.scale()))
                    .multiply(BigDecimal.valueOf(power(parts, LEVELS - 1)));
        }

        long of(BigDecimal someYears) {
            return someYears.multiply(ofYear).longValueExact();
        }
    }

    private static int[] places(List<DashaLord> lords, List<DashaLord> named) {
        if (named.size() != lords.size()) {
            throw new IllegalArgumentException(
                    "there are " + lords.size() + " lords, and " + named.size() + " were named");
        }
        int[] places = named.stream().mapToInt(lords::indexOf).toArray();
        for (int i = 0; i < places.length; i++) {
            if (places[i] < 0 || named.indexOf(named.get(i)) != i) {
                throw new IllegalArgumentException(named.get(i) + " is no lord of the system, or named twice");
            }
        }
        return places;
    }

    @Override
    public double cycleYears() {
        return cycleYears;
    }

    @Override
    int first(int number) {
        return firsts[number];
    }

    @Override
    long firstSteps(int lord) {
        return firstSteps[lord];
    }

    @Override
    int part(int lord, int number) {
        return parts[lord][number];
    }

    @Override
    long unit(long whole) {
        return whole / firsts.length;
    }

    @Override
    long partSteps(int lord, long unit) {
        return unit;
    }
}
