package org.nirayana.place.gazetteer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody may mean who types a name: towns first, then post offices of India, then towns whose name is spelled
 * almost so.
 */
final class PlaceSearch {
    /** In shorter beginnings villages would only stand in the way, and there are many. */
    private static final int VILLAGE_LETTERS = 3;

    /** A region is looked for in the last words, not further than this from the end. */
    private static final int MAX_REGION_WORDS = 4;

    private static final Pattern POSTAL_CODE = Pattern.compile("(?<![^ ])([1-9][0-9]{2}) ?([0-9]{3})(?![^ ])");

    private final PlaceTable towns;
    private final PlaceTable offices;

    PlaceSearch(PlaceTable towns, PlaceTable offices) {
        this.towns = towns;
        this.offices = offices;
    }

    int size() {
        return towns.size() + offices.size();
    }

    /** One way to read what was typed: the name, and what narrows the search. */
    private static final class Reading {
        private final String name;
        private final List<String> where;

        /** Looked up once, for a table is asked in several ways. */
        private final Map<PlaceTable, Optional<BitSet>> regions = new HashMap<>();

        Reading(String name, List<String> where) {
            this.name = name;
            this.where = where;
        }

        String name() {
            return name;
        }

        Optional<BitSet> regions(PlaceTable table) {
            return where.isEmpty()
                    ? Optional.empty()
                    : regions.computeIfAbsent(table, asked -> asked.regionsNamed(where));
        }
    }

    /** A way of looking into a table: by whole names, beginnings or neighbours. */
    private interface Look {
        int[] at(String name, Optional<BitSet> regions, int limit);
    }

    List<Place> named(String text, int limit) {
        Reading reading = commas(text);
        Found whole = new Found(limit).add(towns, towns.whole(reading.name(), reading.regions(towns), limit));
        return whole.isEmpty()
                ? towns(text, limit).stream()
                        .filter(place -> isFirstOfTwo(reading.name(), place))
                        .toList()
                : whole.places("");
    }

    /** The data has Bangalore only as {@code Bangalore - bengaluru}. */
    private static boolean isFirstOfTwo(String name, Place place) {
        return Folding.fold(place.matchedName()).equals(name + " " + Folding.fold(place.name()))
                && place.matchedName().contains(" - ");
    }

    /** Beginnings of the names of towns only. */
    List<Place> towns(String text, int limit) {
        Reading reading = commas(text);
        return new Found(limit)
                .add(towns, towns.beginning(reading.name(), reading.regions(towns), limit))
                .places("");
    }

    List<Place> find(String text, int limit, String language) {
        List<Reading> readings = readings(text);
        Found found = new Found(limit);
        Optional<String> code = postalCode(readings.get(0).name());
        if (code.isPresent()) {
            found.add(offices, offices.whole(code.get(), Optional.empty(), limit));
            if (!found.isEmpty()) {
                return found.places(language);
            }
        }
        int[] begun = first(towns, readings, limit, towns::beginning);
        boolean isLong = readings.get(0).name().length() >= VILLAGE_LETTERS;
        int[] called = isLong ? first(offices, readings, limit, offices::whole) : new int[0];
        if (begun.length == 0) {
            found.add(offices, called).add(towns, first(towns, readings, limit, towns::near));
        } else {
            // A village that is called so is among the first, even where the names of many towns begin so.
            int kept = Math.min(begun.length, limit - Math.min(called.length, limit / 3));
            found.add(towns, Arrays.copyOf(begun, kept)).add(offices, called).add(towns, begun);
        }
        if (isLong && !found.isFull()) {
            found.add(offices, first(offices, readings, limit, offices::beginning));
        }
        if (found.isEmpty()) {
            found.add(offices, first(offices, readings, limit, offices::near));
        }
        return found.places(language);
    }

    /** What the first reading finds that finds anything. */
    private static int[] first(PlaceTable table, List<Reading> readings, int limit, Look look) {
        for (Reading reading : readings) {
            Optional<BitSet> regions = reading.regions(table);
            if (regions.isPresent() && regions.get().isEmpty()) {
                continue;
            }
            int[] found = look.at(reading.name(), regions, limit);
            if (found.length > 0) {
                return found;
            }
        }
        return new int[0];
    }

    /** With a comma it says itself what the name is; else the last words may be a region or a country. */
    private static List<Reading> readings(String text) {
        Reading whole = commas(text);
        List<Reading> readings = new ArrayList<>(List.of(whole));
        if (text.indexOf(',') < 0) {
            int space = whole.name().lastIndexOf(' ');
            for (int words = 0; space > 0 && words < MAX_REGION_WORDS; words++) {
                String name = whole.name().substring(0, space);
                // Each word by itself: what is between a state and its country nobody knows.
                List<String> where = List.of(whole.name().substring(space + 1).split(" ", -1));
                if (where.stream().allMatch(word -> word.length() > 1)) {
                    readings.add(new Reading(name, where));
                }
                space = whole.name().lastIndexOf(' ', space - 1);
            }
        }
        return readings;
    }

    private static Reading commas(String text) {
        String[] parts = text.split(",", -1);
        List<String> where = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            String part = Folding.fold(parts[i]);
            if (!part.isEmpty()) {
                where.add(part);
            }
        }
        return new Reading(Folding.fold(parts[0]), where);
    }

    /** The last one in a text. */
    private static Optional<String> postalCode(String name) {
        Matcher code = POSTAL_CODE.matcher(name);
        Optional<String> last = Optional.empty();
        for (int from = 0; code.find(from); from = code.start() + 1) {
            last = Optional.of(code.group(1) + code.group(2));
        }
        return last;
    }

    private record Hit(PlaceTable table, int place) {}

    /** The answer as it grows, no place twice: the first match of each is kept. */
    private static final class Found {
        private final Map<Hit, Integer> entries = new LinkedHashMap<>();
        private final int limit;

        Found(int limit) {
            this.limit = limit;
        }

        Found add(PlaceTable table, int[] more) {
            for (int entry : more) {
                if (!isFull()) {
                    entries.putIfAbsent(new Hit(table, PlaceTable.placeOf(entry)), entry);
                }
            }
            return this;
        }

        boolean isEmpty() {
            return entries.isEmpty();
        }

        boolean isFull() {
            return entries.size() >= limit;
        }

        List<Place> places(String language) {
            List<Place> places = new ArrayList<>(entries.size());
            entries.forEach((hit, entry) ->
                    places.add(hit.table().place(entry, hit.table().language(language))));
            return places;
        }
    }
}
