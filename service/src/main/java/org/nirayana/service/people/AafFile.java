package org.nirayana.service.people;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nirayana.api.operation.LowerCase;

/**
 * The exchange format AAF, which Astrodienst and most German programs write: records of chunks, each a line {@code #ID:fields}.
 *
 * <p>{@code #A93} has last name, first name, kind, date, time, place and country; {@code #B93} the Julian date, latitude, longitude,
 * zone and summer time; {@code #COM}, {@code #SRC} and {@code #VIA} are words. An asterisk is what is not known. docs/people.md names
 * the definition and says what is done where it leaves something open. Positions of planets are passed over, and so are the further
 * charts of a person ({@code #SUB}).
 */
final class AafFile {
    private static final Pattern CHUNK = Pattern.compile("\\s*#([A-Za-z0-9]*):(.*)");
    private static final Pattern DATE = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{1,4})\\s*([gGjJ])?");
    private static final Pattern TIME = Pattern.compile("(\\d{1,2})[:hH](\\d{1,2})(?:[:mM](\\d{1,2}))?");
    private static final Pattern ANGLE =
            Pattern.compile("(\\d{1,3})\\s*([nNsSeEwW:])\\s*(\\d{1,2})?(?:[:'](\\d{1,2}(?:\\.\\d+)?))?");
    private static final Pattern ZONE =
            Pattern.compile("(\\d{1,2})\\s*+[hH]?\\s*+([eEwW])?\\s*+(?:(\\d{1,2})(?:[:m](\\d{1,2}))?)?");

    private static final LocalDate FIRST_GREGORIAN = LocalDate.of(1582, 10, 15);
    private static final double EPOCH_JULIAN_DATE = 2_440_587.5;
    private static final int MAX_OFFSET_SECONDS = 18 * 3600;

    /** The Julian date has five decimals, and times have minutes. */
    private static final int SAME_TIME_SECONDS = 60;

    private static final String UNKNOWN = "*";
    private static final String ENTRY = "#A93:";

    /** What follows the fields that are read is left as one. */
    private static final int MAX_FIELDS = 10;

    /** Of all but names, places and words. */
    private static final int LONGEST_FIELD = 40;

    private final ImportSink sink;
    private final ImportSink.Zones zones;

    private int line;
    private final StringBuilder shown = new StringBuilder();
    private List<String> a = List.of();
    private List<String> b = List.of();
    private final StringBuilder words = new StringBuilder();
    private boolean inWords;
    private boolean inSub;
    private boolean hadSub;

    private AafFile(ImportSink sink, ImportSink.Zones zones) {
        this.sink = sink;
        this.zones = zones;
    }

    /** Whether an entry begins anywhere in a text. */
    static boolean looksLike(String text) {
        return text.lines().anyMatch(line -> line.stripLeading().regionMatches(true, 0, ENTRY, 0, ENTRY.length()));
    }

    static void read(String text, ImportSink sink, ImportSink.Zones zones) {
        AafFile file = new AafFile(sink, zones);
        Iterator<String> lines = text.lines().iterator();
        for (int number = 1; lines.hasNext() && !sink.isFull(); number++) {
            file.line(number, lines.next());
        }
        file.end();
    }

    private void line(int number, String text) {
        Matcher chunk = CHUNK.matcher(text);
        if (!chunk.matches()) {
            if (inWords && !inSub && !text.isBlank()) {
                word(text.strip());
            }
            return;
        }
        String id = chunk.group(1).toUpperCase(Locale.ROOT);
        String content = chunk.group(2).strip();
        inWords = false;
        switch (id) {
            case "A93" -> {
                end();
                line = number;
                shown.append(text.strip());
                a = fields(content);
            }
            case "SUB" -> {
                inSub = true;
                hadSub = true;
            }
            case "B93" -> {
                if (!inSub) {
                    shown.append(" | ").append(text.strip());
                    b = fields(content);
                }
            }
            case "COM", "SRC", "VIA" -> {
                if (!inSub) {
                    inWords = true;
                    if (!content.isEmpty() && !content.equals(UNKNOWN)) {
                        word(id.equals("COM") ? content : (id.equals("SRC") ? "Source: " : "Via: ") + content);
                    }
                }
            }
            default -> {
                // Positions, cusps and aspects are computed anew, and comments in the file are about the file.
            }
        }
    }

    /** With more words than notes may have, the rest need not be kept: they are refused. */
    private void word(String text) {
        if (words.length() <= PersonRules.MAX_NOTES) {
            words.append(words.length() == 0 ? "" : "\n").append(text);
        }
    }

    private static List<String> fields(String content) {
        return Stream.of(content.split(",", MAX_FIELDS)).map(String::strip).toList();
    }

    /** A field, if it is there and known. */
    private static Optional<String> field(List<String> fields, int index) {
        return index < fields.size()
                        && !fields.get(index).isEmpty()
                        && !fields.get(index).equals(UNKNOWN)
                ? Optional.of(fields.get(index))
                : Optional.empty();
    }

    private void end() {
        if (!a.isEmpty() && !sink.isFull()) {
            try {
                List<String> warnings = new ArrayList<>();
                Map<String, Object> person = person(warnings);
                sink.person(line, shown.toString(), person, warnings);
            } catch (Unreadable unreadable) {
                sink.reject(line, shown.toString(), unreadable.getMessage());
            }
        }
        shown.setLength(0);
        a = List.of();
        b = List.of();
        words.setLength(0);
        inSub = false;
        hadSub = false;
    }

    private Map<String, Object> person(List<String> warnings) throws Unreadable {
        if (a.size() < 5) {
            throw new Unreadable("must have last name, first name, kind, date and time in #A93");
        }
        if (Stream.concat(a.subList(2, 5).stream(), b.stream().limit(5)).anyMatch(f -> f.length() > LONGEST_FIELD)) {
            throw new Unreadable("must have at most " + LONGEST_FIELD
                    + " characters in each of kind, date and time of #A93 and in each field of #B93");
        }
        String name = Stream.of(field(a, 1), field(a, 0))
                .flatMap(Optional::stream)
                .reduce((first, last) -> first + " " + last)
                .orElseThrow(() -> new Unreadable("has no name in #A93"));
        Map<String, Object> person = new LinkedHashMap<>();
        person.put("name", name);
        person.put("birth", birth(warnings));
        String kind = LowerCase.of(field(a, 2).orElse(""));
        switch (kind) {
            case "m" -> person.put("sex", "male");
            case "f", "w" -> person.put("sex", "female");
            case "" -> {
                // Not told.
            }
            default -> warnings.add("The file says that this is no person (kind " + kind + ").");
        }
        if (hadSub) {
            warnings.add("Further charts of this entry (#SUB) were passed over.");
        }
        if (words.length() > 0) {
            person.put("notes", words.toString());
        }
        return person;
    }

    private Map<String, Object> birth(List<String> warnings) throws Unreadable {
        double latitude = angle(1, "latitude", "nNsS", 90);
        double longitude = angle(2, "longitude", "eEwW", 180);
        Matcher date = DATE.matcher(field(a, 3).orElse(""));
        if (!date.matches()) {
            throw new Unreadable("must have a date such as 17.5.1990 in #A93");
        }
        int year = Integer.parseInt(date.group(3));
        String day = String.format(
                Locale.ROOT, "%04d-%02d-%02d", year, Integer.parseInt(date.group(2)), Integer.parseInt(date.group(1)));
        boolean julian = isJulian(day, Optional.ofNullable(date.group(4)), warnings);
        Map<String, Object> birth = new LinkedHashMap<>();
        birth.put(
                "place",
                Stream.of(field(a, 5), field(a, 6))
                        .flatMap(Optional::stream)
                        .reduce((p, c) -> p + ", " + c)
                        .orElse(""));
        birth.put("lat", latitude);
        birth.put("lon", longitude);
        if (julian) {
            birth.put("calendar", "julian");
        }
        Optional<String> given = field(a, 4);
        if (given.isEmpty()) {
            birth.put("local", day);
            return birth;
        }
        Matcher time = TIME.matcher(given.get());
        if (!time.matches()) {
            throw new Unreadable("must have a time such as 10:30 or 10:30:15 in #A93, or * where it is unknown");
        }
        int second = time.group(3) == null ? 0 : Integer.parseInt(time.group(3));
        String local = String.format(
                Locale.ROOT,
                "%sT%02d:%02d:%02d",
                day,
                Integer.parseInt(time.group(1)),
                Integer.parseInt(time.group(2)),
                second);
        birth.put("local", local);
        clock(birth, local, julian, latitude, longitude, warnings);
        return birth;
    }

    /** The definition leaves open what a date without a letter is: before the reform it is taken for Julian, as is the custom. */
    private static boolean isJulian(String day, Optional<String> letter, List<String> warnings) throws Unreadable {
        if (letter.isPresent()) {
            return letter.get().equalsIgnoreCase("j");
        }
        try {
            boolean before = LocalDate.parse(day).isBefore(FIRST_GREGORIAN);
            if (before) {
                warnings.add(
                        "The file does not say in which calendar the date is; before 1582-10-15 it was read as Julian.");
            }
            return before;
        } catch (DateTimeException none) {
            throw new Unreadable("has no such date in #A93", none);
        }
    }

    /** By which clock the time was told: that of the zone field, or what the Julian date implies, or local mean time. */
    private void clock(
            Map<String, Object> birth,
            String local,
            boolean julian,
            double latitude,
            double longitude,
            List<String> warnings)
            throws Unreadable {
        String summer = field(b, 4).orElse("0");
        OptionalInt zone = zone(summer);
        OptionalInt implied = impliedByJulianDate(local, julian);
        int meanOffset = (int) Math.round(longitude * 240);
        boolean mean = (summer.equalsIgnoreCase("l") || summer.equalsIgnoreCase("m"))
                && Math.abs(zone.orElse(meanOffset) - meanOffset) <= SAME_TIME_SECONDS / 2;
        if (mean) {
            zone = OptionalInt.of(meanOffset);
        }
        if (implied.isPresent()
                && zone.isPresent()
                && Math.abs(implied.getAsInt() - zone.getAsInt()) > SAME_TIME_SECONDS) {
            warnings.add("Date, time and zone do not make the Julian date of the file; the Julian date counts, as the"
                    + " definition of AAF says.");
            zone = implied;
            mean = false;
        }
        if (mean) {
            birth.put("time_scale", "lmt");
        } else if (zone.isPresent() || implied.isPresent()) {
            int offset = zone.isPresent() ? zone.getAsInt() : implied.getAsInt();
            birth.put("tz", zones.named(local, julian, latitude, longitude, offset, warnings));
        } else {
            warnings.add("The file names no zone; that of the coordinates was taken.");
        }
    }

    private OptionalInt impliedByJulianDate(String local, boolean julian) {
        Optional<String> given = field(b, 0).filter(text -> text.matches("\\d{1,7}\\.\\d{1,10}"));
        if (given.isEmpty() || julian) {
            return OptionalInt.empty();
        }
        try {
            double instant = (Double.parseDouble(given.get()) - EPOCH_JULIAN_DATE) * 86_400;
            double clock = LocalDateTime.parse(local).toEpochSecond(ZoneOffset.UTC);
            long offset = Math.round((clock - instant) / 60) * 60;
            return Math.abs(offset) <= MAX_OFFSET_SECONDS ? OptionalInt.of((int) offset) : OptionalInt.empty();
        } catch (DateTimeException none) {
            return OptionalInt.empty();
        }
    }

    /** Seconds ahead of UTC, with summer time. */
    private OptionalInt zone(String summer) throws Unreadable {
        Optional<String> given = field(b, 3);
        if (given.isEmpty()) {
            return OptionalInt.empty();
        }
        Matcher zone = ZONE.matcher(given.get());
        if (!zone.matches() || (zone.group(2) == null && Integer.parseInt(zone.group(1)) != 0)) {
            throw new Unreadable("must have a zone such as 1he00 or 5hw30 in #B93, or *");
        }
        int seconds = Integer.parseInt(zone.group(1)) * 3600 + part(zone, 3) * 60 + part(zone, 4);
        int east = zone.group(2) != null && zone.group(2).equalsIgnoreCase("w") ? -seconds : seconds;
        int more =
                switch (LowerCase.of(summer)) {
                    case "0", "*", "m", "l" -> 0;
                    case "h" -> 1800;
                    case "1" -> 3600;
                    case "2" -> 7200;
                    default ->
                        throw new Unreadable("must have 0, 1, 2, h, m, L or * as summer time in #B93, not " + summer);
                };
        return OptionalInt.of(east + more);
    }

    private static int part(Matcher matcher, int group) {
        return matcher.group(group) == null ? 0 : Integer.parseInt(matcher.group(group));
    }

    private double angle(int index, String what, String letters, int most) throws Unreadable {
        Matcher angle = ANGLE.matcher(field(b, index).orElse(""));
        OptionalDouble degrees = OptionalDouble.empty();
        if (angle.matches()) {
            double seconds = angle.group(4) == null ? 0 : Double.parseDouble(angle.group(4));
            double value = Integer.parseInt(angle.group(1)) + part(angle, 3) / 60.0 + seconds / 3600;
            int letter = letters.indexOf(angle.group(2));
            if (value <= most && (letter >= 0 || value == 0)) {
                degrees = OptionalDouble.of(letter >= 2 ? -value : value);
            }
        }
        return degrees.orElseThrow(
                () -> new Unreadable("must have the " + what + " in #B93, such as " + (most == 90 ? "43n31" : "5e27")));
    }
}
