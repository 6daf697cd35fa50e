package org.nirayana.api.calculation;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.nirayana.api.json.JsonWriter;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.api.view.ConventionsView;
import org.nirayana.api.view.OldClocksView;
import org.nirayana.astronomy.time.Calendar;
import org.nirayana.place.zone.OldClocks;
import org.nirayana.place.zone.Zone;

/**
 * A birth as people tell it, checked: what a clock at a place showed, or the day alone, and the instant that it was.
 *
 * @param local what the clock showed, in the calendar of the birth, such as {@code 1990-05-17T10:30:00}; of a day alone its date
 * @param zone the name of the clock's zone, {@code LMT} or an offset; that of the place where none was told
 * @param timeScale {@code lmt} or {@code ut}; empty: the zone's clock
 * @param calendar {@code julian}; empty: the Gregorian
 * @param instant empty: only the day is known
 * @param order seconds by which births are ordered: of the instant, or of the day's first second as if it were in UTC
 */
public record CivilBirth(
        String local,
        double latitude,
        double longitude,
        String zone,
        Optional<String> timeScale,
        Optional<String> calendar,
        Optional<Instant> instant,
        long order) {

    private static final Pattern DATE = Pattern.compile("[+-]?\\d{4,6}-\\d{2}-\\d{2}");
    private static final Pattern DATE_AND_TIME =
            Pattern.compile("[+-]?\\d{4,6}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?");

    private static final List<String> CALENDARS = List.of("gregorian", "julian");
    private static final List<String> TIME_SCALES = List.of("zone", "lmt", "ut");

    /**
     * What somebody told of a birth, unchecked but for the numbers.
     *
     * @param latitude -90 to 90
     * @param longitude -180 to 180
     */
    public record Given(
            String local,
            double latitude,
            double longitude,
            Optional<String> zone,
            Optional<String> timeScale,
            Optional<String> calendar) {}

    /** Hears what is wrong with a birth. */
    @FunctionalInterface
    public interface Objections {
        void reject(String field, Reason reason);

        /** By which clock the time was read is in doubt, and no zone says it: an objection to {@code tz} too. */
        default void inDoubt(ClockDoubt doubt) {}
    }

    /**
     * What a time may mean that was read at a place whose clock is not known.
     *
     * @param zone what the place has today
     */
    public record ClockDoubt(OldClocks.Doubt doubt, Zone zone, LocalDateTime reading) {
        public OldClocksView view() {
            return new OldClocksView(
                    ConventionsView.id(doubt.reason()),
                    doubt.choices().stream()
                            .map(choice -> new OldClocksView.Choice(
                                    choice.id(),
                                    choice.zone().name(),
                                    JsonWriter.offset(choice.zone().rules().getOffset(reading))))
                            .toList());
        }
    }

    /** The day of the birth, in the Gregorian calendar; of an instant that of UTC. */
    public LocalDate day() {
        return LocalDate.ofEpochDay(Math.floorDiv(order, 86_400L));
    }

    public boolean isTimed() {
        return instant.isPresent();
    }

    /**
     * Checks what was told.
     *
     * @param reject hears what is wrong, by {@code local}, {@code tz}, {@code time_scale} and {@code calendar}
     * @return nothing when anything is wrong
     */
    public static Optional<CivilBirth> read(Engine engine, Given given, Objections reject) {
        Optional<String> calendarName = word(given.calendar(), CALENDARS, "calendar", reject);
        Optional<String> scale = word(given.timeScale(), TIME_SCALES, "time_scale", reject);
        boolean lmt = scale.filter("lmt"::equals).isPresent();
        Optional<Zone> zone = zone(engine, given, lmt, reject);
        if (calendarName.isEmpty() || scale.isEmpty() || zone.isEmpty()) {
            return Optional.empty();
        }
        Calendar calendar = calendarName.get().equals("julian") ? Calendar.JULIAN : Calendar.GREGORIAN;
        boolean timed = DATE_AND_TIME.matcher(given.local()).matches();
        Optional<DateAndTime.Written> written =
                timed || DATE.matcher(given.local()).matches()
                        ? DateAndTime.read(given.local(), calendar)
                                .filter(read -> !read.leap() && read.offset().isEmpty())
                        : Optional.empty();
        if (written.isEmpty()) {
            reject.reject("local", FieldCode.LOCAL_TIME.with());
            return Optional.empty();
        }
        LocalDateTime clock = written.get().clock();
        Optional<Instant> instant = Optional.empty();
        if (timed) {
            Optional<OldClocks.Doubt> doubt =
                    given.zone().isEmpty() && scale.get().equals("zone")
                            ? OldClocks.about(zone.get(), clock, given.latitude(), given.longitude())
                            : Optional.empty();
            if (doubt.isPresent()) {
                reject.inDoubt(new ClockDoubt(doubt.get(), zone.get(), clock));
                reject.reject("tz", FieldCode.CLOCK_NEEDED.with());
                return Optional.empty();
            }
            instant = scale.get().equals("ut")
                    ? Optional.of(clock.toInstant(ZoneOffset.UTC))
                    : onClock(new ClockReading(clock, zone.get()), reject);
            if (instant.isEmpty()) {
                return Optional.empty();
            }
        }
        Instant about = instant.orElseGet(() -> clock.toInstant(ZoneOffset.UTC));
        if (!engine.covers(about)) {
            reject.reject("local", ChartQuery.notCovered(engine));
            return Optional.empty();
        }
        String local = CivilTime.inCalendar(clock, calendar);
        return Optional.of(new CivilBirth(
                timed ? local : local.substring(0, local.indexOf('T')),
                given.latitude(),
                given.longitude(),
                zone.get().name(),
                scale.filter(name -> !name.equals("zone")),
                calendarName.filter("julian"::equals),
                instant,
                about.getEpochSecond()));
    }

    private static Optional<String> word(
            Optional<String> given, List<String> allowed, String field, Objections reject) {
        String word = LowerCase.of(given.orElse(allowed.get(0)));
        if (!allowed.contains(word)) {
            reject.reject(field, Parameter.oneOf(allowed));
            return Optional.empty();
        }
        return Optional.of(word);
    }

    private static Optional<Zone> zone(Engine engine, Given given, boolean lmt, Objections reject) {
        Optional<Zone> named = given.zone().flatMap(text -> engine.zones().named(text, given.longitude()));
        if (given.zone().isPresent() && named.isEmpty()) {
            reject.reject("tz", FieldCode.ZONE.with());
            return Optional.empty();
        }
        if (!lmt) {
            return Optional.of(named.orElseGet(() -> engine.zones().at(given.latitude(), given.longitude())));
        }
        Zone mean = engine.zones().named("LMT", given.longitude()).orElseThrow();
        if (named.isPresent() && !named.get().name().equals(mean.name())) {
            reject.reject("time_scale", FieldCode.LMT_BESIDE_CLOCK.with());
            return Optional.empty();
        }
        return Optional.of(mean);
    }

    private static Optional<Instant> onClock(ClockReading reading, Objections reject) {
        List<Instant> instants = reading.instants();
        if (instants.size() == 1) {
            return Optional.of(instants.get(0));
        }
        reject.reject(
                "local", CivilTime.notOnce(reading, instants, FieldCode.LOCAL_CAME_TWICE, FieldCode.LOCAL_NEVER_CAME));
        return Optional.empty();
    }

    /**
     * The zone of a place, if its clocks were just so far ahead of UTC when they showed a date and time: then a file that has an
     * offset alone means that zone.
     *
     * @param local in the calendar of the birth
     */
    public static Optional<String> zoneOf(
            Engine engine, String local, boolean julian, double latitude, double longitude, int offsetSeconds) {
        Zone zone = engine.zones().at(latitude, longitude);
        List<ZoneOffset> alone = List.of(ZoneOffset.ofTotalSeconds(offsetSeconds));
        return DateAndTime.read(local, julian ? Calendar.JULIAN : Calendar.GREGORIAN)
                .filter(written -> zone.rules().getValidOffsets(written.clock()).equals(alone))
                .map(written -> zone.name());
    }
}
