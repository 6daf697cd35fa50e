package org.nirayana.jyotisha.placement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.house.WholeSignHouses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The nine grahas and the ascendant at one moment for one observer; immutable.
 *
 * <p>One is made for every request, so it is one array of figures, and everything else is a view of it.
 */
public final class Placements {
    // A row of figures each for the nine grahas in their order, then for the ascendant.
    static final int SIDEREAL_TICKS = 0;
    static final int LONGITUDE = 1;
    static final int SPEED = 2;
    private static final int COLUMNS = 3;
    private static final int ASCENDANT = Graha.COUNT;
    private static final int RAHU = Graha.RAHU.number() - 1;
    private static final int KETU = Graha.KETU.number() - 1;

    /** The grahas that are bodies, in the order of {@link Graha}; Rahu and Ketu follow them. */
    private static final Body[] BODIES =
            Graha.ALL.stream().flatMap(graha -> graha.body().stream()).toArray(Body[]::new);

    private static final Apparent[] NONE_SEEN = {};

    /** What the Earth turns against the equinox in a day. */
    private static final double SIDEREAL_RADIANS_PER_DAY = 2 * Math.PI * 1.00273790935;

    private final double ayanamsaRad;
    private final double takenRad;

    /** What is taken from the ascendant and the other points of the turning sphere. */
    private final double angleTakenRad;

    private final double[] figures = new double[(Graha.COUNT + 1) * COLUMNS];

    /** The bodies as they were seen, in their order: latitudes and distances, which most charts are never asked for. */
    private final Apparent[] seen;

    private Placements(double ayanamsaRad, double takenRad, double angleTakenRad, Apparent[] seen) {
        this.ayanamsaRad = ayanamsaRad;
        this.takenRad = takenRad;
        this.angleTakenRad = angleTakenRad;
        this.seen = seen;
    }

    /**
     * Computes the horoscope of a moment at a place.
     *
     * <p>Sidereal longitudes are the tropical ones less the ayanamsa, both with nutation or both without, as the moment's
     * sky has it: nutation cancels.
     *
     * @param moment when, under which corrections
     * @param site where; the ascendant is its, and the planets' places are when {@code reference} says so
     */
    public static Placements cast(
            Moment moment, Site site, PositionReference reference, NodeType nodes, Ayanamsa ayanamsa) {
        return cast(moment, site, reference, nodes, ayanamsa, false);
    }

    /**
     * The same by the nutation of some conventions, which the ascendant may keep.
     *
     * @param nutation that the ayanamsa was made for
     */
    public static Placements cast(
            Moment moment,
            Site site,
            PositionReference reference,
            NodeType nodes,
            Ayanamsa ayanamsa,
            SiderealNutation nutation) {
        return cast(moment, site, reference, nodes, ayanamsa, nutation == SiderealNutation.KEPT_IN_ASCENDANT);
    }

    private static Placements cast(
            Moment moment,
            Site site,
            PositionReference reference,
            NodeType nodes,
            Ayanamsa ayanamsa,
            boolean keptInAscendant) {
        double ayanamsaRad = ayanamsa.at(moment).radians();
        double takenRad = moment.corrections().nutation()
                ? ayanamsaRad + moment.orientation().nutationInLongitude().radians()
                : ayanamsaRad;
        Apparent[] places = reference == PositionReference.TOPOCENTRIC
                ? moment.fromMeanEquator(site).apparentAll(BODIES)
                : moment.apparentAll(BODIES);
        Placements placements = new Placements(ayanamsaRad, takenRad, keptInAscendant ? ayanamsaRad : takenRad, places);
        LocalSphere sphere = new LocalSphere(
                moment.siderealTime().plus(site.longitude()).wrapped(), moment.obliquity(), site.latitude());
        LocalSphere.Rising rising = sphere.rising(SIDEREAL_RADIANS_PER_DAY);
        placements.place(ASCENDANT, rising.longitude().radians(), rising.radiansPerDay());
        for (int row = 0; row < BODIES.length; row++) {
            Apparent place = places[row];
            placements.place(
                    row, place.longitude().radians(), place.longitudePerDay().radians());
        }
        Node rahu = nodes.at(moment);
        double rahuRad = rahu.longitude().radians();
        double ketuRad = rahuRad < Math.PI ? rahuRad + Math.PI : rahuRad - Math.PI;
        double nodeRadPerDay = rahu.longitudePerDay().radians();
        placements.place(RAHU, rahuRad, nodeRadPerDay);
        placements.place(KETU, ketuRad, nodeRadPerDay);
        // Ketu is half the circle from Rahu to the last tick, not nearly so.
        long half = SiderealLongitude.FULL_CIRCLE / 2;
        placements.figures[KETU * COLUMNS] =
                ((long) placements.figures[RAHU * COLUMNS] + half) % SiderealLongitude.FULL_CIRCLE;
        return placements;
    }

    private void place(int row, double longitudeRad, double radPerDay) {
        int at = row * COLUMNS;
        figures[at + SIDEREAL_TICKS] =
                SiderealLongitude.ticks(longitudeRad - (row == ASCENDANT ? angleTakenRad : takenRad));
        figures[at + LONGITUDE] = longitudeRad;
        figures[at + SPEED] = radPerDay;
    }

