package org.nirayana.api.calculation;

import java.time.Instant;
import java.util.Optional;
import org.nirayana.api.operation.Input;
import org.nirayana.api.view.SunView;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.Horizon;
import org.nirayana.astronomy.event.Passage;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.place.zone.Zone;

/**
 * Sunrise and sunset of one civil day at one place.
 *
 * @param sunrise the first of the day
 * @param sunset the first after the sunrise; where the Sun only sets before it rises, as near the polar circles in summer,
 *     that one
 * @param missing why one or both are missing
 */
record SolarDay(Optional<Instant> sunrise, Optional<Instant> sunset, Optional<Missing> missing) {
    /** What keeps the Sun from rising or setting. */
    enum Missing {
        POLAR_DAY("polar_day"),
        POLAR_NIGHT("polar_night");

        private final String id;

        Missing(String id) {
            this.id = id;
        }

        String id() {
            return id;
        }
    }

    static SolarDay of(Sky sky, Site site, RiseDefinition definition, Zone.CivilDay day) {
        Horizon horizon = new Horizon(sky, site);
        TT start = sky.timeScales().tt(day.start());
        TT end = sky.timeScales().tt(day.end());
        Passage rise = horizon.rise(Body.SUN, definition, start, end);
        Passage set;
        if (rise instanceof Passage.At at) {
            set = at.time().compareTo(end) < 0 ? horizon.set(Body.SUN, definition, at.time(), end) : rise;
            if (!(set instanceof Passage.At) && at.time().compareTo(start) > 0) {
                set = horizon.set(Body.SUN, definition, start, at.time());
            }
        } else {
            set = horizon.set(Body.SUN, definition, start, end);
        }
        Optional<Instant> sunrise = instant(sky, rise);
        Optional<Instant> sunset = instant(sky, set);
        return new SolarDay(sunrise, sunset, missing(rise, set));
    }

    private static Optional<Instant> instant(Sky sky, Passage passage) {
        return passage instanceof Passage.At at ? Optional.of(sky.timeScales().utc(at.time())) : Optional.empty();
    }

    /** A Sun that rises and does not set stays up; one that sets and does not rise stays down. */
    private static Optional<Missing> missing(Passage rise, Passage set) {
        boolean rises = rise instanceof Passage.At;
        boolean sets = set instanceof Passage.At;
        if (rises && sets) {
            return Optional.empty();
        }
        if (rises || rise instanceof Passage.StaysAbove) {
            return Optional.of(Missing.POLAR_DAY);
        }
        return Optional.of(Missing.POLAR_NIGHT);
    }

    /** A question in which sunrise matters. */
    static ChartQuery read(Engine engine, Input input) {
        ChartQuery query = ChartQuery.read(engine, input);
        return query.with(ConventionParameters.read(input, query.conventions(), ConventionParameters.OF_SUNRISE));
    }

    /** Sunrise and sunset of the civil day that a question falls in, as they are answered. */
    static SunView view(Engine engine, ChartQuery query, Zone zone) {
        Zone.CivilDay day = zone.dayOf(query.instant());
        SolarDay sun = of(
                engine.sky(query.conventions()),
                query.site(),
                query.conventions().sunrise(),
                day);
        return SunView.of(sun.sunrise, sun.sunset, sun.missing.map(Missing::id), day, zone);
    }
}
