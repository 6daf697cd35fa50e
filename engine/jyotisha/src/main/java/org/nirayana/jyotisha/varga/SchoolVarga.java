package org.nirayana.jyotisha.varga;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What schools other than Parashara's do with the halves, thirds and ninths of a rasi. */
public enum SchoolVarga implements Varga {
    /**
     * The half of the rasi's own lord, then that of the lord of the eleventh; Varahamihira reports it as the opinion of
     * others.
     */
    HORA_YAVANA(2, "Brihat Jataka 1.12", (sign, part) -> sign.plus(part == 0 ? 0 : 10)),

    /**
     * The Sun's half goes to that rasi of the sign's lord that is strong by day, the Moon's to the one strong by night;
     * Sun and Moon count as one pair, Leo by day and Cancer by night.
     */
    HORA_KASHINATHA(
            2,
            "Tradition of Kashinatha Rath; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach",
            (sign, part) -> SchoolVarga.sharedLord(sign, ParasharaVarga.HORA.rasiOf(sign, part) == Rasi.LEO)),

    /** The rasi itself, the twelfth and the eleventh from it; Varahamihira reports it as the opinion of others. */
    DREKKANA_YAVANA(3, "Brihat Jataka 1.12", (sign, part) -> sign.plus(-part)),

    /** The movable, the fixed and the dual rasi among the three that are in trine with the sign. */
    DREKKANA_JAGANNATHA(
            3, "Jagannatha drekkana; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach", (sign, part) -> {
                // The movable rasi of a trine is its member with a number divisible by three: 0 Aries, 9, 6, 3.
                Rasi movable = Rasi.ARIES.plus(-3 * (PartRule.index(sign) % 4));
                return movable.plus(4 * part);
            }),

    /** Odd rasis count forwards from Aries, three at a time; even rasis backwards from Pisces. */
    DREKKANA_SOMANATHA(
            3, "Somanatha drekkana; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach", (sign, part) -> {
                int counted = PartRule.index(sign) / 2 * 3 + part;
                return PartRule.isOdd(sign) ? Rasi.ARIES.plus(counted) : Rasi.PISCES.plus(-counted);
            }),

    /**
     * The rasis of the Kalachakra: by threes, nakshatras run with the wheel (Ashwini, Bharani, Krittika: Aries to Pisces)
     * and against it (Rohini, Mrigashira, Ardra: Scorpio to Sagittarius in the wheel's own order).
     */
    NAVAMSA_KALACHAKRA(9, "Brihat Parashara Hora Shastra 46, on the Kalachakra dasha", (sign, part) -> {
        int pada = PartRule.index(sign) * 9 + part;
        return pada / 12 % 2 == 0 ? Rasi.ARIES.plus(pada % 12) : SchoolVarga.againstTheWheel(pada % 12);
    }),

    /** Odd rasis as Parashara; even rasis have the same nine in reverse. */
    NAVAMSA_UNIFORM_KRISHNA_MISHRA(
            9,
            "Krishna Mishra's navamsa as named in the program Jagannatha Hora",
            (sign, part) -> ParasharaVarga.NAVAMSHA.rasiOf(sign, PartRule.isOdd(sign) ? part : 8 - part));

    /** Strong by day: BPHS 4, in the descriptions of the single rasis. */
    private static final Set<Rasi> DAY_RASIS =
            Set.of(Rasi.LEO, Rasi.VIRGO, Rasi.LIBRA, Rasi.SCORPIO, Rasi.AQUARIUS, Rasi.PISCES);

    private static final List<Rasi> AGAINST_THE_WHEEL = List.of(
            Rasi.SCORPIO,
            Rasi.LIBRA,
            Rasi.VIRGO,
            Rasi.CANCER,
            Rasi.LEO,
            Rasi.GEMINI,
            Rasi.TAURUS,
            Rasi.ARIES,
            Rasi.PISCES,
            Rasi.AQUARIUS,
            Rasi.CAPRICORN,
            Rasi.SAGITTARIUS);

    private final int divisions;
    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final PartRule rule;

    SchoolVarga(int divisions, String source, PartRule rule) {
        this.divisions = divisions;
        this.source = source;
        this.rule = rule;
    }

    /** The schools that divide a rasi into so many parts. */
    static List<SchoolVarga> of(int divisions) {
        return Arrays.stream(values())
                .filter(varga -> varga.divisions == divisions)
                .toList();
    }

    @Override
    public int divisions() {
        return divisions;
    }

    /** The constant without the varga, which stands before the first underscore. */
    @Override
    public String id() {
        return name().substring(name().indexOf('_') + 1).toLowerCase(Locale.ROOT);
    }

    @Override
    public String source() {
        return source;
    }

    @Override
    public Rasi rasiOf(Rasi sign, int part) {
        return rule.rasiOf(sign, part);
    }

    private static Rasi sharedLord(Rasi sign, boolean byDay) {
        if (sign == Rasi.LEO || sign == Rasi.CANCER) {
            return byDay ? Rasi.LEO : Rasi.CANCER;
        }
        return Rasi.ALL.stream()
                .filter(rasi -> rasi.lord() == sign.lord() && DAY_RASIS.contains(rasi) == byDay)
                .findFirst()
                .orElseThrow();
    }

    private static Rasi againstTheWheel(int padaOfThreeNakshatras) {
        return AGAINST_THE_WHEEL.get(padaOfThreeNakshatras);
    }
}
