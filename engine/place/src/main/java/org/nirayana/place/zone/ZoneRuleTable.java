package org.nirayana.place.zone;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules of the tz database as the program carries them, so that every Java gives the same answer.
 *
 * <p>A Java runtime brings rules of its own, but which release depends on its build, and it joins zones that agree since
 * 1970: Amsterdam's nineteen minutes before 1937 are lost. Lines stay text until a zone is first asked for.
 */
final class ZoneRuleTable {
    private final String release;
    private final Map<String, String> zones;
    private final Map<String, String> links;
    private final Map<String, History> histories = new ConcurrentHashMap<>();

    private ZoneRuleTable(String release, Map<String, String> zones, Map<String, String> links) {
        this.release = release;
        this.zones = zones;
        this.links = links;
    }

    static ZoneRuleTable builtIn() {
        try (InputStream in = ZoneRuleTable.class.getResourceAsStream("zone-rules.txt")) {
            if (in == null) {
                throw new IllegalStateException("the rules of the time zones are missing from the program");
            }
            String release = "";
            Map<String, String> zones = new HashMap<>();
            Map<String, String> links = new HashMap<>();
            var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("zone ")) {
                    int name = line.indexOf(';');
                    zones.put(line.substring(5, name), line.substring(name + 1));
                } else if (line.startsWith("link ")) {
                    int name = line.indexOf(';');
                    links.put(line.substring(5, name), line.substring(name + 1));
                } else if (line.startsWith("version ")) {
                    release = line.substring(8);
                }
            }
            return new ZoneRuleTable(release, zones, links);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The release of the tz database: "2026f". */
    String release() {
        return release;
    }

    /** Every name there is, also the old ones. */
    Set<String> names() {
        Set<String> names = new TreeSet<>(zones.keySet());
        names.addAll(links.keySet());
        return names;
    }

    Optional<History> history(String name) {
        String zone = links.getOrDefault(name, name);
        String line = zones.get(zone);
        return line == null ? Optional.empty() : Optional.of(histories.computeIfAbsent(zone, z -> parse(line)));
    }

    /** What the clocks of a zone showed and what that was called. */
    record History(ZoneRules rules, ClockNames names) {}

    /**
     * The history that a line of the table tells, without the name.
     *
     * @throws IllegalArgumentException when it is malformed
     */
    static History parse(String line) {
        try {
            return read(line);
        } catch (IndexOutOfBoundsException | DateTimeException malformed) {
            throw new IllegalArgumentException("no line of the table of zones: " + line, malformed);
        }
    }

    private static History read(String line) {
        String[] parts = line.split(";", -1);
        String[] earliest = parts[0].split(",", -1);
        ZoneOffset first = ZoneOffset.ofTotalSeconds(Integer.parseInt(earliest[0]));
        List<ZoneOffsetTransition> transitions = new ArrayList<>();
        NavigableMap<Long, String> names = new TreeMap<>();
        names.put(Long.MIN_VALUE, earliest[1]);
        ZoneOffset before = first;
        for (String change : parts[1].isEmpty() ? new String[0] : parts[1].split(" ", -1)) {
            String[] fields = change.split(",", -1);
            long second = Long.parseLong(fields[0]);
            ZoneOffset after = ZoneOffset.ofTotalSeconds(Integer.parseInt(fields[1]));
            names.put(second, fields[2]);
            // Sometimes only the name changed: New York's war time became peace time in August 1945.
            if (!after.equals(before)) {
                transitions.add(ZoneOffsetTransition.of(LocalDateTime.ofEpochSecond(second, 0, before), before, after));
                before = after;
            }
        }
        PosixRule last = PosixRule.parse(parts[2]);
        return new History(
                ZoneRules.of(first, first, List.of(), transitions, last.changes()), new ClockNames(names, last));
    }
}
