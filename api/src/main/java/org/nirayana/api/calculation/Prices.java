package org.nirayana.api.calculation;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nirayana.jyotisha.event.AstaReading;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * As how many requests each question counts: the one place that says so.
 *
 * <p>A price is known from what is asked, and is paid before anything is computed ({@link org.nirayana.api.operation.Input#pay}). One request
 * is some 3 ms of a processor. What takes less counts as one as well; what takes more counts as more, so that a minute's requests
 * are about the same work whatever they ask for. The figures are measured: {@code ./nirayana acceptance prices} asks every operation with
 * its worst allowed parameters, for years that nobody has asked for, and fails where a counted request is more than three times what it
 * usually is (docs/adr/0220).
 */
final class Prices {
    /** A chart, and what is read from it: 1 to 6 ms. */
    static final int ONE = 1;

    /** A day with its limbs and the months around it. */
    static final int PANCHANGA = 1;

    static final int HOROSCOPE = 1;

    static final int STRENGTHS = 1;

    static final int TRANSITS = 1;

    /** Two charts, and dashas of a hundred years beside one another. */
    static final int MATCH = 2;

    /** Some twenty charts of one day, and the almanac of two. */
    static final int BIRTH_DAY = 4;

    /** Searches for the borders of some thirty parts of a reading. */
    static final int SENSITIVITY = 2;

    /** A request: what a processor does in so many milliseconds, warm. Figures below are such milliseconds where nothing else is said. */
    private static final double MILLISECONDS = 3;

    private static final double CHART = 2;

    /** What a picture takes whatever its size, and what its pixels take at the full width. */
    private static final double PICTURE = 15;

    private static final double PIXELS = 210;
    private static final double FULL_WIDTH = 1600;

    /** A picture for chats has a fixed size. */
    private static final int LINK_PICTURE = 24;

    /** A card is twice as large. */
    private static final int LINK_CARD = 45;

    /** A day of an almanac is a quarter of a request, because most of what it needs is shared by its neighbours. */
    private static final int ALMANAC_DAYS = 4;

    /** Of a day over a birth chart only the limbs of the Moon are told. */
    private static final int MOON_DAYS = 8;

    private static final double DAYS_IN_YEAR = 365.25;

    private Prices() {}

    private static int requests(double milliseconds) {
        return Math.max(1, (int) Math.round(milliseconds / MILLISECONDS));
    }

    /** A picture in pixels: drawing and packing them is most of the work. */
    static int picture(int width) {
        double share = width / FULL_WIDTH;
        return requests(PICTURE + PIXELS * share * share);
    }

    /** A picture for a link, with so much computed for it besides. */
    static int linkPicture(int more) {
        return LINK_PICTURE + more;
    }

    /** A card of a link to send, with so much computed for it besides. */
    static int linkCard(int more) {
        return LINK_CARD + more;
    }

    /** Two charts drawn, and tables set in type. */
    static final int MATCH_REPORT = 25;

    /** A report: its charts and tables, and a line for each dasha of the lowest level, 9, 81 or 729. */
    static int report(int levels) {
        return requests(80 + 0.2 * Math.pow(DASHAS, levels));
    }

    private static final int DASHAS = 9;

    /** Days that are sent while they are computed, with all that an almanac has. */
    static int almanac(int days) {
        return 1 + (days - 1) / ALMANAC_DAYS;
    }

    static int moons(int days) {
        return 1 + (days - 1) / MOON_DAYS;
    }

    /** The tree of three levels is some thousand periods. */
    static int dashas(int levels) {
        return levels > 2 ? 2 : 1;
    }

    /** Each convention that differs is a step, with what it moves computed anew. */
    static int compare(int conventions) {
        return requests(CHART + 1.5 * conventions);
    }

    /** A year with the circumstances at a place. */
    static int eclipses(Duration span) {
        return 1 + (int) (span.toDays() / 366);
    }

    /** Its curves are computed; the picture is lines, so that its width does not matter. */
    static final int ECLIPSE_MAP = 4;

    /** His stay at birth is told whole; by degrees and a topocentric Moon it takes most. */
    private static final double SATURN = 18;

    static int sadeSati(int years) {
        return requests(SATURN + 0.7 * years);
    }

    /** Ways of planets through houses: what is searched counts, not what is found. */
    static int span(double years, List<Graha> grahas, boolean kakshas) {
        double perYear = DOUBLE_TRANSITS;
        for (Graha graha : grahas) {
            perYear += SPAN_YEAR.get(graha) * (kakshas && !graha.isNode() ? KAKSHAS : 1);
        }
        return requests(STAY + years * perYear);
    }

    /** However short a span, the stay that reaches into it is told whole. */
    private static final double STAY = 6;

    /** Where Jupiter and Saturn both stand or look is always told. */
    private static final double DOUBLE_TRANSITS = 0.4;

    private static final double KAKSHAS = 2.5;

    /** A year of a graha's way. */
    private static final Map<Graha, Double> SPAN_YEAR = Map.of(
            Graha.MOON, 4.0,
            Graha.SUN, 0.8,
            Graha.MERCURY, 1.6,
            Graha.VENUS, 0.9,
            Graha.MARS, 0.7,
            Graha.JUPITER, 0.4,
            Graha.SATURN, 0.4,
            Graha.RAHU, 1.1,
            Graha.KETU, 1.1);

    /**
     * Events: the span is searched for each kind, and what is found is told.
     *
     * @param usual how many there usually are
     */
    static int events(
            Duration span,
            int usual,
            Set<SkyEventKind> kinds,
            Set<Graha> grahas,
            AstaReading asta,
            RangeFormat format) {
        double years = span.toSeconds() / 86_400.0 / DAYS_IN_YEAR;
        return requests(CHART
                + usual * EVENT_TOLD.get(format)
                + staying(kinds, grahas)
                + years * searching(kinds, grahas, asta));
    }

    private static final Map<RangeFormat, Double> EVENT_TOLD =
            Map.of(RangeFormat.JSON, 0.006, RangeFormat.CSV, 0.025, RangeFormat.ICS, 0.045);

    /** However short the span, a stay that reaches into it is told whole. */
    private static double staying(Set<SkyEventKind> kinds, Set<Graha> grahas) {
        return Collections.disjoint(kinds, ENTRIES)
                ? 0
                : grahas.stream()
                        .mapToDouble(graha -> graha.isNode() ? 3.5 : 0.8)
                        .sum();
    }

    /**
     * A year. What entries are searched by is shared by them, and so is what pairs are; most of it are the places of those who are
     * asked for, and of all whom they may meet.
     */
    private static double searching(Set<SkyEventKind> kinds, Set<Graha> grahas, AstaReading asta) {
        int count = grahas.size();
        long turning = grahas.stream().filter(TURNING::contains).count();
        double milliseconds = 0.2;
        if (!Collections.disjoint(kinds, ENTRIES)) {
            milliseconds += grahas.stream().mapToDouble(ENTRIES_YEAR::get).sum();
        }
        if (!Collections.disjoint(kinds, PAIRS)) {
            milliseconds += 4.8 + 0.55 * count;
        }
        for (SkyEventKind kind : kinds) {
            milliseconds += switch (kind) {
                case STATION -> Math.min(0.9 * turning, 3.3);
                case COMBUSTION -> Math.min(2.0 * count, 5.3);
                case HELIACAL ->
                    // By their arcs only Jupiter and Venus are told.
                    asta == AstaReading.ARCUS ? Math.min(3.7 * turning, 5.4) : Math.min(5.5 * turning, 16);
                case SAMAGAMA -> 5.0;
                case WAR -> turning == 0 ? 0 : 3.5;
                case LUNATION -> 2.1;
                case ECLIPSE -> 0.6;
                case SANKRANTI -> 1.5;
                default -> 0;
            };
        }
        return milliseconds;
    }

    private static final Set<SkyEventKind> ENTRIES =
            EnumSet.of(SkyEventKind.RASI_INGRESS, SkyEventKind.NAKSHATRA_INGRESS, SkyEventKind.PADA_INGRESS);
    private static final Set<SkyEventKind> PAIRS = EnumSet.of(SkyEventKind.CONJUNCTION, SkyEventKind.ASPECT);

    /** Who alone stand still, set with the Sun and go to war. */
    private static final Set<Graha> TURNING =
            EnumSet.of(Graha.MARS, Graha.MERCURY, Graha.JUPITER, Graha.VENUS, Graha.SATURN);

    /** A year of a graha's entries, with the stays that they belong to. */
    private static final Map<Graha, Double> ENTRIES_YEAR = Map.of(
            Graha.MOON, 3.0,
            Graha.SUN, 0.6,
            Graha.MERCURY, 1.8,
            Graha.VENUS, 0.9,
            Graha.MARS, 0.9,
            Graha.JUPITER, 0.4,
            Graha.SATURN, 0.3,
            Graha.RAHU, 3.0,
            Graha.KETU, 3.0);

    /** People compared by their Moons, read before they are counted: so much for the reading. */
    static int list(int bytes) {
        return 1 + bytes / 50_000;
    }

    /** Pairs take a look-up and a line each, births a Moon. */
    static int pairs(long pairs, int births) {
        return (int) (pairs / 1000 + births / 250);
    }
}
