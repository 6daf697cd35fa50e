package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.zodiac.Nakshatra;

/** What a text says about two Moons besides kutas and poruthams; it moves no points. */
public enum MatchRemark {
    SAME_PADA("Both Moons stand in one pada, which is to be avoided.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.samePada();
        }
    },
    DEADLY_SIX_EIGHT(
            "The deadly sixth and eighth (mrityu shadashtaka): Aries and Virgo, Taurus and Sagittarius, Gemini and Scorpio,"
                    + " Cancer and Aquarius, Leo and Capricorn, Libra and Pisces.",
            "northern manuals") {
        @Override
        boolean holds(Couple couple) {
            return couple.signsAre(6, 8) && !couple.friendlySixEight();
        }
    },
    STAR_GOOD_FOR_BOTH(
            "One star, of those that are good when both have it.",
            "B. V. Raman, Muhurtha, marriage; Kalanirnaya and Prasna Marga 21.15 have other lists") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameStar() && KutaException.GOOD_FOR_BOTH.contains(couple.bride.nakshatra());
        }
    },
    GROOM_STAR_FIRST(
            "One sign, and the groom's star comes before the bride's, as it should.",
            "Garga in B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return couple.sameSign()
                    && couple.groom.nakshatra().number()
                            < couple.bride.nakshatra().number();
        }
    },
    MULA_FIRST_PADA("The bride's star is Mula 1: held bad for her father-in-law.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return isBride(couple, Nakshatra.MULA, 1);
        }
    },
    ASHLESHA_FIRST_PADA(
            "The bride's star is Ashlesha 1: held bad for her mother-in-law.", "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return isBride(couple, Nakshatra.ASHLESHA, 1);
        }
    },
    JYESHTHA_FIRST_PADA(
            "The bride's star is Jyeshtha 1: held bad for her husband's elder brother.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return isBride(couple, Nakshatra.JYESHTHA, 1);
        }
    },
    VISHAKHA_FOURTH_PADA(
            "The bride's star is Vishakha 4: held bad for her husband's younger brother.",
            "B. V. Raman, Muhurtha, marriage") {
        @Override
        boolean holds(Couple couple) {
            return isBride(couple, Nakshatra.VISHAKHA, 4);
        }
    };

    /** All of them in order. */
    public static final List<MatchRemark> ALL = List.of(values());

    private final String rule;
    private final String source;

    MatchRemark(String rule, String source) {
        this.rule = rule;
        this.source = source;
    }

    abstract boolean holds(Couple couple);

    /** Those that hold. */
    static List<MatchRemark> of(Couple couple) {
        return ALL.stream().filter(remark -> remark.holds(couple)).toList();
    }

    /** What is so, in a sentence. */
    public String rule() {
        return rule;
    }

    /** Who says so. */
    public String source() {
        return source;
    }

    /** The name in answers. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static boolean isBride(Couple couple, Nakshatra nakshatra, int pada) {
        return couple.bride.nakshatra() == nakshatra && couple.bride.pada() == pada;
    }
}
