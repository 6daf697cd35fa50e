package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By which table animals of the stars are scored. */
public enum YoniReading implements Reading {
    NORTH("Future Point and Parashara's Light, with the two cells mended that contradict the sworn enemies"),
    ASTROSAGE("the same as it is printed: sheep and buffalo 0, tiger and cow 1"),
    RAMAN("B. V. Raman, Muhurtha; saravali.de and VedAstro have the same"),
    PROKERALA("Raman's made symmetric, with four friendships more: Prokerala, partly measured by others"),
    CLASSICAL("4 for one animal, none for sworn enemies, 2 for all else");

    /** Which of them is chosen. */
    public static final Convention<YoniReading> CONVENTION = Convention.of(
                    "yoni_table", "By which table animals of the stars are scored.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS);

    private final String note;

    YoniReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<YoniReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
