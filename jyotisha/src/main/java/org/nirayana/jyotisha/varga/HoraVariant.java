package org.nirayana.jyotisha.varga;

import java.util.Set;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What schools other than Parashara's do with the halves of a rasi. */
public enum HoraVariant implements Varga {
    /**
     * The half of the rasi's own lord, then that of the lord of the eleventh; Varahamihira reports it as the opinion of
     * others.
     */
    YAVANA("Brihat Jataka 1.12", (sign, part) -> sign.plus(part == 0 ? 0 : 10)),

    /**
     * The Sun's half goes to that rasi of the sign's lord that is strong by day, the Moon's to the one strong by night;
     * Sun and Moon count as one pair, Leo by day and Cancer by night.
     */
    KASHINATHA(
            "Tradition of Kashinatha Rath; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach",
            (sign, part) -> {
                boolean sunsHalf = ParasharaVarga.HORA.rasiOf(sign, part) == Rasi.LEO;
                return HoraVariant.sharedLord(sign, sunsHalf);
            });

    /** Strong by day: BPHS 4, in the descriptions of the single rasis. */
    private static final Set<Rasi> DAY_RASIS =
            Set.of(Rasi.LEO, Rasi.VIRGO, Rasi.LIBRA, Rasi.SCORPIO, Rasi.AQUARIUS, Rasi.PISCES);

    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final PartRule rule;

    HoraVariant(String source, PartRule rule) {
        this.source = source;
        this.rule = rule;
    }

    @Override
    public int divisions() {
        return 2;
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

    private static Rasi sharedLord(Rasi sign, boolean byDay) {
        if (sign == Rasi.LEO || sign == Rasi.CANCER) {
            return byDay ? Rasi.LEO : Rasi.CANCER;
        }
        return Rasi.ALL.stream()
                .filter(rasi -> rasi.lord() == sign.lord() && DAY_RASIS.contains(rasi) == byDay)
                .findFirst()
                .orElseThrow();
    }
}
