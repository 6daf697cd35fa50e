package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.Reading;

/** Whether Rahu and Ketu obstruct the transits of others. */
public enum NodeVedha implements Reading {
    NONE("they do not: the tables of the seven are about the seven"),
    OBSTRUCT("they obstruct and relieve as the seven do, but not each other, who always stand opposite; unchecked");

    private final String note;

    NodeVedha(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "node_vedha";
    }

    @Override
    public String about() {
        return "Whether Rahu and Ketu obstruct the transits of others.";
    }

    @Override
    public String note() {
        return note;
    }
}
