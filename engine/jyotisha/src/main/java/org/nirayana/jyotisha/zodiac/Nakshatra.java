package org.nirayana.jyotisha.zodiac;

import java.util.List;

/** The twenty-seven lunar mansions of 13°20′, each of four padas and with the graha that rules it in Vimshottari. */
@SuppressWarnings("EnumOrdinal") // the order of the constants is what they mean
public enum Nakshatra {
    ASHWINI("Ashwini"),
    BHARANI("Bharani"),
    KRITTIKA("Krittika"),
    ROHINI("Rohini"),
    MRIGASHIRA("Mrigashira"),
    ARDRA("Ardra"),
    PUNARVASU("Punarvasu"),
    PUSHYA("Pushya"),
    ASHLESHA("Ashlesha"),
    MAGHA("Magha"),
    PURVA_PHALGUNI("Purva Phalguni"),
    UTTARA_PHALGUNI("Uttara Phalguni"),
    HASTA("Hasta"),
    CHITRA("Chitra"),
    SWATI("Swati"),
    VISHAKHA("Vishakha"),
    ANURADHA("Anuradha"),
    JYESHTHA("Jyeshtha"),
    MULA("Mula"),
    PURVA_ASHADHA("Purva Ashadha"),
    UTTARA_ASHADHA("Uttara Ashadha"),
    SHRAVANA("Shravana"),
    DHANISHTA("Dhanishta"),
    SHATABHISHA("Shatabhisha"),
    PURVA_BHADRAPADA("Purva Bhadrapada"),
    UTTARA_BHADRAPADA("Uttara Bhadrapada"),
    REVATI("Revati");

    public static final int COUNT = 27;
    public static final int PADAS = 4;

    /** All twenty-seven in order; unlike {@code values()} it allocates nothing. */
    public static final List<Nakshatra> ALL = List.of(values());

    static final long TICKS = SiderealLongitude.FULL_CIRCLE / COUNT;
    static final long PADA_TICKS = TICKS / PADAS;

    private final String id;

    Nakshatra(String id) {
        this.id = id;
    }

    /** The nakshatra that holds a longitude; exactly 13°20′ is Bharani. */
    public static Nakshatra at(SiderealLongitude longitude) {
        return atTicks(longitude.ticks());
    }

    /** The same for ticks of {@link SiderealLongitude#ticks(double)}. */
    public static Nakshatra atTicks(long ticks) {
        return ALL.get((int) (ticks / TICKS));
    }

    /** The quarter of its nakshatra in which a longitude lies, 1 to 4. */
    public static int pada(SiderealLongitude longitude) {
        return padaAtTicks(longitude.ticks());
    }

    /** The same for ticks of {@link SiderealLongitude#ticks(double)}. */
    public static int padaAtTicks(long ticks) {
        return (int) (ticks % TICKS / PADA_TICKS) + 1;
    }

    /** 1 for Ashwini to 27 for Revati. */
    public static Nakshatra ofNumber(int number) {
        if (number < 1 || number > COUNT) {
            throw new IllegalArgumentException("a nakshatra's number is 1 to 27, not " + number);
        }
        return ALL.get(number - 1);
    }

    /** The name in the service's contract: {@code Ashwini} to {@code Revati}. */
    public String id() {
        return id;
    }

    public int number() {
        return ordinal() + 1;
    }

    /** The ruler of the nakshatra in the Vimshottari scheme, which repeats its nine grahas three times. */
    public Graha lord() {
        return Graha.VIMSHOTTARI_ORDER.get(ordinal() % Graha.COUNT);
    }

    /** Where the nakshatra begins. */
    public SiderealLongitude start() {
        return new SiderealLongitude(ordinal() * TICKS);
    }

    /** The nakshatra {@code steps} further on; negative steps go back. */
    public Nakshatra plus(int steps) {
        return ALL.get(Math.floorMod(ordinal() + steps, COUNT));
    }

    /** The name: {@code Uttara Phalguni}. */
    @Override
    public String toString() {
        return id;
    }
}
