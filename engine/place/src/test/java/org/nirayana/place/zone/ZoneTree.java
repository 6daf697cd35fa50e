package org.nirayana.place.zone;

import java.util.List;

/** A quad-tree of zones while it is being made; four equal leaves are one. */
record ZoneTree(int zone, List<ZoneTree> children) {
    static ZoneTree leaf(int zone) {
        return new ZoneTree(zone, List.of());
    }

    /** @param children south-west, south-east, north-west, north-east */
    static ZoneTree node(ZoneTree... children) {
        ZoneTree first = children[0];
        for (ZoneTree child : children) {
            if (!child.isLeaf() || child.zone != first.zone) {
                return new ZoneTree(0, List.of(children));
            }
        }
        return first;
    }

    boolean isLeaf() {
        return children.isEmpty();
    }
}
