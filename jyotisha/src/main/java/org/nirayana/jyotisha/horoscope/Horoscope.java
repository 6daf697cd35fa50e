package org.nirayana.jyotisha.horoscope;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.house.WholeSignHouses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The nine grahas and the ascendant at one moment for one observer; immutable. */
public final class Horoscope {
    private final Angle ayanamsa;
    private final Placement ascendant;
    private final List<Placement> grahas;

    Horoscope(Angle ayanamsa, Placement ascendant, List<Placement> grahas) {
        this.ayanamsa = ayanamsa;
        this.ascendant = ascendant;
        this.grahas = grahas;
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
        List<Placement> placements = new ArrayList<>(Graha.COUNT);
        for (Graha graha : Graha.ALL) {
            SiderealLongitude place = grahas.get(graha);
            if (place == null) {
                throw new IllegalArgumentException("no longitude for " + graha);
            }
            placements.add(Placement.withoutDistance(
                    graha,
                    place.ticks(),
                    place.rasi().countedFrom(rising),
                    place.angle().plus(ayanamsa).wrapped().radians(),
                    0,
                    retrograde.contains(graha) ? -1e-9 : 1e-9));
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
                List.copyOf(placements));
    }

    /** What was taken from the tropical longitudes. */
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
