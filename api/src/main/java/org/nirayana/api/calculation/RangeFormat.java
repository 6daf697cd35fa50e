package org.nirayana.api.calculation;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.nirayana.api.operation.Accept;
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
            return RangePieces.json(days, context);
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
     * @param placeName what the place is called, if anybody has said
     * @param conventions what the answer was computed by
     * @param words the language of CSV and iCalendar; JSON has its own names
     */
    record Context(
            Sky sky,
            LocalTimes times,
            ChartQuery place,
            Optional<String> placeName,
            ConventionsView conventions,
            AlmanacWords words) {}

    abstract Iterator<byte[]> write(Iterator<Panchanga> days, Context context);

    String mediaType() {
        return mediaType;
    }

    String contentType() {
        return contentType;
    }

    /** What the parameter {@code format} names, else what {@code Accept} likes best, else JSON. */
    static RangeFormat chosen(Input input) {
        return input.get(PARAMETER, Accept.best(input.accept(), List.of(values()), RangeFormat::mediaType));
    }
}
