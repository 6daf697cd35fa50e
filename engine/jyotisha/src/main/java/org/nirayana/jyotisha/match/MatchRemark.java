package org.nirayana.jyotisha.match;

import static org.nirayana.jyotisha.match.CoupleClauses.BRIDE;
import static org.nirayana.jyotisha.match.CoupleClauses.GROOM;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.CoupleFacts;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.zodiac.Nakshatra;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What a text says about two Moons besides kutas and poruthams; it moves no points. */
public enum MatchRemark implements MatchRule {
    SAME_PADA("Both Moons stand in one pada, which is to be avoided.", CoupleClauses.ONE_PADA, MatchSources.RAMAN),
    DEADLY_SIX_EIGHT(
            "The deadly sixth and eighth (mrityu shadashtaka): Aries and Virgo, Taurus and Sagittarius, Gemini and Scorpio,"
                    + " Cancer and Aquarius, Leo and Capricorn, Libra and Pisces.",
            CoupleClauses.sixEight(
                    Rasi.ARIES,
                    Rasi.VIRGO,
                    Rasi.TAURUS,
                    Rasi.SAGITTARIUS,
                    Rasi.GEMINI,
                    Rasi.SCORPIO,
                    Rasi.CANCER,
                    Rasi.AQUARIUS,
                    Rasi.LEO,
                    Rasi.CAPRICORN,
                    Rasi.LIBRA,
                    Rasi.PISCES),
            MatchSources.NORTHERN_MANUALS),
    STAR_GOOD_FOR_BOTH(
            "One star, of those that are good when both have it.",
            CoupleClauses.both(CoupleClauses.GOOD_FOR_BOTH),
            MatchSources.RAMAN,
            MatchSources.otherwise(MatchSources.KALANIRNAYA),
            MatchSources.otherwise(MatchSources.prasnaMarga("21.15"))),
    GROOM_STAR_FIRST(
            "One sign, and the groom's star comes before the bride's, as it should.",
            Clause.all(CoupleClauses.ONE_SIGN, BRIDE.starsFrom(GROOM, Numbers.of(2, 3))),
            MatchSources.GARGA_BY_RAMAN),
    MULA_FIRST_PADA(
            "The bride's star is Mula 1: held bad for her father-in-law.",
            CoupleClauses.bride(Nakshatra.MULA, 1),
            MatchSources.RAMAN),
    ASHLESHA_FIRST_PADA(
            "The bride's star is Ashlesha 1: held bad for her mother-in-law.",
            CoupleClauses.bride(Nakshatra.ASHLESHA, 1),
            MatchSources.RAMAN),
    JYESHTHA_FIRST_PADA(
            "The bride's star is Jyeshtha 1: held bad for her husband's elder brother.",
            CoupleClauses.bride(Nakshatra.JYESHTHA, 1),
            MatchSources.RAMAN),
    VISHAKHA_FOURTH_PADA(
            "The bride's star is Vishakha 4: held bad for her husband's younger brother.",
            CoupleClauses.bride(Nakshatra.VISHAKHA, 4),
            MatchSources.RAMAN);

    /** All of them in order. */
    public static final List<MatchRemark> ALL = List.of(values());

    private final String sentence;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final Rule rule;

    MatchRemark(String sentence, Clause clause, Source... sources) {
        this.sentence = sentence;
        this.rule = new Rule("remark." + id(), List.of(sources), clause);
    }

    /** Those that hold. */
    static List<MatchRemark> of(CoupleFacts couple) {
        List<MatchRemark> found = new ArrayList<>(2);
        for (MatchRemark remark : ALL) {
            if (remark.rule.clause().holds(couple)) {
                found.add(remark);
            }
        }
        return found;
    }

    @Override
    public Rule rule() {
        return rule;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
