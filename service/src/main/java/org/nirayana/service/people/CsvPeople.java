package org.nirayana.service.people;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nirayana.api.calculation.CivilBirth;
import org.nirayana.api.calculation.CsvLines;
import org.nirayana.api.operation.Decimal;
import org.nirayana.api.operation.LowerCase;

/**
 * Tables of people: our own CSV, and lists as people keep them. The first line names the columns, by the names of our own or by
 * usual headings, unless the caller says what they are; then a line for each person.
 */
final class CsvPeople {
    /** A column that is left out. */
    static final String LEFT_OUT = "-";

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

    /** What a column may be. */
    static final List<String> FIELDS = List.of(
            "name",
            "date",
            "time",
            "local",
            "place",
            "region",
            "lat",
            "lon",
            "tz",
            "sex",
            "notes",
            "tags",
            "certainty",
            "favourite",
            "time_scale",
            "calendar",
            "conventions",
            LEFT_OUT);

    /** What several columns may be together: first and last name, district and state, telephone and remarks. */
    private static final Set<String> SEVERAL = Set.of("name", "region", "notes", LEFT_OUT);

    private static final String NAMED =
            "must name the columns: name, date and perhaps time (or local), place or lat and lon;"
                    + " or say by the parameter columns what they are";

    /** The way of our own files, in which years may have more digits than in any list. */
    private static final Pattern OWN_DATE = Pattern.compile("[+-]?\\d{4,6}-\\d{2}-\\d{2}");

    private static final Pattern OWN_LOCAL = Pattern.compile("[+-]?\\d{4,6}-\\d{2}-\\d{2}[Tt ]\\d{2}:\\d{2}(?::.*)?");
    private static final Pattern IN_BRACKETS = Pattern.compile("\\([^()]{0,40}\\)");
    private static final int MAX_SHOWN = 100;

    /**
     * What a caller says of a table.
     *
     * @param columns what the columns are; empty: as their headings say
     * @param thisYear the latest that two digits of a year can mean
     */
    record Choices(Optional<List<String>> columns, WrittenDate.DateOrder order, int thisYear) {}

    /**
     * A column as it was understood.
     *
     * @param sample what the first person has there
     */
    record Column(String heading, String sample, String field) {}

    private final Choices choices;
    private List<String> headings = List.of();
    private List<String> fields = List.of();

    private CsvPeople(Choices choices) {
        this.choices = choices;
    }

    /** Whether the first line of a text names columns. */
    static boolean looksLike(String text) {
        List<String> first = new CsvRows(text).next().map(CsvRows.Row::cells).orElse(List.of());
        List<String> fields = first.stream().map(CsvPeople::field).toList();
        return fields.contains("name") && (fields.contains("date") || fields.contains("local"));
    }

    static void read(String text, Choices choices, ImportSink sink) {
        new CsvPeople(choices).read(new CsvRows(text), sink);
    }

