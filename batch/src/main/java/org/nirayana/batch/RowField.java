package org.nirayana.batch;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a row may say about a birth, with the names that columns of tables have for it. */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"
}) // the order is that of arrays by field; the list is one of List.of
public enum RowField {
    /** An instant: ISO 8601 with an offset; without one it is UTC, as in requests. */
    DATE_AND_TIME("dateandtime", "instant", "timestamp", "ts", "utc"),
    /** What the clock of the place showed: ISO 8601 without an offset. */
    LOCAL_TIME("local_time", "local", "birth_time", "born"),
    /** The date of the clock of the place, beside {@link #TIME}. */
    DATE("date", "birth_date", "dob"),
    /** The time of the clock of the place, beside {@link #DATE}. */
    TIME("time", "tob"),
    LATITUDE("lat", "latitude"),
    LONGITUDE("lon", "longitude", "lng", "long"),
    TIME_ZONE("tz", "timezone", "time_zone", "zone"),
    /** A town by its name, with region or country behind a comma where there are several. */
    PLACE("place", "city", "town", "birth_place");

    /** All in order. */
    public static final List<RowField> ALL = List.of(values());

    private final String id;
    private final List<String> others;

    RowField(String id, String... others) {
        this.id = id;
        this.others = List.of(others);
    }

    /** Its place in {@link #ALL}. */
    public int index() {
        return ordinal();
    }

    public String id() {
        return id;
    }

    /** The names by which a column is taken for this one, the first of them ours. */
    public List<String> names() {
        return Stream.concat(Stream.of(id), others.stream()).toList();
    }

    /** The field that a column's name means. */
    public static Optional<RowField> of(String columnName) {
        String name = columnName.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(field -> field.id.equals(name) || field.others.contains(name))
                .findFirst();
    }
}
