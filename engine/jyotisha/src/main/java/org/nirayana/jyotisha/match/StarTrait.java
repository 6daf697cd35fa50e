package org.nirayana.jyotisha.match;

import java.util.Locale;
import org.nirayana.jyotisha.rule.Trait;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** What clauses about two people ask of a star. */
public enum StarTrait implements Trait {
    GANA {
        @Override
        public Gana of(Nakshatra nakshatra, int pada) {
            return StarTraits.of(nakshatra).gana();
        }
    },
    NADI {
        @Override
        public Nadi of(Nakshatra nakshatra, int pada) {
            return StarTraits.of(nakshatra).nadi();
        }
    },
    RAJJU {
        @Override
        public Rajju of(Nakshatra nakshatra, int pada) {
            return StarTraits.of(nakshatra).rajju();
        }
    },
    /** The nadi by padas, which run in threes forward and backward (B. V. Raman). */
    PADA_NADI {
        @Override
        public Nadi of(Nakshatra nakshatra, int pada) {
            int index = (nakshatra.number() - 1) * Nakshatra.PADAS + pada - 1;
            int column = index % Nadi.ALL.size();
            return Nadi.ALL.get(index / Nadi.ALL.size() % 2 == 0 ? column : Nadi.ALL.size() - 1 - column);
        }
    };

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
