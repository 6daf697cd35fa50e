package org.nirayana.jyotisha.horoscope;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.earth.LocalSphere;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Apparent;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;
import org.nirayana.astronomy.position.Observer;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.house.WholeSignHouses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The nine grahas and the ascendant at one moment for one observer; immutable. */
public final class Horoscope {
    /** The grahas that are bodies, in the order of {@link Graha}; Rahu and Ketu follow them. */
    private static final Body[] BODIES =
            Graha.ALL.stream().flatMap(graha -> graha.body().stream()).toArray(Body[]::new);

    /** What the Earth turns against the equinox in a day. */
    private static final double SIDEREAL_RADIANS_PER_DAY = 2 * Math.PI * 1.00273790935;

    private final Angle ayanamsa;
    private final Placement ascendant;
    private final List<Placement> grahas;

    private Horoscope(Angle ayanamsa, Placement ascendant, Placement[] grahas) {
        this.ayanamsa = ayanamsa;
        this.ascendant = ascendant;
        this.grahas = List.of(grahas);
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
    public static Horoscope cast(
            Moment moment, Site site, PositionReference reference, NodeType nodes, Ayanamsa ayanamsa) {
        double ayanamsaRad = ayanamsa.at(moment).radians();
        if (moment.corrections().nutation()) {
            ayanamsaRad += moment.orientation().nutationInLongitude().radians();
        }
        LocalSphere sphere = new LocalSphere(
                moment.siderealTime().plus(site.longitude()).wrapped(), moment.obliquity(), site.latitude());
        double risingRad = sphere.ascendant().radians();
        long risingTicks = SiderealLongitude.ticks(risingRad - ayanamsaRad);
        Rasi rising = Rasi.atTicks(risingTicks);
        Placement ascendant =
                Placement.withoutDistance(Lagna.LAGNA, risingTicks, 1, risingRad, 0, ascendantRadPerDay(sphere));

        Observer observer = reference == PositionReference.TOPOCENTRIC ? moment.from(site) : null;
        Placement[] placements = new Placement[Graha.COUNT];
        for (int i = 0; i < BODIES.length; i++) {
            Apparent place = observer == null ? moment.apparent(BODIES[i]) : observer.apparent(BODIES[i]);
            double longitudeRad = place.longitude().radians();
            long ticks = SiderealLongitude.ticks(longitudeRad - ayanamsaRad);
            placements[i] = new Placement(
                    Graha.ALL.get(i),
                    ticks,
                    Rasi.atTicks(ticks).countedFrom(rising),
                    longitudeRad,
                    place.latitude().radians(),
                    place.distanceAu(),
                    place.longitudePerDay().radians());
        }
        Node rahu = nodes.at(moment);
        double rahuRad = rahu.longitude().radians();
        double nodeRadPerDay = rahu.longitudePerDay().radians();
        long rahuTicks = SiderealLongitude.ticks(rahuRad - ayanamsaRad);
        // Ketu is half the circle from Rahu to the last tick, not nearly so.
        long ketuTicks = (rahuTicks + SiderealLongitude.FULL_CIRCLE / 2) % SiderealLongitude.FULL_CIRCLE;
        double ketuRad = rahuRad < Math.PI ? rahuRad + Math.PI : rahuRad - Math.PI;
        placements[BODIES.length] = node(Graha.RAHU, rahuTicks, rising, rahuRad, nodeRadPerDay);
        placements[BODIES.length + 1] = node(Graha.KETU, ketuTicks, rising, ketuRad, nodeRadPerDay);
        return new Horoscope(Angle.radians(ayanamsaRad).wrapped(), ascendant, placements);
    }

    private static Placement node(Graha node, long ticks, Rasi rising, double longitudeRad, double radPerDay) {
        return Placement.withoutDistance(
                node, ticks, Rasi.atTicks(ticks).countedFrom(rising), longitudeRad, 0, radPerDay);
    }

    /** The derivative of the ascendant by sidereal time, times the turn of the Earth in a day. */
    private static double ascendantRadPerDay(LocalSphere sphere) {
        double sinTime = sphere.siderealTime().sin();
        double cosTime = sphere.siderealTime().cos();
        double sinObliquity = sphere.obliquity().sin();
        double cosObliquity = sphere.obliquity().cos();
        double tanLat = sphere.latitude().tan();
        double x = sinTime * cosObliquity + tanLat * sinObliquity;
        return SIDEREAL_RADIANS_PER_DAY
                * (cosObliquity + sinTime * tanLat * sinObliquity)
                / (x * x + cosTime * cosTime);
    }

    /**
     * A horoscope from given places instead of a moment: for teaching, for tests, and for charts that came from elsewhere.
     *
     * @param ayanamsa what turns the sidereal longitudes back into tropical ones
     * @param grahas all nine
     * @param retrograde those to be marked as moving backwards
     */
    public static Horoscope ofLongitudes(
            Angle ayanamsa, SiderealLongitude ascendant, Map<Graha, SiderealLongitude> grahas, Set<Graha> retrograde) {
        Rasi rising = ascendant.rasi();
        Placement[] placements = new Placement[Graha.COUNT];
        for (Graha graha : Graha.ALL) {
            SiderealLongitude place = grahas.get(graha);
            if (place == null) {
                throw new IllegalArgumentException("no longitude for " + graha);
            }
            placements[graha.number() - 1] = Placement.withoutDistance(
                    graha,
                    place.ticks(),
                    place.rasi().countedFrom(rising),
                    place.angle().plus(ayanamsa).wrapped().radians(),
                    0,
                    retrograde.contains(graha) ? -1e-9 : 1e-9);
        }
        return new Horoscope(
                ayanamsa,
                Placement.withoutDistance(
                        Lagna.LAGNA,
                        ascendant.ticks(),
                        1,
                        ascendant.angle().plus(ayanamsa).wrapped().radians(),
                        0,
                        0),
                placements);
    }

    /** What was taken from the tropical longitudes, nutation included where they have it; in [0°, 360°). */
    public Angle ayanamsa() {
        return ayanamsa;
    }

    public Placement ascendant() {
        return ascendant;
    }

    /** The nine in the order of {@link Graha}. */
    public List<Placement> grahas() {
        return grahas;
    }

    public Placement of(Graha graha) {
        return grahas.get(graha.number() - 1);
    }

    public WholeSignHouses houses() {
        return new WholeSignHouses(ascendant.rasi());
    }

    /** The twelve houses in order from the ascendant's. */
    public List<Kattam> kattams() {
        WholeSignHouses houses = houses();
        List<Kattam> kattams = new ArrayList<>(WholeSignHouses.COUNT);
        for (int house = 1; house <= WholeSignHouses.COUNT; house++) {
            List<Placement> inside = new ArrayList<>();
            for (Placement graha : grahas) {
                if (graha.house() == house) {
                    inside.add(graha);
                }
            }
            kattams.add(new Kattam(
                    house, houses.rasi(house), house == 1 ? Optional.of(ascendant) : Optional.empty(), inside));
        }
        return List.copyOf(kattams);
    }
}
