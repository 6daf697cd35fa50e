package org.nirayana.jyotisha.zodiac;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.units.Angle;

/** Boundaries belong to what begins there, however the longitude was arrived at. */
class ZodiacBoundaryTest {
    @Test
    void everyRasiBeginsOnItsBoundary() {
        for (int i = 0; i < 12; i++) {
            for (SiderealLongitude boundary : new SiderealLongitude[] {
                SiderealLongitude.degrees(30 * i),
                SiderealLongitude.degrees(30 * i - 360),
                SiderealLongitude.of(Angle.degrees(30 * i)),
                SiderealLongitude.of(Angle.radians(i * Math.PI / 6)),
                SiderealLongitude.of(Angle.degrees(30 * i + 23.857).minus(Angle.degrees(23.857)))
            }) {
                assertThat(boundary.rasi().number()).isEqualTo(i + 1);
                assertThat(boundary.advancedInRasi()).isEqualTo(Angle.ZERO);
                assertThat(boundary.degrees()).isEqualTo(30.0 * i);
                assertThat(boundary).isEqualTo(boundary.rasi().start());
            }
        }
        assertThat(Rasi.at(SiderealLongitude.degrees(30))).isEqualTo(Rasi.TAURUS);
        assertThat(Rasi.at(SiderealLongitude.degrees(29.9999999999))).isEqualTo(Rasi.ARIES);
    }

    @Test
    void everyNakshatraAndPadaBeginsOnItsBoundary() {
        for (int i = 0; i < 108; i++) {
            SiderealLongitude boundary = SiderealLongitude.of(Angle.degrees(i * 360.0 / 108));
            assertThat(boundary.nakshatra().number()).isEqualTo(i / 4 + 1);
            assertThat(boundary.pada()).isEqualTo(i % 4 + 1);
            SiderealLongitude before =
                    new SiderealLongitude(Math.floorMod(boundary.ticks() - 1, SiderealLongitude.FULL_CIRCLE));
            assertThat(before.nakshatra().number()).isEqualTo(Math.floorMod(i - 1, 108) / 4 + 1);
            assertThat(before.pada()).isEqualTo(Math.floorMod(i - 1, 4) + 1);
        }
        assertThat(Nakshatra.at(SiderealLongitude.degrees(13 + 20 / 60.0))).isEqualTo(Nakshatra.BHARANI);
    }

    @Test
    void justBelowAFullCircleIsPiscesAndJustAboveAries() {
        assertThat(SiderealLongitude.degrees(359.9999999999).rasi()).isEqualTo(Rasi.PISCES);
        assertThat(SiderealLongitude.degrees(360)).isEqualTo(SiderealLongitude.degrees(0));
        assertThat(SiderealLongitude.of(Angle.radians(-1e-18))).isEqualTo(SiderealLongitude.degrees(0));
        assertThat(SiderealLongitude.degrees(-1e-13).rasi()).isEqualTo(Rasi.ARIES);
        assertThat(SiderealLongitude.degrees(-0.5).degrees()).isEqualTo(359.5);
    }

    @Test
    void allDivisionsOfALongitudeAgree() {
        SplittableRandom random = new SplittableRandom(108);
        for (int i = 0; i < 100_000; i++) {
            SiderealLongitude longitude = SiderealLongitude.degrees(random.nextDouble(-720, 720));
            assertThat(longitude.degrees()).isBetween(0.0, Math.nextDown(360.0));
            assertThat(longitude.rasi().number()).isEqualTo((int) (longitude.degrees() / 30) + 1);
            assertThat(longitude.nakshatra().number()).isEqualTo((int) (longitude.degrees() * 27 / 360) + 1);
            assertThat(longitude.pada()).isEqualTo((int) (longitude.degrees() * 108 / 360) % 4 + 1);
            double again = longitude.rasi().start().degrees()
                    + longitude.advancedInRasi().degrees();
            assertThat(SiderealLongitude.degrees(again)).isEqualTo(longitude);
            assertThat(SiderealLongitude.of(longitude.angle())).isEqualTo(longitude);
            assertThat(longitude.nanodegrees() / 30_000_000_000L)
                    .isEqualTo(longitude.rasi().number() - 1);
        }
    }

    @Test
    void ticksOutsideTheCircleAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SiderealLongitude(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> new SiderealLongitude(SiderealLongitude.FULL_CIRCLE));
    }

    @Test
    void theCircleOfRasisIsClosed() {
        for (Rasi from : Rasi.ALL) {
            for (int steps = -24; steps <= 24; steps++) {
                assertThat(from.plus(steps).countedFrom(from)).isEqualTo(Math.floorMod(steps, 12) + 1);
            }
        }
    }

    /** Ownership of the rasis and nakshatras as every textbook has it: Brihat Parashara Hora Shastra, chapters 4 and 46. */
    @Test
    void lordsAreParasharas() {
        assertThat(Rasi.ALL)
                .extracting(Rasi::lord)
                .containsExactly(
                        Graha.MARS,
                        Graha.VENUS,
                        Graha.MERCURY,
                        Graha.MOON,
                        Graha.SUN,
                        Graha.MERCURY,
                        Graha.VENUS,
                        Graha.MARS,
                        Graha.JUPITER,
                        Graha.SATURN,
                        Graha.SATURN,
                        Graha.JUPITER);
        assertThat(Nakshatra.ASHWINI.lord()).isEqualTo(Graha.KETU);
        assertThat(Nakshatra.ROHINI.lord()).isEqualTo(Graha.MOON);
        assertThat(Nakshatra.MAGHA.lord()).isEqualTo(Graha.KETU);
        assertThat(Nakshatra.SHATABHISHA.lord()).isEqualTo(Graha.RAHU);
        assertThat(Nakshatra.REVATI.lord()).isEqualTo(Graha.MERCURY);
    }

    @Test
    void grahasAreNumberedAndCodedAsTheContractSays() {
        assertThat(Graha.ALL)
                .extracting(Graha::id)
                .containsExactly("sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "kethu");
        assertThat(Graha.ALL)
                .extracting(Graha::code)
                .containsExactly("SU", "MO", "MA", "ME", "JU", "VE", "SA", "RA", "KE");
        assertThat(Graha.ALL).extracting(Graha::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(Lagna.LAGNA.id()).isEqualTo("ascendant");
        assertThat(Lagna.LAGNA.code()).isEqualTo("AS");
    }
}
