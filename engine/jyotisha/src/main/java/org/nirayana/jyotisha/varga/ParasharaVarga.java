package org.nirayana.jyotisha.varga;

import java.util.List;
import java.util.Optional;
import org.nirayana.jyotisha.zodiac.Rasi;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/**
 * The sixteen vargas of Parashara: Brihat Parashara Hora Shastra (BPHS), chapter 6, in the numbering of R. Santhanam's
 * edition.
 *
 * <p>Odd and even, movable, fixed and dual are said of the rasi that is divided, Aries being the first, odd and movable.
 */
@SuppressWarnings("EnumOrdinal") // tables are in the order of the constants
public enum ParasharaVarga implements Varga {
    /** The rasi itself. */
    RASI(1, "5", (sign, part) -> sign),

    /** Odd rasis: the Sun's half (Leo), then the Moon's (Cancer); even rasis the reverse. */
    HORA(2, "5-6", (sign, part) -> PartRule.isOdd(sign) == (part == 0) ? Rasi.LEO : Rasi.CANCER),

    /** The rasi, the fifth and the ninth from it. */
    DREKKANA(3, "7-8", (sign, part) -> sign.plus(4 * part)),

    /** The rasi, the fourth, the seventh and the tenth from it. */
    CHATURTHAMSHA(4, "9", (sign, part) -> sign.plus(3 * part)),

    /** Odd rasis: from the rasi itself; even rasis: from the seventh. */
    SAPTAMSHA(7, "10-11", (sign, part) -> sign.plus((PartRule.isOdd(sign) ? 0 : 6) + part)),

    /** Movable rasis: from the rasi itself; fixed: from the ninth; dual: from the fifth. */
    NAVAMSHA(9, "12", (sign, part) -> sign.plus(PartRule.byMode(sign, 0, 8, 4) + part)),

    /** Odd rasis: from the rasi itself; even rasis: from the ninth. */
    DASHAMSHA(10, "13-14", (sign, part) -> sign.plus((PartRule.isOdd(sign) ? 0 : 8) + part)),

    /** From the rasi itself. */
    DVADASHAMSHA(12, "15", (sign, part) -> sign.plus(part)),

    /** Movable rasis: from Aries; fixed: from Leo; dual: from Sagittarius. */
    SHODASHAMSHA(16, "16", (sign, part) -> Rasi.ARIES.plus(PartRule.byMode(sign, 0, 4, 8) + part)),

    /** Movable rasis: from Aries; fixed: from Sagittarius; dual: from Leo. */
    VIMSHAMSHA(20, "17-21", (sign, part) -> Rasi.ARIES.plus(PartRule.byMode(sign, 0, 8, 4) + part)),

    /** Odd rasis: from Leo; even rasis: from Cancer. */
    CHATURVIMSHAMSHA(24, "22-23", (sign, part) -> (PartRule.isOdd(sign) ? Rasi.LEO : Rasi.CANCER).plus(part)),

    /** Fiery rasis: from Aries; earthy: from Cancer; airy: from Libra; watery: from Capricorn. */
    SAPTAVIMSHAMSHA(27, "24-26", (sign, part) -> Rasi.ARIES.plus(PartRule.index(sign) % 4 * 3 + part)),

    /**
     * Unequal parts that belong to the five planets with two rasis: in odd rasis Mars 5°, Saturn 5°, Jupiter 8°, Mercury
     * 7°, Venus 5°, each in its odd rasi; in even rasis Venus 5°, Mercury 7°, Jupiter 8°, Saturn 5°, Mars 5°, each in its
     * even one.
     */
    TRIMSHAMSHA(30, "27-28", (sign, part) -> (PartRule.isOdd(sign) ? Trimshamsha.ODD : Trimshamsha.EVEN)
            .get(part)
            .rasi()) {
        @Override
        public VargaPlace at(SiderealLongitude longitude) {
            Rasi sign = longitude.rasi();
            long ticks = longitude.ticks() - sign.start().ticks();
            List<Trimshamsha> parts = PartRule.isOdd(sign) ? Trimshamsha.ODD : Trimshamsha.EVEN;
            int part = 0;
            long begin = 0;
            while (ticks >= begin + parts.get(part).ticks()) {
                begin += parts.get(part).ticks();
                part++;
            }
            // 30° in ticks times 30 is below 2^63, so the stretching rounds once, downwards, within the part.
            return VargaPlace.of(
                    part,
                    rasiOf(sign, part),
                    (ticks - begin) * 30 / parts.get(part).degrees());
        }
    },

