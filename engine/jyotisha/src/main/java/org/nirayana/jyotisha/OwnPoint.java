package org.nirayana.jyotisha;

import java.util.Objects;
import java.util.function.Function;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A point that a program makes of a function. */
record OwnPoint(String id, String code, String source, Function<Chart, SiderealLongitude> rule) implements PointRule {
    OwnPoint {
        Objects.requireNonNull(id);
        Objects.requireNonNull(code);
        Objects.requireNonNull(source);
        Objects.requireNonNull(rule);
    }

    @Override
    public SiderealLongitude place(Chart chart) {
        return rule.apply(chart);
    }

    @Override
    public String toString() {
        return id;
    }
}
