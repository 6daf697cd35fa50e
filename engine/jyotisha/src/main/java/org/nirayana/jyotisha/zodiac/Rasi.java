package org.nirayana.jyotisha.zodiac;

import java.util.List;

/** The twelve signs of 30°, each with the graha that owns it. */
@SuppressWarnings("EnumOrdinal") // the order of the constants is what they mean
public enum Rasi implements Ruler {
    ARIES("Aries", Graha.MARS),
    TAURUS("Taurus", Graha.VENUS),
    GEMINI("Gemini", Graha.MERCURY),
    CANCER("Cancer", Graha.MOON),
    LEO("Leo", Graha.SUN),
    VIRGO("Virgo", Graha.MERCURY),
    LIBRA("Libra", Graha.VENUS),
    SCORPIO("Scorpio", Graha.MARS),
    SAGITTARIUS("Sagittarius", Graha.JUPITER),
    CAPRICORN("Capricorn", Graha.SATURN),
    AQUARIUS("Aquarius", Graha.SATURN),
    PISCES("Pisces", Graha.JUPITER);

    public static final int COUNT = 12;

    /** All twelve in order; unlike {@code values()} it allocates nothing. */
    public static final List<Rasi> ALL = List.of(values());

    static final long TICKS = SiderealLongitude.FULL_CIRCLE / COUNT;

    private final String id;
    private final Graha lord;

    Rasi(String id, Graha lord) {
        this.id = id;
        this.lord = lord;
    }

    /** The rasi that holds a longitude; exactly 30° is Taurus. */
    public static Rasi at(SiderealLongitude longitude) {
        return atTicks(longitude.ticks());
    }

    /** The same for ticks of {@link SiderealLongitude#ticks(double)}. */
    public static Rasi atTicks(long ticks) {
        return ALL.get((int) (ticks / TICKS));
    }

    /** 1 for Aries to 12 for Pisces. */
    public static Rasi ofNumber(int number) {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException("a rasi's number is 1 to 12, not " + number);
        }
        return ALL.get(number - 1);
    }

    /** The name in the service's contract: {@code Aries} to {@code Pisces}. */
    @Override
    public String id() {
        return id;
    }

    public int number() {
        return ordinal() + 1;
    }

    /** The graha that owns this rasi (Brihat Parashara Hora Shastra, chapter on the rasis). */
    public Graha lord() {
        return lord;
    }

    /** Where the rasi begins. */
    public SiderealLongitude start() {
        return new SiderealLongitude(ordinal() * TICKS);
    }

    /** The rasi {@code steps} further on; negative steps go back. */
    public Rasi plus(int steps) {
        return ALL.get(Math.floorMod(ordinal() + steps, COUNT));
    }

    /** The place of this rasi when {@code first} is counted as 1: inclusive, as houses are counted. */
    public int countedFrom(Rasi first) {
        return Math.floorMod(ordinal() - first.ordinal(), COUNT) + 1;
    }

    /** The English name: {@code Capricorn}. */
    @Override
    public String toString() {
        return id;
    }
}
