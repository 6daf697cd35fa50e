package org.nirayana.jyotisha.strength;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** The age of a graha by its degrees (Brihat Parashara Hora Shastra 45.3): six degrees each, backwards in even signs. */
public enum BaladiAvastha {
    BALA,
    KUMARA,
    YUVA,
    VRIDDHA,
    MRITA;

    private static final List<BaladiAvastha> ALL = List.of(values());
    private static final long TICKS = 6 * SiderealLongitude.TICKS_PER_DEGREE;

    static BaladiAvastha at(SiderealLongitude place) {
        int part = (int) ((place.ticks() - place.rasi().start().ticks()) / TICKS);
        return ALL.get(place.rasi().number() % 2 == 1 ? part : ALL.size() - 1 - part);
    }

    /** The name in answers: {@code kumara}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
