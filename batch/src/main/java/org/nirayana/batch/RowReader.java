package org.nirayana.batch;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nirayana.api.calculation.DateAndTime;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.PlaceNames;
import org.nirayana.api.problem.ReasonCode;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.gazetteer.PlaceMeaning;
import org.nirayana.place.zone.ClockChanges;
import org.nirayana.place.zone.DoubtfulClocks;
import org.nirayana.place.zone.OldClocks;
import org.nirayana.place.zone.Zone;

/**
 * Reads births from rows; for any number of threads.
 *
 * <p>A row has either {@code dateandtime}, an instant, or what the clock of the place showed: {@code local_time}, or {@code date}
 * and {@code time}. The place is {@code lat} and {@code lon}, or {@code place} by its name. The clock is {@code tz}, or that of the
 * place. A name that several places bear, a time that the clock showed twice or never, and a time of which it is in doubt by which clock it
 * was read are refused with what they may mean, unless {@link DoubtRules} say what is taken.
 */
public final class RowReader {

    /** So many of the places that a name may mean are listed. */
    private static final int LISTED_PLACES = 6;

    private final Engine engine;
    private final DoubtRules rules;
    private final PairReader pairs = new PairReader(this);

    /** One that takes nothing in doubt. */
    public RowReader(Engine engine) {
        this(engine, DoubtRules.REFUSE);
    }

    public RowReader(Engine engine, DoubtRules rules) {
        this.engine = engine;
        this.rules = rules;
    }

    /** When it was, and by which clock where that had to be found. */
    private record Taken(Instant instant, Optional<ZoneOffset> offset, String zoneName) {}

    /** The birth of a row. */
    public BatchRow read(RowSource row) throws RowProblem {
        double latitude;
        double longitude;
        String zoneName = row.text(RowField.TIME_ZONE);
        zoneName = zoneName == null ? "" : zoneName.strip();
        String name = row.text(RowField.PLACE);
        Optional<Place> town = Optional.empty();
        boolean named = !zoneName.isEmpty();
        if (!isBlank(name) && isBlank(row.text(RowField.LATITUDE))) {
            Place place = place(name);
            town = Optional.of(place);
            latitude = place.latitude();
            longitude = place.longitude();
            if (!named) {
                zoneName = place.tz();
            }
        } else {
            latitude = degrees(row, RowField.LATITUDE, 90);
            longitude = degrees(row, RowField.LONGITUDE, 180);
        }
        if (!zoneName.isEmpty()) {
            requireZone(zoneName, longitude);
        }
        Taken taken = taken(row, latitude, longitude, zoneName, named);
        Instant instant = taken.instant();
        if (!engine.covers(instant)) {
            throw new RowProblem(ReasonCode.ROW_TIME_NOT_COVERED.with(
                    "from", engine.earliest(), "to", engine.latest(), "given", instant));
        }
        return new BatchRow(instant, latitude, longitude, taken.zoneName(), town, taken.offset());
    }

    /** The two people of a row. */
    public PairRow readPair(RowSource row) throws RowProblem {
        return pairs.read(row);
    }

    static boolean isBlank(String text) {
        return text == null || text.isBlank();
    }

    /** @param named whether the row itself names the clock */
    private Taken taken(RowSource row, double latitude, double longitude, String zoneName, boolean named)
            throws RowProblem {
        Instant given = row.instant(RowField.DATE_AND_TIME);
        if (given != null) {
            return new Taken(given, Optional.empty(), zoneName);
        }
        String text = row.text(RowField.DATE_AND_TIME);
        if (!isBlank(text)) {
            Instant instant = DateAndTime.parse(text.strip())
                    .orElseThrow(
                            () -> RowProblem.of(RowField.DATE_AND_TIME, ReasonCode.ROW_TIME.with("given", cut(text))));
            return new Taken(instant, Optional.empty(), zoneName);
        }
        String local = row.text(RowField.LOCAL_TIME);
        RowField field = RowField.LOCAL_TIME;
        if (isBlank(local)) {
            String date = row.text(RowField.DATE);
            String time = row.text(RowField.TIME);
            if (isBlank(date) || isBlank(time)) {
                throw new RowProblem(ReasonCode.ROW_TIME_MISSING.with());
            }
            local = date.strip() + "T" + time.strip();
            field = RowField.DATE;
        }
        LocalDateTime clock = clock(field, local.strip());
        Zone zone = zoneName.isEmpty()
                ? engine.zones().at(latitude, longitude)
                : engine.zones().named(zoneName, longitude).orElseThrow();
        Optional<OldClocks.Doubt> doubt = named ? Optional.empty() : OldClocks.about(zone, clock, latitude, longitude);
        if (doubt.isEmpty()) {
            ZoneOffset offset = offset(field, clock, zone);
            return new Taken(clock.toInstant(offset), Optional.of(offset), zoneName);
        }
        Zone kept = rules.clocks().take(doubt.get(), zone).orElseThrow(() -> doubtful(doubt.get(), clock));
        ZoneOffset offset = offset(field, clock, kept);
        return new Taken(clock.toInstant(offset), Optional.of(offset), kept.name());
    }

