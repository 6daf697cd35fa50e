package org.nirayana.jyotisha;

import java.util.List;
import java.util.Objects;

/** A set that a program makes of its points. */
record OwnPointSet(String id, List<PointRule> points) implements PointSet {
    OwnPointSet {
        Objects.requireNonNull(id);
        points = List.copyOf(points);
    }
}
