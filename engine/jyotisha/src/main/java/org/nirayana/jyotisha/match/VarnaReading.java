package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By which table signs have a varna. */
public enum VarnaReading implements Reading {
    NORTH(
            "water signs Brahmin, fire Kshatriya, earth Vaishya, air Shudra: Muhurtraj, Nemichandra Shastri, Future Point, AstroSage, Prokerala, Parashara's Light"),
    RAMAN(
            "water signs Brahmin; Leo, Sagittarius, Libra Kshatriya; Aries, Gemini, Aquarius Vaishya; Taurus, Virgo, Capricorn Shudra: B. V. Raman, Muhurtha"),
    SARAVALI("air signs Vaishya and earth signs Shudra: saravali.de; unchecked"),
    PRASNA_MARGA("by the star, six kinds: Prasna Marga 21.27");

    private final String note;

    VarnaReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "varna_table";
    }

    @Override
    public String about() {
        return "By which table signs have a varna.";
    }

    @Override
    public String note() {
        return note;
    }
}
