package org.nirayana.jyotisha;

import java.util.List;

/**
 * Points that belong together, such as the upagrahas of the Sun. Open: {@link Chart#points} takes any, and {@link
 * org.nirayana.jyotisha.point.PointSets} is the list of those that are known by name.
 */
public interface PointSet {
    /** As callers name it: {@code sun_upagrahas}. */
    String id();

    /** In the order in which they are listed; the same every time, for every chart. */
    List<PointRule> points();

    /** A set of one's own. */
    static PointSet of(String id, PointRule... points) {
        return new OwnPointSet(id, List.of(points));
    }
}
