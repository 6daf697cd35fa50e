package org.nirayana.drawing;

import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.placement.Placements;
import org.nirayana.jyotisha.varga.Vargas;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;
import org.nirayana.words.Language;

/** Horoscopes and captions for the tests of the drawing. */
final class Samples {
    private Samples() {}

    static ChartCaption caption(String name, String place) {
        return new ChartCaption(
                Optional.ofNullable(name),
                Optional.ofNullable(place),
                OffsetDateTime.of(1943, 9, 28, 22, 38, 8, 0, ZoneOffset.ofHoursMinutes(6, 30)),
                Optional.of("Asia/Kolkata"),
                "lahiri",
                "Lahiri");
    }

    /** Anything anywhere. */
    static Placements random(SplittableRandom random) {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        Set<Graha> retrograde = EnumSet.noneOf(Graha.class);
        for (Graha graha : Graha.ALL) {
            places.put(graha, SiderealLongitude.degrees(random.nextDouble(360)));
            if (random.nextInt(3) == 0) {
                retrograde.add(graha);
            }
        }
        return Placements.ofLongitudes(
                Angle.degrees(random.nextDouble(360)),
                SiderealLongitude.degrees(random.nextDouble(360)),
                places,
                retrograde);
    }

    /** All nine planets, all that can be retrograde, in one sign; the ascendant in another or the same. */
    static Placements crowded(Rasi sign, Rasi ascendant) {
        Map<Graha, SiderealLongitude> places = new EnumMap<>(Graha.class);
        for (Graha graha : Graha.ALL) {
            places.put(graha, sign.start().plus(Angle.degrees(20 + graha.number())));
        }
        return Placements.ofLongitudes(
                Angle.degrees(24), ascendant.start().plus(Angle.degrees(29.9)), places, EnumSet.allOf(Graha.class));
    }

    /** A point that no catalogue knows. */
    record MadeUp(String id, String code) implements ChartPoint {}

    /** So many points in one sign: the nine, the ascendant if the sign is Aries, and made-up ones. */
    static ChartDrawing crowdedBy(int count, Rasi sign, ChartStyle style, Language language) {
        return new ChartDrawing(
                crowded(sign, Rasi.ARIES),
                madeUp(count - (sign == Rasi.ARIES ? 10 : 9), sign),
                Vargas.of(1),
                style,
                language.labels(),
                caption("Asha", "Chennai"),
                Theme.LIGHT,
                ChartDrawing.DEFAULT_WIDTH);
    }

    /** So many points that are none of the nine, in one sign. */
    static List<DrawnPoint> madeUp(int count, Rasi sign) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(i -> new DrawnPoint(
                        new MadeUp("point-" + i, "P" + i),
                        sign.start().plus(Angle.degrees(29.0 * i / count)),
                        i % 3 == 0))
                .toList();
    }
}
