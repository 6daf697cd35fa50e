package org.nirayana.jyotisha.dasha;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.dasha.NakshatraDasha.Arc;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** The unequal arcs of the Ashtottari dasha, with Abhijit and without. */
final class AshtottariArcs {
    static final List<DashaReign> REIGNS = List.of(
            reign(Graha.SUN, 6),
            reign(Graha.MOON, 15),
            reign(Graha.MARS, 8),
            reign(Graha.MERCURY, 17),
            reign(Graha.SATURN, 10),
            reign(Graha.JUPITER, 19),
            reign(Graha.RAHU, 12),
            reign(Graha.VENUS, 21));

    private static final int SATURN = 4;

    /** How many of the twenty-eight nakshatras each ruler has, Ardra being the first. */
    private static final List<Integer> NAKSHATRAS = List.of(4, 3, 4, 3, 4, 3, 4, 3);

    private AshtottariArcs() {}

    private static DashaReign reign(Graha graha, int years) {
        return DashaReign.of(DashaLord.of(graha), years);
    }

    static List<Arc> with28Nakshatras() {
        List<Arc> arcs = othersThanSaturns();
        long quarter = Arc.NAKSHATRA / 4;
        long fifteenth = Arc.NAKSHATRA / 15;
        long uttaraAshadha = Nakshatra.UTTARA_ASHADHA.start().ticks();
        long shravana = Nakshatra.SHRAVANA.start().ticks();
        arcs.add(Arc.of(Nakshatra.PURVA_ASHADHA, SATURN, 0, 4));
        arcs.add(new Arc(uttaraAshadha, 3 * quarter, SATURN, 1, 4));
        arcs.add(new Arc(uttaraAshadha + 3 * quarter, quarter + fifteenth, SATURN, 2, 4));
        arcs.add(new Arc(shravana + fifteenth, Arc.NAKSHATRA - fifteenth, SATURN, 3, 4));
        return arcs;
    }

    static List<Arc> with27Nakshatras() {
        List<Arc> arcs = othersThanSaturns();
        arcs.add(Arc.of(Nakshatra.PURVA_ASHADHA, SATURN, 0, 3));
        arcs.add(Arc.of(Nakshatra.UTTARA_ASHADHA, SATURN, 1, 3));
        arcs.add(Arc.of(Nakshatra.SHRAVANA, SATURN, 2, 3));
        return arcs;
    }

    private static List<Arc> othersThanSaturns() {
        List<Arc> arcs = new ArrayList<>();
        Nakshatra next = Nakshatra.ARDRA;
        for (int lord = 0; lord < REIGNS.size(); lord++) {
            if (lord == SATURN) {
                next = Nakshatra.DHANISHTA;
                continue;
            }
            int count = NAKSHATRAS.get(lord);
            for (int i = 0; i < count; i++) {
                arcs.add(Arc.of(next, lord, i, count));
                next = next.plus(1);
            }
        }
        return arcs;
    }
}
