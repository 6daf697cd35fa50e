package org.nirayana.api.calculation;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.panchanga.Panchanga;

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

    static final Parameter<RangeFormat> PARAMETER = Parameter.oneOf("format", values(), ConventionsView::id)
            .describe("The form of the answer; wins over `Accept`.");

    private final String mediaType;
    private final String contentType;

    RangeFormat(String mediaType, String contentType) {
        this.mediaType = mediaType;
        this.contentType = contentType;
    }

    /**
     * What the pieces are written with.
     *
     * @param place where the days are
     * @param conventions what the answer was computed by
     */
    record Context(Sky sky, LocalTimes times, ChartQuery place, ConventionsView conventions) {}

    abstract Iterator<byte[]> write(Iterator<Panchanga> days, Context context);

    String mediaType() {
        return mediaType;
    }

    String contentType() {
        return contentType;
    }

    /** What the parameter {@code format} names, else what {@code Accept} likes best, else JSON. */
    static RangeFormat chosen(Input input) {
        return input.get(PARAMETER, input.accept().map(RangeFormat::accepted).orElse(JSON));
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
