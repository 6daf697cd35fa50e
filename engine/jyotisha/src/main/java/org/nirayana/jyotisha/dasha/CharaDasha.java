package org.nirayana.jyotisha.dasha;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Jaimini's chara dasha as K. N. Rao counts it: the rasis rule, from that of the ascendant on, each for as many years as its lord stands
 * away from it.
 *
 * <p>Source: K. N. Rao, <i>Predicting through Jaimini's Chara Dasha</i> (Vani Publications, Delhi), by the pages of it that are on
 * astrojyoti.com; the order of the parts also in <i>Jaimini System, an Introduction</i>, chapter 7 (futuresamachar.com). {@code
 * docs/dashas.md} says of each rule how sure it is.
 *
 * <ul>
 *   <li>The rasis go forwards where the ninth from the ascendant is one of Aries, Taurus, Gemini, Libra, Scorpio and Sagittarius, otherwise
 *       backwards.
 *   <li>Years are the places from the rasi to its lord, less one, counted forwards from those six and backwards from the others; 12 where the
 *       lord stands in it. An exalted lord adds none and a debilitated one takes none, against other commentators.
 *   <li>A period has twelve equal parts: from the next rasi on to the rasi itself, forwards or backwards by the ninth from that rasi.
 *   <li>Scorpio has Mars and Ketu for lords, Aquarius Saturn and Rahu: see {@link #lord}.
 * </ul>
 */
public final class CharaDasha implements DashaSystem {
    private static final List<DashaLord> LORDS =
            Rasi.ALL.stream().map(DashaLord::of).toList();

    /** From which one counts forwards (vishama-pada). */
    private static final Set<Rasi> FORWARD =
            Set.of(Rasi.ARIES, Rasi.TAURUS, Rasi.GEMINI, Rasi.LIBRA, Rasi.SCORPIO, Rasi.SAGITTARIUS);

    private static final int NINTH = 8;

    /** Made once, for {@link DashaSystems}. */
    CharaDasha() {}

    @Override
    public String id() {
        return "chara";
    }

    /** The rasis from Aries on; which of them rules at birth follows from the chart. */
    @Override
    public List<DashaLord> lords() {
        return LORDS;
    }

    /** The years of a second cycle are those of the first. */
    @Override
    public int defaultCycles() {
        return 1;
    }

    @Override
    public EqualPartsDasha of(Chart chart) {
        List<DashaReign> reigns = IntStream.range(0, Rasi.COUNT)
                .mapToObj(number -> from(chart.ascendant().rasi(), number))
                .map(rasi -> DashaReign.of(DashaLord.of(rasi), years(rasi, chart)))
                .toList();
        return new EqualPartsDasha(this, chart, reigns, CharaDasha::parts);
    }

    private static List<DashaLord> parts(DashaLord whole) {
        Rasi rasi = (Rasi) whole.ruler();
        return IntStream.rangeClosed(1, Rasi.COUNT)
                .mapToObj(number -> DashaLord.of(from(rasi, number)))
                .toList();
    }

    /** The rasi so many further on in the direction that belongs to the first. */
    private static Rasi from(Rasi first, int number) {
        return first.plus(FORWARD.contains(first.plus(NINTH)) ? number : -number);
    }

    /** How many years a rasi rules, from 1 to 12. */
    static int years(Rasi rasi, Chart chart) {
        Rasi stands = chart.of(lord(rasi, chart)).rasi();
        int away = FORWARD.contains(rasi) ? stands.countedFrom(rasi) - 1 : rasi.countedFrom(stands) - 1;
        return away == 0 ? Rasi.COUNT : away;
    }

    /**
     * The lord to whom years are counted. Of two, he who stands elsewhere where one stands in the rasi itself; else he who is with more grahas,
     * and of those who are with as many he who is further on in his rasi.
     */
    static Graha lord(Rasi rasi, Chart chart) {
        Graha other =
                switch (rasi) {
                    case SCORPIO -> Graha.KETU;
                    case AQUARIUS -> Graha.RAHU;
                    default -> rasi.lord();
                };
        if (chart.of(other).rasi() == rasi) {
            return rasi.lord();
        }
        if (chart.of(rasi.lord()).rasi() == rasi) {
            return other;
        }
        Comparator<Graha> strength = Comparator.<Graha>comparingLong(graha -> companions(graha, chart))
                .thenComparingLong(graha -> chart.of(graha).sidereal().ticks()
                        - chart.of(graha).rasi().start().ticks());
        return strength.compare(other, rasi.lord()) > 0 ? other : rasi.lord();
    }

    private static long companions(Graha graha, Chart chart) {
        Rasi rasi = chart.of(graha).rasi();
        return chart.grahas().stream().filter(other -> other.rasi() == rasi).count();
    }
}
