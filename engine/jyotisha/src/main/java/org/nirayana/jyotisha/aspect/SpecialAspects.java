package org.nirayana.jyotisha.aspect;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;

/** What Mars, Jupiter and Saturn have more than others in aspects by degree (sphuta drishti). */
public enum SpecialAspects implements Reading {
    ADDITIVE(
            "15, 30 and 45 virupas are added on the special arcs and not capped (Sripati, Raman, the tables in both translations of BPHS)"),
    BPHS_VERSE("pieces of their own, BPHS 26.9-12; unchecked"),
    CONTINUOUS("as the verse, with the jumps removed, as the program Maitreya has it; unchecked");

    /** Which of them is chosen. */
    public static final Convention<SpecialAspects> CONVENTION = Convention.of(
                    "sphuta_special",
                    "What Mars, Jupiter and Saturn have more than others in aspects by degree (sphuta drishti).",
                    values())
            .moving(Part.ASPECTS, Part.SHADBALA, Part.BHAVA_BALA);

    private final String note;

    SpecialAspects(String note) {
        this.note = note;
    }

    @Override
    public Convention<SpecialAspects> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
