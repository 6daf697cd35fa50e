package org.nirayana.jyotisha.gochara;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.strength.Ashtakavarga;
import org.nirayana.jyotisha.transit.SiderealMotion;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * A stretch of time in which a graha goes through one house of a birth chart; where it turns back and comes again, each time is
 * a stretch of its own.
 *
 * @param fromMoon the house counted from the natal Moon's sign
 * @param fromLagna the house counted from the natal ascendant's sign
 * @param fromSun the house counted from the natal Sun's sign
 * @param entry none where the ephemeris does not reach so far
 * @param retrogradeEntry whether the graha came backwards
 * @param exit none where the ephemeris does not reach so far
 * @param retrogradeExit whether the graha left backwards
 * @param pass 1 where it comes for the first time in this passage
 * @param passes how often it comes in this passage
 * @param temporary whether it came in its usual direction and turned back
 * @param good whether it does well in the house from the Moon
 * @param murti by the Moon of the entry; none without one
 * @param bhinna its bindus in the sign; none for the nodes
 * @param sarva all bindus in the sign
 */
public record HouseStretch(
        Graha graha,
        Rasi rasi,
        int fromMoon,
        int fromLagna,
        int fromSun,
        Optional<Instant> entry,
        boolean retrogradeEntry,
        Optional<Instant> exit,
        boolean retrogradeExit,
        int pass,
        int passes,
        boolean temporary,
        boolean good,
        Optional<Murti> murti,
        Optional<Integer> bhinna,
        int sarva) {

    /** The stretches of a graha that touch a span, in order, each whole as far as the ephemeris reaches. */
    public static List<HouseStretch> of(Chart natal, SiderealMotion motion, Graha graha, Instant from, Instant until) {
        Ashtakavarga bindus = Ashtakavarga.of(natal);
        List<ArcVisit> visits = ArcVisit.of(motion, graha, Rasi.COUNT, 0, from, until, reachDays(graha));
        Map<Long, Integer> passes = new HashMap<>();
        visits.forEach(visit -> passes.merge(visit.number(), 1, Integer::sum));
        Map<Long, Integer> seen = new HashMap<>();
        List<HouseStretch> stretches = new ArrayList<>();
        for (ArcVisit visit : visits) {
            int pass = seen.merge(visit.number(), 1, Integer::sum);
            if (!visit.touches(from, until)) {
                continue;
            }
            Rasi rasi = Rasi.ALL.get(visit.arc(Rasi.COUNT));
            int house = rasi.countedFrom(natal.moon().rasi());
            stretches.add(new HouseStretch(
                    graha,
                    rasi,
                    house,
                    rasi.countedFrom(natal.ascendant().rasi()),
                    rasi.countedFrom(natal.sun().rasi()),
                    visit.entry(),
                    visit.retrogradeEntry(),
                    visit.exit(),
                    visit.retrogradeExit(),
                    pass,
                    passes.get(visit.number()),
                    visit.isTemporary(graha),
                    Gochara.pairs(graha, natal.conventions()).isGood(house),
                    visit.entry().map(entry -> murti(natal, motion, entry)),
                    graha.isNode()
                            ? Optional.empty()
                            : Optional.of(bindus.bhinna(graha).get(rasi.number() - 1)),
                    bindus.sarva().get(rasi.number() - 1)));
        }
        return List.copyOf(stretches);
    }

    /** The form in which a graha enters a sign at an instant. */
    static Murti murti(Chart natal, SiderealMotion motion, Instant entry) {
        double degrees = Math.toDegrees(motion.longitude(Graha.MOON, motion.tt(entry)));
        Rasi moon = Rasi.ALL.get((int) (degrees / 30) % Rasi.COUNT);
        return Murti.of(moon.countedFrom(natal.moon().rasi()));
    }

    /** Longer than any passage through a sign, with the loops that belong to it. */
    private static double reachDays(Graha graha) {
        return switch (graha) {
            case SUN -> 40;
            case MOON -> 4;
            case MERCURY, VENUS -> 220;
            case MARS -> 400;
            case JUPITER, RAHU, KETU -> 800;
            case SATURN -> 1500;
        };
    }
}
