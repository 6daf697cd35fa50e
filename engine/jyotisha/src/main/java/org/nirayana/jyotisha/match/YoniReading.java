package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** By which table animals of the stars are scored. */
public enum YoniReading implements Reading {
    NORTH("Future Point and Parashara's Light, with the two cells mended that contradict the sworn enemies"),
    ASTROSAGE("the same as it is printed: sheep and buffalo 0, tiger and cow 1"),
    RAMAN("B. V. Raman, Muhurtha; saravali.de and VedAstro have the same"),
    PROKERALA("Raman's made symmetric, with four friendships more: Prokerala, partly measured by others"),
    CLASSICAL("4 for one animal, none for sworn enemies, 2 for all else");

    private final String note;

    YoniReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "yoni_table";
    }

    @Override
    public String about() {
        return "By which table animals of the stars are scored.";
    }

    @Override
    public String note() {
        return note;
    }
}
