package org.nirayana.jyotisha.varga;

import org.nirayana.jyotisha.zodiac.Rasi;

/** What schools other than Parashara's do with the thirds of a rasi. */
public enum DrekkanaVariant implements Varga {
    /** The rasi itself, the twelfth and the eleventh from it; Varahamihira reports it as the opinion of others. */
    YAVANA("Brihat Jataka 1.12", (sign, part) -> sign.plus(-part)),

    /** The movable, the fixed and the dual rasi among the three that are in trine with the sign. */
    JAGANNATHA("Jagannatha drekkana; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach", (sign, part) -> {
        // The movable rasi of a trine is its member with a number divisible by three: 0 Aries, 9, 6, 3.
        Rasi movable = Rasi.ARIES.plus(-3 * (PartRule.index(sign) % 4));
        return movable.plus(4 * part);
    }),

    /** Odd rasis count forwards from Aries, three at a time; even rasis backwards from Pisces. */
    SOMANATHA("Somanatha drekkana; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach", (sign, part) -> {
        int counted = PartRule.index(sign) / 2 * 3 + part;
        return PartRule.isOdd(sign) ? Rasi.ARIES.plus(counted) : Rasi.PISCES.plus(-counted);
    });

    private final String source;

    @SuppressWarnings("ImmutableEnumChecker") // a rule has no state
    private final PartRule rule;

    DrekkanaVariant(String source, PartRule rule) {
        this.source = source;
        this.rule = rule;
    }

    @Override
    public int divisions() {
        return 3;
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
}
