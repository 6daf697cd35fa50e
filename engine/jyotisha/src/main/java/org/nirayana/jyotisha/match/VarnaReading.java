package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** By which table signs have a varna. */
public enum VarnaReading implements Reading {
    NORTH(
            "water signs Brahmin, fire Kshatriya, earth Vaishya, air Shudra: Muhurtraj, Nemichandra Shastri, Future Point, AstroSage, Prokerala, Parashara's Light"),
    RAMAN(
            "water signs Brahmin; Leo, Sagittarius, Libra Kshatriya; Aries, Gemini, Aquarius Vaishya; Taurus, Virgo, Capricorn Shudra: B. V. Raman, Muhurtha"),
    SARAVALI("air signs Vaishya and earth signs Shudra: saravali.de; unchecked"),
    PRASNA_MARGA("by the star, six kinds: Prasna Marga 21.27");

    /** Which of them is chosen. */
    public static final Convention<VarnaReading> CONVENTION = Convention.of(
                    "varna_table", "By which table signs have a varna.", values())
            .about(Scope.PAIR)
            .moving(Part.KUTAS, Part.PORUTHAMS);

    private final String note;

    VarnaReading(String note) {
        this.note = note;
    }

    @Override
    public Convention<VarnaReading> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
