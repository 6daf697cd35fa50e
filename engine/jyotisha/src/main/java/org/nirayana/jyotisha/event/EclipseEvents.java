package org.nirayana.jyotisha.event;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.nirayana.astronomy.eclipse.Eclipses;
import org.nirayana.astronomy.eclipse.LocalLunarEclipse;
import org.nirayana.astronomy.eclipse.LunarEclipse;
import org.nirayana.astronomy.eclipse.Sighting;
import org.nirayana.astronomy.eclipse.SolarEclipse;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.zodiac.Graha;

/** Eclipses of Sun and Moon at their greatest, with whether the place sees anything of them. */
final class EclipseEvents implements EventSource {
    @Override
    public Set<EventKind> kinds() {
        return Set.of(SkyEventKind.ECLIPSE);
    }

    @Override
    public List<SkyEvent> between(EventScope scope, TT from, TT until) {
        List<SkyEvent> events = new ArrayList<>();
        Eclipses eclipses = new Eclipses(scope.motion().sky());
        // The search takes in both ends, a window only its first.
        if (scope.grahas().contains(Graha.SUN)) {
            for (SolarEclipse eclipse : eclipses.solar(from, until)) {
                if (eclipse.greatest().compareTo(until) < 0) {
                    boolean seen = eclipse.at(scope.site(), eclipses.sky())
                            .map(local -> local.sighting(scope.conventions().sunrise())
                                    .isSeen())
                            .orElse(false);
                    events.add(scope.event(
                            SkyEventKind.ECLIPSE,
                            Change.GREATEST,
                            eclipse.greatest(),
                            List.of(Graha.SUN),
                            new SkyEvent.Eclipse(
                                    eclipse.kind().name().toLowerCase(Locale.ROOT),
                                    eclipse.magnitude(),
                                    eclipse.gamma(),
                                    eclipse.saros().series(),
                                    seen)));
                }
            }
        }
        if (scope.grahas().contains(Graha.MOON)) {
            for (LunarEclipse eclipse : eclipses.lunar(from, until)) {
                if (eclipse.greatest().compareTo(until) < 0) {
                    LocalLunarEclipse local = eclipse.at(
                            scope.site(),
                            eclipses.sky(),
                            scope.conventions()
                                    .moonriseDefinition()
                                    .beside(scope.conventions().sunrise()));
                    boolean seen = local.umbral()
                            .map(Sighting::isSeen)
                            .orElse(local.penumbral().isSeen());
                    events.add(scope.event(
                            SkyEventKind.ECLIPSE,
                            Change.GREATEST,
                            eclipse.greatest(),
                            List.of(Graha.MOON),
                            new SkyEvent.Eclipse(
                                    eclipse.kind().name().toLowerCase(Locale.ROOT),
                                    eclipse.umbralMagnitude() > 0
                                            ? eclipse.umbralMagnitude()
                                            : eclipse.penumbralMagnitude(),
                                    eclipse.gamma(),
                                    eclipse.saros().series(),
                                    seen)));
                }
            }
        }
        return events;
    }
}
