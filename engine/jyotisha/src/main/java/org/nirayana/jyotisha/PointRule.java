package org.nirayana.jyotisha;

import java.util.Optional;
import java.util.function.Function;
import org.nirayana.astronomy.units.Angle;
import org.nirayana.jyotisha.zodiac.ChartPoint;
import org.nirayana.jyotisha.zodiac.SiderealLongitude;

/** A point that a chart has beside its ten, with the rule that says where it stands. */
public interface PointRule extends ChartPoint {
    /** The text and verse, or the author, that states the rule. */
    String source();

    /** Where it stands in a chart; a pure function. */
    SiderealLongitude place(Chart chart);

    /** Its ecliptic latitude, where it has one. */
    default Optional<Angle> latitude(Chart chart) {
        return Optional.empty();
    }

    /** Change of its longitude in a day, where it is known; below 0 it is drawn as retrograde. */
    default Optional<Angle> speedPerDay(Chart chart) {
        return Optional.empty();
    }

    /**
     * A point of one's own.
     *
     * @param id in answers and columns: lower-case letters, digits and underscores, such as {@code bhrigu_bindu}
     * @param code a few letters for tables and drawings: {@code BB}
     * @param source the text and verse, or the author, that states the rule
     * @param place a pure function of a chart
     */
    static PointRule of(String id, String code, String source, Function<Chart, SiderealLongitude> place) {
        return new OwnPoint(id, code, source, place);
    }
}
