package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** How the friendship of the lords of the signs is scored. */
public enum MaitriReading implements Reading {
    NORTH("5, 4, 3, 1, 0.5 and 0: all sources but one"),
    MAITREYA("2 for two neutrals and for friend and enemy, 1 for neutral and enemy: Maitreya 8; unchecked");

    private final String note;

    MaitriReading(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "maitri_table";
    }

    @Override
    public String about() {
        return "How the friendship of the lords of the signs is scored.";
    }

    @Override
    public String note() {
        return note;
    }
}
