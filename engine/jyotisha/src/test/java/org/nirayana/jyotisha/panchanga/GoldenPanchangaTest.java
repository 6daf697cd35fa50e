package org.nirayana.jyotisha.panchanga;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.nirayana.astronomy.ephemeris.Body;
import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.time.TT;
import org.nirayana.jyotisha.panchanga.limb.HalfTithi;
import org.nirayana.jyotisha.panchanga.limb.Tithi;
import org.nirayana.jyotisha.panchanga.limb.Yoga;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.testing.Authorities;

/** Borders of tithi, karana, nakshatra and yoga against authorities/swiss-ephemeris/panchanga.csv. */
class GoldenPanchangaTest {
    /** One second: what the service tells, and twice the time in which the Moon goes through the 0.25″ it may be off. */
    private static final Duration TOLERANCE = Duration.ofSeconds(1);

    @Test
    void bordersAreWithinASecond() {
        Duration worst = Duration.ZERO;
        int rows = 0;
        for (String[] row : Authorities.rows("swiss-ephemeris/panchanga.csv")) {
            String line = String.join(",", row);
            Instant instant = Instant.parse(row[0]);
            Found found = find(row[1], instant);
            assertThat(found.number()).as(line).isEqualTo(Integer.parseInt(row[2]));
            Duration off = max(
                    Duration.between(found.span().start(), Instant.parse(row[3]))
                            .abs(),
                    Duration.between(found.span().end(), Instant.parse(row[4])).abs());
            assertThat(off).as(line).isLessThanOrEqualTo(TOLERANCE);
            worst = max(worst, off);
            rows++;
        }
        System.out.println("panchanga.csv: " + rows + " rows, worst border off by " + worst.toMillis() + " ms");
        assertThat(rows).isEqualTo(240);
    }

    private record Found(int number, TimeSpan span) {}

    private static Found find(String element, Instant instant) {
        Panchanga panchanga =
                Reference.almanac(Reference.UJJAIN, "Asia/Kolkata").at(instant);
        return switch (element) {
            case "tithi" -> holding(panchanga.tithis(), Tithi::number, instant);
            case "karana" -> holding(panchanga.karanas(), HalfTithi::number, instant);
            case "yoga" -> holding(panchanga.yogas(), Yoga::number, instant);
            case "nakshatra" ->
                holding(
                        panchanga.nakshatras().stream()
                                .map(time -> new Spanned<>(time.nakshatra(), time.span()))
                                .toList(),
                        Nakshatra::number,
                        instant);
            default -> throw new IllegalArgumentException(element);
        };
    }

    private static <T> Found holding(List<Spanned<T>> all, Function<T, Integer> number, Instant instant) {
        return all.stream()
                .filter(timed -> timed.span().contains(instant))
                .map(timed -> new Found(number.apply(timed.value()), timed.span()))
                .findFirst()
                .orElseThrow();
    }

    /** How far the polynomials are from the places they were made from, over a year; 0.1 mas is 0.2 ms of the Moon's time. */
    @Test
    void theTrackFollowsTheSky() {
        LuminaryTrack track = new LuminaryTrack(new LuminaryTable(), Reference.SKY, Reference.LAHIRI);
        double worstArcseconds = 0;
        for (int i = 0; i < 2000; i++) {
            TT t = new TT(9000 + i * 0.1834);
            Moment moment = Reference.SKY.at(t);
            double direct = moment.apparent(Body.MOON).longitude().radians()
                    - moment.orientation().nutationInLongitude().radians()
                    - Reference.LAHIRI.at(moment).radians();
            double off = Math.IEEEremainder(track.moon(t) - direct, 2 * Math.PI);
            worstArcseconds = Math.max(worstArcseconds, Math.abs(Math.toDegrees(off) * 3600));
        }
        System.out.println("track of the Moon off by at most " + worstArcseconds * 1e6 + " µas");
        assertThat(worstArcseconds).isLessThan(1e-4);
    }

    private static Duration max(Duration a, Duration b) {
        return a.compareTo(b) > 0 ? a : b;
    }
}
