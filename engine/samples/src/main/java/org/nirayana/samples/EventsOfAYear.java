package org.nirayana.samples;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.event.SkyEvents;
import org.nirayana.jyotisha.transit.Division;
import org.nirayana.jyotisha.transit.Ingresses;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/** When Jupiter and Saturn turn in 2026, and Jupiter's passage through Cancer with its loops. */
public final class EventsOfAYear {
    private EventsOfAYear() {}

    public static void main(String[] args) {
        ChartFactory charts = new ChartFactory(PackedEphemeris.load()); // one is enough, for any number of threads
        Instant from = Instant.parse("2026-01-01T00:00:00Z");
        Instant to = Instant.parse("2027-01-01T00:00:00Z");
        Birth delhi = Birth.of(from, Site.ofDegrees(28.6139, 77.209));
        SkyEvents events = new SkyEvents(
                charts,
                delhi,
                Conventions.standard(),
                Set.of(SkyEventKind.STATION),
                EnumSet.of(Graha.JUPITER, Graha.SATURN));
        events.between(from, to)
                .forEachRemaining(
                        event -> System.out.println(event.instant().toString().substring(0, 16) + "  " + event.graha()
                                + " " + event.change().id() + " in " + event.longitude()));
        Ingresses.stays(charts.motion(Conventions.standard()), Graha.JUPITER, Division.RASI, from, to).stream()
                .filter(stay -> stay.part() == Rasi.CANCER.number())
                .forEach(stay -> System.out.println("Jupiter is in Cancer "
                        + stay.visits().size() + " times, from "
                        + stay.firstEntry().orElseThrow().toString().substring(0, 10) + " to "
                        + stay.finalExit().orElseThrow().toString().substring(0, 10)));
    }
}
