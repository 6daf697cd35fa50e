package org.nirayana.batch;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.nirayana.api.calculation.DateAndTime;
import org.nirayana.api.calculation.Engine;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.zone.Zone;

/**
 * Reads births from rows; for any number of threads.
 *
 * <p>A row has either {@code dateandtime}, an instant, or what the clock of the place showed: {@code local_time}, or {@code date}
 * and {@code time}. The place is {@code lat} and {@code lon}, or {@code place} by its name. The clock is {@code tz}, or that of the
 * place. A time that the clock showed twice or never is refused: nobody but the person knows what was meant.
 */
public final class RowReader {
    /** Names repeat in tables; so many are remembered. */
    private static final int MAX_PLACES = 20_000;

    private static final String WAYS = "needs dateandtime (an instant), or local_time, or date and time";

    private final Engine engine;
    private final Map<String, Optional<Place>> places = new ConcurrentHashMap<>();
    private final PairReader pairs = new PairReader(this);

    public RowReader(Engine engine) {
        this.engine = engine;
    }

    /** The birth of a row. */
    public BatchRow read(RowSource row) throws RowProblem {
        double latitude;
        double longitude;
        String zoneName = row.text(RowField.TIME_ZONE);
        zoneName = zoneName == null ? "" : zoneName.strip();
        String name = row.text(RowField.PLACE);
        if (!isBlank(name) && isBlank(row.text(RowField.LATITUDE))) {
            Place place = place(name.strip());
            latitude = place.latitude();
            longitude = place.longitude();
            if (zoneName.isEmpty()) {
                zoneName = place.tz();
            }
        } else {
            latitude = degrees(row, RowField.LATITUDE, 90);
            longitude = degrees(row, RowField.LONGITUDE, 180);
        }
        if (!zoneName.isEmpty()) {
            requireZone(zoneName, longitude);
        }
        Instant instant = instant(row, latitude, longitude, zoneName);
        if (!engine.covers(instant)) {
            throw new RowProblem("The time must be from " + engine.earliest() + " to " + engine.latest()
                    + ", the span of the ephemeris, not " + instant + ".");
        }
        return new BatchRow(instant, latitude, longitude, zoneName);
    }

    /** The two people of a row. */
    public PairRow readPair(RowSource row) throws RowProblem {
        return pairs.read(row);
    }

    static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }

    private Instant instant(RowSource row, double latitude, double longitude, String zoneName) throws RowProblem {
        Instant given = row.instant(RowField.DATE_AND_TIME);
        if (given != null) {
            return given;
        }
        String text = row.text(RowField.DATE_AND_TIME);
        if (!isBlank(text)) {
            return DateAndTime.parse(text.strip())
                    .orElseThrow(
                            () -> RowProblem.of(RowField.DATE_AND_TIME, DateAndTime.ALLOWED_IN_TEXT + notText(text)));
        }
        String local = row.text(RowField.LOCAL_TIME);
        RowField field = RowField.LOCAL_TIME;
        if (isBlank(local)) {
            String date = row.text(RowField.DATE);
            String time = row.text(RowField.TIME);
            if (isBlank(date) || isBlank(time)) {
                throw new RowProblem("The row " + WAYS + ".");
            }
            local = date.strip() + "T" + time.strip();
            field = RowField.DATE;
        }
        return local(field, local.strip(), latitude, longitude, zoneName);
    }

    private Instant local(RowField field, String text, double latitude, double longitude, String zoneName)
            throws RowProblem {
        DateAndTime.Written written = DateAndTime.read(text, Calendar.GREGORIAN).orElse(null);
        if (written == null) {
            throw RowProblem.of(
                    field,
                    "must be an ISO 8601 date and time without an offset, such as 1990-05-17T10:30" + notText(text));
        }
        if (written.offset().isPresent()) {
            throw RowProblem.of(
                    field,
                    "is what a clock showed and has no offset; an instant belongs into dateandtime" + notText(text));
        }
        Zone zone = zoneName.isEmpty()
                ? engine.zones().at(latitude, longitude)
                : engine.zones().named(zoneName, longitude).orElseThrow();
        LocalDateTime clock = written.clock();
        List<ZoneOffset> offsets = zone.rules().getValidOffsets(clock);
        if (offsets.size() == 1) {
            return clock.toInstant(offsets.get(0));
        }
        ZoneOffsetTransition change = zone.changeAround(clock).orElseThrow();
        throw RowProblem.of(
                field,
                (offsets.isEmpty() ? "never came" : "came twice") + " on the clocks of " + zone.name()
                        + "; what may have been meant: " + clock.atOffset(change.getOffsetBefore()) + " or "
                        + clock.atOffset(change.getOffsetAfter()));
    }

    private static double degrees(RowSource row, RowField field, int most) throws RowProblem {
        double value = row.number(field);
        if (!(Math.abs(value) <= most)) {
            String text = row.text(field);
            throw RowProblem.of(
                    field,
                    isBlank(text)
                            ? "is missing: a birth has lat and lon, or place"
                            : "must be a decimal number from -" + most + " to " + most + notText(text));
        }
        return value;
    }

    private Place place(String name) throws RowProblem {
        Optional<Place> found = places.get(name);
        if (found == null) {
            found = engine.gazetteer().named(name, 1).stream().findFirst();
            if (places.size() < MAX_PLACES) {
                places.put(name, found);
            }
        }
        if (found.isEmpty()) {
            throw RowProblem.of(RowField.PLACE, "is not known" + notText(name) + "; lat and lon work for every place");
        }
        return found.get();
    }

    private void requireZone(String name, double longitude) throws RowProblem {
        try {
            if (engine.zones().named(name, longitude).isPresent()) {
                return;
            }
        } catch (DateTimeException unreadable) {
            // Told as any other name that is not known.
        }
        throw RowProblem.of(
                RowField.TIME_ZONE,
                "must be a name of the tz database (IANA), such as Asia/Kolkata, or LMT, or an offset such as +05:30"
                        + notText(name));
    }

    /** What was written, shortened: a reject is never much larger than its row. */
    static String notText(String text) {
        return ", not '" + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + "'";
    }
}
