package org.nirayana.jyotisha.match;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.nirayana.jyotisha.zodiac.Graha;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * Where the Moon of somebody stands, as finely as kutas and poruthams ask: one of 110 classes.
 *
 * <p>They are the 108 padas; two of them, Purva Ashadha 1 and Shravana 2, hold the middle of Sagittarius and of Capricorn, at
 * which the group of vashya changes, and so count twice.
 *
 * @param pada 1 to 4
 * @param pastMiddle whether the Moon stands at or beyond 15° of its sign; only asked of the two padas that hold that degree
 */
public record MoonPada(Nakshatra nakshatra, int pada, boolean pastMiddle) implements Serializable {
    /** How many classes there are. */
    public static final int COUNT = 110;

    /** How many padas there are. */
    public static final int PADAS = Nakshatra.COUNT * Nakshatra.PADAS;

    /** All 110 by {@link #index}. */
    public static final List<MoonPada> ALL = all();

    private static final long MIDDLE_TICKS = 15 * SiderealLongitude.TICKS_PER_DEGREE;

    public MoonPada {
        Objects.requireNonNull(nakshatra);
        if (pada < 1 || pada > Nakshatra.PADAS) {
            throw new IllegalArgumentException("a pada is 1 to 4, not " + pada);
        }
        if (pastMiddle && !isSplit(nakshatra, pada)) {
            throw new IllegalArgumentException(nakshatra + " " + pada + " does not hold the middle of its sign");
        }
    }

    /** The class of a longitude. */
    public static MoonPada at(SiderealLongitude longitude) {
        Nakshatra nakshatra = longitude.nakshatra();
        int pada = longitude.pada();
        boolean past = isSplit(nakshatra, pada)
                && longitude.ticks() - longitude.rasi().start().ticks() >= MIDDLE_TICKS;
        return new MoonPada(nakshatra, pada, past);
    }

    /** The classes of a pada of which nothing else is known: one, or two where the pada is split. */
    public static List<MoonPada> of(Nakshatra nakshatra, int pada) {
        MoonPada first = new MoonPada(nakshatra, pada, false);
        return isSplit(nakshatra, pada) ? List.of(first, new MoonPada(nakshatra, pada, true)) : List.of(first);
    }

    /**
     * The classes that the Moon goes through from one longitude to another, in order.
     *
     * @param from where it begins
     * @param to where it ends, less than a turn further on
     */
    public static List<MoonPada> between(SiderealLongitude from, SiderealLongitude to) {
        List<MoonPada> passed = new ArrayList<>();
        MoonPada last = at(to);
        MoonPada one = at(from);
        passed.add(one);
        while (!one.equals(last)) {
            one = one.next();
            passed.add(one);
        }
        return Collections.unmodifiableList(passed);
    }

    /** Whether a pada holds the middle of Sagittarius or Capricorn. */
    public static boolean isSplit(Nakshatra nakshatra, int pada) {
        return (nakshatra == Nakshatra.PURVA_ASHADHA && pada == 1) || (nakshatra == Nakshatra.SHRAVANA && pada == 2);
    }

    private MoonPada next() {
        if (!pastMiddle && isSplit(nakshatra, pada)) {
            return new MoonPada(nakshatra, pada, true);
        }
        return pada == Nakshatra.PADAS
                ? new MoonPada(nakshatra.plus(1), 1, false)
                : new MoonPada(nakshatra, pada + 1, false);
    }

    /** 0 for Ashwini 1 to 107 for Revati 4, and 108 and 109 for the second halves of the two that are split. */
    public int index() {
        if (pastMiddle) {
            return nakshatra == Nakshatra.PURVA_ASHADHA ? PADAS : PADAS + 1;
        }
        return padaIndex();
    }

    /** 0 for Ashwini 1 to 107 for Revati 4. */
    int padaIndex() {
        return (nakshatra.number() - 1) * Nakshatra.PADAS + pada - 1;
    }

    public Rasi rasi() {
        return Rasi.ALL.get(padaIndex() / 9);
    }

    /** The sign of the navamsa, of which a pada is one. */
    public Rasi navamsa() {
        return Rasi.ALL.get(padaIndex() % Rasi.COUNT);
    }

    Graha lord() {
        return rasi().lord();
    }

    StarTraits traits() {
        return StarTraits.of(nakshatra);
    }

    private static List<MoonPada> all() {
        List<MoonPada> all = new ArrayList<>(COUNT);
        for (Nakshatra nakshatra : Nakshatra.ALL) {
            for (int pada = 1; pada <= Nakshatra.PADAS; pada++) {
                all.add(new MoonPada(nakshatra, pada, false));
            }
        }
        all.add(new MoonPada(Nakshatra.PURVA_ASHADHA, 1, true));
        all.add(new MoonPada(Nakshatra.SHRAVANA, 2, true));
        return Collections.unmodifiableList(all);
    }

    /** For people: {@code Rohini 2}. */
    @Override
    public String toString() {
        return nakshatra + " " + pada + (pastMiddle ? " past the middle of " + rasi() : "");
    }
}
