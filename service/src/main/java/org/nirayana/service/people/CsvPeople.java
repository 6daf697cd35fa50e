package org.nirayana.service.people;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.CsvLines;
import org.nirayana.api.operation.Decimal;

/**
 * Our own CSV: a line that names the columns, then a line for each person. Whoever makes such a file by hand may name the columns
 * in any order, leave out those without which somebody can be kept, and write date and time apart.
 */
final class CsvPeople {
    private static final List<String> COLUMNS = List.of(
            "name",
            "local",
            "certainty",
            "place",
            "lat",
            "lon",
            "tz",
            "time_scale",
            "calendar",
            "sex",
            "favourite",
            "tags",
            "notes",
            "conventions");

    /** Other names that people give to columns. */
    private static final Map<String, String> OTHER_NAMES =
            Map.of("latitude", "lat", "longitude", "lon", "timezone", "tz", "gender", "sex", "favorite", "favourite");

    private static final String NAMED =
            "must name the columns: name, local (or date and time), lat and lon, and any of "
                    + String.join(", ", COLUMNS);

    private CsvPeople() {}

    /** Whether the first line of a text names columns. */
    static boolean looksLike(String text) {
        String first = text.lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        return first.contains("name") && (first.contains("local") || first.contains("date"));
    }

    static void read(String text, ImportSink sink) {
        CsvRows rows = new CsvRows(text);
        List<String> columns = List.of();
        while (!sink.isFull()) {
            Optional<CsvRows.Row> next = rows.next();
            if (next.isEmpty()) {
                return;
            }
            CsvRows.Row row = next.get();
            if (columns.isEmpty()) {
                columns = row.cells().stream().map(CsvPeople::column).toList();
                if (!isComplete(columns)) {
                    sink.reject(row.line(), row.text(), NAMED);
                    return;
                }
            } else if (row.cells().size() > columns.size()) {
                sink.reject(row.line(), row.text(), "has more cells than the first line has columns");
            } else {
                sink.person(row.line(), row.text(), fields(columns, row.cells()), List.of());
            }
        }
    }

    private static String column(String cell) {
        String name = cell.strip().toLowerCase(Locale.ROOT);
        return OTHER_NAMES.getOrDefault(name, name);
    }

    private static boolean isComplete(List<String> columns) {
        boolean known =
                columns.stream().allMatch(name -> COLUMNS.contains(name) || name.equals("date") || name.equals("time"));
        boolean different = columns.stream().distinct().count() == columns.size();
        boolean hasOneTime = columns.contains("local") != columns.contains("date");
        return known && different && hasOneTime && columns.containsAll(List.of("name", "lat", "lon"));
    }

    private static Map<String, Object> fields(List<String> columns, List<String> cells) {
        Map<String, String> given = new LinkedHashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            String cell = CsvLines.meant(cells.get(i)).strip();
            if (!cell.isEmpty()) {
                given.put(columns.get(i), cell);
            }
        }
        Map<String, Object> birth = new LinkedHashMap<>();
        if (given.containsKey("date")) {
            birth.put("local", given.get("date") + (given.containsKey("time") ? "T" + time(given.get("time")) : ""));
        }
        for (String name : List.of("local", "certainty", "place", "tz", "time_scale", "calendar")) {
            if (given.containsKey(name)) {
                birth.put(name, given.get(name));
            }
        }
        for (String name : List.of("lat", "lon")) {
            double number = Decimal.parse(given.getOrDefault(name, ""));
            birth.put(name, Double.isNaN(number) ? given.get(name) : (Object) number);
        }
        Map<String, Object> person = new LinkedHashMap<>();
        person.put("name", given.get("name"));
        person.put("birth", birth);
        for (String name : List.of("sex", "notes")) {
            if (given.containsKey(name)) {
                person.put(name, given.get(name));
            }
        }
        if (given.containsKey("favourite")) {
            String flag = given.get("favourite").toLowerCase(Locale.ROOT);
            // Anything else is left as it is, to be complained about.
            person.put("favourite", flag.equals("true") ? (Object) true : flag.equals("false") ? false : flag);
        }
        if (given.containsKey("tags")) {
            person.put("tags", parts(given.get("tags")));
        }
        if (given.containsKey("conventions")) {
            Map<String, Object> conventions = new LinkedHashMap<>();
            parts(given.get("conventions")).forEach(part -> {
                int equals = part.indexOf('=');
                conventions.put(
                        equals < 0 ? part : part.substring(0, equals).strip(),
                        equals < 0 ? null : part.substring(equals + 1).strip());
            });
            person.put("conventions", conventions);
        }
        return person;
    }

    /** Spreadsheets write 9:05 for 09:05. */
    private static String time(String text) {
        return text.matches("\\d:.*") ? "0" + text : text;
    }

    private static List<String> parts(String cell) {
        List<String> parts = new ArrayList<>();
        for (String part : cell.split(";", -1)) {
            if (!part.isBlank()) {
                parts.add(part.strip());
            }
        }
        return parts;
    }

    /** The line that names the columns. */
    static String head() {
        return CsvLines.line(COLUMNS);
    }

    /** The line of a person; what it does not say is empty. */
    static String line(PersonDetails person) {
        CivilBirth birth = person.birth();
        return CsvLines.line(List.of(
                person.name(),
                birth.local(),
                PersonRules.id(person.certainty()),
                person.place(),
                Double.toString(birth.latitude()),
                Double.toString(birth.longitude()),
                birth.zone(),
                birth.timeScale().orElse(""),
                birth.calendar().orElse(""),
                person.sex().map(PersonRules::id).orElse(""),
                Boolean.toString(person.favourite()),
                String.join(";", person.tags()),
                person.notes(),
                person.conventions().entrySet().stream()
                        .map(choice -> choice.getKey() + "=" + choice.getValue())
                        .collect(Collectors.joining(";"))));
    }
}
