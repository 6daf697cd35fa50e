package org.nirayana.jyotisha.rule;

import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What a place is by the zodiac alone: what two places have in common that stand in one sign or one star. */
public enum ZodiacTrait implements Trait {
    SIGN {
        @Override
        public Rasi of(Nakshatra nakshatra, int pada) {
            return sign(nakshatra, pada);
        }
    },
    NAKSHATRA {
        @Override
        public Nakshatra of(Nakshatra nakshatra, int pada) {
            return nakshatra;
        }
    },
    PARITY {
        @Override
        public Parity of(Nakshatra nakshatra, int pada) {
            return sign(nakshatra, pada).number() % 2 == 1 ? Parity.ODD : Parity.EVEN;
        }
    },
    QUALITY {
        @Override
        public Quality of(Nakshatra nakshatra, int pada) {
            return switch (sign(nakshatra, pada).number() % 3) {
                case 1 -> Quality.MOVABLE;
                case 2 -> Quality.FIXED;
                default -> Quality.DUAL;
            };
        }
    };

    /** Signs from Aries on are odd and even by turns. */
    public enum Parity {
        ODD,
        EVEN
    }

    /** Signs from Aries on are movable (chara), fixed (sthira) and dual (dvisvabhava) by turns. */
    public enum Quality {
        MOVABLE,
        FIXED,
        DUAL
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static Rasi sign(Nakshatra nakshatra, int pada) {
        return Rasi.ALL.get(Facts.padaIndex(nakshatra, pada) / Facts.PADAS_OF_A_SIGN);
    }
}
