package org.nirayana.jyotisha.panchanga.hours;

import java.util.ArrayList;
import java.util.List;
import org.nirayana.jyotisha.panchanga.Spanned;
import org.nirayana.jyotisha.panchanga.TimeSpan;
import org.nirayana.jyotisha.panchanga.limb.Vara;
import org.nirayana.jyotisha.zodiac.Graha;

/**
 * The seven kinds of eighths of the day and of the night that western India chooses its hours by, each a graha's.
 *
 * <p>By day they follow one another as the planetary hours do, beginning with the lord of the weekday: each is the lord of
 * the sixth weekday on. By night they begin with the lord of the fifth weekday and go on by fifths. This is the rule behind
 * the tables of the Gujarati almanacs.
 */
public enum Choghadiya {
    UDVEG("Udveg", Graha.SUN, Nature.BAD),
    AMRIT("Amrit", Graha.MOON, Nature.GOOD),
    ROG("Rog", Graha.MARS, Nature.BAD),
    LABH("Labh", Graha.MERCURY, Nature.GOOD),
    SHUBH("Shubh", Graha.JUPITER, Nature.GOOD),
    CHAR("Char", Graha.VENUS, Nature.NEUTRAL),
    KAAL("Kaal", Graha.SATURN, Nature.BAD);

    /** Eighths of a day or of a night. */
    public static final int COUNT = 8;

    private static final int STEP_BY_DAY = 5;
    private static final int STEP_BY_NIGHT = 4;

    private static final List<Choghadiya> BY_WEEKDAY = List.of(values());

    private final String id;
    private final Graha lord;
    private final Nature nature;

    Choghadiya(String id, Graha lord, Nature nature) {
        this.id = id;
        this.lord = lord;
        this.nature = nature;
    }

    public static List<Spanned<Choghadiya>> ofDay(Vara vara, TimeSpan daylight) {
        return eighths(vara, STEP_BY_DAY, daylight);
    }

    public static List<Spanned<Choghadiya>> ofNight(Vara vara, TimeSpan night) {
        return eighths(vara.plus(STEP_BY_NIGHT), STEP_BY_NIGHT, night);
    }

    private static List<Spanned<Choghadiya>> eighths(Vara first, int step, TimeSpan whole) {
        List<Spanned<Choghadiya>> eighths = new ArrayList<>(COUNT);
        for (int i = 0; i < COUNT; i++) {
            Vara lordsDay = first.plus(i * step);
            eighths.add(new Spanned<>(BY_WEEKDAY.get(lordsDay.number() - 1), whole.part(i + 1, COUNT)));
        }
        return List.copyOf(eighths);
    }

    public String id() {
        return id;
    }

    public Graha lord() {
        return lord;
    }

    public Nature nature() {
        return nature;
    }
}
