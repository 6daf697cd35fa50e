package org.nirayana.place.zone;

import java.util.Optional;
import java.util.Set;

/**
 * Finds the time zone of a place, or one by its name, from tables inside the program; immutable, for any thread.
 *
 * <p>The tables are read when first needed, in some tens of milliseconds; {@link #warmUp} does it beforehand.
 */
public final class TimeZones {
    private static final double NAUTICAL_ZONE_DEGREES = 15;

    private TimeZones() {}

    /** The tables of the program; nothing is read yet. */
    public static TimeZones builtIn() {
        return new TimeZones();
    }

    /** Reads the tables now, so that no request waits for them. */
    public void warmUp() {
        at(0, 0);
    }

    /** The release of the tz database: "2026f". */
    public String release() {
        return Rules.TABLE.release();
    }

    /**
     * The zone whose clock the people at a place keep, on the high sea the nautical zone of its longitude.
     *
     * @param latitudeDegrees -90 to 90, north positive
     * @param longitudeDegrees -180 to 180, east positive
     */
    public Zone at(double latitudeDegrees, double longitudeDegrees) {
        if (!(Math.abs(latitudeDegrees) <= 90 && Math.abs(longitudeDegrees) <= 180)) {
            throw new IllegalArgumentException("no such place: " + latitudeDegrees + ", " + longitudeDegrees);
        }
        int found = Borders.MAP.zoneAt(latitudeDegrees, longitudeDegrees);
        String name = found == ZoneMap.SEA
                ? nautical(longitudeDegrees)
                : Borders.MAP.zones().get(found);
        return zone(name, Zone.Source.COORDINATES)
                .orElseThrow(() -> new IllegalStateException("the map knows a zone without rules: " + name));
    }

    /** The zone of that name, exactly as the tz database spells it. */
    public Optional<Zone> named(String name) {
        return zone(name, Zone.Source.NAME);
    }

    /**
     * The clock that a text names at a place: a zone of the tz database, {@code LMT} for the local mean time of the place, or
     * an offset from UTC, {@code +04:38:24} or {@code UTC+5:30}.
     *
     * @param longitudeDegrees of the place, -180 to 180, east positive
     */
    public Optional<Zone> named(String text, double longitudeDegrees) {
        return named(text).or(() -> FixedClock.parse(text, longitudeDegrees));
    }

    private static Optional<Zone> zone(String name, Zone.Source source) {
        return Rules.TABLE.history(name).map(history -> new Zone(name, history.rules(), history.names(), source));
    }

    public Set<String> names() {
        return Rules.TABLE.names();
    }

    /** The name counts westward: {@code Etc/GMT-5} is five hours ahead of Greenwich, as POSIX has it. */
    private static String nautical(double longitudeDegrees) {
        int hoursEast = (int) Math.floor(longitudeDegrees / NAUTICAL_ZONE_DEGREES + 0.5);
        if (hoursEast == 0) {
            return "Etc/GMT";
        }
        return hoursEast > 0 ? "Etc/GMT-" + hoursEast : "Etc/GMT+" + -hoursEast;
    }

    /** Read at first use, once, by the rules of class initialisation. */
    private static final class Borders {
        static final ZoneMap MAP = ZoneMap.builtIn();
    }

    private static final class Rules {
        static final ZoneRuleTable TABLE = ZoneRuleTable.builtIn();
    }
}
