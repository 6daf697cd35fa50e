package org.nirayana.jyotisha.strength;

import java.util.Locale;

/**
 * How two grahas at war meet (Surya Siddhanta 7.18-19, Brihat Samhita 17.2-3), from the nearest to the farthest.
 *
 * <p>The texts give no number for what touches and how far rays reach. Here discs touch where they do to half a minute of arc,
 * the unit in which the Siddhanta measures them, and rays mingle where the latitudes are not more than a degree apart.
 */
public enum WarKind {
    /** One disc covers a part of the other. */
    BHEDA,
    /** The discs touch. */
    ULLEKHA,
    /** The rays mingle. */
    AMSUMARDANA,
    /** They pass with more than a degree of latitude between them. */
    APASAVYA;

    private static final double TOUCH = 0.5 / 60;

    /**
     * @param distance of the centres, degrees
     * @param radii of both discs together, degrees
     * @param latitudeDifference degrees
     */
    static WarKind of(double distance, double radii, double latitudeDifference) {
        if (distance < radii - TOUCH) {
            return BHEDA;
        }
        if (distance <= radii + TOUCH) {
            return ULLEKHA;
        }
        return latitudeDifference > 1 ? APASAVYA : AMSUMARDANA;
    }

    /** The name in answers: {@code bheda}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
