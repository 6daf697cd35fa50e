package org.nirayana.jyotisha.gochara;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.aspect.GrahaDrishti;
import org.nirayana.jyotisha.aspect.NodeAspects;
import org.nirayana.jyotisha.match.Tara;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The sky of a moment over a birth chart; immutable. */
public final class Gochara {
    private final Chart natal;
    private final Placements sky;
    private final List<GrahaTransit> transits;

    private Gochara(Chart natal, Placements sky) {
        this.natal = natal;
        this.sky = sky;
        Conventions conventions = natal.conventions();
        int[] houses = new int[Graha.COUNT];
        for (Graha graha : Graha.ALL) {
            houses[graha.number() - 1] =
                    sky.of(graha).rasi().countedFrom(natal.moon().rasi());
        }
        Ashtakavarga bindus = Ashtakavarga.of(natal);
        List<Ashtakavarga.Kaksha> kakshas = bindus.kakshas(sky);
        List<Integer> sarva = bindus.sarva();
        List<GrahaTransit> made = new ArrayList<>(Graha.COUNT);
        for (Graha graha : Graha.ALL) {
            Placement place = sky.of(graha);
            Rasi rasi = place.rasi();
            int house = houses[graha.number() - 1];
            HousePairs pairs = pairs(graha, conventions);
            boolean good = pairs.isGood(house);
            int paired = good ? pairs.vedhaOf(house) : pairs.obstructedFrom(house);
            List<Graha> by = new ArrayList<>(2);
            List<Graha> exempt = new ArrayList<>(2);
            for (Graha other : Graha.ALL) {
                if (other != graha && paired != HousePairs.NONE && houses[other.number() - 1] == paired) {
                    (canObstruct(other, graha, conventions) ? by : exempt).add(other);
                }
            }
            made.add(new GrahaTransit(
                    graha,
                    place,
                    house,
                    rasi.countedFrom(natal.ascendant().rasi()),
                    rasi.countedFrom(natal.sun().rasi()),
                    good,
                    paired,
                    by,
                    exempt,
                    Tara.of(natal.moon().nakshatra(), place.nakshatra()),
                    sarva.get(rasi.number() - 1),
                    graha.isNode() ? Optional.empty() : Optional.of(kakshas.get(graha.number() - 1)),
                    aspects(graha, rasi, natal)));
        }
        this.transits = List.copyOf(made);
    }

    /**
     * The sky of a moment over a birth chart.
     *
     * @param sky where everything stands then, by the conventions of the chart: {@link Chart#placementsAt}
     */
    public static Gochara of(Chart natal, Placements sky) {
        return new Gochara(natal, sky);
    }

    /** The nine in the order of {@link Graha}. */
    public List<GrahaTransit> transits() {
        return transits;
    }

    public GrahaTransit of(Graha graha) {
        return transits.get(graha.number() - 1);
    }

    /** The houses from the Moon in which a graha does well, with those that obstruct them. */
    public static List<GoodHouse> goodHouses(Graha graha, Conventions conventions) {
        return pairs(graha, conventions).all();
    }

    static HousePairs pairs(Graha graha, Conventions conventions) {
        return graha.isNode()
                ? conventions.get(NodeGochara.CONVENTION).houses()
                : conventions.get(VedhaTable.CONVENTION).of(graha);
    }

    /**
     * Whether a graha can obstruct or relieve another at all: father and son, who are Sun and Saturn, Moon and Mercury, do not;
     * the nodes do where the conventions say so.
     */
    public static boolean canObstruct(Graha other, Graha graha, Conventions conventions) {
        if (other.isNode()) {
            return !graha.isNode() && conventions.get(NodeVedha.CONVENTION) == NodeVedha.OBSTRUCT;
        }
        return other != graha
                && !isPair(other, graha, Graha.SUN, Graha.SATURN)
                && !isPair(other, graha, Graha.MOON, Graha.MERCURY);
    }

    private static boolean isPair(Graha one, Graha other, Graha father, Graha son) {
        return (one == father && other == son) || (one == son && other == father);
    }

    private static List<NatalAspect> aspects(Graha graha, Rasi from, Chart natal) {
        List<Integer> influenced = influenced(graha, natal.conventions().nodeAspects());
        List<NatalAspect> found = new ArrayList<>();
        for (Placement point : points(natal)) {
            int counted = point.rasi().countedFrom(from);
            if (influenced.contains(counted)) {
                found.add(new NatalAspect(point.point(), counted));
            }
        }
        return found;
    }

    /** What grahas of the sky meet or look at within so many degrees: by graha in their order, then by natal point. */
    public List<DegreeAspect> aspectsWithin(double orbDegrees) {
        NodeAspects nodes = natal.conventions().nodeAspects();
        List<DegreeAspect> found = new ArrayList<>();
        for (Graha graha : Graha.ALL) {
            Placement place = sky.of(graha);
            double from = place.sidereal().degrees();
            List<Integer> influenced = influenced(graha, nodes);
            for (Placement point : points(natal)) {
                for (int counted : influenced) {
                    double turn = from + 30 * (counted - 1) - point.sidereal().degrees();
                    double separation = turn - 360 * Math.rint(turn / 360);
                    if (Math.abs(separation) <= orbDegrees) {
                        boolean applying = separation < 0 != place.isRetrograde();
                        found.add(new DegreeAspect(graha, point.point(), counted, separation, applying));
                    }
                }
            }
        }
        return List.copyOf(found);
    }

    private static List<Placement> points(Chart natal) {
        List<Placement> points = new ArrayList<>(natal.grahas());
        points.add(natal.ascendant());
        return points;
    }

    /** What Jupiter and Saturn have to do with the twelve houses from the ascendant. */
    public List<DoubleTransit> doubleTransits() {
        List<DoubleTransit> houses = new ArrayList<>(Rasi.COUNT);
        for (int house = 1; house <= Rasi.COUNT; house++) {
            Rasi rasi = natal.ascendant().rasi().plus(house - 1);
            houses.add(new DoubleTransit(
                    house,
                    rasi,
                    influence(Graha.JUPITER, sky.of(Graha.JUPITER).rasi(), rasi),
                    influence(Graha.SATURN, sky.of(Graha.SATURN).rasi(), rasi)));
        }
        return List.copyOf(houses);
    }

    /** A sign counted from a graha's own where it stands there or looks at it fully, otherwise 0. */
    static int influence(Graha graha, Rasi from, Rasi at) {
        int counted = at.countedFrom(from);
        return influenced(graha, NodeAspects.NONE).contains(counted) ? counted : 0;
    }

    /** The signs that a graha stands in or looks at fully, counted from its own. */
    private static List<Integer> influenced(Graha graha, NodeAspects nodes) {
        List<Integer> counts = new ArrayList<>(4);
        counts.add(1);
        counts.addAll(GrahaDrishti.fullLooks(graha, nodes));
        return counts;
    }
}
