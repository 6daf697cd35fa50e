package org.nirayana.jyotisha;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Instant;
import java.time.ZoneId;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.PackedEphemeris;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.dasha.DashaBalance;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.placement.NodeType;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A value that was sent arrives as the same value. */
class SerializationTest {
    static Stream<Object> values() {
        Instant instant = Instant.parse("1990-05-17T05:00:00Z");
        Site site = Site.ofDegrees(13.0827, 80.2707);
        Birth birth = new Birth(
                instant, site, "Asia/Kolkata", ZoneId.of("Asia/Kolkata").getRules());
        Chart chart = new ChartFactory(PackedEphemeris.load()).chart(birth, Conventions.standard());
        return Stream.of(
                birth,
                Birth.at("1990-05-17T10:30").in("Chennai").zone("Asia/Kolkata"),
                Birth.at("1990-05-17T10:30+05:30").at(site),
                Conventions.standard().with(NodeType.MEAN),
                new TT(123.5),
                chart.moon().sidereal(),
                SiderealLongitude.degrees(297.25),
                chart.varga(9).ascendant().place(),
                new DashaBalance(3, 1, 7),
                chart.dasha(NakshatraDasha.YOGINI).at(instant),
                chart.dasha(NakshatraDasha.VIMSHOTTARI).periods(2, 1).get(0),
                new TimeSpan(instant, instant.plusSeconds(1)));
    }

    @ParameterizedTest
    @MethodSource("values")
    void arrivesEqual(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(value).isNotSameAs(value);
        }
    }
}
