package org.nirayana.service.astro;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nirayana.jyotisha.horoscope.Horoscope;
import org.nirayana.jyotisha.varga.Varga;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A divisional chart as something that can be drawn. */
final class VargaChart {
    private VargaChart() {}

    /** Every longitude in its place of the varga; retrogression is that of the sky. */
    static Horoscope of(Varga varga, Horoscope horoscope) {
        if (varga.divisions() == 1) {
            return horoscope;
        }
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        Set<Graha> retrograde = EnumSet.noneOf(Graha.class);
        for (Graha graha : Graha.ALL) {
            places.put(graha, varga.at(horoscope.of(graha).sidereal()).longitude());
            if (horoscope.of(graha).isRetrograde()) {
                retrograde.add(graha);
            }
        }
        return Horoscope.ofLongitudes(
                horoscope.ayanamsa(), varga.at(horoscope.ascendant().sidereal()).longitude(), places, retrograde);
    }

    /** The name in the middle tells which chart it is. */
    static Optional<String> titled(Varga varga, Optional<String> name) {
        if (varga.divisions() == 1) {
            return name;
        }
        String title = "D" + varga.divisions();
        return Optional.of(name.map(given -> given + " · " + title).orElse(title));
    }
}