    private static LocalDateTime clock(RowField field, String text) throws RowProblem {
        DateAndTime.Written written = DateAndTime.read(text, Calendar.GREGORIAN).orElse(null);
        if (written == null) {
            throw RowProblem.of(field, ReasonCode.ROW_LOCAL_TIME.with("given", cut(text)));
        }
        if (written.offset().isPresent()) {
            throw RowProblem.of(field, ReasonCode.ROW_LOCAL_TIME_HAS_OFFSET.with("given", cut(text)));
        }
        return written.clock();
    }

    private ZoneOffset offset(RowField field, LocalDateTime clock, Zone zone) throws RowProblem {
        Optional<ZoneOffset> offset = rules.changes().offset(clock, zone);
        if (offset.isPresent()) {
            return offset.get();
        }
        ZoneOffsetTransition change = zone.changeAround(clock).orElseThrow();
        throw RowProblem.of(
                field,
                (change.isGap() ? ReasonCode.ROW_NEVER_CAME : ReasonCode.ROW_CAME_TWICE)
                        .with(
                                "zone",
                                zone.name(),
                                "meant",
                                List.of(
                                        clock.atOffset(change.getOffsetBefore()),
                                        clock.atOffset(change.getOffsetAfter())),
                                "choice",
                                DoubtRules.CLOCK_CHANGE,
                                "choices",
                                List.of(ClockChanges.BEFORE.id(), ClockChanges.AFTER.id())));
    }

    private static RowProblem doubtful(OldClocks.Doubt doubt, LocalDateTime clock) {
        return RowProblem.of(
                RowField.TIME_ZONE,
                ReasonCode.ROW_CLOCK_NEEDED.with(
                        "clock",
                        clock,
                        "clocks",
                        doubt.choices().stream()
                                .map(choice -> choice.id() + " "
                                        + choice.zone().rules().getOffset(clock) + " (tz "
                                        + choice.zone().name() + ")")
                                .toList(),
                        "choice",
                        DoubtRules.OLD_CLOCK,
                        "choices",
                        List.of(DoubtfulClocks.LIKELIEST.id(), DoubtfulClocks.ZONE.id())));
    }

    private static double degrees(RowSource row, RowField field, int most) throws RowProblem {
        double value = row.number(field);
        if (!(Math.abs(value) <= most)) {
            String text = row.text(field);
            throw RowProblem.of(
                    field,
                    isBlank(text)
                            ? ReasonCode.ROW_COORDINATE_MISSING.with()
                            : ReasonCode.ROW_NUMBER_BETWEEN.with("min", -most, "max", most, "given", cut(text)));
        }
        return value;
    }

    private Place place(String given) throws RowProblem {
        String name = PlaceNames.read(given)
                .orElseThrow(() -> RowProblem.of(
                        RowField.PLACE,
                        ReasonCode.ROW_PLACE_LENGTH.with(
                                "min", 1, "max", PlaceNames.MAX_LENGTH, "given", cut(given.strip()))));
        PlaceMeaning meaning = engine.placeNames()
                .find(name)
                .orElseThrow(
                        () -> RowProblem.of(RowField.PLACE, ReasonCode.ROW_PLACE_UNKNOWN.with("given", cut(name))));
        return rules.places().take(meaning).orElseThrow(() -> ambiguous(name, meaning));
    }

    private static RowProblem ambiguous(String name, PlaceMeaning meaning) {
        List<String> candidates = meaning.places().stream()
                .limit(LISTED_PLACES)
                .map(place -> String.format(
                        Locale.ROOT, "%s (%.4f, %.4f)", place.label(), place.latitude(), place.longitude()))
                .toList();
        return RowProblem.of(
                RowField.PLACE,
                (meaning.places().size() > LISTED_PLACES
                                ? ReasonCode.ROW_PLACE_AMBIGUOUS_AMONG_OTHERS
                                : ReasonCode.ROW_PLACE_AMBIGUOUS)
                        .with(
                                "given",
                                cut(name),
                                "candidates",
                                candidates,
                                "choice",
                                DoubtRules.AMBIGUOUS + "=" + AmbiguousPlaces.LARGEST.id()));
    }

    private void requireZone(String name, double longitude) throws RowProblem {
        try {
            if (engine.zones().named(name, longitude).isPresent()) {
                return;
            }
        } catch (DateTimeException unreadable) {
            // Told as any other name that is not known.
        }
        throw RowProblem.of(RowField.TIME_ZONE, ReasonCode.ROW_ZONE.with("given", cut(name)));
    }

    /** What was written, shortened: a reject is never much larger than its row. */
    static String cut(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }
}
