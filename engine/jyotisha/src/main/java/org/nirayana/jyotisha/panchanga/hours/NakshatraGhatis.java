package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * The four sixtieths of a nakshatra that are poison (varjya, tyajya, visha ghatis) and the four that are nectar (amrita).
 *
 * <p>A ghati here is a sixtieth of the time the Moon takes through the nakshatra. The varjyas are those of the Muhurta
 * Chintamani (the verse on the visha nadis, "kharāmataḥ"); they and the amrita ghatis stand side by side in the Telugu
 * almanacs, which give Mula a second varjya.
 */
public final class NakshatraGhatis {
    private static final int GHATIS = 60;
    private static final int LENGTH = 4;
    private static final int MULA_SECOND_VARJYA = 20;

    /** First ghati of the varjya, from Ashwini. */
    private static final List<Integer> VARJYA = List.of(
            50, 24, 30, 40, 14, 21, 30, 20, 32, // Ashwini to Ashlesha
            30, 20, 18, 21, 20, 14, 14, 10, 14, // Magha to Jyeshtha
            56, 24, 20, 10, 10, 18, 16, 24, 30); // Mula to Revati

    /** First ghati of the amrita, from Ashwini. */
    private static final List<Integer> AMRITA = List.of(
            42, 48, 54, 52, 38, 35, 54, 44, 56, // Ashwini to Ashlesha
            54, 44, 42, 45, 44, 38, 38, 34, 38, // Magha to Jyeshtha
            44, 48, 44, 34, 34, 42, 40, 48, 54); // Mula to Revati

    private NakshatraGhatis() {}

    /** The poison of the nakshatras that touch {@code day}, so far as itself touches it. */
    public static List<TimeSpan> varjyas(List<Spanned<Nakshatra>> nakshatras, MulaVarjyaReckoning mula, TimeSpan day) {
        List<TimeSpan> spans = new ArrayList<>();
        for (Spanned<Nakshatra> nakshatra : nakshatras) {
            if (nakshatra.value() == Nakshatra.MULA && mula == MulaVarjyaReckoning.BOTH) {
                spans.add(ghatis(nakshatra.span(), MULA_SECOND_VARJYA));
            }
            spans.add(ghatis(nakshatra.span(), first(VARJYA, nakshatra.value())));
        }
        return touching(spans, day);
    }

    /** The nectar of the nakshatras that touch {@code day}, so far as itself touches it. */
    public static List<TimeSpan> amritas(List<Spanned<Nakshatra>> nakshatras, TimeSpan day) {
        List<TimeSpan> spans = new ArrayList<>();
        for (Spanned<Nakshatra> nakshatra : nakshatras) {
            spans.add(ghatis(nakshatra.span(), first(AMRITA, nakshatra.value())));
        }
        return touching(spans, day);
    }

    private static int first(List<Integer> table, Nakshatra nakshatra) {
        return table.get(nakshatra.number() - 1);
    }

    private static TimeSpan ghatis(TimeSpan nakshatra, int first) {
        return new TimeSpan(nakshatra.at(first, GHATIS), nakshatra.at(first + LENGTH, GHATIS));
    }

    private static List<TimeSpan> touching(List<TimeSpan> spans, TimeSpan day) {
        return spans.stream().filter(span -> span.touches(day)).toList();
    }
}
