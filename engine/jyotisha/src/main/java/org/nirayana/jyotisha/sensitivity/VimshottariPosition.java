package org.nirayana.jyotisha.sensitivity;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.astronomy.event.AngleFunction;
import org.nirayana.astronomy.time.TT;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.dasha.DashaLord;
import org.nirayana.jyotisha.dasha.DashaSeed;
import org.nirayana.jyotisha.dasha.DashaYears;
import org.nirayana.jyotisha.dasha.NakshatraDasha;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/**
 * Where a date lies in the cycle of 120 years, as a function of the instant of birth.
 *
 * <p>The rulers follow one another as the stars do, so that this is continuous: when the Moon leaves a star, nothing is left of
 * its ruler's time, and the next begins.
 */
final class VimshottariPosition {
    static final int LEVELS = 3;

    private static final NakshatraDasha SYSTEM = NakshatraDasha.VIMSHOTTARI;
    private static final List<DashaLord> LORDS = SYSTEM.lords();
    private static final double CYCLE = SYSTEM.cycleYears();
    private static final double FULL_TURN = 2 * Math.PI;
    private static final double NAKSHATRA = FULL_TURN / Nakshatra.COUNT;

    private final AngleFunction seed;
    private final DashaSeed from;
    private final DashaYears lived;

    VimshottariPosition(AngleFunction seed, Conventions conventions, DashaYears lived) {
        this.seed = seed;
        this.from = conventions.dashaSeed();
        this.lived = lived;
    }

    boolean isOfAscendant() {
        return from == DashaSeed.LAGNA;
    }

    /**
     * The running rule.
     *
     * @param lords its ruler and those above, the highest first: {@code jupiter saturn}
     * @param startYears its beginning, in years from the first ruler's of the cycle
     * @param years its length
     */
    record Running(String lords, double startYears, double years) {
        Angle start() {
            return turn(startYears);
        }

        Angle end() {
            return turn(startYears + years);
        }
    }

    Angle angle(TT birth) {
        return turn(years(birth));
    }

    Running at(TT birth, int level) {
        return at(years(birth), level);
    }

    /** What runs when the birth is a little earlier than the border. */
    String lordsBefore(Running running, int level) {
        return at(running.startYears() - running.years() * 1e-9, level).lords();
    }

    String lordsAfter(Running running, int level) {
        return at(running.startYears() + running.years() * (1 + 1e-9), level).lords();
    }

    private static Angle turn(double years) {
        return Angle.radians(years / CYCLE * FULL_TURN);
    }

    /** Years of the cycle that have passed on the date, the first star being Ashwini. */
    private double years(TT birth) {
        double stars = seed.at(birth).wrapped().radians() / NAKSHATRA + star();
        int star = (int) Math.floor(stars);
        double passed = 0;
        for (int i = 0; i < star % LORDS.size(); i++) {
            passed += SYSTEM.years(i);
        }
        int years = SYSTEM.years(star % LORDS.size());
        passed += years - lived.balance((star + 1 - stars) * years);
        return passed + lived.from(birth);
    }

    private int star() {
        return switch (from) {
            case KSHEMA -> 3;
            case UTPANNA -> 4;
            case ADHANA -> 7;
            default -> 0;
        };
    }

    private static Running at(double years, int levels) {
        double turns = Math.floor(years / CYCLE);
        double start = turns * CYCLE;
        double length = CYCLE;
        int lord = 0;
        List<String> names = new ArrayList<>();
        for (int level = 0; level < levels; level++) {
            double whole = length;
            length = whole * SYSTEM.years(lord) / CYCLE;
            for (int i = 1; i < LORDS.size() && years >= start + length; i++) {
                start += length;
                lord = (lord + 1) % LORDS.size();
                length = whole * SYSTEM.years(lord) / CYCLE;
            }
            names.add(LORDS.get(lord).id());
        }
        return new Running(String.join(" ", names), start, length);
    }
}
