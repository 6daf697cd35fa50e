package org.nirayana.jyotisha.panchanga.calendar;

import java.util.List;
import org.nirayana.jyotisha.zodiac.Rasi;

/** The six seasons, two months each. */
@SuppressWarnings("EnumOrdinal") // the order is the definition
public enum Ritu {
    VASANTA("Vasanta"),
    GRISHMA("Grishma"),
    VARSHA("Varsha"),
    SHARAD("Sharad"),
    HEMANTA("Hemanta"),
    SHISHIRA("Shishira");

    /** From spring; unlike {@code values()} it allocates nothing. */
    public static final List<Ritu> ALL = List.of(values());

    private final String id;

    Ritu(String id) {
        this.id = id;
    }

    /** Chaitra and Vaishakha are spring, and so on by twos. */
    public static Ritu of(Masa masa) {
        return ALL.get((masa.number() - 1) / 2);
    }

    /** Winter's last two rasis are Capricorn and Aquarius, spring's Pisces and Aries, and so on (Surya Siddhanta 14.10). */
    public static Ritu of(Rasi sun) {
        return ALL.get((sun.countedFrom(Rasi.PISCES) - 1) / 2);
    }

    public String id() {
        return id;
    }

    public int number() {
        return ordinal() + 1;
    }

    /** The name, as {@link #id}. */
    @Override
    public String toString() {
        return id;
    }
}
