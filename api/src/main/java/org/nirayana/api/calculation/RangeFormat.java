package org.nirayana.api.calculation;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.nirayana.api.operation.Accept;
import org.nirayana.api.operation.Form;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.Listing;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.operation.Pieces;
import org.nirayana.api.view.ConventionsView;

/** The forms in which a range of days is sent. */
enum RangeFormat {
    JSON("application/json", "application/json"),
    CSV("text/csv", "text/csv; charset=utf-8; header=present"),
    ICS("text/calendar", "text/calendar; charset=utf-8");

    static final Parameter<RangeFormat> PARAMETER = Parameter.oneOf("format", values(), ConventionsView::id)
            .describe("The form of the answer; wins over `Accept`.");

    private final String mediaType;
    private final String contentType;

    RangeFormat(String mediaType, String contentType) {
        this.mediaType = mediaType;
        this.contentType = contentType;
    }

    /**
     * The form of a listing.
     *
     * @param times by which JSON tells times
     */
    <T> Form<Listing<?, T>> form(
            LocalTimes times, Function<Iterator<T>, Pieces<T>> csv, Function<Iterator<T>, Pieces<T>> calendar) {
        return switch (this) {
            case JSON -> Form.InPieces.json(times.zone().rules(), times.rounding()::ofLocalSecond);
            case CSV -> new Form.InPieces<>(contentType, listing -> csv.apply(listing.items()));
            case ICS -> new Form.InPieces<>(contentType, listing -> calendar.apply(listing.items()));
        };
    }

    String mediaType() {
        return mediaType;
    }

    /** What the parameter {@code format} names, else what {@code Accept} likes best, else JSON. */
    static RangeFormat chosen(Input input) {
        return input.get(PARAMETER, Accept.best(input.accept(), List.of(values()), RangeFormat::mediaType));
    }
}
