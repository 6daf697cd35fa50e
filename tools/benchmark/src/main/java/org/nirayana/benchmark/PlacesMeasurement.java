package org.nirayana.benchmark;

import java.lang.management.ManagementFactory;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;

/**
 * {@code bench places}: microseconds for a lookup in the gazetteer beside a scan over the same names, and what the table
 * costs to read and to keep; processor time of the one thread that works.
 *
 * <p>What is typed grows letter by letter, as it does in a field of a form. The scan compares the beginning of every
 * place's own name, folded beforehand, which is less than the index does.
 */
final class PlacesMeasurement {
    private static final List<String> TYPED = List.of(
            "Chennai", "Varanasi", "New York", "São Paulo", "Köln", "चेन्नई", "கொல்கத்தா", "Springfield, Illinois");

    /** Names with a slip in them, and names with a region behind them: no town's name begins so. */
    private static final List<String> SLIPS = List.of(
            "Maduri",
            "Kumbkonam",
            "Varansi",
            "Thiruvanantapuram",
            "Sanfransisco",
            "மதூரை",
            "Springfeild, Illinois",
            "maduri tamil nadu",
            "nowhere at all to be found");

    private static final int LIMIT = 10;
    private static final int ROUNDS = 400;

    private PlacesMeasurement() {}

    static void run(List<String> arguments) {
        Arguments.requireNone("places", arguments);
        Environment.print();
        long before = usedBytes();
        long start = Figures.cpuNanos();
        Gazetteer gazetteer = Gazetteer.builtIn();
        gazetteer.warmUp();
        Figures.print("places_read_ms", (Figures.cpuNanos() - start) / 1e6, 3);
        Figures.print("places_heap_mb", (usedBytes() - before) / 1e6, 3);
        System.out.println("places " + gazetteer.size());

        List<String> queries = beginnings();
        Map<String, String> scanned = scanned(gazetteer);
        // The first pass of each warms up and is not counted.
        lookups(gazetteer, queries);
        List<Double> lookups = lookups(gazetteer, queries);
        scans(scanned, queries, 2);
        List<Double> scans = scans(scanned, queries, 5);
        Figures.print("places_lookup_us", Figures.median(lookups), 3);
        Figures.print("places_lookup_worst_us", Collections.max(lookups), 3);
        lookups(gazetteer, SLIPS);
        List<Double> slips = lookups(gazetteer, SLIPS);
        Figures.print("places_slip_us", Figures.median(slips), 3);
        Figures.print("places_slip_worst_us", Collections.max(slips), 3);
        Figures.print("places_scan_us", Figures.median(scans), 3);
        Figures.print("places_scan_vs_lookup", Figures.median(scans) / Figures.median(lookups), 3);
    }

    private static List<String> beginnings() {
        List<String> queries = new ArrayList<>();
        for (String name : TYPED) {
            for (int end = 1; end <= name.length(); end++) {
                queries.add(name.substring(0, end));
            }
        }
        return queries;
    }

    /** For each query the median over the rounds: what else the machine does is not the lookup's. */
    private static List<Double> lookups(Gazetteer gazetteer, List<String> queries) {
        int found = 0;
        List<Double> medians = new ArrayList<>();
        for (String query : queries) {
            List<Double> micros = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                long start = Figures.cpuNanos();
                found += gazetteer.find(query, LIMIT).size();
                micros.add((Figures.cpuNanos() - start) / 1e3);
            }
            medians.add(Figures.median(micros));
        }
        requireUsed(found);
        return medians;
    }

    /** Folded own names by what would be answered; names are gathered letter by letter through the gazetteer itself. */
    private static Map<String, String> scanned(Gazetteer gazetteer) {
        Map<String, String> names = new LinkedHashMap<>();
        for (char first = 'a'; first <= 'z'; first++) {
            for (Place place : gazetteer.towns(String.valueOf(first), gazetteer.size())) {
                names.putIfAbsent(
                        place.name() + " " + place.latitude() + " " + place.longitude(), folded(place.name()));
            }
        }
        return names;
    }

    private static List<Double> scans(Map<String, String> names, List<String> queries, int rounds) {
        int found = 0;
        List<Double> medians = new ArrayList<>();
        for (String query : queries) {
            List<Double> micros = new ArrayList<>();
            for (int round = 0; round < rounds; round++) {
                long start = Figures.cpuNanos();
                String typed = folded(query);
                for (String name : names.values()) {
                    found += name.startsWith(typed) ? 1 : 0;
                }
                micros.add((Figures.cpuNanos() - start) / 1e3);
            }
            medians.add(Figures.median(micros));
        }
        requireUsed(found);
        return medians;
    }

    private static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("[\\u0300-\\u036f]", "")
                .toLowerCase(Locale.ROOT);
    }

    private static long usedBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Keeps the work from being thought useless. */
    private static void requireUsed(int found) {
        if (found == 0) {
            throw new IllegalStateException("nothing was found");
        }
    }
}
