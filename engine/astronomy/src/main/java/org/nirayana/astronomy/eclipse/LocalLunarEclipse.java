package org.nirayana.astronomy.eclipse;

import java.util.Optional;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.event.RiseDefinition;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;

/**
 * What of an eclipse of the Moon is seen from a place; immutable.
 *
 * @param eclipse whose instants are the same everywhere
 * @param site the place
 * @param sky with all corrections
 * @param penumbral what of the whole eclipse, P1 to P4, is above the horizon
 * @param umbral what of the Moon's way through the umbra, U1 to U4, is; nothing for a penumbral eclipse
 */
public record LocalLunarEclipse(
        LunarEclipse eclipse, Site site, Sky sky, Sighting penumbral, Optional<Sighting> umbral) {
    static LocalLunarEclipse of(LunarEclipse eclipse, Site site, Sky sky, RiseDefinition definition) {
        Sky apparent = sky.with(Corrections.ALL);
        Sighting whole =
                Sighting.of(apparent, site, Body.MOON, definition, eclipse.penumbralBegin(), eclipse.penumbralEnd());
        Optional<Sighting> dark = eclipse.partialBegin()
                .map(from -> Sighting.of(
                        apparent,
                        site,
                        Body.MOON,
                        definition,
                        from,
                        eclipse.partialEnd().orElseThrow()));
        return new LocalLunarEclipse(eclipse, site, apparent, whole, dark);
    }

    /** Where the Moon stands at an instant of the eclipse, and how much of it is in the umbra. */
    public Circumstance circumstance(TT t) {
        return Circumstance.of(sky, site, Body.MOON, t, eclipse.umbralMagnitudeAt(t));
    }
}
