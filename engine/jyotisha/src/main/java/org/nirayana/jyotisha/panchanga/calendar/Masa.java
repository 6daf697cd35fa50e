package org.nirayana.jyotisha.panchanga.calendar;

import java.util.List;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The twelve lunar months; Chaitra is the one in which the Sun enters Aries. */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Masa {
    CHAITRA("Chaitra"),
    VAISHAKHA("Vaishakha"),
    JYESHTHA("Jyeshtha"),
    ASHADHA("Ashadha"),
    SHRAVANA("Shravana"),
    BHADRAPADA("Bhadrapada"),
    ASHVINA("Ashvina"),
    KARTIKA("Kartika"),
    MARGASHIRSHA("Margashirsha"),
    PAUSHA("Pausha"),
    MAGHA("Magha"),
    PHALGUNA("Phalguna");

    public static final int COUNT = 12;

    /** From Chaitra; unlike {@code values()} it allocates nothing. */
    public static final List<Masa> ALL = List.of(values());

    private final String id;

    Masa(String id) {
        this.id = id;
    }

    /** The month that begins with a new moon when the Sun is in {@code rasi}: it is named for the next rasi it enters. */
    public static Masa beginningWithSunIn(Rasi rasi) {
        return ALL.get(rasi.number() % COUNT);
    }

    public String id() {
        return id;
    }

    /** 1 for Chaitra. */
    public int number() {
        return ordinal() + 1;
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
