package org.nirayana.jyotisha.aspect;

import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** Whether Rahu and Ketu look at other signs; the old texts are silent. */
public enum NodeAspects implements Choice {
    /** They do not, as in P.V.R. Narasimha Rao's Vedic Astrology: An Integrated Approach. */
    NONE("they do not (P. V. R. Narasimha Rao)", "none"),
    /** As Jupiter does, fully at the fifth, seventh and ninth: a modern custom without a verse that we know of. */
    FIFTH_SEVENTH_NINTH("as Jupiter does, at the fifth, seventh and ninth: a modern custom", "5_7_9");

    /** Which of them is chosen. */
    public static final Convention<NodeAspects> CONVENTION = Convention.of(
                    "node_aspects", "Whether Rahu and Ketu look at other signs; the old texts are silent.", values())
            .moving(Part.ASPECTS, Part.LAJJITADI);

    private final String note;

    private final String id;

    NodeAspects(String note, String id) {
        this.note = note;
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Convention<NodeAspects> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
