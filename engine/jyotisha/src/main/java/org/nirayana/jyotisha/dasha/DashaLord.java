package org.nirayana.jyotisha.dasha;

import java.io.Serializable;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Ruler;

/**
 * Who rules a period.
 *
 * @param id as callers name it: the graha's own name, or that of a yogini
 * @param ruler the graha or rasi, or the one that a yogini stands for
 * @param years of its mahadasha
 */
public record DashaLord(String id, Ruler ruler, int years) implements Serializable {
    static DashaLord of(Graha graha, int years) {
        return new DashaLord(graha.id(), graha, years);
    }

    /** The name for people: {@code Ketu}, or of a yogini {@code Mangala}. */
    @Override
    public String toString() {
        return id.equals(ruler.id()) ? ruler.toString() : Character.toUpperCase(id.charAt(0)) + id.substring(1);
    }
}
