package org.nirayana.jyotisha.dasha;

import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Ruler;

/**
 * Who rules a period.
 *
 * @param id as callers name it: the graha's own name, or that of a yogini
 * @param ruler the graha or rasi, or the one that a yogini stands for
 * @param years of its mahadasha
 */
public record DashaLord(String id, Ruler ruler, int years) {
    static DashaLord of(Graha graha, int years) {
        return new DashaLord(graha.id(), graha, years);
    }
}
