package org.nirayana.service.astro;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.panchanga.Panchanga;
import org.nirayana.service.http.Decimal;
import org.nirayana.service.http.Query;

/** The forms in which a range of days is sent. */
enum RangeFormat {
    JSON("application/json", "application/json") {
        @Override
        Iterator<byte[]> write(Iterator<Panchanga> days, Context context) {
            return new RangePieces.OfJson(days, context);
        }
    },
    CSV("text/csv", "text/csv; charset=utf-8; header=present") {
        @Override
        Iterator<byte[]> write(Iterator<Panchanga> days, Context context) {
            return new RangePieces.OfCsv(days, context);
        }
    },
    ICS("text/calendar", "text/calendar; charset=utf-8") {
        @Override
        Iterator<byte[]> write(Iterator<Panchanga> days, Context context) {
            return new RangePieces.OfCalendar(days, context);
        }
    };

    private static final Map<String, RangeFormat> BY_NAME = ChartQuery.byId(values(), ConventionsView::id);

    private final String mediaType;
    private final String contentType;

    RangeFormat(String mediaType, String contentType) {
        this.mediaType = mediaType;
        this.contentType = contentType;
    }

    /**
     * What the pieces are written with.
     *
     * @param asked the place
     * @param conventions what the answer was computed by
     */
    record Context(Sky sky, LocalTimes times, ChartQuery asked, ConventionsView conventions) {}

    abstract Iterator<byte[]> write(Iterator<Panchanga> days, Context context);

    String contentType() {
        return contentType;
    }

    /** What the parameter {@code format} names, else what {@code Accept} likes best, else JSON. */
    static RangeFormat chosen(Query query, Optional<String> accept) {
        return query.oneOf("format", BY_NAME, accept.map(RangeFormat::accepted).orElse(JSON));
    }

    /** Of equally liked types the first in our order; a client that likes none of them gets JSON (RFC 9110, 12.4.1). */
    private static RangeFormat accepted(String header) {
        RangeFormat best = JSON;
        double bestQuality = 0;
        for (RangeFormat format : values()) {
            double quality = quality(header, format.mediaType);
            if (quality > bestQuality) {
                best = format;
                bestQuality = quality;
            }
        }
        return best;
    }

    /** The quality that the most specific matching range gives a type (RFC 9110, 12.5.1). */
    private static double quality(String header, String mediaType) {
        String wholeKind = mediaType.substring(0, mediaType.indexOf('/') + 1) + "*";
        double quality = 0;
        int specific = 0;
        for (String range : header.toLowerCase(Locale.ROOT).split(",", -1)) {
            List<String> parts = List.of(range.split(";", -1));
            String type = parts.get(0).strip();
            int found = type.equals(mediaType) ? 3 : type.equals(wholeKind) ? 2 : type.equals("*/*") ? 1 : 0;
            if (found > specific) {
                specific = found;
                quality = weight(parts);
            }
        }
        return quality;
    }

    private static double weight(List<String> parts) {
        for (String part : parts.subList(1, parts.size())) {
            String parameter = part.strip();
            if (parameter.startsWith("q=")) {
                double weight = Decimal.parse(parameter.substring(2));
                return weight >= 0 && weight <= 1 ? weight : 0;
            }
        }
        return 1;
    }
}
