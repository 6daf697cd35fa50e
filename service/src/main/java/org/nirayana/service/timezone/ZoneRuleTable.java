package org.nirayana.service.timezone;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private final Map<String, ZoneRules> rules = new ConcurrentHashMap<>();

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

    Optional<ZoneRules> rules(String name) {
        String zone = links.getOrDefault(name, name);
        String line = zones.get(zone);
        return line == null ? Optional.empty() : Optional.of(rules.computeIfAbsent(zone, z -> parse(line)));
    }

    private static ZoneRules parse(String line) {
        int transitionsStart = line.indexOf(';') + 1;
        int footerStart = line.indexOf(';', transitionsStart) + 1;
        ZoneOffset first = ZoneOffset.ofTotalSeconds(Integer.parseInt(line, 0, transitionsStart - 1, 10));
        List<ZoneOffsetTransition> transitions = new ArrayList<>();
        ZoneOffset before = first;
        for (int at = transitionsStart; at < footerStart - 1; ) {
            int comma = line.indexOf(',', at);
            int space = line.indexOf(' ', comma);
            int end = space < 0 ? footerStart - 1 : space;
            long second = Long.parseLong(line, at, comma, 10);
            ZoneOffset after = ZoneOffset.ofTotalSeconds(Integer.parseInt(line, comma + 1, end, 10));
            transitions.add(ZoneOffsetTransition.of(LocalDateTime.ofEpochSecond(second, 0, before), before, after));
            before = after;
            at = end + 1;
        }
        List<ZoneOffsetTransitionRule> lastRules = PosixRule.parse(line.substring(footerStart));
        return ZoneRules.of(first, first, List.of(), transitions, lastRules);
    }
}
