package org.nirayana.api.calculation;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.operation.Input;
import org.nirayana.api.operation.LowerCase;
import org.nirayana.api.problem.FieldCode;
import org.nirayana.api.problem.Reason;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.match.MoonPada;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * The people of a batch: a name and a place of the Moon for each, brides and grooms apart.
 *
 * <p>Lines of CSV whose first names the columns, {@code side,id,nakshatra,pada} and {@code half} if anybody needs it, or
 * {@code side,id,dateandtime,lat,lon}, or all of them; or the same as objects of JSON. It is a list of numbers and texts, so that a
 * hundred thousand people take a few megabytes. Births become places of the Moon by {@link #place}, once it is known that the list
 * as a whole is right and not too much.
 */
final class MatchList {
    /** One and as many as may be compared with it. */
    static final int MAX_PEOPLE = 100_001;

    /** How many complaints are looked for before the rest is not read. */
    private static final int MAX_ERRORS = 20;

    /** A birth is the work of a chart, a star that of a look-up. */
    static final int MAX_BIRTHS = 10_000;

    /** Objects take ten times their text; a larger list is CSV. */
    static final int JSON_BYTES = 512 * 1024;

    private static final int LONGEST_ID = 64;

    /** What may be told of somebody, in the order of {@link #person}. */
    private static final List<String> COLUMNS =
            List.of("side", "id", "nakshatra", "pada", "half", "dateandtime", "lat", "lon");

    private final Side brides = new Side();
    private final Side grooms = new Side();
    private final List<Born> births = new ArrayList<>();
    private int errors;

    /** Somebody whose Moon is still to be found. */
    private record Born(Side side, int index, Instant instant, double latitude, double longitude) {}

    /** People of one side, in the order in which they came. */
    static final class Side {
        private String[] ids = new String[16];
        private byte[] moons = new byte[16];
        private int size;
        private final Set<String> known = new HashSet<>();

        int size() {
            return size;
        }

        String id(int index) {
            return ids[index];
        }

        /** {@link MoonPada#index}. */
        int moon(int index) {
            return moons[index];
        }

        private boolean add(String id, int moon) {
            if (size == ids.length) {
                ids = Arrays.copyOf(ids, 2 * size);
                moons = Arrays.copyOf(moons, 2 * size);
            }
            ids[size] = id;
            moons[size++] = (byte) moon;
            return known.add(id);
        }
    }

    private MatchList() {}

    /** Reads the lines; complaints stay with the input. */
    static MatchList read(Engine engine, Input input, byte[] body) {
        MatchList list = new MatchList();
        String text = new String(body, StandardCharsets.UTF_8);
        int number = 0;
        int from = 0;
        int[] places = {};
        while (from < text.length() && list.errors < MAX_ERRORS) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            String line = text.substring(from, to > from && text.charAt(to - 1) == '\r' ? to - 1 : to);
            number++;
            from = to + 1;
            if (line.isBlank()) {
                continue;
            }
            String[] cells = line.split(",", -1);
            if (number == 1) {
                places = columns(cells);
                if (places.length == 0) {
                    list.reject(input, line(number), FieldCode.NAME_COLUMNS.with());
                    break;
                }
            } else if (cells.length != places.length) {
                list.reject(input, line(number), FieldCode.CELLS.with("count", places.length));
            } else {
                String[] fields = new String[COLUMNS.size()];
                for (int i = 0; i < cells.length; i++) {
                    fields[places[i]] = cells[i].strip();
                }
                list.person(engine, input, line(number), fields);
            }
        }
        return list.complete(input, line(Math.max(number, 1)));
    }

    /** Reads the objects of a list; complaints stay with the input. */
    static MatchList read(Engine engine, Input input, Map<?, ?> body) {
        MatchList list = new MatchList();
        if (!(body.get("people") instanceof List<?> people)) {
            input.reject("people", FieldCode.LIST_OF_OBJECTS.with("members", COLUMNS));
            return list;
        }
        for (int i = 0; i < people.size() && list.errors < MAX_ERRORS; i++) {
            String where = "people[" + i + "]";
            String[] fields = people.get(i) instanceof Map<?, ?> person && COLUMNS.containsAll(person.keySet())
                    ? fields(person)
                    : null;
            if (fields == null) {
                list.reject(input, where, FieldCode.OBJECT_THAT_HAS.with("members", COLUMNS));
            } else {
                list.person(engine, input, where, fields);
            }
        }
        return list.complete(input, "people");
    }

    private static String[] fields(Map<?, ?> person) {
        String[] fields = new String[COLUMNS.size()];
        person.forEach((name, value) -> fields[COLUMNS.indexOf(name)] =
                value == null ? null : value.toString().strip());
        return fields;
    }

    private MatchList complete(Input input, String where) {
        if (errors == 0 && (brides.size == 0 || grooms.size == 0)) {
            reject(input, where, FieldCode.BRIDE_AND_GROOM_NEEDED.with());
        }
        if (births.size() > MAX_BIRTHS) {
            reject(input, where, FieldCode.TOO_MANY_BIRTHS.with("count", births.size(), "max", MAX_BIRTHS));
        }
        return this;
    }

    private static String line(int number) {
        return "line " + number;
    }

    /** Which of {@link #COLUMNS} each cell is; empty where the columns do not make sense. */
    private static int[] columns(String[] cells) {
        List<Integer> places = Arrays.stream(cells)
                .map(cell -> COLUMNS.indexOf(LowerCase.of(cell.strip())))
                .toList();
        boolean stars = places.containsAll(List.of(2, 3));
        boolean born = places.containsAll(List.of(5, 6, 7));
        boolean known = !places.contains(-1) && places.stream().distinct().count() == places.size();
        return known && places.containsAll(List.of(0, 1)) && (stars || born)
                ? places.stream().mapToInt(Integer::intValue).toArray()
                : new int[0];
    }

    private void person(Engine engine, Input input, String where, String[] fields) {
        String side = field(fields, 0);
        String id = field(fields, 1);
        boolean bride = side.equalsIgnoreCase("bride");
        boolean born = !field(fields, 5).isEmpty();
        if (!bride && !side.equalsIgnoreCase("groom")) {
            reject(input, where, FieldCode.BRIDE_OR_GROOM.with().about("side"));
        } else if (id.isEmpty() || id.length() > LONGEST_ID) {
            reject(
                    input,
                    where,
                    FieldCode.LENGTH_BETWEEN.with("min", 1, "max", LONGEST_ID).about("id"));
        } else if (born && !field(fields, 2).isEmpty()) {
            reject(input, where, FieldCode.STAR_OR_BIRTH.with());
        } else if (brides.size + grooms.size == MAX_PEOPLE) {
            reject(input, where, FieldCode.TOO_MANY_PEOPLE.with("max", MAX_PEOPLE));
            errors = MAX_ERRORS;
        } else if (born) {
            birth(engine, input, where, bride ? brides : grooms, id, fields);
        } else {
            star(input, where, bride ? brides : grooms, id, fields);
        }
    }

    private static String field(String[] fields, int column) {
        return fields[column] == null ? "" : fields[column];
    }

    private void star(Input input, String where, Side side, String id, String[] fields) {
        Optional<Nakshatra> star = star(field(fields, 2));
        String pada = field(fields, 3);
        String which = field(fields, 4);
        if (star.isEmpty()) {
            reject(
                    input,
                    where,
                    StarNames.unknown(
                                    field(fields, 2),
                                    FieldCode.NAKSHATRA_NUMBER.with(),
                                    FieldCode.NAKSHATRA_NUMBER_IN_DOUBT)
                            .about("nakshatra"));
        } else if (pada.length() != 1 || pada.charAt(0) < '1' || pada.charAt(0) > '4') {
            reject(input, where, FieldCode.PADA.with().about("pada"));
        } else if (!which.isEmpty() && !which.equals("first") && !which.equals("second")) {
            reject(input, where, FieldCode.HALF.with().about("half"));
        } else {
            List<MoonPada> moons = MoonPada.of(star.get(), pada.charAt(0) - '0');
            // Where the half is not known the first is taken, which the description says.
            MoonPada moon = moons.get(which.equals("second") ? moons.size() - 1 : 0);
            add(input, where, side, id, moon.index());
        }
    }

    private void birth(Engine engine, Input input, String where, Side side, String id, String[] fields) {
        Optional<Instant> instant = DateAndTime.parse(field(fields, 5));
        OptionalDouble latitude = degrees(field(fields, 6), 90);
        OptionalDouble longitude = degrees(field(fields, 7), 180);
        if (instant.isEmpty()) {
            reject(input, where, FieldCode.DATE_TIME.with().about("dateandtime"));
        } else if (latitude.isEmpty()) {
            reject(
                    input,
                    where,
                    FieldCode.NUMBER_BETWEEN.with("min", -90, "max", 90).about("lat"));
        } else if (longitude.isEmpty()) {
            reject(
                    input,
                    where,
                    FieldCode.NUMBER_BETWEEN.with("min", -180, "max", 180).about("lon"));
        } else if (!engine.covers(instant.get())) {
            reject(input, where, ChartQuery.notCovered(engine).about("dateandtime"));
        } else {
            births.add(new Born(side, side.size, instant.get(), latitude.getAsDouble(), longitude.getAsDouble()));
            add(input, where, side, id, 0);
        }
    }

    private static OptionalDouble degrees(String text, int most) {
        double value = Decimal.parse(text);
        return Math.abs(value) <= most ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    private void add(Input input, String where, Side side, String id, int moon) {
        if (!side.add(id, moon)) {
            reject(input, where, FieldCode.ID_REPEATED.with().about("id"));
        }
    }

    /** Finds the Moons of those whose birth is given. */
    void place(Engine engine, Conventions conventions, Input input) {
        for (Born born : births) {
            input.requireClient();
            Birth birth = Birth.of(born.instant(), Site.ofDegrees(born.latitude(), born.longitude()));
            born.side().moons[born.index()] = (byte)
                    MoonPada.at(engine.chart(birth, conventions).moon().sidereal())
                            .index();
        }
    }

    /** How many are given by their birth. */
    int births() {
        return births.size();
    }

    private void reject(Input input, String where, Reason reason) {
        errors++;
        input.reject(where, reason);
    }

    Side brides() {
        return brides;
    }

    Side grooms() {
        return grooms;
    }

    /** How many there are of a bride and a groom. */
    long pairs() {
        return (long) brides.size * grooms.size;
    }

    private static Optional<Nakshatra> star(String text) {
        double number = Decimal.parse(text);
        return number >= 1 && number <= Nakshatra.COUNT && number == Math.rint(number)
                ? Optional.of(Nakshatra.ofNumber((int) number))
                : StarNames.find(text);
    }
}
