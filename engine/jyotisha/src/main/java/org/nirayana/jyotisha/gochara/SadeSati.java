package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Saturn's way past the Moon of a birth chart: every sade sati, every dhaiya and what is called kantaka shani. */
public final class SadeSati {
    /** Saturn is in the three signs for some eight years at most, and in their neighbourhood a year longer. */
    private static final double REACH_DAYS = 3700;

    /** Half of the arc around the Moon that is the peak by degrees. */
    private static final double PEAK_DEGREES = 15;

    private final Chart natal;
    private final SiderealMotion motion;
    private final Instant until;
    private final KantakaHouses kantaka;

    private SadeSati(Chart natal, SiderealMotion motion, Instant until) {
        this.natal = natal;
        this.motion = motion;
        this.until = until;
        this.kantaka = natal.conventions().get(KantakaHouses.CONVENTION);
    }

    /**
     * The periods that touch a life, in the order of their beginnings; each is whole as far as the ephemeris reaches.
     *
     * @param motion of the grahas by the conventions of the chart
     * @param until the end of the life; it begins with the birth
     */
    public static List<SaturnPeriod> of(Chart natal, SiderealMotion motion, Instant until) {
        return new SadeSati(natal, motion, until).periods();
    }

    private List<SaturnPeriod> periods() {
        boolean byDegrees = natal.conventions().get(SadeSatiBounds.CONVENTION) == SadeSatiBounds.DEGREES;
        Arcs signs = new Arcs(0, natal.moon().rasi().number() - 1, true, visits(0));
        Arcs ofSadeSati = byDegrees ? aroundMoon() : signs;
        Map<SaturnPhase, Map<Long, List<SaturnStretch>>> joined = new EnumMap<>(SaturnPhase.class);
        for (SaturnPhase phase : SaturnPhase.values()) {
            boolean isSadeSati = phase.kind() == SaturnPeriod.Kind.SADE_SATI;
            if (phase.kind() == SaturnPeriod.Kind.KANTAKA && !kantaka.has(phase.house())) {
                continue;
            }
            // The three of a sade sati are one period, each of the others is its own.
            SaturnPhase period = isSadeSati ? SaturnPhase.PEAK : phase;
            gather(joined.computeIfAbsent(period, unused -> new TreeMap<>()), phase, isSadeSati ? ofSadeSati : signs);
        }
        List<SaturnPeriod> periods = new ArrayList<>();
        joined.forEach((phase, byTurn) -> addWithinLife(periods, phase.kind(), byTurn));
        periods.sort(Comparator.comparing(period -> period.start().orElse(Instant.MIN)));
        return List.copyOf(periods);
    }

    /** Numbers those that touch the life. */
    private void addWithinLife(
            List<SaturnPeriod> periods, SaturnPeriod.Kind kind, Map<Long, List<SaturnStretch>> byTurn) {
        int cycle = 1;
        for (List<SaturnStretch> stretches : byTurn.values()) {
            stretches.sort(Comparator.comparing(stretch -> stretch.entry().orElse(Instant.MIN)));
            SaturnPeriod period = new SaturnPeriod(kind, cycle, stretches);
            boolean over = period.end()
                    .map(end -> !end.isAfter(natal.birth().instant()))
                    .orElse(false);
            boolean beyond = period.start().map(start -> !start.isBefore(until)).orElse(false);
            if (!over && !beyond) {
                periods.add(period);
                cycle++;
            }
        }
    }

    /**
     * Twelve arcs with Saturn's visits to them.
     *
     * @param zeroDegrees where the first begins
     * @param moon the number of the one that the Moon is in
     * @param areSigns whether they are the signs
     */
    private record Arcs(double zeroDegrees, int moon, boolean areSigns, List<ArcVisit> visits) {}

    private Arcs aroundMoon() {
        double zero = natal.moon().sidereal().degrees() - PEAK_DEGREES;
        return new Arcs(zero, 0, false, visits(Math.toRadians(zero)));
    }

    private List<ArcVisit> visits(double zero) {
        return ArcVisit.of(motion, Graha.SATURN, Rasi.COUNT, zero, natal.birth().instant(), until, REACH_DAYS);
    }

    /** Adds the stretches of a phase by the turn of the zodiac: who comes back comes back to an arc of the same number. */
    private void gather(Map<Long, List<SaturnStretch>> byTurn, SaturnPhase phase, Arcs arcs) {
        long steps = phase == SaturnPhase.RISING ? -1 : phase.house() - 1;
        for (ArcVisit visit : arcs.visits()) {
            long turned = visit.number() - arcs.moon() - steps;
            if (Math.floorMod(turned, (long) Rasi.COUNT) == 0) {
                byTurn.computeIfAbsent(turned, unused -> new ArrayList<>()).add(stretch(visit, phase, arcs));
            }
        }
    }

    private SaturnStretch stretch(ArcVisit visit, SaturnPhase phase, Arcs arcs) {
        SiderealLongitude begin = SiderealLongitude.degrees(arcs.zeroDegrees() + 30.0 * visit.arc(Rasi.COUNT));
        Rasi first = begin.rasi();
        return new SaturnStretch(
                phase,
                begin.equals(first.start()) ? List.of(first) : List.of(first, first.plus(1)),
                visit.entry(),
                visit.retrogradeEntry(),
                visit.exit(),
                visit.retrogradeExit(),
                visit.isTemporary(Graha.SATURN),
                arcs.areSigns() && kantaka.has(phase.house()),
                arcs.areSigns()
                        ? visit.entry().map(entry -> HouseStretch.murti(natal, motion, entry))
                        : Optional.empty());
    }
}
