package org.nirayana.jyotisha.match;

import static org.nirayana.jyotisha.match.CoupleClauses.BRIDE;
import static org.nirayana.jyotisha.match.CoupleClauses.GROOM;
import static org.nirayana.jyotisha.match.CoupleClauses.ONE_OR_FRIENDLY_LORDS;
import static org.nirayana.jyotisha.rule.Clause.all;
import static org.nirayana.jyotisha.rule.Clause.decided;

import java.util.List;
import java.util.Locale;
import org.nirayana.jyotisha.rule.Clause;
import org.nirayana.jyotisha.rule.Numbers;
import org.nirayana.jyotisha.rule.Rule;
import org.nirayana.jyotisha.rule.Source;

/** What lets a porutham that fails be left aside, each with who says so; none changes the count. */
public enum PoruthamExemption implements MatchRule {
    RAJJU_FOUR_OTHERS(
            Porutham.RAJJU,
            "Rasyadhipati, rasi, dina and mahendra all hold.",
            all(
                    decided(Porutham.RASYADHIPATI),
                    decided(Porutham.RASI),
                    decided(Porutham.DINA),
                    decided(Porutham.MAHENDRA)),
            MatchSources.RAMAN),
    STREE_DIRGHA_RASI_AND_LORDS(
            Porutham.STREE_DIRGHA,
            "Rasi and rasyadhipati hold.",
            all(decided(Porutham.RASI), decided(Porutham.RASYADHIPATI)),
            MatchSources.RAMAN),
    RASI_LORDS(
            Porutham.RASI,
            "The lords of the two signs are one or friends.",
            ONE_OR_FRIENDLY_LORDS,
            MatchSources.prasnaMarga("21.7")),
    RASI_VASYA_WITHOUT_VEDHA(
            Porutham.RASI,
            "Vasya holds and the stars do not pierce one another.",
            all(decided(Porutham.VASYA), decided(Porutham.VEDHA)),
            MatchSources.prasnaMarga("21.8, 21.10")),
    GANA_LORDS_AND_RASI(
            Porutham.GANA,
            "The lords of the two signs are one or friends, and rasi holds.",
            all(ONE_OR_FRIENDLY_LORDS, decided(Porutham.RASI)),
            MatchSources.RAMAN),
    GANA_BEYOND_FOURTEENTH(
            Porutham.GANA,
            "The girl's star is beyond the fourteenth from the boy's.",
            BRIDE.starsFrom(GROOM, Numbers.between(15, 27)),
            MatchSources.RAMAN);

    /** All of them in order. */
    public static final List<PoruthamExemption> ALL = List.of(values());

    private final Porutham porutham;
    private final String sentence;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final Rule rule;

    PoruthamExemption(Porutham porutham, String sentence, Clause clause, Source source) {
        this.porutham = porutham;
        this.sentence = sentence;
        this.rule = Rule.of("porutham." + id(), source, clause);
    }

    @Override
    public Rule rule() {
        return rule;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /** Which one may be left aside. */
    public Porutham porutham() {
        return porutham;
    }

    @Override
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
