package org.nirayana.service.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.nirayana.api.calculation.Engine;
import org.nirayana.api.calculation.PlaceNames;
import org.nirayana.api.view.PlacesView;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;
import org.nirayana.place.gazetteer.PlaceMeaning;
import org.nirayana.service.storage.Words;

/** The places of a file that are known by their names alone: each name is looked up once. */
final class ImportPlaces {
    /** More names in doubt are not listed: their candidates would be much larger than the file. */
    static final int MAX_IN_DOUBT = 200;

    static final int MAX_CANDIDATES = 12;

    /** Places are the same that are not further apart than a town is wide. */
    private static final double SAME_DEGREES = 0.02;

    private final Engine engine;
    private final AmbiguousPlaces rule;
    private final String language;
    private final IntConsumer meter;
    private final Map<String, Optional<Place>> taken = new HashMap<>();
    private final Map<String, InDoubt> inDoubt = new LinkedHashMap<>();

    /** A name as it was written first, and the places that it may mean. */
    record InDoubt(String name, List<Place> candidates) {}

    /**
     * @param language of the names of candidates; empty: as the gazetteer has them
     * @param meter hears of each name for which candidates are looked for, before they are
     */
    ImportPlaces(Engine engine, AmbiguousPlaces rule, String language, IntConsumer meter) {
        this.engine = engine;
        this.rule = rule;
        this.language = language;
        this.meter = meter;
    }

    /**
     * The place of a name; empty where several may be meant, which are then in {@link #candidates}.
     *
     * @throws Unreadable if nothing is called so, or too many names are in doubt
     */
    Optional<Place> find(String given) throws Unreadable {
        String name = PlaceNames.read(given)
                .orElseThrow(() ->
                        new Unreadable(PlaceNames.ALLOWED.about("birth.place").sentence()));
        if (inDoubt.containsKey(Words.key(name))) {
            return Optional.empty();
        }
        Optional<Place> known = taken.get(name);
        if (known == null) {
            known = engine.placeNames().find(name).flatMap(rule::take);
            if (known.isEmpty()) {
                lookFor(name);
                return known;
            }
            taken.put(name, known);
        }
        return known;
    }

    private void lookFor(String name) throws Unreadable {
        if (inDoubt.size() >= MAX_IN_DOUBT) {
            throw new Unreadable(
                    "birth.place is in doubt, as " + MAX_IN_DOUBT + " other names in this file are: send it in parts");
        }
        meter.accept(1);
        List<Place> candidates = new ArrayList<>(engine.gazetteer().find(name, MAX_CANDIDATES, language));
        for (Place place :
                engine.placeNames().find(name).map(PlaceMeaning::places).orElse(List.of())) {
            if (candidates.stream().noneMatch(one -> isSame(one, place))) {
                candidates.add(place);
            }
        }
        if (candidates.isEmpty()) {
            throw new Unreadable("birth.place '" + name + "' is not known; give lat and lon");
        }
        inDoubt.put(
                Words.key(name), new InDoubt(name, candidates.subList(0, Math.min(MAX_CANDIDATES, candidates.size()))));
    }

    private static boolean isSame(Place one, Place other) {
        return Math.abs(one.latitude() - other.latitude()) < SAME_DEGREES
                && Math.abs(one.longitude() - other.longitude()) < SAME_DEGREES;
    }

    /** What a name in doubt, in any case of its letters, may mean. */
    InDoubt doubt(String given) {
        return inDoubt.get(Words.key(given.strip()));
    }

    /** What each name in doubt may mean. */
    List<ImportView.PlaceInDoubt> candidates() {
        return inDoubt.values().stream()
                .map(doubt -> new ImportView.PlaceInDoubt(
                        doubt.name(),
                        doubt.candidates().stream().map(PlacesView.Place::of).toList()))
                .toList();
    }

    /** What the licences of the data ask to be said where candidates are shown. */
    Optional<String> attribution() {
        return inDoubt.isEmpty() && taken.isEmpty()
                ? Optional.empty()
                : Optional.of(Gazetteer.ATTRIBUTION + "; " + Gazetteer.POST_OFFICE_ATTRIBUTION);
    }
}
