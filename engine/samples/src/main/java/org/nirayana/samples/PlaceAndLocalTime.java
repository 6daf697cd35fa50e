package org.nirayana.samples;

import org.nirayana.AmbiguousPlaceException;
import org.nirayana.DoubtfulClockException;
import org.nirayana.LocalTimeException;
import org.nirayana.Nirayana;
import org.nirayana.jyotisha.Birth;
import org.nirayana.place.gazetteer.AmbiguousPlaces;
import org.nirayana.place.gazetteer.Gazetteer;
import org.nirayana.place.zone.DoubtfulClocks;

/** Finding a town, and what its clocks showed; what may mean several births is asked about and not guessed. */
public final class PlaceAndLocalTime {
    private PlaceAndLocalTime() {}

    public static void main(String[] args) {
        Nirayana engine = Nirayana.standard();
        try {
            engine.birth(Birth.at("1990-05-17T10:30").in("Salem"));
        } catch (AmbiguousPlaceException several) {
            System.out.println(several.getMessage());
        }
        System.out.println(engine.birth(Birth.at("1990-05-17T10:30").in("Salem, Oregon")));
        System.out.println(engine.with(AmbiguousPlaces.LARGEST).place("Salem").label());
        try {
            engine.birth(Birth.at("1990-09-30T02:30").in("Berlin"));
        } catch (LocalTimeException twice) {
            System.out.println(twice.getMessage());
        }
        System.out.println(engine.birth(Birth.at("1990-09-30T02:30+02:00").in("Berlin")));
        try {
            engine.birth(Birth.at("1940-05-17T10:30").in("Mumbai"));
        } catch (DoubtfulClockException doubtful) {
            System.out.println(doubtful.getMessage());
        }
        System.out.println(engine.with(DoubtfulClocks.LIKELIEST)
                .birth(Birth.at("1940-05-17T10:30").in("Mumbai")));
        System.out.println(Gazetteer.ATTRIBUTION);
    }
}
