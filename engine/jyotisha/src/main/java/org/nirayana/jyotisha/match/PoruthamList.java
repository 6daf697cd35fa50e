package org.nirayana.jyotisha.match;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Which poruthams are counted and which are told beside them. */
public enum PoruthamList implements Reading {
    TAMIL("the ten are counted; nadi and varna are told"),
    KERALA("the ten are counted; varna by star, pakshi, bhuta and aya-vyaya of Prasna Marga are told"),
    THIRUMANA("twelve are counted, with nadi and varna");

    /** Which of them is chosen. */
    public static final Convention<PoruthamList> CONVENTION = Convention.of(
                    "porutham_list", "Which poruthams are counted and which are told beside them.", values())
            .about(Scope.PAIR)
            .moving(Part.PORUTHAMS);

    private final String note;

    PoruthamList(String note) {
        this.note = note;
    }

    @Override
    public Convention<PoruthamList> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
