package org.nirayana.jyotisha.strength;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.zone.ZoneRules;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Birth;
import org.nirayana.jyotisha.ChartFactory;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** Charts that books and reports print. */
final class PrintedCharts {
    static final ChartFactory CHARTS = new ChartFactory(PackedEphemeris.load());

    /**
     * 9 April 2025, 20:51 at Bengaluru: the report of an almanac program, see {@code docs/strengths.md}. It cuts the time to
     * the minute: ascendant and Moon are those of 50 seconds later.
     */
    static final Birth REPORT_OF_2025 = new Birth(
            Instant.parse("2025-04-09T15:21:50Z"),
            Site.ofDegrees(12.9716, 77.5946),
            "Asia/Kolkata",
            ZoneRules.of(ZoneOffset.ofHoursMinutes(5, 30)));

    /**
     * B. V. Raman, Graha and Bhava Balas: the Standard Horoscope, 16 October 1918, with the figures of the older editions
     * (birth at 2:14 in the afternoon).
     */
    static final Placements RAMAN = placements(
            new double[] {
                179 + 8 / 60.0,
                311 + 40 / 60.0,
                229 + 49 / 60.0,
                180 + 33 / 60.0,
                83 + 35 / 60.0,
                170 + 4 / 60.0,
                124 + 51 / 60.0,
                233,
                53
            },
            294 + 57 / 60.0,
            21 + 16 / 60.0);

    /** The same chart as the 13th edition (1992) prints it on its first pages. */
    static final Placements RAMAN_13TH = placements(
            new double[] {
                180 + 53 / 60.0 + 55 / 3600.0,
                311 + 17 / 60.0 + 19 / 3600.0,
                229 + 30 / 60.0 + 34 / 3600.0,
                181 + 31 / 60.0 + 34 / 3600.0,
                84 + 0 / 60.0 + 49 / 3600.0,
                171 + 9 / 60.0 + 56 / 3600.0,
                124 + 22 / 60.0 + 41 / 3600.0,
                233,
                53
            },
            298,
            21 + 16 / 60.0);

    private PrintedCharts() {}

    /** Sidereal degrees of the Sun to Ketu. */
    static Placements placements(double[] grahas, double ascendant, double ayanamsa) {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        for (Graha graha : Graha.ALL) {
            places.put(graha, SiderealLongitude.degrees(grahas[graha.number() - 1]));
        }
        return Placements.ofLongitudes(Angle.degrees(ayanamsa), SiderealLongitude.degrees(ascendant), places, Set.of());
    }

    /**
     * A chart of signs alone, as P. V. R. Narasimha Rao's textbook prints them.
     *
     * @param signs what stands in Aries, in Taurus and so on: codes of two letters, {@code AS} for the ascendant
     */
    static Placements signs(String... signs) {
        double[] grahas = new double[Graha.COUNT];
        double ascendant = 0;
        for (int sign = 0; sign < signs.length; sign++) {
            for (int at = 0; at < signs[sign].length(); at += 2) {
                String code = signs[sign].substring(at, at + 2);
                double middle = 30 * sign + 15;
                if (code.equals("AS")) {
                    ascendant = middle;
                } else {
                    Graha graha = Graha.ALL.stream()
                            .filter(one -> one.code().equals(code))
                            .findFirst()
                            .orElseThrow();
                    grahas[graha.number() - 1] = middle;
                }
            }
        }
        return placements(grahas, ascendant, 0);
    }
}
