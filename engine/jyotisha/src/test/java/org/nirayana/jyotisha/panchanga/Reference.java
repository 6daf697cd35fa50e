package org.nirayana.jyotisha.panchanga;

import java.time.ZoneId;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;
import org.nirayana.jyotisha.ayanamsa.Ayanamsas;

/** The sky, the ayanamsa and the places that the tests share. */
final class Reference {
    static final Sky SKY = Sky.of(PackedEphemeris.load());
    static final Ayanamsa LAHIRI = Ayanamsas.in(SKY).standard().ayanamsa();

    static final Site UJJAIN = Site.ofDegrees(23.1765, 75.7885);
    static final Site BENGALURU = Site.ofDegrees(12.971667, 77.593611);
    static final Site TROMSO = Site.ofDegrees(69.6492, 18.9553);

    private Reference() {}

    static Almanac almanac(Site site, String zone) {
        return almanac(site, zone, Conventions.standard());
    }

    static Almanac almanac(Site site, String zone, Conventions conventions) {
        return new Almanac(SKY, LAHIRI, site, ZoneId.of(zone).getRules(), conventions);
    }
}
