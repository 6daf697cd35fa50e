package org.nirayana.jyotisha.panchanga.limb;

import java.time.DayOfWeek;
import java.util.List;
import org.nirayana.jyotisha.zodiac.Graha;

/** The seven weekdays, each from one sunrise to the next and each with the graha that gives it its name. */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Vara {
    RAVIVARA("Ravivara", Graha.SUN),
    SOMAVARA("Somavara", Graha.MOON),
    MANGALAVARA("Mangalavara", Graha.MARS),
    BUDHAVARA("Budhavara", Graha.MERCURY),
    GURUVARA("Guruvara", Graha.JUPITER),
    SHUKRAVARA("Shukravara", Graha.VENUS),
    SHANIVARA("Shanivara", Graha.SATURN);

    public static final int COUNT = 7;

    /** From Sunday; unlike {@code values()} it allocates nothing. */
    public static final List<Vara> ALL = List.of(values());

    private final String id;
    private final Graha lord;

    Vara(String id, Graha lord) {
        this.id = id;
        this.lord = lord;
    }

    /** The vara that begins with the sunrise of a civil weekday. */
    public static Vara of(DayOfWeek day) {
        return ALL.get(day.getValue() % COUNT);
    }

    public String id() {
        return id;
    }

    /** 1 for Sunday to 7 for Saturday. */
    public int number() {
        return ordinal() + 1;
    }

    public Graha lord() {
        return lord;
    }

    /** The weekday {@code steps} days on. */
    public Vara plus(int steps) {
        return ALL.get(Math.floorMod(ordinal() + steps, COUNT));
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
