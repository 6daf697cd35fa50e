package org.nirayana.jyotisha.strength;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.nirayana.astronomy.ephemeris.OutsideSpanException;
import org.nirayana.jyotisha.Chart;
import org.nirayana.jyotisha.placement.Placement;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The eight motions of Mars to Saturn and their cheshta bala (Brihat Parashara Hora Shastra 27.21-23).
 *
 * <p>The verses give no bounds. Those between slow and fast are the program Maitreya's, in parts of the mean motion; that of
 * Mercury and Venus is the Sun's, as in the rest of cheshta bala.
 */
public enum EightMotion {
    /** Retrograde. */
    VAKRA(60),
    /** Retrograde, and entering the sign before on the way. */
    ANUVAKRA(30),
    /** Hardly moving: below a tenth of the mean motion. */
    VIKALA(15),
    /** Slow: below the mean motion. */
    MANDA(30),
    /** Slower: below half of it. */
    MANDATARA(15),
    /** Up to one and a half of it. */
    SAMA(7.5),
    /** Faster. */
    CHARA(45),
    /** Faster, and entering the next sign before turning. */
    ATICHARA(30);

    /** Degrees a day of the Sun to Saturn, those of the mean longitudes that Raman uses. */
    private static final double[] MEAN = {0.98560265, 0, 0.524019, 0.98560265, 0.083096, 0.98560265, 0.033439};

    private static final int STEP_DAYS = 3;
    private static final int STEPS = 90;

    private final double virupas;

    EightMotion(double virupas) {
        this.virupas = virupas;
    }

    public double virupas() {
        return virupas;
    }

    /** The name in answers: {@code vakra}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** By speed, and whether the sign is left before the motion turns. */
    static EightMotion of(double share, boolean leavesSign) {
        if (share < 0) {
            return leavesSign ? ANUVAKRA : VAKRA;
        }
        if (share < 0.1) {
            return VIKALA;
        }
        if (share < 0.5) {
            return MANDATARA;
        }
        if (share < 1) {
            return MANDA;
        }
        if (share < 1.5) {
            return SAMA;
        }
        return leavesSign ? ATICHARA : CHARA;
    }

    /** The motions of Mars to Saturn in a chart. */
    static Map<Graha, EightMotion> of(Chart chart) {
        Map<Graha, EightMotion> motions = new EnumMap<>(Graha.class);
        for (Graha graha : Arc.SEVEN) {
            if (graha != Graha.SUN && graha != Graha.MOON) {
                double share = chart.of(graha).speedPerDay().degrees() / MEAN[graha.number() - 1];
                boolean matters = share < 0 || share >= 1.5;
                motions.put(graha, of(share, matters && leavesSign(chart, graha)));
            }
        }
        return motions;
    }

    private static boolean leavesSign(Chart chart, Graha graha) {
        Placement now = chart.of(graha);
        Instant instant = chart.birth().instant();
        for (int step = 1; step <= STEPS; step++) {
            Placement later;
            try {
                later = chart.placementsAt(instant.plus(Duration.ofDays((long) step * STEP_DAYS)))
                        .of(graha);
            } catch (OutsideSpanException unknown) {
                return false;
            }
            if (later.isRetrograde() != now.isRetrograde()) {
                return false;
            }
            if (later.rasi() != now.rasi()) {
                return true;
            }
        }
        return false;
    }
}
