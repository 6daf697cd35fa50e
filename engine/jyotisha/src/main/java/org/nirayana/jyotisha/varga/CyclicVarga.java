package org.nirayana.jyotisha.varga;

import org.nirayana.jyotisha.zodiac.Rasi;

/**
 * Parts counted round the zodiac without a break from the first of Aries (parivritti): the rule for any D that no text
 * defines, and a school of its own for those that one does.
 *
 * @param divisions 1 to {@link #MAX_DIVISIONS}
 */
public record CyclicVarga(int divisions) implements Varga {
    /** The nadi amshas are 150 to a rasi; twice that is the finest anybody uses. */
    public static final int MAX_DIVISIONS = 300;

    public static final String ID = "parivritti";

    public CyclicVarga {
        if (divisions < 1 || divisions > MAX_DIVISIONS) {
            throw new IllegalArgumentException("a varga has 1 to " + MAX_DIVISIONS + " divisions, not " + divisions);
        }
    }

    @Override
    public String id() {
        return ID;
    }

    @Override
    public String source() {
        return "Parivritti: the parts of all rasis counted in one round from Aries";
    }

    @Override
    public Rasi rasiOf(Rasi sign, int part) {
        return Rasi.ARIES.plus(PartRule.index(sign) * divisions + part);
    }
}