    /** Odd rasis: from Aries; even rasis: from Libra. */
    KHAVEDAMSHA(40, "29-30", (sign, part) -> (PartRule.isOdd(sign) ? Rasi.ARIES : Rasi.LIBRA).plus(part)),

    /** Movable rasis: from Aries; fixed: from Leo; dual: from Sagittarius. */
    AKSHAVEDAMSHA(45, "31-32", (sign, part) -> Rasi.ARIES.plus(PartRule.byMode(sign, 0, 4, 8) + part)),

    /** From the rasi itself: the degrees doubled, divided by twelve, the remainder counted on. */
    SHASHTIAMSHA(60, "33-41", (sign, part) -> sign.plus(part));

    public static final String ID = "parashara";

    /** All sixteen, from D1 to D60. */
    public static final List<ParasharaVarga> ALL = List.of(values());

    /**
     * The rasi of every part, from the first part of Aries on; the unequal parts of the trimshamsha end with whole degrees, so
     * that thirty equal ones tell them too.
     */
    private static final Rasi[][] BY_PART = new Rasi[ALL.size()][];

    static {
        for (ParasharaVarga varga : ALL) {
            int parts = varga.divisions;
            Rasi[] rasis = new Rasi[Rasi.COUNT * parts];
            for (int i = 0; i < rasis.length; i++) {
                rasis[i] = varga.at(new SiderealLongitude(VargaPlace.RASI_TICKS * i / parts))
                        .rasi();
            }
            BY_PART[varga.ordinal()] = rasis;
        }
    }

    private final int divisions;
    private final String verses;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final PartRule rule;

    ParasharaVarga(int divisions, String verses, PartRule rule) {
        this.divisions = divisions;
        this.verses = verses;
        this.rule = rule;
    }

    /** The varga of that many divisions, if Parashara names one. */
    public static Optional<ParasharaVarga> of(int divisions) {
        return ALL.stream().filter(varga -> varga.divisions == divisions).findFirst();
    }

    @Override
    public int divisions() {
        return divisions;
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String source() {
        return "Brihat Parashara Hora Shastra 6." + verses;
    }

    @Override
    public Rasi rasiOf(Rasi sign, int part) {
        return rule.rasiOf(sign, part);
    }

    @Override
    public Rasi rasiAt(SiderealLongitude longitude) {
        return BY_PART[ordinal()][(int) (longitude.ticks() * divisions / VargaPlace.RASI_TICKS)];
    }

    /** One of the five unequal parts. */
    private record Trimshamsha(int degrees, Rasi rasi) {
        static final List<Trimshamsha> ODD = List.of(
                new Trimshamsha(5, Rasi.ARIES),
                new Trimshamsha(5, Rasi.AQUARIUS),
                new Trimshamsha(8, Rasi.SAGITTARIUS),
                new Trimshamsha(7, Rasi.GEMINI),
                new Trimshamsha(5, Rasi.LIBRA));
        static final List<Trimshamsha> EVEN = List.of(
                new Trimshamsha(5, Rasi.TAURUS),
                new Trimshamsha(7, Rasi.VIRGO),
                new Trimshamsha(8, Rasi.PISCES),
                new Trimshamsha(5, Rasi.CAPRICORN),
                new Trimshamsha(5, Rasi.SCORPIO));

        long ticks() {
            return degrees * SiderealLongitude.TICKS_PER_DEGREE;
        }
    }
}