    private void read(CsvRows rows, ImportSink sink) {
        Optional<CsvRows.Row> head = rows.next();
        if (head.isEmpty()) {
            return;
        }
        List<String> cells = head.get().cells();
        headings = cells.stream().map(CsvPeople::shown).toList();
        fields = choices.columns().map(given -> padded(given, cells.size())).orElseGet(() -> guessed(cells));
        // Somebody who says what the columns are may have a table without headings.
        Optional<CsvRows.Row> row = choices.columns().isPresent() && isBirth(cells) ? head : rows.next();
        List<String> sample = row.map(CsvRows.Row::cells).orElse(List.of());
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < Math.min(fields.size(), CsvRows.MAX_CELLS); i++) {
            columns.add(new Column(headings.get(i), i < sample.size() ? shown(sample.get(i)) : "", fields.get(i)));
        }
        sink.columns(columns);
        if (!isComplete()) {
            sink.reject(head.get().line(), head.get().text(), NAMED);
            return;
        }
        while (row.isPresent() && !sink.isFull()) {
            person(row.get(), sink);
            row = rows.next();
        }
    }

    private void person(CsvRows.Row row, ImportSink sink) {
        if (row.cells().stream().allMatch(String::isBlank)) {
            return;
        }
        if (row.cells().size() > fields.size()) {
            sink.reject(row.line(), row.text(), "has more cells than the first line has columns");
            return;
        }
        try {
            List<String> warnings = new ArrayList<>();
            Map<String, Object> person = person(row.cells(), warnings);
            sink.person(row.line(), row.text(), person, warnings);
        } catch (Unreadable unreadable) {
            sink.reject(row.line(), row.text(), unreadable.getMessage());
        }
    }

    /** What a heading says that the column is. */
    private static String field(String heading) {
        String name = heading.strip();
        return name.length() > MAX_SHOWN
                ? LEFT_OUT
                : ListWords.meaning("column", name)
                        .or(() -> ListWords.meaning(
                                "column", IN_BRACKETS.matcher(name).replaceAll("")))
                        .orElse(LEFT_OUT);
    }

    private static List<String> guessed(List<String> cells) {
        List<String> fields = new ArrayList<>();
        for (String cell : cells) {
            String field = field(cell);
            fields.add(SEVERAL.contains(field) || !fields.contains(field) ? field : LEFT_OUT);
        }
        return fields;
    }

    private static List<String> padded(List<String> given, int size) {
        List<String> fields = new ArrayList<>(given.subList(0, Math.min(given.size(), size)));
        while (fields.size() < size) {
            fields.add(LEFT_OUT);
        }
        return fields;
    }

    private boolean isBirth(List<String> cells) {
        int date = Math.max(fields.indexOf("date"), fields.indexOf("local"));
        return date >= 0 && date < cells.size() && date(cells.get(date).strip()).isPresent();
    }

    private boolean isComplete() {
        boolean once = fields.stream()
                .filter(field -> !SEVERAL.contains(field))
                .allMatch(field -> fields.indexOf(field) == fields.lastIndexOf(field));
        boolean hasOneTime = fields.contains("local") != fields.contains("date");
        boolean hasPlace = fields.contains("place") || fields.containsAll(List.of("lat", "lon"));
        return once && hasOneTime && hasPlace && fields.contains("name");
    }

    private Map<String, Object> person(List<String> cells, List<String> warnings) throws Unreadable {
        Map<String, String> given = new LinkedHashMap<>();
        boolean manyNotes = fields.indexOf("notes") != fields.lastIndexOf("notes");
        for (int i = 0; i < cells.size(); i++) {
            String field = fields.get(i);
            String cell =
                    field.equals(LEFT_OUT) ? "" : CsvLines.meant(cells.get(i)).strip();
            if (!cell.isEmpty()) {
                String said =
                        field.equals("notes") && manyNotes ? headings.get(i).strip() + ": " + cell : cell;
                String between = field.equals("notes") ? "\n" : field.equals("region") ? ", " : " ";
                given.merge(field, said, (one, other) -> one + between + other);
            }
        }
        Map<String, Object> birth = new LinkedHashMap<>();
        local(given, warnings).ifPresent(local -> birth.put("local", local));
        for (String name : List.of("certainty", "tz", "time_scale", "calendar")) {
            if (given.containsKey(name)) {
                birth.put(name, given.get(name));
            }
        }
        String where = given.containsKey("region") ? ", " + given.get("region") : "";
        if (given.containsKey("place")) {
            birth.put("place", given.get("place") + where);
        }
        for (String name : List.of("lat", "lon")) {
            if (given.containsKey(name)) {
                double number = Decimal.parse(given.get(name));
                birth.put(name, Double.isNaN(number) ? given.get(name) : (Object) number);
            }
        }
        Map<String, Object> person = new LinkedHashMap<>();
        person.put("name", given.get("name"));
        person.put("birth", birth);
        if (given.containsKey("sex")) {
            person.put("sex", ListWords.meaning("sex", given.get("sex")).orElse(given.get("sex")));
        }
        if (given.containsKey("notes")) {
            person.put("notes", given.get("notes"));
        }
        if (given.containsKey("favourite")) {
            String flag = LowerCase.of(given.get("favourite"));
            // Anything else is left as it is, to be complained about.
            person.put("favourite", flag.equals("true") ? (Object) true : flag.equals("false") ? false : flag);
        }
        if (given.containsKey("tags")) {
            person.put("tags", parts(given.get("tags")));
        }
        if (given.containsKey("conventions")) {
            Map<String, Object> conventions = new LinkedHashMap<>();
            List<String> parts = parts(given.get("conventions"));
            parts.forEach(part -> {
                int equals = part.indexOf('=');
                conventions.put(
                        equals < 0 ? part : part.substring(0, equals).strip(),
                        equals < 0 ? null : part.substring(equals + 1).strip());
            });
            // Too many are left as they are, to be complained about.
            person.put("conventions", parts.size() > PersonRules.MAX_CONVENTIONS ? parts : (Object) conventions);
        }
        return person;
    }

    /** Date and time as our own files have them. */
    private Optional<String> local(Map<String, String> given, List<String> warnings) throws Unreadable {
        String cell = given.getOrDefault("local", given.getOrDefault("date", ""));
        if (cell.isEmpty() || OWN_LOCAL.matcher(cell).matches()) {
            return Optional.of(cell).filter(text -> !text.isEmpty());
        }
        WrittenDate date = date(cell)
                .orElseThrow(() -> new Unreadable("has no date that can be read, such as 17-5-1990 or 17 May 1990"
                        + (choices.order() == WrittenDate.DateOrder.DAY_FIRST
                                ? ", the day first: '"
                                : ", the month first: '")
                        + shown(cell) + "'"));
        if (date.isShort()) {
            warnings.add("The year has two digits; " + date.iso() + " was read.");
        }
        String time = given.getOrDefault("time", date.rest());
        if (ListWords.meaning("unknown", time).isPresent()) {
            return Optional.of(date.iso());
        }
        String read = WrittenTime.read(time)
                .orElseThrow(() -> new Unreadable(
                        "has no time that can be read, such as 18:15 or 6:15 PM: '" + shown(time) + "'"));
        return Optional.of(date.iso() + "T" + read);
    }

    private Optional<WrittenDate> date(String cell) {
        return cell.length() <= ListWords.LONGEST && OWN_DATE.matcher(cell).matches()
                ? Optional.of(new WrittenDate(cell, false, ""))
                : WrittenDate.read(cell, choices.order(), choices.thisYear());
    }

    private static String shown(String cell) {
        return cell.length() <= MAX_SHOWN || cell.codePointCount(0, cell.length()) <= MAX_SHOWN
                ? cell
                : cell.substring(0, cell.offsetByCodePoints(0, MAX_SHOWN)) + "…";
    }

    private static List<String> parts(String cell) {
        List<String> parts = new ArrayList<>();
        // With one more than is allowed the rest need not be read: they are refused.
        for (int from = 0; from <= cell.length() && parts.size() <= PersonRules.MAX_CONVENTIONS; ) {
            int end = cell.indexOf(';', from) < 0 ? cell.length() : cell.indexOf(';', from);
            String part = cell.substring(from, end).strip();
            if (!part.isEmpty()) {
                parts.add(part);
            }
            from = end + 1;
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
