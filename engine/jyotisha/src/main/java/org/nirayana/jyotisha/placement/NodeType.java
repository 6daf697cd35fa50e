package org.nirayana.jyotisha.placement;

import org.nirayana.astronomy.position.Moment;
import org.nirayana.astronomy.position.Node;

/** Which of the two lunar nodes Rahu and Ketu are. */
public enum NodeType {
    /** Where the plane of the Moon's motion cuts the ecliptic at the moment (osculating). */
    TRUE("true") {
        @Override
        public Node at(Moment moment) {
            return moment.trueNode();
        }
    },
    /** Where it does on average (the IAU polynomial); always retrograde. */
    MEAN("mean") {
        @Override
        public Node at(Moment moment) {
            return moment.meanNode();
        }
    };

    private final String id;

    NodeType(String id) {
        this.id = id;
    }

    /** The value of the setting and parameter {@code node_type}. */
    public String id() {
        return id;
    }

    /** Where the ascending node is at a moment. */
    public abstract Node at(Moment moment);
}
