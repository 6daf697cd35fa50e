package org.nirayana.jyotisha.strength;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.panchanga.day.DayAndNight;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.varga.ParasharaVarga;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * What a graha is doing at birth, from a product and a sum that is divided by twelve.
 *
 * <p>Brihat Parashara Hora Shastra 45.30-37: the number of its nakshatra, times its own, times that of its navamsa in the sign; to
 * it the numbers of the Moon's nakshatra, of the ghati from sunrise and of the rising sign. Which ghati is meant is not settled,
 * nor that the nodes are the eighth and the ninth; no worked example was found. What follows from the first syllable of a
 * name is left to the reader.
 *
 * @param nakshatra of the graha, 1 to 27
 * @param navamsa of the graha in its sign, 1 to 9
 * @param moonNakshatra 1 to 27
 * @param ghati from sunrise
 * @param rising the rising sign, 1 for Aries
 */
public record Sayanadi(Graha graha, int nakshatra, int navamsa, int moonNakshatra, int ghati, int rising) {
    private static final Duration GHATI = Duration.ofMinutes(24);

    /** What is divided by twelve. */
    public int sum() {
        return nakshatra * graha.number() * navamsa + moonNakshatra + ghati + rising;
    }

    /** What is left of it names the state; nothing left is the twelfth. */
    public SayanadiAvastha avastha() {
        return SayanadiAvastha.ALL.get((sum() + 11) % 12);
    }

    /** Of the nine in their order; nothing where the Sun does not rise and set. */
    public static Optional<List<Sayanadi>> of(Chart chart) {
        Optional<DayAndNight> day = chart.dayAndNight();
        if (day.isEmpty()) {
            return Optional.empty();
        }
        Instant sunrise = day.get().daylight().start();
        long elapsed =
                Math.max(0, Duration.between(sunrise, chart.birth().instant()).dividedBy(GHATI));
        boolean running = chart.conventions().get(SayanadiGhati.CONVENTION) == SayanadiGhati.RUNNING;
        int ghati = (int) elapsed + (running ? 1 : 0);
        List<Sayanadi> all = new ArrayList<>(Graha.COUNT);
        for (Placement placement : chart.grahas()) {
            all.add(new Sayanadi(
                    (Graha) placement.point(),
                    placement.nakshatra().number(),
                    navamsa(placement),
                    chart.moon().nakshatra().number(),
                    ghati,
                    chart.ascendant().rasi().number()));
        }
        return Optional.of(List.copyOf(all));
    }

    private static int navamsa(Placement placement) {
        return ParasharaVarga.NAVAMSHA.at(placement.sidereal()).part();
    }
}
