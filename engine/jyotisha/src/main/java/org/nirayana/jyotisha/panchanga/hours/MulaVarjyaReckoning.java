package org.nirayana.jyotisha.panchanga.hours;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Scope;

/** Which varjyas Mula has. */
public enum MulaVarjyaReckoning implements Choice {
    /** The last four ghatis, as the Muhurta Chintamani has it. */
    LAST("the last four ghatis (Muhurta Chintamani)"),
    /** Those and the twenty-first to twenty-fourth, as Telugu almanacs have it. */
    BOTH("those and the twenty-first to twenty-fourth: Telugu almanacs");

    /** Which of them is chosen. */
    public static final Convention<MulaVarjyaReckoning> CONVENTION = Convention.of(
                    "mula_varjya", "Which varjyas the nakshatra Mula has.", values())
            .about(Scope.DAY)
            .moving(Part.DAY_TIMES);

    private final String note;

    MulaVarjyaReckoning(String note) {
        this.note = note;
    }

    @Override
    public Convention<MulaVarjyaReckoning> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
