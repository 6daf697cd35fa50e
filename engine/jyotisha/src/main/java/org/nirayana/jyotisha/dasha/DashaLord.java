package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import org.nirayana.jyotisha.zodiac.Ruler;

/**
 * Who rules a period. For how long is not the lord's: in a dasha of the rasis it follows from the chart.
 *
 * @param id as callers name it: the graha's or the rasi's own name, or that of a yogini
 * @param ruler the graha or rasi, or the one that a yogini stands for
 */
public record DashaLord(String id, Ruler ruler) implements Serializable {
    /** The graha or rasi itself. */
    public static DashaLord of(Ruler ruler) {
        return new DashaLord(ruler.id(), ruler);
    }

    /** The name for people: {@code Ketu}, or of a yogini {@code Mangala}. */
    @Override
    public String toString() {
        return id.equals(ruler.id()) ? ruler.toString() : Character.toUpperCase(id.charAt(0)) + id.substring(1);
    }
}
