package org.nirayana.jyotisha.panchanga;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.earth.Site;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Corrections;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Sky;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.ayanamsa.Ayanamsa;

class LuminaryTableTest {
    /** 0.1 mas is 0.2 ms of the Moon's time; times are told to the second. Over five centuries, and of both luminaries. */
    @Test
    void isWithinATenthOfAMilliarcsecondOfTheSky() {
        LuminaryTrack track = new LuminaryTrack(new LuminaryTable(), Reference.SKY, Reference.LAHIRI);
        Random random = new Random(21);
        double worstArcseconds = 0;
        for (int i = 0; i < 3000; i++) {
            TT t = new TT((random.nextDouble() - 0.5) * 180_000);
            Moment moment = Reference.SKY.at(t);
            worstArcseconds = Math.max(worstArcseconds, off(track.sun(t), Body.SUN, moment));
            worstArcseconds = Math.max(worstArcseconds, off(track.moon(t), Body.MOON, moment));
        }
        System.out.println("table of Sun and Moon off by at most " + worstArcseconds * 1e6 + " µas");
        assertThat(worstArcseconds).isBetween(1e-9, 1e-4);
    }

    private static double off(double tracked, Body body, Moment moment) {
        double direct = moment.apparent(body).longitude().radians()
                - moment.orientation().nutationInLongitude().radians()
                - Reference.LAHIRI.at(moment).radians();
        return Math.abs(Math.toDegrees(Math.IEEEremainder(tracked - direct, 2 * Math.PI)) * 3600);
    }

    /** Whoever used the table before: other centuries, which fall on the same slots, another ayanamsa, another sky. */
    @Test
    void answersTheSameWhateverItHolds() {
        LuminaryTable shared = new LuminaryTable();
        Ayanamsa other = Reference.LAHIRI.plus(Angle.degrees(1));
        Sky plain = Reference.SKY.with(Corrections.NONE);
        Random random = new Random(22);
        for (int i = 0; i < 3000; i++) {
            TT t = new TT((random.nextDouble() - 0.5) * 180_000);
            Sky sky = i % 3 == 0 ? plain : Reference.SKY;
            Ayanamsa ayanamsa = i % 2 == 0 ? other : Reference.LAHIRI;
            assertThat(new LuminaryTrack(shared, sky, ayanamsa).moon(t))
                    .isEqualTo(new LuminaryTrack(new LuminaryTable(), sky, ayanamsa).moon(t));
        }
    }

    @Test
    void almanacsThatShareATableSayWhatThoseAloneSay() {
        LuminaryTable shared = new LuminaryTable();
        Random random = new Random(23);
        ZoneId zone = ZoneId.of("Asia/Kolkata");
        Instant instant = Instant.parse("1950-01-01T00:00:00Z");
        for (int i = 0; i < 60; i++) {
            Site site = Site.ofDegrees(random.nextDouble() * 170 - 85, random.nextDouble() * 360 - 180);
            instant = instant.plus(Duration.ofHours(random.nextInt(10_000)));
            Almanac sharing =
                    new Almanac(shared, Reference.SKY, Reference.LAHIRI, site, zone.getRules(), Conventions.standard());
            assertThat(sharing.at(instant))
                    .isEqualTo(Reference.almanac(site, zone.getId()).at(instant));
        }
    }
}
