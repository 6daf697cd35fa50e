package org.nirayana.jyotisha.varga;

import java.util.List;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What schools other than Parashara's do with the ninths of a rasi, which are the padas of the nakshatras. */
public enum NavamsaVariant implements Varga {
    /**
     * The rasis of the Kalachakra: by threes, nakshatras run with the wheel (Ashwini, Bharani, Krittika: Aries to Pisces)
     * and against it (Rohini, Mrigashira, Ardra: Scorpio to Sagittarius in the wheel's own order).
     */
    KALACHAKRA("Brihat Parashara Hora Shastra 46, on the Kalachakra dasha", (sign, part) -> {
        int pada = PartRule.index(sign) * 9 + part;
        return pada / 12 % 2 == 0 ? Rasi.ARIES.plus(pada % 12) : NavamsaVariant.againstTheWheel(pada % 12);
    }),

    /** Odd rasis as Parashara; even rasis have the same nine in reverse. */
    UNIFORM_KRISHNA_MISHRA(
            "Krishna Mishra's navamsa as named in the program Jagannatha Hora",
            (sign, part) -> ParasharaVarga.NAVAMSHA.rasiOf(sign, PartRule.isOdd(sign) ? part : 8 - part));

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

    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final PartRule rule;

    NavamsaVariant(String source, PartRule rule) {
        this.source = source;
        this.rule = rule;
    }

    @Override
    public int divisions() {
        return 9;
    }

    @Override
    public String id() {
        return VariantName.of(this);
    }

    @Override
    public String source() {
        return source;
    }

    @Override
    public Rasi rasiOf(Rasi sign, int part) {
        return rule.rasiOf(sign, part);
    }

    private static Rasi againstTheWheel(int padaOfThreeNakshatras) {
        return AGAINST_THE_WHEEL.get(padaOfThreeNakshatras);
    }
}
