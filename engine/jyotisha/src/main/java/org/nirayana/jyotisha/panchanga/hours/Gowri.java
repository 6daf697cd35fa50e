package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;

/**
 * The eight kinds of eighths of the day and of the night in Tamil almanacs (Gowri panchangam).
 *
 * <p>Seven belong to the weekdays in order from Sunday; the eighth, Visham, stands where Rahu's eighth is. The tables of the
 * day follow from that rule, which a test checks; those of the night are printed tables that follow no single rule.
 */
public enum Gowri {
    UTHI("Uthi", Nature.GOOD),
    AMIRDHA("Amirdha", Nature.GOOD),
    ROGAM("Rogam", Nature.BAD),
    LAABAM("Laabam", Nature.GOOD),
    DHANAM("Dhanam", Nature.GOOD),
    SUGAM("Sugam", Nature.GOOD),
    SORAM("Soram", Nature.BAD),
    VISHAM("Visham", Nature.BAD);

    /** Eighths of a day or of a night. */
    public static final int COUNT = 8;

    private static final List<List<Gowri>> DAYS = List.of(
            List.of(UTHI, AMIRDHA, ROGAM, LAABAM, DHANAM, SUGAM, SORAM, VISHAM),
            List.of(AMIRDHA, VISHAM, ROGAM, LAABAM, DHANAM, SUGAM, SORAM, UTHI),
            List.of(ROGAM, LAABAM, DHANAM, SUGAM, SORAM, UTHI, VISHAM, AMIRDHA),
            List.of(LAABAM, DHANAM, SUGAM, SORAM, VISHAM, UTHI, AMIRDHA, ROGAM),
            List.of(DHANAM, SUGAM, SORAM, UTHI, AMIRDHA, VISHAM, ROGAM, LAABAM),
            List.of(SUGAM, SORAM, UTHI, VISHAM, AMIRDHA, ROGAM, LAABAM, DHANAM),
            List.of(SORAM, UTHI, VISHAM, AMIRDHA, ROGAM, LAABAM, DHANAM, SUGAM));

    private static final List<List<Gowri>> NIGHTS = List.of(
            List.of(DHANAM, SUGAM, SORAM, VISHAM, UTHI, AMIRDHA, ROGAM, LAABAM),
            List.of(SUGAM, SORAM, UTHI, AMIRDHA, VISHAM, ROGAM, LAABAM, DHANAM),
            List.of(SORAM, UTHI, VISHAM, AMIRDHA, ROGAM, LAABAM, DHANAM, SUGAM),
            List.of(UTHI, AMIRDHA, ROGAM, LAABAM, DHANAM, SUGAM, SORAM, VISHAM),
            List.of(AMIRDHA, VISHAM, ROGAM, LAABAM, DHANAM, SUGAM, SORAM, UTHI),
            List.of(ROGAM, LAABAM, DHANAM, SUGAM, SORAM, UTHI, VISHAM, AMIRDHA),
            List.of(LAABAM, DHANAM, SUGAM, SORAM, UTHI, VISHAM, AMIRDHA, ROGAM));

    private final String id;
    private final Nature nature;

    Gowri(String id, Nature nature) {
        this.id = id;
        this.nature = nature;
    }

    public static List<Spanned<Gowri>> ofDay(Vara vara, TimeSpan daylight) {
        return eighths(DAYS.get(vara.number() - 1), daylight);
    }

    public static List<Spanned<Gowri>> ofNight(Vara vara, TimeSpan night) {
        return eighths(NIGHTS.get(vara.number() - 1), night);
    }

    private static List<Spanned<Gowri>> eighths(List<Gowri> kinds, TimeSpan whole) {
        List<Spanned<Gowri>> eighths = new ArrayList<>(COUNT);
        for (int i = 0; i < COUNT; i++) {
            eighths.add(new Spanned<>(kinds.get(i), whole.part(i + 1, COUNT)));
        }
        return List.copyOf(eighths);
    }

    public String id() {
        return id;
    }

    public Nature nature() {
        return nature;
    }
}
