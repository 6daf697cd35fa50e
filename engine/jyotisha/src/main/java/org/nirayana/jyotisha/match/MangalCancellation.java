package org.nirayana.jyotisha.match;

import java.util.List;
import java.util.Locale;

/** What cancels Mangal dosha in one chart, each with who says so. */
public enum MangalCancellation {
    SIGN_OF_HOUSE(
            true,
            true,
            "From each point from which it is reckoned, Mars stands in a sign that frees the house: the 2nd Gemini or Virgo,"
                    + " the 4th Aries or Scorpio, the 7th Cancer or Capricorn, the 8th Sagittarius or Pisces, the 12th Taurus or"
                    + " Libra, any house Leo or Aquarius.",
            "B. V. Raman, Muhurtha, marriage"),
    WITH_JUPITER_OR_MOON(
            true, false, "Mars stands in one sign with Jupiter or the Moon.", "B. V. Raman, Muhurtha, marriage"),
    BENEFIC_IN_LAGNA(true, true, "Jupiter or Venus stands in the lagna.", "B. V. Raman, Muhurtha, marriage"),
    OWN_OR_EXALTED(false, false, "Mars stands in Aries, Scorpio or Capricorn.", "northern manuals"),
    CANCER_OR_LEO_LAGNA(false, true, "The lagna is Cancer or Leo, for which Mars is yogakaraka.", "northern manuals"),
    SEEN_BY_JUPITER(
            false, false, "Mars stands in the 5th, 7th or 9th sign from Jupiter, which sees it.", "northern manuals"),
    RETROGRADE(false, false, "Mars is retrograde.", "a list of PyJHora; one source"),
    COMBUST(false, false, "Mars is combust.", "a list of PyJHora; one source");

    /** All of them in order. */
    public static final List<MangalCancellation> ALL = List.of(values());

    private final boolean raman;
    private final boolean ofLagna;
    private final String rule;
    private final String source;

    MangalCancellation(boolean raman, boolean ofLagna, String rule, String source) {
        this.raman = raman;
        this.ofLagna = ofLagna;
        this.rule = rule;
        this.source = source;
    }

    /** Whether it counts. */
    public boolean counts(MangalLifted reading) {
        return switch (reading) {
            case RAMAN -> raman;
            case ALL -> true;
            case NONE -> false;
        };
    }

    /** Whether it can be said only when the time of birth is known. */
    boolean isOfLagna() {
        return ofLagna;
    }

    /** What must be so, in a sentence. */
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
}
