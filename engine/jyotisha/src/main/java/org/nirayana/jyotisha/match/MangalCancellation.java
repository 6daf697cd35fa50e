package org.nirayana.jyotisha.match;

import static org.nirayana.jyotisha.rule.Clause.any;
import static org.nirayana.jyotisha.rule.Clause.aspects;
import static org.nirayana.jyotisha.rule.Clause.conjunct;
import static org.nirayana.jyotisha.rule.Clause.not;
import static org.nirayana.jyotisha.rule.Points.JUPITER;
import static org.nirayana.jyotisha.rule.Points.LAGNA;
import static org.nirayana.jyotisha.rule.Points.MARS;
import static org.nirayana.jyotisha.rule.Points.MOON;
import static org.nirayana.jyotisha.rule.Points.VENUS;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.Conventions;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;
import org.nirayana.jyotisha.zodiac.Rasi;

/** What cancels Mangal dosha in one chart, each with who says so. */
public enum MangalCancellation implements MatchRule {
    SIGN_OF_HOUSE(
            true,
            true,
            "From each point from which it is reckoned, Mars stands in a sign that frees the house: the 2nd Gemini or Virgo,"
                    + " the 4th Aries or Scorpio, the 7th Cancer or Capricorn, the 8th Sagittarius or Pisces, the 12th Taurus or"
                    + " Libra, any house Leo or Aquarius.",
            freedFromAll(MangalFrom.LAGNA_OR_MOON, MangalHouses.UNION),
            MatchSources.RAMAN),
    WITH_JUPITER_OR_MOON(
            true,
            false,
            "Mars stands in one sign with Jupiter or the Moon.",
            any(conjunct(MARS, JUPITER), conjunct(MARS, MOON)),
            MatchSources.RAMAN),
    BENEFIC_IN_LAGNA(
            true,
            true,
            "Jupiter or Venus stands in the lagna.",
            any(conjunct(JUPITER, LAGNA), conjunct(VENUS, LAGNA)),
            MatchSources.RAMAN),
    OWN_OR_EXALTED(
            false,
            false,
            "Mars stands in Aries, Scorpio or Capricorn.",
            MARS.in(Rasi.ARIES, Rasi.SCORPIO, Rasi.CAPRICORN),
            MatchSources.NORTHERN_MANUALS),
    CANCER_OR_LEO_LAGNA(
            false,
            true,
            "The lagna is Cancer or Leo, for which Mars is yogakaraka.",
            LAGNA.in(Rasi.CANCER, Rasi.LEO),
            MatchSources.NORTHERN_MANUALS),
    SEEN_BY_JUPITER(
            false,
            false,
            "Mars stands in the 5th, 7th or 9th sign from Jupiter, which sees it.",
            aspects(JUPITER, MARS),
            MatchSources.NORTHERN_MANUALS),
    RETROGRADE(false, false, "Mars is retrograde.", MARS.isRetrograde(), MatchSources.PYJHORA),
    COMBUST(false, false, "Mars is combust.", MARS.isCombust(), MatchSources.PYJHORA);

    /** All of them in order. */
    public static final List<MangalCancellation> ALL = List.of(values());

    /** Of each reading of the points and of the houses. */
    private static final List<List<Rule>> SIGN_OF_HOUSE_BY_READING = byReading();

    private final boolean raman;
    private final boolean ofLagna;
    private final String sentence;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final Rule rule;

    MangalCancellation(boolean raman, boolean ofLagna, String sentence, Clause clause, Source source) {
        this.raman = raman;
        this.ofLagna = ofLagna;
        this.sentence = sentence;
        this.rule = Rule.of("mangal." + id(), source, clause);
    }

    /** Mars does no harm from any point that counts: it stands in no house of the dosha, or in a sign that frees the house. */
    private static Clause freedFromAll(MangalFrom from, MangalHouses houses) {
        return new Clause.All(MatchPoint.ALL.stream()
                .filter(from::counts)
                .map(point -> any(not(MARS.in(houses.houses(), point.point())), freed(point)))
                .toList());
    }

    /** Mars stands in a sign in which B. V. Raman frees its house. */
    static Clause freed(MatchPoint from) {
        return any(
                freed(2, from, Rasi.GEMINI, Rasi.VIRGO),
                freed(4, from, Rasi.ARIES, Rasi.SCORPIO),
                freed(7, from, Rasi.CANCER, Rasi.CAPRICORN),
                freed(8, from, Rasi.SAGITTARIUS, Rasi.PISCES),
                freed(12, from, Rasi.TAURUS, Rasi.LIBRA),
                MARS.in(Rasi.LEO, Rasi.AQUARIUS));
    }

    private static Clause freed(int house, MatchPoint from, Rasi... signs) {
        return Clause.all(MARS.in(Numbers.of(house), from.point()), MARS.in(signs));
    }

    private static List<List<Rule>> byReading() {
        return List.of(MangalFrom.values()).stream()
                .map(from -> List.of(MangalHouses.values()).stream()
                        .map(houses -> new Rule(
                                SIGN_OF_HOUSE.rule.id(), SIGN_OF_HOUSE.rule.sources(), freedFromAll(from, houses)))
                        .toList())
                .toList();
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

    /** By the usual conventions. */
    @Override
    public Rule rule() {
        return rule;
    }

    /** By the points and the houses of some conventions. */
    @SuppressWarnings("EnumOrdinal") // lists in the order of the readings
    public Rule rule(Conventions conventions) {
        return this == SIGN_OF_HOUSE
                ? SIGN_OF_HOUSE_BY_READING
                        .get(conventions.get(MangalFrom.CONVENTION).ordinal())
                        .get(conventions.get(MangalHouses.CONVENTION).ordinal())
                : rule;
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
