package org.nirayana.jyotisha.gochara;

import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;
import org.nirayana.jyotisha.convention.Reading;
import org.nirayana.jyotisha.convention.Scope;

/** Whether Rahu and Ketu obstruct the transits of others. */
public enum NodeVedha implements Reading {
    NONE("they do not: the tables of the seven are about the seven"),
    OBSTRUCT("they obstruct and relieve as the seven do, but not each other, who always stand opposite; unchecked");

    /** Which of them is chosen. */
    public static final Convention<NodeVedha> CONVENTION = Convention.of(
                    "node_vedha", "Whether Rahu and Ketu obstruct the transits of others.", values())
            .about(Scope.SPAN)
            .moving(Part.TRANSITS);

    private final String note;

    NodeVedha(String note) {
        this.note = note;
    }

    @Override
    public Convention<NodeVedha> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
