package org.nirayana.samples;

import org.nirayana.LocalTimeException;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.gazetteer.Place;

/** Finding a town, and what its clocks showed; a time that they showed twice is asked about and not guessed. */
public final class PlaceAndLocalTime {
    private PlaceAndLocalTime() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        for (Place place : engine.gazetteer().find("Springfield", 3)) {
            System.out.println(place.name() + ", " + place.region().orElse("") + ": " + place.tz());
        }
        // India was an hour ahead of itself during the war.
        System.out.println(engine.birth(Birth.at("1943-05-17T10:30").in("Madras")));
        System.out.println(engine.birth(Birth.at("1990-05-17T10:30").in("Springfield, Illinois")));
        try {
            engine.birth(Birth.at("1990-09-30T02:30").in("Berlin"));
        } catch (LocalTimeException twice) {
            System.out.println(twice.getMessage());
        }
        System.out.println(engine.birth(Birth.at("1990-09-30T02:30+02:00").in("Berlin")));
        System.out.println(Gazetteer.ATTRIBUTION);
    }
}
