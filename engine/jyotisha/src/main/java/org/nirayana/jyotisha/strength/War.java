package org.nirayana.jyotisha.strength;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * Two of Mars, Mercury, Jupiter, Venus and Saturn less than a degree apart in longitude (graha yuddha).
 *
 * <p>With the Sun it is combustion, with the Moon a meeting (samagama). Surya Siddhanta 7.18-23.
 *
 * @param separation degrees of longitude
 * @param latitudeDifference degrees of latitude; above one the discs pass far apart (apasavya)
 */
public record War(Graha victor, Graha loser, double separation, double latitudeDifference) {
    /** Those who fight, by their order in the zodiac of grahas. */
    public static final List<Graha> FIGHTERS =
            List.of(Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.VENUS, Graha.SATURN);

    /** Diameters in minutes of arc, of the Sun to Saturn. */
    private static final double[] SURYA_SIDDHANTA = {0, 0, 2, 3, 3.5, 4, 2.5};

    private static final double[] MAHABHASKARIYA = {0, 0, 32 / 25.0, 32 / 15.0, 32 / 10.0, 32 / 5.0, 32 / 20.0};

    /** Degrees from centre to centre. */
    public double distance() {
        return Math.sqrt(separation * separation + latitudeDifference * latitudeDifference);
    }

    /** Half the discs of both together, degrees. */
    public double radii(WarDiscs discs) {
        double[] minutes = discs == WarDiscs.SURYA_SIDDHANTA ? SURYA_SIDDHANTA : MAHABHASKARIYA;
        return (minutes[victor.number() - 1] + minutes[loser.number() - 1]) / 2 / 60;
    }

    /** How they meet. */
    public WarKind kind(WarDiscs discs) {
        return WarKind.of(distance(), radii(discs), latitudeDifference);
    }

    /** Whether the discs pass more than a degree from each other. */
    public boolean isApart() {
        return latitudeDifference > 1;
    }

    /** Who it is against. */
    public Graha opponent(Graha graha) {
        return graha == victor ? loser : victor;
    }

    static List<War> of(Placements placements, WarVictor reading) {
        List<War> wars = new ArrayList<>(0);
        for (int i = 0; i < FIGHTERS.size(); i++) {
            Placement one = placements.of(FIGHTERS.get(i));
            for (int j = i + 1; j < FIGHTERS.size(); j++) {
                Placement other = placements.of(FIGHTERS.get(j));
                double ahead = ahead(one, other);
                if (Math.abs(ahead) < 1) {
                    wars.add(war(one, other, ahead, reading));
                }
            }
        }
        return wars;
    }

    private static War war(Placement one, Placement other, double ahead, WarVictor reading) {
        return between(
                (Graha) one.point(),
                (Graha) other.point(),
                ahead,
                one.latitude().degrees(),
                other.latitude().degrees(),
                reading);
    }

    /**
     * The war of two who are near enough.
     *
     * @param ahead how far the one is ahead of the other, degrees of longitude
     * @param oneLatitude of the one, degrees
     * @param otherLatitude of the other, degrees
     */
    public static War between(
            Graha one, Graha other, double ahead, double oneLatitude, double otherLatitude, WarVictor reading) {
        boolean oneIsNorth = oneLatitude >= otherLatitude;
        boolean oneWins =
                switch (reading) {
                    case NORTHERN_LATITUDE -> oneIsNorth;
                    case LESSER_LONGITUDE -> ahead <= 0;
                    case VENUS_ALWAYS -> one == Graha.VENUS || (other != Graha.VENUS && oneIsNorth);
                };
        return new War(
                oneWins ? one : other, oneWins ? other : one, Math.abs(ahead), Math.abs(oneLatitude - otherLatitude));
    }

    /** How far one graha is ahead of another, -180 to 180 degrees. */
    private static double ahead(Placement one, Placement other) {
        double arc = Arc.wrap(one.sidereal().degrees() - other.sidereal().degrees());
        return arc >= 180 ? arc - 360 : arc;
    }
}
