package org.nirayana.samples;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.event.AngleFunction;
import org.nirayana.astronomy.event.Crossings;
import org.nirayana.astronomy.event.Root;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.event.Change;
import org.nirayana.jyotisha.event.EventKind;
import org.nirayana.jyotisha.event.EventScope;
import org.nirayana.jyotisha.event.EventSource;
import org.nirayana.jyotisha.event.SkyEvent;
import org.nirayana.jyotisha.event.SkyEventKind;
import org.nirayana.jyotisha.event.SkyEvents;
import org.nirayana.jyotisha.zodiac.Graha;

/** Events of a kind of your own, in order with the library's: planets pass the ascendant of a birth, and turn. */
public final class YourOwnEvents {
    private YourOwnEvents() {}

    private record Kind(String id) implements EventKind {}

    private static final EventKind OVER_ASCENDANT = new Kind("over_ascendant");

    /** Finds who passes a degree of the zodiac. */
    private record OverADegree(double degrees) implements EventSource {
        @Override
        public Set<EventKind> kinds() {
            return Set.of(OVER_ASCENDANT);
        }

        @Override
        public List<SkyEvent> between(EventScope scope, TT from, TT until) {
            List<SkyEvent> events = new ArrayList<>();
            for (Graha graha : scope.grahas()) {
                AngleFunction longitude = t -> Angle.radians(scope.motion().longitude(graha, t));
                double step = scope.motion().stepDays(graha);
                for (Root root :
                        Crossings.of(longitude, Angle.degrees(degrees), step).all(from, until)) {
                    events.add(scope.event(
                            OVER_ASCENDANT, Change.EXACT, root.time(), List.of(graha), new SkyEvent.Plain()));
                }
            }
            return events;
        }
    }

    public static void main(String[] args) {
        ChartFactory charts = new ChartFactory(PackedEphemeris.load());
        Birth birth = Birth.of(Instant.parse("1990-04-01T12:00:00Z"), Site.ofDegrees(12.9716, 77.5946));
        Chart chart = charts.chart(birth, Conventions.standard());
        System.out.println(chart.ascendant());
        SkyEvents events = new SkyEvents(
                charts,
                birth,
                Conventions.standard(),
                Set.of(OVER_ASCENDANT, SkyEventKind.STATION),
                EnumSet.of(Graha.MERCURY, Graha.VENUS),
                List.of(new OverADegree(chart.ascendant().sidereal().degrees())));
        for (SkyEvent event :
                events.list(Instant.parse("2026-07-01T00:00:00Z"), Instant.parse("2027-01-01T00:00:00Z"))) {
            System.out.println(event.instant().toString().substring(0, 16) + "  " + event.graha() + "  "
                    + event.kind().id() + " " + event.change().id() + " in " + event.longitude());
        }
    }
}
