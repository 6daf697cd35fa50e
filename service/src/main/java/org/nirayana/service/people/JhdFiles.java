package org.nirayana.service.people;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Files of Jagannatha Hora: one value a line and no names. Its author published no description; docs/people.md says what each
 * line is taken for, by whom, and how sure that is.
 *
 * <p>Month, day, year, time, zone, longitude, latitude; time, zone and coordinates are packed as {@code D.MM}, the digits after the
 * minutes a decimal fraction of a minute; east is negative. Later versions write height, the zone twice in decimal hours, a flag, a
 * number, the town and the country after that, earlier ones longitudes of planets, which are passed over. A file has no name of the
 * person, which is that of the file: {@code #file: NAME.jhd} on a line before it says it, and parts several files in one text.
 */
final class JhdFiles {
    private static final String NAME_LINE = "#file:";
    private static final String EXTENSION = ".jhd";
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,5}(?:\\.\\d{0,20})?");
    private static final int NEEDED_LINES = 7;
    private static final int TOWN = 12;
    private static final int COUNTRY = 13;

    /** The longest known layout has 18; what comes after so many is passed over. */
    private static final int MAX_LINES = 40;

    private static final int MAX_OFFSET_SECONDS = 18 * 3600;
    private static final LocalDate FIRST_GREGORIAN = LocalDate.of(1582, 10, 15);

    private JhdFiles() {}

    /** Whether a text begins with lines of numbers as such a file does. */
    static boolean looksLike(String text) {
        List<String> lines = text.lines()
                .filter(line -> !line.isBlank() && fileName(line).isEmpty())
                .limit(NEEDED_LINES)
                .map(String::strip)
                .toList();
        return lines.size() == NEEDED_LINES
                && lines.stream().allMatch(line -> NUMBER.matcher(line).matches());
    }

    static void read(String text, ImportSink sink, ImportSink.Zones zones) {
        Iterator<String> lines = text.lines().iterator();
        List<String> values = new ArrayList<>();
        String name = "";
        int begins = 1;
        for (int number = 1; lines.hasNext() && !sink.isFull(); number++) {
            String line = lines.next();
            Optional<String> next = fileName(line);
            if (next.isPresent()) {
                file(begins, name, values, sink, zones);
                name = next.get();
                begins = number + 1;
                values.clear();
            } else if (values.size() < MAX_LINES) {
                values.add(line.strip());
            }
        }
        if (!sink.isFull()) {
            file(begins, name, values, sink, zones);
        }
    }

    /** What a line before a file calls it, without its ending. */
    private static Optional<String> fileName(String line) {
        String stripped = line.strip();
        if (!stripped.regionMatches(true, 0, NAME_LINE, 0, NAME_LINE.length())) {
            return Optional.empty();
        }
        String name = stripped.substring(NAME_LINE.length()).strip();
        int end = name.length() - EXTENSION.length();
        return Optional.of(
                end >= 0 && name.regionMatches(true, end, EXTENSION, 0, EXTENSION.length())
                        ? name.substring(0, end)
                        : name);
    }

    private static void file(int line, String name, List<String> values, ImportSink sink, ImportSink.Zones zones) {
        if (values.stream().allMatch(String::isEmpty)) {
            return;
        }
        String shown = String.join(" | ", values);
        try {
            List<String> warnings = new ArrayList<>();
            Map<String, Object> person = person(name, values, zones, warnings);
            sink.person(line, shown, person, warnings);
        } catch (Unreadable unreadable) {
            sink.reject(line, shown, unreadable.getMessage());
        }
    }

    private static Map<String, Object> person(
            String name, List<String> values, ImportSink.Zones zones, List<String> warnings) throws Unreadable {
        if (values.size() < NEEDED_LINES) {
            throw new Unreadable("has fewer than the " + NEEDED_LINES + " lines that a .jhd file begins with");
        }
        LocalDate date;
        try {
            date = LocalDate.of(whole(values, 2, "year"), whole(values, 0, "month"), whole(values, 1, "day"));
        } catch (DateTimeException none) {
            throw new Unreadable("has no such date in its first three lines: month, day, year", none);
        }
        long time = Math.round(packedSeconds(values, 3, "time"));
        if (time < 0 || time >= 24 * 3600) {
            throw new Unreadable("must have a time from 0 to 23.59 in line 4");
        }
        long zone = -Math.round(packedSeconds(values, 4, "zone"));
        if (Math.abs(zone) > MAX_OFFSET_SECONDS) {
            throw new Unreadable("must have a zone of at most 18 hours in line 5");
        }
        double longitude = -packedSeconds(values, 5, "longitude") / 3600;
        double latitude = packedSeconds(values, 6, "latitude") / 3600;
        if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
            throw new Unreadable("must have a longitude up to 180 in line 6 and a latitude up to 90 in line 7");
        }
        if (date.isBefore(FIRST_GREGORIAN)) {
            warnings.add(
                    "It is not known in which calendar Jagannatha Hora writes a date before 1582-10-15; it was read as"
                            + " Gregorian.");
        }
        String local = String.format(Locale.ROOT, "%sT%02d:%02d:%02d", date, time / 3600, time / 60 % 60, time % 60);
        boolean later = isLaterLayout(values);
        if (later && NUMBER.matcher(values.get(8)).matches()) {
            double decimal = -Double.parseDouble(values.get(8)) * 3600;
            if (Math.abs(decimal - zone) > 2) {
                warnings.add("Lines 5 and 9 name different zones; line 5 counts.");
            }
        }
        Map<String, Object> birth = new LinkedHashMap<>();
        birth.put("local", local);
        birth.put("place", later ? place(values) : "");
        birth.put("lat", latitude);
        birth.put("lon", longitude);
        birth.put("tz", zones.named(local, false, latitude, longitude, (int) zone, warnings));
        if (name.isEmpty()) {
            warnings.add(
                    "A .jhd file has no name of the person: change it, or write '#file: NAME.jhd' on a line before it.");
        }
        Map<String, Object> person = new LinkedHashMap<>();
        person.put("name", name.isEmpty() ? "Born " + local.replace('T', ' ') : name);
        person.put("birth", birth);
        return person;
    }

    /** Earlier versions have longitudes of planets where later ones have the town. */
    private static boolean isLaterLayout(List<String> values) {
        return values.size() > COUNTRY && !NUMBER.matcher(values.get(TOWN)).matches();
    }

    private static String place(List<String> values) {
        return String.join(
                ", ",
                Arrays.asList(values.get(TOWN), values.get(COUNTRY)).stream()
                        .filter(part -> !part.isEmpty() && !part.equalsIgnoreCase("unknown"))
                        .toList());
    }

    private static int whole(List<String> values, int index, String what) throws Unreadable {
        String text = values.get(index);
        if (!text.matches("-?\\d{1,5}")) {
            throw new Unreadable("must have the " + what + " in line " + (index + 1) + ", a whole number");
        }
        return Integer.parseInt(text);
    }

    /** Seconds of what is packed as whole and minutes, {@code 5.30}; further digits are a fraction of the minute. */
    private static double packedSeconds(List<String> values, int index, String what) throws Unreadable {
        String text = values.get(index);
        if (!NUMBER.matcher(text).matches()) {
            throw new Unreadable(
                    "must have the " + what + " in line " + (index + 1) + ", packed as 5.30 for 5 and 30/60");
        }
        int point = text.indexOf('.');
        String digits = point < 0 ? "" : text.substring(point + 1);
        long whole = Math.abs(Long.parseLong(point < 0 ? text : text.substring(0, point)));
        double minutes = digits.isEmpty() ? 0 : Double.parseDouble("0." + digits) * 100;
        if (minutes > 60) {
            throw new Unreadable("has more than 59 minutes in line " + (index + 1) + ", the " + what);
        }
        // To a thousandth: the last digits are noise of binary fractions.
        double seconds = whole * 3600 + Math.round(minutes * 60_000) / 1000.0;
        return text.startsWith("-") ? -seconds : seconds;
    }
}
