package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.Reading;

/** Which poruthams are counted and which are told beside them. */
public enum PoruthamList implements Reading {
    TAMIL("the ten are counted; nadi and varna are told"),
    KERALA("the ten are counted; varna by star, pakshi, bhuta and aya-vyaya of Prasna Marga are told"),
    THIRUMANA("twelve are counted, with nadi and varna");

    private final String note;

    PoruthamList(String note) {
        this.note = note;
    }

    @Override
    public String choice() {
        return "porutham_list";
    }

    @Override
    public String about() {
        return "Which poruthams are counted and which are told beside them.";
    }

    @Override
    public String note() {
        return note;
    }
}
