package org.nirayana.batch;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nirayana.api.operation.LowerCase;

/**
 * What a row may say, with the names that columns of tables have for it: about a birth, or about each of two people, whose fields
 * are those of a birth and the star of the Moon with {@code bride_} and {@code groom_} before them.
 */
@SuppressWarnings({"EnumOrdinal", "ImmutableEnumChecker"
}) // the order is that of arrays by field; the list is one of List.of
public enum RowField {
    /** An instant: ISO 8601 with an offset; without one it is UTC, as in requests. */
    DATE_AND_TIME(Kind.INSTANT, "dateandtime", "instant", "timestamp", "ts", "utc"),
    /** What the clock of the place showed: ISO 8601 without an offset. */
    LOCAL_TIME(Kind.WORDS, "local_time", "local", "birth_time", "born"),
    /** The date of the clock of the place, beside {@link #TIME}. */
    DATE(Kind.WORDS, "date", "birth_date", "dob"),
    /** The time of the clock of the place, beside {@link #DATE}. */
    TIME(Kind.WORDS, "time", "tob"),
    LATITUDE(Kind.NUMBER, "lat", "latitude"),
    LONGITUDE(Kind.NUMBER, "lon", "longitude", "lng", "long"),
    TIME_ZONE(Kind.WORDS, "tz", "timezone", "time_zone", "zone"),
    /** A town by its name, with region or country behind a comma where there are several. */
    PLACE(Kind.WORDS, "place", "city", "town", "birth_place"),

    BRIDE_DATE_AND_TIME("bride_", DATE_AND_TIME),
    BRIDE_LOCAL_TIME("bride_", LOCAL_TIME),
    BRIDE_DATE("bride_", DATE),
    BRIDE_TIME("bride_", TIME),
    BRIDE_LATITUDE("bride_", LATITUDE),
    BRIDE_LONGITUDE("bride_", LONGITUDE),
    BRIDE_TIME_ZONE("bride_", TIME_ZONE),
    BRIDE_PLACE("bride_", PLACE),
    /** The star of the Moon, a number from 1 or a name. */
    BRIDE_NAKSHATRA(Kind.WORDS_OR_NUMBER, "bride_nakshatra", "bride_star"),
    BRIDE_PADA(Kind.WORDS_OR_NUMBER, "bride_pada"),
    /** Before or past the middle of the sign, for the two padas that hold it. */
    BRIDE_HALF(Kind.WORDS, "bride_half"),
    GROOM_DATE_AND_TIME("groom_", DATE_AND_TIME),
    GROOM_LOCAL_TIME("groom_", LOCAL_TIME),
    GROOM_DATE("groom_", DATE),
    GROOM_TIME("groom_", TIME),
    GROOM_LATITUDE("groom_", LATITUDE),
    GROOM_LONGITUDE("groom_", LONGITUDE),
    GROOM_TIME_ZONE("groom_", TIME_ZONE),
    GROOM_PLACE("groom_", PLACE),
    /** The star of the Moon, a number from 1 or a name. */
    GROOM_NAKSHATRA(Kind.WORDS_OR_NUMBER, "groom_nakshatra", "groom_star"),
    GROOM_PADA(Kind.WORDS_OR_NUMBER, "groom_pada"),
    /** Before or past the middle of the sign, for the two padas that hold it. */
    GROOM_HALF(Kind.WORDS, "groom_half");

    /** What a column must have. */
    public enum Kind {
        /** A time, or words. */
        INSTANT,
        NUMBER,
        WORDS,
        WORDS_OR_NUMBER
    }

    /** All in order. */
    public static final List<RowField> ALL = List.of(values());

    /** Those of one birth. */
    public static final List<RowField> OF_BIRTH = ALL.subList(0, BRIDE_DATE_AND_TIME.ordinal());

    /** Those of two people. */
    public static final List<RowField> OF_PAIR = ALL.subList(BRIDE_DATE_AND_TIME.ordinal(), ALL.size());

    private final Kind kind;
    private final String id;
    private final List<String> others;

    RowField(Kind kind, String id, String... others) {
        this.kind = kind;
        this.id = id;
        this.others = List.of(others);
    }

    RowField(String prefix, RowField ofBirth) {
        this.kind = ofBirth.kind;
        this.id = prefix + ofBirth.id;
        this.others = ofBirth.others.stream().map(prefix::concat).toList();
    }

    public Kind kind() {
        return kind;
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

    /** The field that is called so here. */
    static RowField named(String id) {
        return ALL.stream().filter(field -> field.id.equals(id)).findFirst().orElseThrow();
    }

    /**
     * What of a birth a table can never tell, as people read it.
     *
     * @param prefix of the fields: nothing, or that of one of two people
     * @param there the fields that it has columns for
     */
    static Optional<String> lackingOfBirth(String prefix, Set<RowField> there) {
        Predicate<RowField> has = field -> there.contains(named(prefix + field.id));
        boolean when = has.test(DATE_AND_TIME) || has.test(LOCAL_TIME) || (has.test(DATE) && has.test(TIME));
        boolean where = has.test(PLACE) || (has.test(LATITUDE) && has.test(LONGITUDE));
        String time = prefix + "dateandtime, or " + prefix + "local_time, or " + prefix + "date and " + prefix + "time";
        String place = prefix + "lat and " + prefix + "lon, or " + prefix + "place";
        if (when && where) {
            return Optional.empty();
        }
        return Optional.of(
                when
                        ? "the place (" + place + ")"
                        : "the time of birth (" + time + ")" + (where ? "" : " and for the place (" + place + ")"));
    }

    /** The field that a column's name means. */
    public static Optional<RowField> of(String columnName) {
        String name = LowerCase.of(columnName.strip());
        return Arrays.stream(values())
                .filter(field -> field.id.equals(name) || field.others.contains(name))
                .findFirst();
    }
}
