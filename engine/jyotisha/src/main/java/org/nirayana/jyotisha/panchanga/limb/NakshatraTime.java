package org.nirayana.jyotisha.panchanga.limb;

import java.util.List;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * The Moon's way through one nakshatra.
 *
 * @param nakshatra which
 * @param span when it enters and leaves
 * @param padas those of its quarters, 1 to 4, that touch the day
 */
public record NakshatraTime(Nakshatra nakshatra, TimeSpan span, List<Spanned<Integer>> padas) {
    public NakshatraTime {
        padas = List.copyOf(padas);
    }
}
