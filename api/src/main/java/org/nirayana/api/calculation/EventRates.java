package org.nirayana.api.calculation;

import java.util.Map;
import java.util.Set;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.zodiac.Graha;

/** How many events are usual in a year, to know what a question costs before it is answered. */
final class EventRates {
    /** Entries into rasis; the nodes as the true ones, which waver over borders. */
    private static final Map<Graha, Double> RASIS = Map.of(
            Graha.SUN, 12.0,
            Graha.MOON, 160.4,
            Graha.MARS, 7.0,
            Graha.MERCURY, 15.0,
            Graha.JUPITER, 1.7,
            Graha.VENUS, 13.5,
            Graha.SATURN, 0.9,
            Graha.RAHU, 2.5,
            Graha.KETU, 2.5);

    private static final double MONTHS = 13.4;
    private static final int NAKSHATRAS_IN_RASIS = 9;

    private EventRates() {}

    static double perYear(Set<SkyEventKind> kinds, Set<Graha> grahas) {
        return kinds.stream().mapToDouble(kind -> perYear(kind, grahas)).sum();
    }

    private static double perYear(SkyEventKind kind, Set<Graha> grahas) {
        double rasis = grahas.stream().mapToDouble(RASIS::get).sum();
        // The Moon meets each of the others once a month; others meet a few times a year.
        double withMoon = grahas.contains(Graha.MOON) ? Graha.COUNT - 1.0 : grahas.size();
        double others = grahas.size() * 2.0;
        return switch (kind) {
            case RASI_INGRESS -> rasis;
            case NAKSHATRA_INGRESS -> rasis * NAKSHATRAS_IN_RASIS / 4;
            case PADA_INGRESS -> rasis * NAKSHATRAS_IN_RASIS;
            case STATION -> grahas.size() * 3.0;
            case COMBUSTION -> grahas.size() * 6.0 + (grahas.contains(Graha.MOON) ? 2 * MONTHS : 0);
            // Few, but each is watched for day by day.
            case HELIACAL -> grahas.size() * 40.0;
            case CONJUNCTION -> withMoon * MONTHS + others;
            case ASPECT -> 2 * withMoon * MONTHS + 3 * others;
            case WAR -> 2 * others;
            case SAMAGAMA -> 2 * withMoon * MONTHS;
            case LUNATION -> 2 * MONTHS;
            case SANKRANTI -> 12;
            // Some five, each of which takes as long as many entries.
            case ECLIPSE -> 100;
        };
    }
}
