package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.dasha.Dasha;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.calendar.Masa;
import org.nirayana.jyotisha.panchanga.limb.HalfTithi;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Lagna;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** What a program prints, a person can read. */
class ReadableTest {
    private static final Birth BIRTH = new Birth(
            Instant.parse("1990-05-17T05:00:00Z"),
            Site.ofDegrees(13.0827, 80.2707),
            "Asia/Kolkata",
            ZoneId.of("Asia/Kolkata").getRules());

    private final Chart chart = new ChartFactory(PackedEphemeris.load()).chart(BIRTH, Conventions.standard());

    @Test
    void names() {
        assertThat(Graha.KETU).hasToString("Ketu");
        assertThat(Lagna.LAGNA).hasToString("Ascendant");
        assertThat(Rasi.SAGITTARIUS).hasToString("Sagittarius");
        assertThat(Nakshatra.UTTARA_PHALGUNI).hasToString("Uttara Phalguni");
        assertThat(Tithi.KRISHNA_ASHTAMI).hasToString("Krishna Ashtami");
        assertThat(Tithi.PURNIMA).hasToString("Purnima");
        assertThat(Yoga.INDRA).hasToString("Indra");
        assertThat(new HalfTithi(2)).hasToString("Bava");
        assertThat(Vara.GURUVARA).hasToString("Guruvara");
        assertThat(Masa.VAISHAKHA).hasToString("Vaishakha");
    }

    /** Cut, not rounded: nothing of a rasi is ever called 30°. */
    @Test
    void longitudes() {
        assertThat(SiderealLongitude.degrees(123.125)).hasToString("Leo 3°07′");
        assertThat(new SiderealLongitude(SiderealLongitude.FULL_CIRCLE - 1)).hasToString("Pisces 29°59′");
        assertThat(SiderealLongitude.degrees(0)).hasToString("Aries 0°00′");
    }

    @Test
    void placements() {
        Map<Graha, SiderealLongitude> places = new TreeMap<>();
        Graha.ALL.forEach(graha -> places.put(graha, SiderealLongitude.degrees(297.24)));
        Placements placements = Placements.ofLongitudes(
                Angle.degrees(24), SiderealLongitude.degrees(95.5), places, Set.of(Graha.SATURN));
        assertThat(placements.of(Graha.MOON)).hasToString("Moon  Capricorn 27°14′  Dhanishta 2");
        assertThat(placements.of(Graha.SATURN)).hasToString("Saturn  Capricorn 27°14′  Dhanishta 2  retrograde");
        assertThat(placements.ascendant()).hasToString("Ascendant  Cancer 5°30′  Pushya 1");
        assertThat(placements.kattams().get(0)).hasToString("1  Cancer  Ascendant");
        assertThat(placements.kattams().get(1)).hasToString("2  Leo");
        assertThat(placements.kattams().get(6))
                .hasToString("7  Capricorn  Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu");
    }

    @Test
    void charts() {
        assertThat(BIRTH).hasToString("1990-05-17T10:30+05:30 Asia/Kolkata, 13.0827° 80.2707°");
        assertThat(chart.toString().lines())
                .hasSize(11)
                .startsWith(BIRTH.toString(), chart.ascendant().toString());
        assertThat(chart.varga(9).of(Graha.MOON).toString())
                .startsWith("Moon  ")
                .endsWith("′");
    }

    @Test
    void dashas() {
        Dasha dasha = chart.dasha(NakshatraDasha.VIMSHOTTARI);
        Instant instant = Instant.parse("2020-01-01T00:00:00Z");
        assertThat(dasha.at(instant).periods()).hasSize(Dasha.LEVELS).isEqualTo(dasha.at(instant, Dasha.LEVELS));
        assertThat(dasha.at(instant).toString()).matches("[A-Z][a-z]+( › [A-Z][a-z]+){5}");
        assertThat(dasha.at(Instant.parse("1900-01-01T00:00:00Z"))).hasToString("no period");
        assertThat(dasha.periods(1, 1).get(0).toString())
                .matches("[A-Z][a-z]+  \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ to \\d{4}-\\d\\d-\\d\\dT.{8}Z");
        assertThat(NakshatraDasha.VIMSHOTTARI.lords().get(0)).hasToString("Ketu");
        assertThat(NakshatraDasha.YOGINI.lords().get(0)).hasToString("Mangala");
    }
}
