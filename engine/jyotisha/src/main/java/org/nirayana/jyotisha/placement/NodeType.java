package org.nirayana.jyotisha.placement;

import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;
import org.nirayana.jyotisha.convention.Choice;
import org.nirayana.jyotisha.convention.Convention;
import org.nirayana.jyotisha.convention.Part;

/** Which of the two lunar nodes Rahu and Ketu are. */
public enum NodeType implements Choice {
    /** Where the plane of the Moon's motion cuts the ecliptic at the moment (osculating). */
    TRUE("where the plane of the Moon's motion cuts the ecliptic at the moment", "true") {
        @Override
        public Node at(Moment moment) {
            return moment.trueNode();
        }
    },
    /** Where it does on average (the IAU polynomial); always retrograde. */
    MEAN("where it does on average, always retrograde (Jagannatha Hora, AstroSage)", "mean") {
        @Override
        public Node at(Moment moment) {
            return moment.meanNode();
        }
    };

    /** Which of them is chosen. */
    public static final Convention<NodeType> CONVENTION = Convention.of(
                    "node_type", "Which of the Moon's nodes Rahu and Ketu are.", values())
            .moving(Part.OF_PLACES);

    private final String note;

    private final String id;

    NodeType(String note, String id) {
        this.note = note;
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    /** Where the ascending node is at a moment. */
    public abstract Node at(Moment moment);

    @Override
    public Convention<NodeType> convention() {
        return CONVENTION;
    }

    @Override
    public String note() {
        return note;
    }
}