    /**
     * A horoscope from given places instead of a moment: for teaching, for tests, and for charts that came from elsewhere.
     *
     * @param ayanamsa what turns the sidereal longitudes back into tropical ones
     * @param grahas all nine
     * @param retrograde those to be marked as moving backwards
     */
    public static Placements ofLongitudes(
            Angle ayanamsa, SiderealLongitude ascendant, Map<Graha, SiderealLongitude> grahas, Set<Graha> retrograde) {
        Placements placements = new Placements(ayanamsa.radians(), ayanamsa.radians(), ayanamsa.radians(), NONE_SEEN);
        placements.placeSidereal(ASCENDANT, ascendant, 0);
        for (Graha graha : Graha.ALL) {
            SiderealLongitude place = grahas.get(graha);
            if (place == null) {
                throw new IllegalArgumentException("no longitude for " + graha);
            }
            placements.placeSidereal(graha.number() - 1, place, retrograde.contains(graha) ? -1e-9 : 1e-9);
        }
        return placements;
    }

    private void placeSidereal(int row, SiderealLongitude place, double radPerDay) {
        double longitudeRad =
                Angle.radians(place.angle().radians() + takenRad).wrapped().radians();
        place(row, longitudeRad, radPerDay);
        figures[row * COLUMNS + SIDEREAL_TICKS] = place.ticks();
    }

    double figure(int row, int column) {
        return figures[row * COLUMNS + column];
    }

    Angle latitude(int row) {
        return row < seen.length ? seen[row].latitude() : Angle.ZERO;
    }

    OptionalDouble distanceAu(int row) {
        return row < seen.length ? OptionalDouble.of(seen[row].distanceAu()) : OptionalDouble.empty();
    }

    /** The rasi of the ascendant. */
    Rasi rising() {
        return Rasi.atTicks(ascendantTicks());
    }

    /** The ticks of a graha's sidereal longitude, for whoever makes millions of charts and no object for each point. */
    public long siderealTicks(Graha graha) {
        return (long) figures[(graha.number() - 1) * COLUMNS + SIDEREAL_TICKS];
    }

    /** The ticks of the ascendant's sidereal longitude. */
    public long ascendantTicks() {
        return (long) figures[ASCENDANT * COLUMNS + SIDEREAL_TICKS];
    }

    /** What a graha moves in a day, in radians; below 0 it is retrograde. */
    public double radiansPerDay(Graha graha) {
        return figures[(graha.number() - 1) * COLUMNS + SPEED];
    }

    /** The mean ayanamsa, the one that almanacs print and a chart is labelled with; in [0°, 360°). */
    public Angle ayanamsa() {
        return Angle.radians(ayanamsaRad).wrapped();
    }

    /** What was taken from the tropical longitudes: the ayanamsa, with nutation where they have it; in [0°, 360°). */
    public Angle appliedAyanamsa() {
        return Angle.radians(takenRad).wrapped();
    }

    /**
     * What was taken from the ascendant, and is from midheaven and cusps: {@link #appliedAyanamsa} but where nutation stays in the
     * ascendant alone.
     */
    public Angle appliedToAngles() {
        return Angle.radians(angleTakenRad).wrapped();
    }

    public Placement ascendant() {
        return new Placement(this, Lagna.LAGNA, ASCENDANT);
    }

    /** The nine in the order of {@link Graha}. */
    public List<Placement> grahas() {
        Placement[] placements = new Placement[Graha.COUNT];
        for (int row = 0; row < placements.length; row++) {
            placements[row] = new Placement(this, Graha.ALL.get(row), row);
        }
        return List.of(placements);
    }

    public Placement of(Graha graha) {
        return new Placement(this, graha, graha.number() - 1);
    }

    /** What stands in a rasi: grahas in their order, then the ascendant. */
    public List<Placement> in(Rasi rasi) {
        List<Placement> found = new ArrayList<>(2);
        for (Placement placement : grahas()) {
            if (placement.rasi() == rasi) {
                found.add(placement);
            }
        }
        if (rising() == rasi) {
            found.add(ascendant());
        }
        return List.copyOf(found);
    }

    /** What stands in each of the twelve rasis from Aries on: grahas in their order, then the ascendant. */
    public List<List<Placement>> bySign() {
        List<List<Placement>> signs = new ArrayList<>(Rasi.COUNT);
        for (int i = 0; i < Rasi.COUNT; i++) {
            signs.add(List.of());
        }
        for (Placement placement : grahas()) {
            put(signs, placement);
        }
        put(signs, ascendant());
        return Collections.unmodifiableList(signs);
    }

    private static void put(List<List<Placement>> signs, Placement placement) {
        int sign = placement.rasi().number() - 1;
        List<Placement> before = signs.get(sign);
        if (before.isEmpty()) {
            signs.set(sign, List.of(placement));
        } else {
            List<Placement> together = new ArrayList<>(before);
            together.add(placement);
            signs.set(sign, List.copyOf(together));
        }
    }

    public WholeSignHouses houses() {
        return new WholeSignHouses(rising());
    }

    /** The twelve houses in order from the ascendant's. */
    public List<Kattam> kattams() {
        WholeSignHouses houses = houses();
        List<Placement> grahas = grahas();
        List<Kattam> kattams = new ArrayList<>(WholeSignHouses.COUNT);
        for (int house = 1; house <= WholeSignHouses.COUNT; house++) {
            List<Placement> inside = new ArrayList<>();
            for (Placement graha : grahas) {
                if (graha.house() == house) {
                    inside.add(graha);
                }
            }
            kattams.add(new Kattam(
                    house, houses.rasi(house), house == 1 ? Optional.of(ascendant()) : Optional.empty(), inside));
        }
        return List.copyOf(kattams);
    }
}
